import { parseCell } from '../../../ton/boc.ts'
import type { Cell } from '../../../ton/cell.ts'
import { Slice } from '../../../ton/slice.ts'

/** One result of a get-method, ready to be shown. */
export type StackView =
  | { readonly kind: 'number'; readonly decimal: string; readonly hex: string }
  /** `address`: what the cell holds, where that is an address and nothing else. */
  | { readonly kind: 'cell' | 'slice'; readonly cell: Cell; readonly address: string | undefined }
  | { readonly kind: 'tuple' | 'list'; readonly items: readonly StackView[] }
  | { readonly kind: 'nothing' }
  /** Not what it says it is: shown as it came. */
  | { readonly kind: 'unreadable'; readonly value: unknown }

const deepest = 32

/** Reads one entry of a stack; entries that are not what they say come back as they are. */
export function stackView(entry: unknown, depth = 0): StackView {
  const unreadable: StackView = { kind: 'unreadable', value: entry }
  if (typeof entry !== 'object' || entry === null || depth > deepest) return unreadable
  const { type, value } = entry as { readonly type?: unknown; readonly value?: unknown }
  if (type === 'num') return numberView(value) ?? unreadable
  if (type === 'cell' || type === 'slice') return cellView(type, value) ?? unreadable
  if (type === 'null') return { kind: 'nothing' }
  if (type !== 'tuple' && type !== 'list') return unreadable
  if (value === null) return { kind: 'nothing' }
  if (!Array.isArray(value)) return unreadable
  return { kind: type, items: (value as unknown[]).map((item) => stackView(item, depth + 1)) }
}

function numberView(value: unknown): StackView | undefined {
  const [, sign, digits] = /^(-?)(0x[0-9a-f]{1,65}|\d{1,80})$/i.exec(String(value)) ?? []
  if (typeof value !== 'string' || digits === undefined) return undefined
  const size = BigInt(digits)
  const minus = sign === '-' && size > 0n ? '-' : ''
  return { kind: 'number', decimal: `${minus}${size}`, hex: `${minus}0x${size.toString(16)}` }
}

function cellView(kind: 'cell' | 'slice', value: unknown): StackView | undefined {
  if (typeof value !== 'string') return undefined
  try {
    const cell = parseCell(value)
    return { kind, cell, address: addressIn(cell) }
  } catch {
    return undefined
  }
}

function addressIn(cell: Cell): string | undefined {
  try {
    const slice = new Slice(cell)
    const address = slice.address() ?? undefined
    return slice.remainingBits === 0 && slice.remainingRefs === 0 ? address : undefined
  } catch {
    return undefined
  }
}
