import type { Transport } from '../client/transports/transport.ts'
import { wait } from '../client/limits/wait.ts'
import { nftItems } from '../endpoints/nfts.ts'
import type { NftItem } from '../schema/nft.ts'
import { lead } from './leader.ts'
import { type Mark, statusOf } from './marks.ts'
import { nftItem, realOwner } from './nfts.ts'
import { type Scope, scopeId, type ScopeStatus, type SyncProgress } from './scope.ts'
import { createMeter, openSession, type Session, type SyncTarget } from './session.ts'
import { syncActions } from './syncActions.ts'
import { syncBlocks } from './syncBlocks.ts'
import { syncJettons } from './syncJettons.ts'
import { shareOfHistory, syncHistory } from './syncHistory.ts'
import { sweepList } from './syncList.ts'
import { syncTrace } from './syncTrace.ts'

/** How to sync a scope. */
export interface SyncOptions {
  /** The service itself: `client.service`. */
  readonly service: Transport
  /** Stops the sync; what it has brought stays, and the next one goes on there. */
  readonly signal?: AbortSignal | undefined
  readonly onProgress?: ((progress: SyncProgress) => void) | undefined
  /** Go on with what comes, until the signal fires. @default false */
  readonly follow?: boolean | undefined
}

/** Milliseconds between two looks at what is new: a history costs one small request, a list all of it. */
const PAUSES: Readonly<Record<Scope['kind'], number>> = {
  transactions: 10_000,
  actions: 10_000,
  trace: 5000,
  nftItems: 60_000,
  jettonWallets: 30_000,
  blocks: 5000,
}
/** Listeners are told no more often than this; milliseconds. */
const TELL = 500

/** Brings a scope here, as the only tab that does. @throws {SyncError} */
export async function sync(
  target: SyncTarget,
  scope: Scope,
  { service, signal = new AbortController().signal, onProgress, follow = false }: SyncOptions,
  now = () => Date.now() / 1000,
): Promise<ScopeStatus> {
  const id = scopeId(scope)
  const called = Date.now() / 1000
  const report = createMeter(scope, onProgress)
  let waited = false
  let told = 0
  const tell = (isLast = false) => {
    if (!isLast && Date.now() - told < TELL) return
    told = Date.now()
    target.notify({ scopes: [scope], whole: false })
  }
  const onWait = () => {
    waited = true
    report('waiting', 0, undefined)
  }
  const name = `tonlens:${target.database.name}:${id}`
  return lead({ name, channel: target.channel, signal, onWait }, async (lost) => {
    const stop = joined(signal, lost)
    const onStep = (mark: Mark) => {
      report('running', mark.rows, shareOf(mark))
      tell()
    }
    const session = await openSession(target, scope, { service, signal: stop, now, onStep })
    // The tab that had the lead may just have done it.
    const isDone = waited && session.mark().state === 'complete' && session.mark().asOf >= called
    if (!isDone) await run(session)
    for (let isFollowed = follow; ; await run(session)) {
      tell(true)
      const mark = session.mark()
      isFollowed &&= !isOver(mark)
      report(isFollowed ? 'following' : 'done', mark.rows, shareOf(mark))
      if (!isFollowed) return statusOf(mark)
      await wait(PAUSES[scope.kind], stop)
    }
  })
}

/** Nothing can come any more. */
function isOver({ scope, state }: Mark): boolean {
  return state === 'complete' && (scope.kind === 'trace' || scope.kind === 'blocks')
}

/** Brings what is missing of a scope. @throws {SyncError} */
export async function run(session: Session): Promise<void> {
  const { scope } = session
  switch (scope.kind) {
    case 'transactions':
      return syncHistory(session, scope.account)
    case 'actions':
      await syncActions(session, scope.account)
      break
    case 'trace':
      return syncTrace(session, scope.hash)
    case 'blocks':
      return syncBlocks(session, scope.from, scope.to)
    case 'nftItems':
      await syncItems(session, scope)
      break
    case 'jettonWallets':
      await syncJettons(session, scope.owner_address)
      break
  }
  await session.keep({ drafts: [], change: (mark) => ({ ...mark, state: 'complete' }) })
}

async function syncItems(session: Session, scope: Scope & { readonly kind: 'nftItems' }) {
  const endpoint = nftItems
  if ('collection_address' in scope) {
    const { collection_address: collection } = scope
    await sweepList<NftItem>(session, {
      name: 'rows',
      endpoint,
      params: { collection_address: [collection] },
      kind: nftItem,
      belongs: (item) => item.collection_address === collection,
    })
    return
  }
  const { owner_address: owner } = scope
  await sweepList<NftItem>(session, {
    name: 'rows',
    endpoint,
    params: { owner_address: [owner] },
    kind: nftItem,
    belongs: (item) => item.owner_address === owner,
  })
  // A list of its own: what is on sale lies with the sale contract.
  await sweepList<NftItem>(session, {
    name: 'on sale too',
    endpoint,
    params: { owner_address: [owner], include_on_sale: true },
    kind: nftItem,
    belongs: (item) => realOwner(item) === owner,
  })
}

function shareOf(mark: Mark): number | undefined {
  const { scope, state, sweeps } = mark
  if (state === 'complete') return 1
  if (scope.kind === 'transactions') return shareOfHistory(mark)
  if (scope.kind !== 'blocks') return undefined
  return (sweeps?.['rows']?.pages.length ?? 0) / (scope.to - scope.from + 1)
}

/** A signal that fires with the first of two. */
function joined(a: AbortSignal, b: AbortSignal): AbortSignal {
  const either = new AbortController()
  for (const signal of [a, b]) {
    if (signal.aborted) either.abort(signal.reason)
    signal.addEventListener('abort', () => either.abort(signal.reason), { once: true, signal: either.signal })
  }
  return either.signal
}
