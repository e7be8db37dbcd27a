import { isPageAway, watchPage } from '../../client/stream/page.ts'

/** Work that is done again and again while somebody looks at the page. */
export interface Pulse {
  /** Does it now, or right after the round that is under way. */
  readonly wake: () => void
  readonly stop: () => void
}

/**
 * Starts a pulse. It rests while the tab is hidden or offline, and beats at once when it returns.
 * @param round One beat; what it throws is its own business.
 * @param pause Milliseconds until the next beat; undefined ends the pulse.
 * @param least Milliseconds between two beats however often it is woken.
 */
export function startPulse(
  round: (signal: AbortSignal) => Promise<void>,
  pause: () => number | undefined,
  least = 0,
): Pulse {
  const stop = new AbortController()
  const { signal } = stop
  /** A reason for another round came up, perhaps during this one. */
  let due = false
  let endNap = () => {}

  function wake(): void {
    due = true
    endNap()
  }

  function nap(length: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = isPageAway() ? undefined : setTimeout(() => endNap(), length)
      endNap = () => {
        clearTimeout(timer)
        endNap = () => {}
        resolve()
      }
    })
  }

  async function run(): Promise<void> {
    const unwatch = watchPage(wake)
    try {
      for (;;) {
        due = false
        if (!isPageAway()) await round(signal)
        if (signal.aborted) return
        const length = pause()
        if (length === undefined) return
        if (!due) await nap(length)
        else if (least > 0) await nap(least)
        if (signal.aborted) return
      }
    } finally {
      unwatch()
    }
  }

  void run()
  return {
    wake,
    stop() {
      stop.abort()
      endNap()
    },
  }
}
