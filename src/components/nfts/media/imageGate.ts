/** Limits how many images load at the same time, and lets none start during fast scrolling. */
export interface ImageGate {
  /**
   * Queues a download: calls `start` as soon as fewer than the limit are in flight.
   * @returns Frees the slot, or leaves the queue if the download has not started. Idempotent.
   */
  readonly enter: (start: () => void) => () => void
  /** Pauses (`true`) or resumes (`false`) the queue. Downloads in flight continue. */
  readonly hold: (held: boolean) => void
}

/**
 * Creates a gate for the images of one scroll container.
 * @param limit Maximum number of downloads in flight. @default 12
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
      // A new function per entry: the same `start` may be queued twice.
      const entry = () => start()
      waiting.add(entry)
      admit()
      let hasLeft = false
      return () => {
        if (hasLeft) return
        hasLeft = true
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
