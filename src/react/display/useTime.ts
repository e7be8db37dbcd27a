'use client'
import { useSyncExternalStore } from 'react'
import { createListeners } from '../../sources/client/createListeners.ts'
import { formatRelativeTime, formatShortTime } from '../../text/format/time.ts'
import { parseTime } from '../../service/rows/amount.ts'
import { useDisplay } from './display.ts'
import { noSubscription } from './createStore.ts'

let timer: ReturnType<typeof setInterval> | undefined
let second = 0

// All hooks share one timer, which runs only while one of them is mounted.
const listeners = createListeners(
  () => {
    // `second` is outdated if no timer was running.
    second = clock()
    timer = setInterval(tick, 1000)
  },
  () => {
    clearInterval(timer)
    timer = undefined
  },
)

function tick(): void {
  second = clock()
  listeners.notify()
}

/**
 * Time of the last tick, Unix seconds, so that everything in one render shows the same time.
 * @param moment A moment that has come since that tick is not shown as one to come.
 */
function currentSecond(moment?: unknown): number {
  const now = clock()
  const hasCome = now > second && (parseTime(moment) ?? 0) > second
  if (hasCome || (timer === undefined && now - second > 1)) second = now
  return second
}

function clock(): number {
  return Math.floor(Date.now() / 1000)
}

const unknown = (): undefined => undefined
const never = (): boolean => false

/**
 * Returns how long ago a moment was, as text. Rerenders only when the text changes.
 * @param utime Unix seconds.
 * @returns `undefined` in server output, since the reader's time is unknown.
 */
export function useRelativeTime(utime: unknown): string | undefined {
  const { locale } = useDisplay()
  return useTimeText(utime, (now) => formatRelativeTime(utime, now, locale))
}

/** Returns a moment as the display's `time` says, for a narrow column. Otherwise as {@link useRelativeTime}. */
export function useShortTime(utime: unknown): string | undefined {
  const { locale, time } = useDisplay()
  const timeZone = useTimeZone()
  return useTimeText(utime, (now) => formatShortTime(utime, now, time, { locale, timeZone }))
}

function useTimeText(utime: unknown, write: (now: number) => string): string | undefined {
  const { now } = useDisplay()
  const text = () => write(now ?? currentSecond(utime))
  return useSyncExternalStore<string | undefined>(
    now === undefined ? listeners.subscribe : noSubscription,
    text,
    now === undefined ? unknown : text,
  )
}

/**
 * Tells whether a moment is more than `seconds` ago. Rerenders only when that changes.
 * @param utime Unix seconds.
 * @returns `false` in server output, since the reader's time is unknown.
 */
export function useIsOlder(utime: number, seconds: number): boolean {
  const { now } = useDisplay()
  const isOlder = () => (now ?? currentSecond()) - utime > seconds
  return useSyncExternalStore(
    now === undefined ? listeners.subscribe : noSubscription,
    isOlder,
    now === undefined ? never : isOlder,
  )
}

let zone = ''
let zoneRead = -Infinity

/** Zone of the reader, read again every ten seconds: a page has hundreds of times, and reading it is slow. */
function readZone(): string {
  const now = Date.now()
  if (zone === '' || Math.abs(now - zoneRead) > 10_000)
    [zone, zoneRead] = [new Intl.DateTimeFormat().resolvedOptions().timeZone, now]
  return zone
}

/** Returns the display's time zone, else the reader's; `UTC` in server output and during hydration. */
export function useTimeZone(): string {
  const { timeZone } = useDisplay()
  const own = useSyncExternalStore(noSubscription, readZone, () => 'UTC')
  return timeZone ?? own
}

/**
 * Returns the current time in Unix seconds. Rerenders every second.
 * @returns `undefined` in server output, since the reader's time is unknown.
 */
export function useNow(): number | undefined {
  const { now } = useDisplay()
  return useSyncExternalStore<number | undefined>(
    now === undefined ? listeners.subscribe : noSubscription,
    () => now ?? currentSecond(),
    () => now,
  )
}
