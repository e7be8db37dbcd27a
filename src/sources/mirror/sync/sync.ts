import { onAbort, wait } from '../../client/limits/onAbort.ts'
import { now as monotonicNow } from '../../client/limits/pause.ts'
import type { Transport } from '../../client/transports/transport.ts'
import { type Mark, scopeStatus } from '../coverage/marks.ts'
import { type Scope, scopeId, type ScopeStatus, type SyncProgress } from '../coverage/scope.ts'
import { lead } from '../../client/tabs/leader.ts'
import { syncAccount } from './account.ts'
import { syncActions, syncTrace } from './trace.ts'
import { syncBlocks } from './blocks.ts'
import { historyShare, syncHistory } from './history.ts'
import { syncJettons } from './jettons.ts'
import { syncItems } from './nfts.ts'
import { createProgressReporter } from './progress.ts'
import { openSession, type Session, type SyncTarget } from './session.ts'
import { syncTransfers } from './transfers.ts'

/** How to sync a scope. */
export interface SyncOptions {
  /** The service itself: `client.service`. */
  readonly service: Transport
  /** Stops the sync. What it has mirrored stays, and the next sync continues there. */
  readonly signal?: AbortSignal | undefined
  readonly onProgress?: ((progress: SyncProgress) => void) | undefined
  /** Keep syncing new rows until the signal fires. @default false */
  readonly follow?: boolean | undefined
}

/**
 * Milliseconds between two looks at what is new, while a sync follows. A history costs one small request
 * each time; a list is read completely.
 */
const followEvery: Readonly<Record<Scope['kind'], number>> = {
  transactions: 10_000,
  actions: 10_000,
  trace: 5000,
  nftItems: 60_000,
  jettonWallets: 30_000,
  jettonTransfers: 10_000,
  jettonBurns: 30_000,
  nftTransfers: 30_000,
  account: 30_000,
  blocks: 5000,
}
/** Shortest time between two notifications of listeners, in milliseconds. */
const notifyEvery = 500

/**
 * Syncs a scope, in one tab at a time.
 * @throws {SyncError} The service's answers do not fit.
 * @throws {MirrorUnavailableError} The service is of another network than the mirror.
 */
export async function sync(
  target: SyncTarget,
  scope: Scope,
  { service, signal = new AbortController().signal, onProgress, follow = false }: SyncOptions,
  now = () => Date.now() / 1000,
): Promise<ScopeStatus> {
  await target.identity.requireNetwork(service.network)
  const id = scopeId(scope)
  const calledAt = Date.now() / 1000
  const report = createProgressReporter(scope, onProgress)
  let waited = false
  let notifiedAt = -Infinity
  const notify = (isLast = false) => {
    if (!isLast && monotonicNow() - notifiedAt < notifyEvery) return
    notifiedAt = monotonicNow()
    target.notify({ scopes: [scope], everything: false })
  }
  const onWait = () => {
    waited = true
    report('waiting', 0, undefined)
  }
  const name = `tonlens:${target.database.name}:${id}`
  const work = async (stop: AbortSignal) => {
    const onStep = (mark: Mark) => {
      // The parts of an account report their progress themselves.
      if (scope.kind === 'account') return notify()
      report('running', mark.rows, syncedShare(mark))
      notify()
    }
    const session = await openSession(target, scope, { service, signal: stop, now, onStep })
    // The tab that had the lead may have finished while this one waited.
    const isDone = waited && session.mark().state === 'complete' && session.mark().asOf >= calledAt
    const run = () => {
      if (scope.kind !== 'account') return syncScope(session)
      return syncAccount(target, session, scope.account, {
        syncPart: (part, onPart) => sync(target, part, { service, signal: stop, onProgress: onPart }, now),
        onProgress: (part) => report(part.state === 'waiting' ? 'waiting' : 'running', part.rows, part.share),
      })
    }
    if (!isDone) await run()
    for (let follows = follow; ; await run()) {
      notify(true)
      const mark = session.mark()
      follows &&= !isFinal(mark)
      report(follows ? 'following' : 'done', mark.rows, syncedShare(mark))
      if (!follows) return scopeStatus(mark)
      await wait(followEvery[scope.kind], stop)
    }
  }
  return lead({ name, channel: target.channel, signal, onWait }, (lost) => withEither(signal, lost, work))
}

/** Tells whether a scope is complete and can never change again. */
function isFinal({ scope, state }: Mark): boolean {
  return state === 'complete' && (scope.kind === 'trace' || scope.kind === 'blocks')
}

/** Fetches what is missing of a scope that has no parts. @throws {SyncError} The service's answers do not fit. */
export async function syncScope(session: Session): Promise<void> {
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
    case 'jettonTransfers':
    case 'jettonBurns':
    case 'nftTransfers':
      await syncTransfers(session, scope)
      break
    case 'account':
      return
  }
  await session.write({ drafts: [], change: (mark) => ({ ...mark, state: 'complete' }) })
}

/** Mirrored share of a scope, 0 to 1; undefined while its size is unknown. */
function syncedShare(mark: Mark): number | undefined {
  const { scope, state, sweeps } = mark
  if (state === 'complete') return 1
  if (scope.kind === 'transactions') return historyShare(mark)
  if (scope.kind !== 'blocks') return undefined
  return (sweeps?.['rows']?.pages.length ?? 0) / (scope.to - scope.from + 1)
}

/** Runs `work` with a signal that fires with the first of two, and listens to them no longer than it runs. */
async function withEither<Result>(
  a: AbortSignal,
  b: AbortSignal,
  work: (either: AbortSignal) => Promise<Result>,
): Promise<Result> {
  const either = new AbortController()
  const releases = [a, b].map((signal) => {
    if (signal.aborted) either.abort(signal.reason)
    return onAbort(signal, () => either.abort(signal.reason))
  })
  try {
    return await work(either.signal)
  } finally {
    for (const release of releases) release()
  }
}
