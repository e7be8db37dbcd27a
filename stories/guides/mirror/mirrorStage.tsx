import { type ReactElement, type ReactNode, useEffect, useState, useSyncExternalStore } from 'react'
import { type Client, createClient, mirrored, type Policy, TonlensProvider } from 'tonlens'
import { type Mirror, openMirror } from 'tonlens/mirror'
import { embeddedMedia } from '../../chain/pictures.ts'
import { openSwitchedService, type SwitchedService } from '../../chain/switched.ts'

/** An empty mirror, and a client that asks it first and then a service that can be cut off. */
export interface MirrorStage {
  readonly mirror: Mirror
  readonly client: Client
  readonly service: SwitchedService
}

async function openStage(name: string, latency: number): Promise<MirrorStage> {
  const service = await openSwitchedService(latency)
  const mirror = await openMirror({ name })
  await mirror.clear()
  const client = createClient({
    network: { name: 'embedded', baseUrl: 'https://embedded.example/api/v3' },
    rate: Infinity,
    fetch: service.fetch,
    transport: (http) => mirrored(mirror, http),
  })
  return { mirror, client, service }
}

/** Opens a stage for as long as it is shown. @param name Of the database. @param latency Milliseconds. */
export function useMirrorStage(name: string, latency: number): MirrorStage | undefined {
  const [stage, setStage] = useState<MirrorStage>()
  const [failure, setFailure] = useState<unknown>()
  useEffect(() => {
    let opened: MirrorStage | undefined
    let isLeft = false
    openStage(name, latency).then((ready) => {
      opened = ready
      if (isLeft) void ready.mirror.close()
      else setStage(ready)
    }, setFailure)
    return () => {
      isLeft = true
      void opened?.mirror.close()
    }
  }, [name, latency])
  if (failure !== undefined) throw failure
  return stage
}

interface StagedProps {
  readonly client: Client
  readonly policy: Policy
  readonly children: ReactNode
}

/** The embedded chain with its pictures, and links within the page. */
export function Staged({ client, policy, children }: StagedProps): ReactElement {
  return (
    <TonlensProvider client={client} policy={policy} timeZone="UTC" media={embeddedMedia} links={links}>
      {children}
    </TonlensProvider>
  )
}

/** In full: a page may resolve a bare fragment against another address. */
const links = {
  transaction: (hash: string) => {
    return `${window.location.href.split('#')[0]}#/transaction/${encodeURIComponent(hash)}`
  },
}

/** The transaction that a link has led to; none at first. */
export function useOpenedTransaction(): string | undefined {
  const fragment = useSyncExternalStore(
    (listener) => {
      window.addEventListener('hashchange', listener)
      return () => window.removeEventListener('hashchange', listener)
    },
    () => window.location.hash,
  )
  const [, page, hash] = fragment.split('/')
  return page === 'transaction' && hash !== undefined ? decodeURIComponent(hash) : undefined
}

/** Forgets the link, so that another page does not begin with it. */
export function leaveTransaction(): void {
  window.location.hash = ''
}
