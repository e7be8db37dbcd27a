// Everything that waits waits here, so that one place knows the limits of timers and clocks.

/** Longest timer that browsers and Node keep, in milliseconds: a longer one fires at once. */
const maxTimer = 2 ** 31 - 1

/** Milliseconds of a clock that nobody can set: the origin is arbitrary. Durations are measured by it. */
export function now(): number {
  return performance.now()
}

/** A pause before some work. */
export interface Pause {
  /** Ends the pause now, or as soon as its least length is over. */
  readonly wake: () => void
  /** Ends the pause without the work. */
  readonly cancel: () => void
}

/**
 * Calls `work` once after a pause.
 * @param milliseconds Length of the pause, of any size; `Infinity` lasts until it is woken.
 * @param least Least milliseconds of the pause, also when it is woken. @default 0
 */
export function startPause(milliseconds: number, work: () => void, least = 0): Pause {
  const begun = now()
  let end = begun + Math.max(bounded(milliseconds), bounded(least))
  let isOver = false
  let timer: ReturnType<typeof setTimeout> | undefined

  function arm(): void {
    clearTimeout(timer)
    const left = Math.max(0, end - now())
    if (left === Infinity) return
    timer = left > maxTimer ? setTimeout(arm, maxTimer) : setTimeout(finish, left)
  }

  function finish(): void {
    isOver = true
    work()
  }

  arm()
  return {
    wake() {
      if (isOver || end <= begun + bounded(least)) return
      end = begun + bounded(least)
      arm()
    },
    cancel() {
      isOver = true
      clearTimeout(timer)
    },
  }
}

/** Calls `work` again and again, with a pause before each call. @returns A function that stops it. */
export function repeat(milliseconds: number, work: () => void): () => void {
  let pause: Pause
  const next = () => {
    pause = startPause(milliseconds, () => {
      next()
      work()
    })
  }
  next()
  return () => pause.cancel()
}

/** Requests a call; any number of requests before it are one. */
export interface Throttled {
  (): void
  /** Withdraws the request. */
  readonly cancel: () => void
}

/**
 * Returns a function that calls `action` soon.
 * @param least Least milliseconds between two calls.
 * @param delay Milliseconds for which requests are collected before a call. @default 0
 */
export function throttle(least: number, action: () => void, delay = 0): Throttled {
  let pause: Pause | undefined
  let last = -Infinity
  const request = () => {
    pause ??= startPause(Math.max(delay, last + least - now()), () => {
      pause = undefined
      last = now()
      action()
    })
  }
  return Object.assign(request, {
    cancel() {
      pause?.cancel()
      pause = undefined
    },
  })
}

/** Returns a length of at least 0; what is no number counts as 0. */
function bounded(milliseconds: number): number {
  return milliseconds > 0 ? milliseconds : 0
}
