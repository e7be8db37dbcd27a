/** Lets a bounded number of images load at a time, and none while the reader rushes past. */
export interface ImageGate {
  /**
   * Calls `start` once a place is free, at once if there is one.
   * @returns Gives the place back, or leaves the queue; harmless when called twice.
   */
  readonly enter: (start: () => void) => () => void
  /** While held, nothing starts; what has started goes on. */
  readonly hold: (held: boolean) => void
}

/**
 * A gate for the images of one scroll container.
 * @param limit Most images in flight. @default 12
 */
export function createImageGate(limit = 12): ImageGate {
  const waiting = new Set<() => void>()
  let held = false
  let inFlight = 0

  const admit = () => {
    for (const start of waiting) {
      if (held || inFlight >= limit) return
      waiting.delete(start)
      inFlight += 1
      start()
    }
  }

  return {
    enter(start) {
      // Its own function, so that two equal ones stay two entries.
      const entry = () => start()
      waiting.add(entry)
      admit()
      let left = false
      return () => {
        if (left) return
        left = true
        if (!waiting.delete(entry)) inFlight -= 1
        admit()
      }
    },
    hold(next) {
      held = next
      admit()
    },
  }
}
