import { useEffect, useMemo, useRef, useState } from 'react'
import type { Abi } from '../../../ton/abi/abi.ts'
import type { CompiledTlb } from '../../../ton/tlb/compile.ts'
import { maxTlbLength } from '../../../ton/tlb/errors.ts'
import { parseAbiText } from './cellTypes.ts'

/** Compiles TL-B schemes, as `compileTlb` of `tonlens/tlb` does. */
export type CompileTlb = (text: string, options: { readonly signal: AbortSignal }) => Promise<CompiledTlb>

/** ABI that a reader typed. */
export interface OwnAbi {
  readonly abi?: Abi | undefined
  /** TL-B types that the ABI lacks. */
  readonly refused: readonly unknown[]
  readonly isCompiling?: boolean
  /** The text is no ABI: neither JSON, nor TL-B where that is compiled. */
  readonly fault?: 'json' | 'long' | { readonly error: unknown }
}

/** Milliseconds without a key press after which TL-B is compiled. */
const typingPause = 300
const noAbi: OwnAbi = { refused: [] }
const compiling: OwnAbi = { refused: [], isCompiling: true }

/** Reads the ABI that a reader typed: JSON at once, TL-B after a pause in typing. */
export function useOwnAbi(text: string, compileTlb: CompileTlb | undefined): OwnAbi {
  const isTlb = compileTlb !== undefined && looksLikeTlb(text)
  const atOnce = useMemo(() => (isTlb ? undefined : readJson(text)), [isTlb, text])
  const [late, setLate] = useState<{ readonly text: string; readonly own: OwnAbi }>()
  const compile = useRef(compileTlb)
  useEffect(() => {
    compile.current = compileTlb
  })
  useEffect(() => {
    if (!isTlb) return
    const controller = new AbortController()
    const { signal } = controller
    const show = (own: OwnAbi) => {
      if (!signal.aborted) setLate({ text, own })
    }
    const timer = setTimeout(() => {
      if (text.length > maxTlbLength) return show({ refused: [], fault: 'long' })
      Promise.resolve()
        .then(() => compile.current?.(text, { signal }))
        .then(
          (compiled) => show(readCompiled(compiled)),
          (error: unknown) => show({ refused: [], fault: { error } }),
        )
    }, typingPause)
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [isTlb, text])
  return atOnce ?? (late?.text === text ? late.own : compiling)
}

/** A scheme begins with a name or a comment, JSON with a bracket, a quote or a digit. */
function looksLikeTlb(text: string): boolean {
  return /^\s*(?:[a-z_!]|\/[/*])/i.test(text)
}

function readJson(text: string): OwnAbi {
  if (text.trim() === '') return noAbi
  const abi = parseAbiText(text)
  return abi === undefined ? { refused: [], fault: 'json' } : { abi, refused: [] }
}

/** Applications may pass any compiler. */
function readCompiled(compiled: unknown): OwnAbi {
  const { abi, refused } = (compiled ?? {}) as { readonly abi?: unknown; readonly refused?: unknown }
  if (typeof abi !== 'object' || abi === null || typeof (abi as Abi).types !== 'object')
    return { refused: [], fault: { error: undefined } }
  return { abi: abi as Abi, refused: Array.isArray(refused) ? refused : [] }
}
