'use client'
import { useSyncExternalStore } from 'react'
import { formatRelativeTime } from '../format/time.ts'
import { useDisplay } from './display.ts'

const listeners = new Set<() => void>()
let timer: ReturnType<typeof setInterval> | undefined
let second = 0

// One timer for the whole page, running only while something on it shows an age.
function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  if (timer === undefined) {
    // After hydration this is the first look at the clock.
    second = clock()
    timer = setInterval(tick, 1000)
  }
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    clearInterval(timer)
    timer = undefined
  }
}

function tick(): void {
  second = clock()
  for (const listener of listeners) listener()
}

/** The clock's last tick: the same for everything painted together. */
function currentSecond(): number {
  const now = clock()
  if (timer === undefined && now - second > 1) second = now
  return second
}

function clock(): number {
  return Math.floor(Date.now() / 1000)
}

const standStill = (): (() => void) => () => {}
const unknown = (): undefined => undefined

/**
 * How long ago a moment was, kept up to date; renders only when the words change.
 * @returns `undefined` in server output, where the reader's clock is not known.
 */
export function useRelativeTime(utime: unknown): string | undefined {
  const { locale, now } = useDisplay()
  const words = () => formatRelativeTime(utime, now ?? currentSecond(), locale)
  return useSyncExternalStore<string | undefined>(
    now === undefined ? subscribe : standStill,
    words,
    now === undefined ? unknown : words,
  )
}

/** The display's time zone, else the reader's own; `UTC` in server output and while hydrating. */
export function useTimeZone(): string {
  const { timeZone } = useDisplay()
  const own = useSyncExternalStore(
    standStill,
    () => new Intl.DateTimeFormat().resolvedOptions().timeZone,
    () => 'UTC',
  )
  return timeZone ?? own
}

/**
 * The time now in seconds since 1970, kept up to date: for states that depend on it.
 * @returns `undefined` in server output, where the reader's clock is not known.
 */
export function useNow(): number | undefined {
  const { now } = useDisplay()
  return useSyncExternalStore<number | undefined>(
    now === undefined ? subscribe : standStill,
    () => now ?? currentSecond(),
    () => now,
  )
}
