// Elects one writer for each scope among all tabs, by a Web Lock. A frozen tab keeps its lock, so a tab
// releases it before it freezes, and the others steal it when its heartbeats stop. A tab that lost the lock
// may not know it yet; it is stopped by the fence number of the mark, which every batch checks.
import { TonlensError } from '../../../ton/cells/errors.ts'
import { onAbort, wait } from '../limits/onAbort.ts'
import { now, repeat, startPause } from '../limits/pause.ts'
import type { Channel } from './channel.ts'

/**
 * Milliseconds between two pings of a waiting tab. The leader answers at once, because hidden tabs
 * throttle timers but not messages.
 */
const pingEvery = 500
/** Silence after which a leader counts as frozen, in milliseconds. */
const maxSilence = 5000

/** Runs `work` as the only holder of a name. The signal given to `work` fires when the lead is lost. */
export interface Lead {
  <T>(
    options: {
      readonly name: string
      readonly channel: Channel
      readonly signal: AbortSignal
      /** Called when another holder has the lead. */
      readonly onWait: () => void
    },
    work: (lost: AbortSignal) => Promise<T>,
  ): Promise<T>
}

/** The lead was stolen or released; the work starts again when the lead is won back. */
export class LeadLostError extends TonlensError {
  override readonly name = 'LeadLostError'
}

/** Web Locks do not work here: they reject requests, or never settle them. */
class LocksFailedError extends TonlensError {
  override readonly name = 'LocksFailedError'
}

/**
 * Elects by Web Locks where they exist and work, otherwise only among the mirrors of this page. Two pages may
 * then sync one scope; the fence number of its mark keeps them from mixing their rows.
 */
export const lead: Lead = async ({ name, channel, signal, onWait }, work) => {
  let locks = globalThis.isSecureContext ? globalThis.navigator.locks : undefined
  for (;;) {
    signal.throwIfAborted()
    try {
      return await (locks === undefined
        ? queueInPage(name, signal, onWait, () => work(new AbortController().signal))
        : underLock(locks, { name, channel, signal, onWait }, work))
    } catch (error) {
      if (error instanceof LocksFailedError) locks = undefined
      else if (!(error instanceof LeadLostError)) throw error
    }
  }
}

/** Milliseconds after which a request that could be settled at once counts as one that never settles. */
const settleTime = 5000

/**
 * Requests a lock that is granted or refused at once.
 * @throws {LocksFailedError} The request was rejected before it was granted, or not settled in time.
 */
async function requestNow<T>(
  locks: LockManager,
  name: string,
  options: LockOptions,
  run: (lock: Lock | null) => Promise<T>,
): Promise<T> {
  let isGranted = false
  let isLate = false
  const timer = new AbortController()
  const late = wait(settleTime, timer.signal).then(
    () => {
      isLate = !isGranted
      if (isLate) throw new LocksFailedError()
      return new Promise<never>(() => {})
    },
    () => new Promise<never>(() => {}),
  )
  late.catch(() => undefined)
  const request = async (): Promise<T> => {
    try {
      return await locks.request(name, options, async (lock) => {
        isGranted = true
        if (isLate) throw new LocksFailedError()
        return run(lock)
      })
    } catch (error) {
      throw isGranted ? error : new LocksFailedError()
    }
  }
  try {
    return await Promise.race([request(), late])
  } finally {
    timer.abort()
  }
}

async function underLock<T>(
  locks: LockManager,
  { name, channel, signal, onWait }: Parameters<Lead>[0],
  work: (lost: AbortSignal) => Promise<T>,
): Promise<T> {
  const lost = new AbortController()
  let running = false
  const run = async () => {
    running = true
    const release = () => lost.abort(new LeadLostError())
    const unwatch = onFreeze(release)
    const unsubscribe = channel.subscribe(({ want }) => {
      if (want !== name) return
      channel.post({ beat: name })
      if (isHidden()) release()
    })
    try {
      return await work(lost.signal)
    } catch (error) {
      throw lost.signal.aborted ? lost.signal.reason : error
    } finally {
      running = false
      unsubscribe()
      unwatch()
    }
  }
  try {
    const free = await requestNow(locks, name, { ifAvailable: true }, async (lock) =>
      lock === null ? undefined : { result: await run() },
    )
    if (free !== undefined) return free.result
    onWait()
    return await waitFor(locks, { name, channel, signal, onWait }, run)
  } catch (error) {
    if (!running) throw error
    // A stolen lock rejects its request while the work continues, so the work must be stopped.
    lost.abort(new LeadLostError())
    throw new LeadLostError()
  }
}

/** Waits for the lock, or steals it from a holder that does not answer. */
async function waitFor<T>(
  locks: LockManager,
  { name, channel, signal }: Parameters<Lead>[0],
  run: () => Promise<T>,
): Promise<T> {
  const wait = new AbortController()
  const release = onAbort(signal, () => wait.abort(signal.reason))
  let lastBeat = now()
  let steal = false
  const unsubscribe = channel.subscribe(({ beat }) => {
    if (beat === name) lastBeat = now()
  })
  const ping = () => {
    // A hidden tab does not compete, or two hidden tabs would pass the lead back and forth.
    if (isHidden()) lastBeat = now()
    else if (now() - lastBeat > maxSilence) {
      steal = true
      wait.abort()
    } else channel.post({ want: name })
  }
  ping()
  const stopPings = repeat(pingEvery, ping)
  const end = () => {
    stopPings()
    unsubscribe()
    release()
  }
  const begin = () => {
    end()
    return run()
  }
  try {
    // A request that does not notice its signal must not hold up the rest.
    return await Promise.race([locks.request(name, { signal: wait.signal }, begin), rejectOnAbort(wait.signal)])
  } catch (error) {
    if (!steal) throw error
    return await requestNow(locks, name, { steal: true }, begin)
  } finally {
    end()
  }
}

function rejectOnAbort(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) =>
    signal.addEventListener('abort', () => startPause(0, () => reject(signal.reason)), { once: true }),
  )
}

/** Calls `release` before the page freezes. @returns Stops watching. */
function onFreeze(release: () => void): () => void {
  if (typeof document === 'undefined') return () => {}
  document.addEventListener('freeze', release)
  return () => document.removeEventListener('freeze', release)
}

function isHidden(): boolean {
  return typeof document !== 'undefined' && document.visibilityState === 'hidden'
}

const queues = new Map<string, Promise<unknown>>()

/** Runs `work` after all earlier work under the same name in this page. */
async function queueInPage<T>(
  name: string,
  signal: AbortSignal,
  onWait: () => void,
  work: () => Promise<T>,
): Promise<T> {
  const previous = queues.get(name)
  if (previous !== undefined) onWait()
  let release = () => {}
  const aborted = new Promise<never>((_, reject) => {
    release = onAbort(signal, () => reject(signal.reason))
  })
  aborted.catch(() => undefined)
  const result = (previous ?? Promise.resolve()).then(() => {
    signal.throwIfAborted()
    return work()
  })
  const end = result.catch(() => undefined)
  queues.set(name, end)
  void end.then(() => {
    release()
    if (queues.get(name) === end) queues.delete(name)
  })
  return Promise.race([result, aborted])
}
