// One writer for each scope among all tabs. A Web Lock says who it is. A tab that is frozen keeps its
// lock (measured), so it gives the lock back before, and the others take it when its heartbeats stop.
// Whoever was robbed may not know it yet: the fence of the mark, read with every batch, stops it.
import type { Channel } from './channel.ts'

/**
 * Milliseconds between two questions of one who waits. The leader answers at once: unlike timers,
 * messages are not slowed down in hidden tabs.
 */
const ASK = 500
/** Silence after which a leader counts as frozen, in milliseconds. */
const SILENCE = 5000

/** Runs `work` as the only one under this name; `signal` of `work` fires when the lead is lost. */
export interface Lead {
  <T>(
    options: {
      readonly name: string
      readonly channel: Channel
      readonly signal: AbortSignal
      /** Called when another one has the lead. */
      readonly onWait: () => void
    },
    work: (lost: AbortSignal) => Promise<T>,
  ): Promise<T>
}

/** The lead was taken away, or given back: its work shall begin again once it is won again. */
export class LeadLostError extends Error {
  override readonly name = 'LeadLostError'
}

/** By Web Locks where there are any, else among the mirrors of this page alone. */
export const lead: Lead = async ({ name, channel, signal, onWait }, work) => {
  const locks = globalThis.isSecureContext ? globalThis.navigator.locks : undefined
  for (;;) {
    signal.throwIfAborted()
    try {
      return await (locks === undefined
        ? inTurn(name, signal, onWait, () => work(new AbortController().signal))
        : underLock(locks, { name, channel, signal, onWait }, work))
    } catch (error) {
      if (!(error instanceof LeadLostError)) throw error
    }
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
    const give = () => lost.abort(new LeadLostError())
    const unwatch = watchPage(give)
    const unsubscribe = channel.subscribe(({ want }) => {
      if (want !== name) return
      channel.post({ beat: name })
      if (isHidden()) give()
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
    const free = await locks.request(name, { ifAvailable: true }, async (lock) =>
      lock === null ? undefined : { result: await run() },
    )
    if (free !== undefined) return free.result
    onWait()
    return await waitFor(locks, { name, channel, signal, onWait }, run)
  } catch (error) {
    if (!running) throw error
    // A stolen lock rejects its request while the work goes on: that work must stop.
    lost.abort(new LeadLostError())
    throw new LeadLostError()
  }
}

/** Waits for its turn, or takes the lead of one that does not answer. */
async function waitFor<T>(
  locks: LockManager,
  { name, channel, signal }: Parameters<Lead>[0],
  run: () => Promise<T>,
): Promise<T> {
  const wait = new AbortController()
  const stop = () => wait.abort(signal.reason)
  signal.addEventListener('abort', stop, { once: true })
  let heard = Date.now()
  let steal = false
  const unsubscribe = channel.subscribe(({ beat }) => {
    if (beat === name) heard = Date.now()
  })
  const ask = () => {
    // Two hidden tabs would hand the lead to and fro.
    if (isHidden()) heard = Date.now()
    else if (Date.now() - heard > SILENCE) {
      steal = true
      wait.abort()
    } else channel.post({ want: name })
  }
  ask()
  const timer = setInterval(ask, ASK)
  const end = () => {
    clearInterval(timer)
    unsubscribe()
    signal.removeEventListener('abort', stop)
  }
  const begin = () => {
    end()
    return run()
  }
  try {
    return await locks.request(name, { signal: wait.signal }, begin)
  } catch (error) {
    if (!steal) throw error
    return await locks.request(name, { steal: true }, begin)
  } finally {
    end()
  }
}

/** Gives the lead back before the page freezes. @returns The way to stop. */
function watchPage(give: () => void): () => void {
  if (typeof document === 'undefined') return () => {}
  document.addEventListener('freeze', give)
  return () => document.removeEventListener('freeze', give)
}

function isHidden(): boolean {
  return typeof document !== 'undefined' && document.visibilityState === 'hidden'
}

const turns = new Map<string, Promise<unknown>>()

async function inTurn<T>(
  name: string,
  signal: AbortSignal,
  onWait: () => void,
  work: () => Promise<T>,
): Promise<T> {
  const before = turns.get(name)
  if (before !== undefined) onWait()
  const aborted = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true })
  })
  aborted.catch(() => undefined)
  const turn = (before ?? Promise.resolve()).then(() => {
    signal.throwIfAborted()
    return work()
  })
  const end = turn.catch(() => undefined)
  turns.set(name, end)
  void end.then(() => turns.get(name) === end && turns.delete(name))
  return Promise.race([turn, aborted])
}
