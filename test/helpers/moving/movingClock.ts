/**
 * The time of a moving world, and the clock of the machine that watches it, which may be wrong. All in Unix seconds.
 */
export interface MovingClock {
  /** The true time. */
  readonly now: () => number
  /** What the machine's clock shows. */
  readonly shown: () => number
  /** Lets time pass. */
  readonly advance: (seconds: number) => void
  /** Sets the machine's clock: so many seconds ahead of the true time, or behind it. */
  readonly setAhead: (seconds: number) => void
  /**
   * Makes `Date.now` and `performance.now` show the machine's clock. Timers stay real.
   * @returns Restores both.
   */
  readonly install: () => () => void
}

const start = 1_800_000_000

/** Creates a clock that stands still until it is moved. */
export function createMovingClock(): MovingClock {
  let passed = 0
  let ahead = 0
  const now = () => start + passed
  const shown = () => now() + ahead
  return {
    now,
    shown,
    advance: (seconds) => void (passed += seconds),
    setAhead: (seconds) => void (ahead = seconds),
    install() {
      const restores = [replaceNow(Date, () => shown() * 1000), replaceNow(performance, () => passed * 1000)]
      return () => {
        for (const restore of restores) restore()
      }
    },
  }
}

function replaceNow(target: { now: (this: void) => number }, now: () => number): () => void {
  const descriptor = Object.getOwnPropertyDescriptor(target, 'now')
  Object.defineProperty(target, 'now', { value: now, configurable: true, writable: true })
  return () => {
    if (descriptor === undefined) Reflect.deleteProperty(target, 'now')
    else Object.defineProperty(target, 'now', descriptor)
  }
}
