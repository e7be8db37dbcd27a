import { useQuery } from '@tanstack/react-query'
import { type ReactElement, useMemo, useState } from 'react'
import { cardState, CodeView, skipToken, SourceView, useAccountStates, useDisplay, useVerifiedSource } from 'tonlens'
import { type CodeListing, disassemble, sourcesRegistry } from 'tonlens/code'
import { useIpfsGateway } from '../ipfsGateway.ts'

/** Code of an account: its instructions and its verified source, each when the reader asks for it. */
export function Code({ address }: { readonly address: string }): ReactElement {
  const state = useAccountStates({ address: [address], include_boc: true })
  const account = state.data?.accounts[0]
  const { contracts } = useDisplay()
  const methods = contracts?.getMethods?.({ address, codeHash: account?.code_hash, interfaces: account?.interfaces })
  const { code_boc: code, code_hash: hash } = account ?? {}
  if (typeof hash !== 'string') return <CodeView {...cardState(state)} listing={state.data === undefined ? undefined : null} />
  return (
    <>
      {typeof code === 'string' ? <Instructions code={code} hash={hash} names={Object.keys(methods ?? {})} /> : <p>The index gives the hash of this code, but not the code itself.</p>}
      <Source hash={hash} />
    </>
  )
}

interface InstructionsProps {
  /** Code cell, base64. */
  readonly code: string
  readonly hash: string
  /** Names that methods may have. */
  readonly names: readonly string[]
}

function Instructions({ code, hash, names }: InstructionsProps): ReactElement {
  const [isAsked, setAsked] = useState(false)
  const query = useQuery({
    queryKey: ['disassemble', hash, names],
    queryFn: ({ signal }) => loadListing(code, names, signal),
    enabled: isAsked,
    staleTime: Infinity,
    retry: false,
    // The disassembler may be in the cache of the browser.
    networkMode: 'always',
  })
  if (isAsked) return <CodeView ref={focus} tabIndex={-1} {...cardState(query)} origin={undefined} listing={query.data} />
  return (
    <button type="button" part="button" onClick={() => setAsked(true)}>
      Show instructions
    </button>
  )
}

/** Keeps the keyboard where the pressed button was. */
function focus(view: HTMLElement | null): void {
  view?.focus()
}

/** Disassembles the code. The disassembler and the Buffer that it needs are loaded here. */
async function loadListing(code: string, names: readonly string[], signal: AbortSignal): Promise<CodeListing> {
  const { Buffer } = await import('buffer')
  globalThis.Buffer ??= Buffer as unknown as typeof globalThis.Buffer
  return disassemble(code, { names, signal })
}

function Source({ hash }: { readonly hash: string }): ReactElement {
  const gateway = useIpfsGateway()
  if (gateway === undefined) return <p>Verified sources are kept in IPFS, and this explorer has no IPFS gateway.</p>
  return <SourceFromGateway hash={hash} gateway={gateway} />
}

function SourceFromGateway({ hash, gateway }: { readonly hash: string; readonly gateway: string }): ReactElement {
  const [isAsked, setAsked] = useState(false)
  const verifier = useMemo(() => sourcesRegistry({ ipfsGateway: gateway }), [gateway])
  const query = useVerifiedSource(isAsked ? hash : skipToken, { verifier })
  if (isAsked) return <SourceView ref={focus} tabIndex={-1} {...cardState(query)} source={query.data} codeHash={hash} />
  return (
    <button type="button" part="button" onClick={() => setAsked(true)}>
      Look for verified source
    </button>
  )
}
