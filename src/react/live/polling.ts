import { onAbort } from '../../sources/client/limits/onAbort.ts'
import { type Pause, startPause } from '../../sources/client/limits/pause.ts'
import { isPageAway, watchPage } from '../../sources/client/stream/page.ts'

/** A repeated task that runs while the page is visible and online. */
export interface Polling {
  /** Runs the task as soon as the least pause after the last run, or the run in progress, is over. */
  readonly wake: () => void
  readonly stop: () => void
}

/** Longest least pause, in milliseconds: the rate without an API key is one request a second. */
const maxLeastPause = 1000

/** Returns the least milliseconds between two runs of a task that should run each `interval` milliseconds. */
export function leastPause(interval: number): number {
  return interval < maxLeastPause ? Math.max(10, interval) : maxLeastPause
}

/**
 * Starts to poll. Polling pauses while the tab is hidden or offline, and runs at once when it returns.
 * @param poll One run; it handles its own errors.
 * @param nextPause Returns the milliseconds until the next run; `Infinity` waits for `wake`, undefined ends
 * the polling.
 * @param least Least milliseconds between two runs, however often it is woken.
 * @param isAway Tells whether polling pauses. @default hidden or offline
 */
export function startPolling(
  poll: (signal: AbortSignal) => Promise<void>,
  nextPause: () => number | undefined,
  least: number,
  isAway: () => boolean = isPageAway,
): Polling {
  const stop = new AbortController()
  const { signal } = stop
  /** Another run was requested, perhaps during the current one. */
  let requested = false
  let pause: Pause | undefined

  function wake(): void {
    requested = true
    pause?.wake()
  }

  function sleep(milliseconds: number): Promise<void> {
    return new Promise((resolve) => {
      const release = onAbort(signal, () => {
        pause?.cancel()
        resolve()
      })
      const end = () => {
        release()
        resolve()
      }
      pause = startPause(isAway() ? Infinity : milliseconds, end, least)
      if (requested && !isAway()) pause.wake()
    })
  }

  async function loop(): Promise<void> {
    const unwatch = watchPage(wake)
    try {
      while (!signal.aborted) {
        requested = false
        if (!isAway()) await poll(signal)
        if (signal.aborted) return
        const length = nextPause()
        if (length === undefined) return
        await sleep(length)
      }
    } finally {
      unwatch()
    }
  }

  void loop()
  return { wake, stop: () => stop.abort() }
}
