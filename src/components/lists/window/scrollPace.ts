/**
 * How fast a reader scrolls: `fast` once rows pass too quickly to be read, `rushed` when that goes
 * on, as after a fling or with the scrollbar held; a single jump is never `rushed`.
 */
export type Pace = 'calm' | 'fast' | 'rushed'

/** Watches the ways that a list is scrolled. */
export interface PaceMeter {
  /**
   * Tells of one step.
   * @param rows Its length.
   * @param onCalm Called once when no fast step has followed for a while.
   */
  readonly step: (rows: number, onCalm: () => void) => Pace
  /** Forgets what it waits for. */
  readonly stop: () => void
}

// Rows that pass in less than a frame cannot be read.
const fastRows = 1.5
const calmAfter = 80

/** A meter for one list. */
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
        // And a frame more: where frames are slow, the next scroll event is only then due.
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
