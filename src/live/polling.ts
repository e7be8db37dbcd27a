import { isPageAway, watchPage } from '../client/stream/page.ts'

/** A repeated task that runs while the page is visible and online. */
export interface Polling {
  /** Runs the task now, or right after the run in progress. */
  readonly wake: () => void
  readonly stop: () => void
}

/**
 * Starts to poll. Polling pauses while the tab is hidden or offline, and runs at once when it returns.
 * @param poll One run; it handles its own errors.
 * @param nextPause Returns the milliseconds until the next run; undefined ends the polling.
 * @param leastPause Least milliseconds between two runs, however often it is woken. @default 0
 * @param isAway Tells whether polling pauses. @default hidden or offline
 */
export function startPolling(
  poll: (signal: AbortSignal) => Promise<void>,
  nextPause: () => number | undefined,
  leastPause = 0,
  isAway: () => boolean = isPageAway,
): Polling {
  const stop = new AbortController()
  const { signal } = stop
  /** Another run was requested, perhaps during the current one. */
  let requested = false
  let endSleep = () => {}

  function wake(): void {
    requested = true
    endSleep()
  }

  function sleep(milliseconds: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = isAway() ? undefined : setTimeout(() => endSleep(), milliseconds)
      endSleep = () => {
        clearTimeout(timer)
        endSleep = () => {}
        resolve()
      }
    })
  }

  async function loop(): Promise<void> {
    const unwatch = watchPage(wake)
    try {
      for (;;) {
        requested = false
        if (!isAway()) await poll(signal)
        if (signal.aborted) return
        const pause = nextPause()
        if (pause === undefined) return
        if (!requested) await sleep(pause)
        else if (leastPause > 0) await sleep(leastPause)
        if (signal.aborted) return
      }
    } finally {
      unwatch()
    }
  }

  void loop()
  return {
    wake,
    stop() {
      stop.abort()
      endSleep()
    },
  }
}
