import { useQuery } from '@tanstack/react-query'
import { type ReactElement, useMemo, useState } from 'react'
import { cardState, skipToken, useAccountStates, useDisplay } from 'tonlens'
import {
  CodeView,
  type CodeViewProps,
  contractLabel,
  SourceView,
  useSameCode,
  useVerifiedSource,
} from 'tonlens/contracts'
import { actonVerifier, type CodeListing, disassemble, type SourceVerifier, sourcesRegistry } from 'tonlens/code'
import { useIpfsGateway, useSourceVerifier } from '../../connection/connection.ts'
import { type LoadLibrary, useLibrary } from '../../connection/library.ts'
import { QueryNotes } from '../../shell/QueryNotes.tsx'
import { useExplorerTexts } from '../../texts/useExplorerTexts.ts'

/** Code of an account: its instructions and its verified source, each when the reader asks for it. */
export function Code({ address }: { readonly address: string }): ReactElement {
  const texts = useExplorerTexts('account').code
  const { state, hash, code } = useCode(address)
  if (typeof hash !== 'string')
    return <CodeView {...cardState(state)} listing={state.data === undefined ? undefined : null} />
  return (
    <>
      <KnownCode hash={hash} />
      <QueryNotes of={[state]} />
      {typeof code === 'string' ? <Instructions address={address} /> : <p>{texts.missing}</p>}
      <Source hash={hash} />
    </>
  )
}

/** Code of an account now, and names that its methods may have. */
function useCode(address: string) {
  const state = useAccountStates({ address: [address], include_boc: true })
  const account = state.data?.accounts[0]
  const { contracts } = useDisplay()
  const names = Object.keys(
    contracts?.getMethods?.({ address, codeHash: account?.code_hash, interfaces: account?.interfaces }) ?? {},
  )
  return { state, hash: account?.code_hash, code: account?.code_boc, names }
}

/** Name of a code by its hash. */
function KnownCode({ hash }: { readonly hash: string }): ReactElement {
  const texts = useExplorerTexts('account').code
  const { contracts, messages } = useDisplay()
  const name = contractLabel({ codeHash: hash }, { contracts }, messages.contract)
  return (
    <p className="explorer-kind">
      {name === '' ? (
        texts.unknown
      ) : (
        <>
          {texts.known}{' '}
          <strong>
            <bdi>{name}</bdi>
          </strong>
        </>
      )}
    </p>
  )
}

function Instructions({ address }: { readonly address: string }): ReactElement {
  const texts = useExplorerTexts('account').code
  const [isAsked, setAsked] = useState(false)
  if (isAsked) return <Listing address={address} />
  return (
    <button type="button" part="button" onClick={() => setAsked(true)}>
      {texts.show}
    </button>
  )
}

interface ListingProps extends Pick<CodeViewProps, 'place'> {
  readonly address: string
}

/** Instructions of an account's code, with the line of one of them, and the contracts that have the same code. */
export function Listing({ address, place }: ListingProps): ReactElement {
  const { state, hash, code, names } = useCode(address)
  const library = useLibrary()
  const others = useSameCode(hash ?? skipToken, { except: address })
  const query = useQuery({
    queryKey: ['disassemble', hash, names],
    queryFn: ({ signal }) => loadListing(code ?? '', { names, library, signal }),
    enabled: typeof code === 'string',
    staleTime: Infinity,
    retry: false,
    // The disassembler may be in the cache of the browser.
    networkMode: 'always',
  })
  if (typeof code !== 'string')
    return <CodeView {...cardState(state)} listing={state.data === undefined ? undefined : null} />
  return (
    <CodeView
      ref={focus}
      tabIndex={-1}
      {...cardState(query)}
      origin={undefined}
      listing={query.data}
      place={place}
      sameCode={others}
    />
  )
}

/** Keeps the keyboard where the pressed button was. */
function focus(view: HTMLElement | null): void {
  view?.focus()
}

interface ListingOptions {
  readonly names: readonly string[]
  readonly library: LoadLibrary | undefined
  readonly signal: AbortSignal
}

/** Disassembles the code. The disassembler and the Buffer that it needs are loaded here. */
async function loadListing(code: string, options: ListingOptions): Promise<CodeListing> {
  const buffer = await import('buffer')
  // Some bundlers give a CommonJS package as the default export alone.
  globalThis.Buffer ??= ('Buffer' in buffer ? buffer : (buffer as { default: typeof buffer }).default).Buffer
  return disassemble(code, { ...options, places: true })
}

function Source({ hash }: { readonly hash: string }): ReactElement {
  const texts = useExplorerTexts('account').code
  const gateway = useIpfsGateway()
  const service = useSourceVerifier()
  const registry = useMemo(() => gateway && sourcesRegistry({ ipfsGateway: gateway }), [gateway])
  const verifier = useMemo(() => service && actonVerifier({ baseUrl: service }), [service])
  return (
    <>
      {registry && <SourceFrom key={registry.key} hash={hash} verifier={registry} label={texts.look} />}
      {service && verifier && (
        <SourceFrom key={verifier.key} hash={hash} verifier={verifier} label={texts.lookAt(new URL(service).host)} />
      )}
    </>
  )
}

interface SourceFromProps {
  readonly hash: string
  readonly verifier: SourceVerifier
  readonly label: string
}

function SourceFrom({ hash, verifier, label }: SourceFromProps): ReactElement {
  const [isAsked, setAsked] = useState(false)
  const query = useVerifiedSource(isAsked ? hash : skipToken, { verifier })
  if (isAsked) return <SourceView ref={focus} tabIndex={-1} {...cardState(query)} source={query.data} codeHash={hash} />
  return (
    <button type="button" part="button" onClick={() => setAsked(true)}>
      {label}
    </button>
  )
}
