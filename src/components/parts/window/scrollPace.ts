/**
 * Scrolling speed: `fast` when rows pass too quickly to be read, `rushed` when that continues, as
 * after a fling or while the scrollbar is dragged. A single jump is never `rushed`.
 */
export type Pace = 'calm' | 'fast' | 'rushed'

/** Measures the scrolling speed of one list. */
export interface PaceMeter {
  /**
   * Records one scroll step and returns the speed.
   * @param rows Length of the step, in rows.
   * @param onCalm Called once when no fast step has followed for 80 ms.
   */
  readonly step: (rows: number, onCalm: () => void) => Pace
  /** Cancels pending timers. */
  readonly stop: () => void
}

/** Rows per scroll event from which scrolling is fast: they pass in less than a frame. */
const fastRows = 1.5
/** Time without a fast step after which scrolling is calm again, in milliseconds. */
const calmAfter = 80

/** Creates a meter for one list. */
export function createPaceMeter(): PaceMeter {
  let pace: Pace = 'calm'
  let timer: number | undefined
  let frame: number | undefined

  const stop = () => {
    window.clearTimeout(timer)
    if (frame !== undefined) window.cancelAnimationFrame(frame)
    pace = 'calm'
  }
  return {
    step(rows, onCalm) {
      if (Math.abs(rows) <= fastRows) return pace
      const next = pace === 'calm' ? 'fast' : 'rushed'
      stop()
      pace = next
      timer = window.setTimeout(() => {
        // One frame more, because the next scroll event may come that late if frames are slow.
        frame = window.requestAnimationFrame(() => {
          pace = 'calm'
          onCalm()
        })
      }, calmAfter)
      return pace
    },
    stop,
  }
}
