import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { repeat, startPause, throttle } from '../../../../src/sources/client/limits/pause.ts'
import { backoffPause, readRetryAfter, retryPause } from '../../../../src/sources/client/limits/retryPause.ts'
import { startPolling } from '../../../../src/react/live/polling.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance', 'Date'] }))
afterEach(() => void vi.useRealTimers())

const day = 86_400_000

describe('a pause', () => {
  test.each([[0], [1000], [2 ** 31 - 1], [2 ** 31], [60 * day], [400 * day]])(
    'of %i ms ends then, and not before',
    async (length) => {
      const work = vi.fn<() => void>()
      startPause(length, work)
      await vi.advanceTimersByTimeAsync(Math.max(0, length - 1))
      expect(work).toHaveBeenCalledTimes(length === 0 ? 1 : 0)
      await vi.advanceTimersByTimeAsync(1)
      expect(work).toHaveBeenCalledTimes(1)
    },
  )

  test('without an end lasts until it is woken', async () => {
    const work = vi.fn<() => void>()
    const pause = startPause(Infinity, work)
    await vi.advanceTimersByTimeAsync(400 * day)
    expect(work).not.toHaveBeenCalled()
    pause.wake()
    await vi.advanceTimersByTimeAsync(0)
    expect(work).toHaveBeenCalledTimes(1)
  })

  test('keeps its least length when it is woken, however often', async () => {
    const work = vi.fn<() => void>()
    const pause = startPause(60_000, work, 1000)
    for (let at = 0; at < 990; at += 10) {
      pause.wake()
      await vi.advanceTimersByTimeAsync(10)
    }
    expect(work).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(10)
    expect(work).toHaveBeenCalledTimes(1)
  })

  test.each([NaN, -1, -Infinity])('of %s ms ends at once', async (length) => {
    const work = vi.fn<() => void>()
    startPause(length, work)
    await vi.advanceTimersByTimeAsync(0)
    expect(work).toHaveBeenCalledTimes(1)
  })

  test.each([-3_600_000, 3_600_000, -400 * day])('does not notice that the clock is set by %i ms', async (jump) => {
    const [paused, throttled] = [vi.fn<() => void>(), vi.fn<() => void>()]
    const request = throttle(1000, throttled)
    request()
    await vi.advanceTimersByTimeAsync(0)
    const pause = startPause(60_000, paused, 1000)
    request()
    vi.setSystemTime(Date.now() + jump)
    request()
    pause.wake()
    await vi.advanceTimersByTimeAsync(999)
    expect([paused, throttled].map(({ mock }) => mock.calls.length)).toEqual([0, 1])
    await vi.advanceTimersByTimeAsync(1)
    expect([paused, throttled].map(({ mock }) => mock.calls.length)).toEqual([1, 2])
  })

  test('repeats until it is stopped, and never without an end', async () => {
    const [often, never] = [vi.fn<() => void>(), vi.fn<() => void>()]
    const stop = repeat(100, often)
    repeat(Infinity, never)
    await vi.advanceTimersByTimeAsync(1000)
    stop()
    await vi.advanceTimersByTimeAsync(1000)
    expect(often).toHaveBeenCalledTimes(10)
    expect(never).not.toHaveBeenCalled()
  })
})

describe('polling', () => {
  test.each([20, 100])('keeps its least pause while it is woken every %i ms', async (every) => {
    let runs = 0
    const polling = startPolling(
      async () => void runs++,
      () => 60_000,
      1000,
    )
    for (let at = 0; at < 3000; at += every) {
      polling.wake()
      await vi.advanceTimersByTimeAsync(every)
    }
    polling.stop()
    expect(runs).toBeLessThanOrEqual(4)
    expect(runs).toBeGreaterThanOrEqual(3)
  })

  test('waits for a wake after a pause without an end', async () => {
    let runs = 0
    const polling = startPolling(
      async () => void runs++,
      () => Infinity,
      10,
    )
    await vi.advanceTimersByTimeAsync(60 * day)
    expect(runs).toBe(1)
    polling.wake()
    await vi.advanceTimersByTimeAsync(10)
    expect(runs).toBe(2)
    polling.stop()
  })
})

describe('Retry-After', () => {
  const pauseFor = (values: Record<string, string>) => retryPause(readRetryAfter(new Headers(values)), 1000)
  const utc = (milliseconds: number) => new Date(Date.now() + milliseconds).toUTCString()

  test.each([
    ['5', 5000],
    ['0.5', 500],
    ['0', 1000],
    ['-7', 1000],
    ['', 1000],
    ['soon', 1000],
    ['Infinity', 1000],
    ['1e9', 1000],
    ['2592000', 300_000],
    ['9999999999', 300_000],
  ])('%s is a pause of %i ms', (text, length) => expect(pauseFor({ 'retry-after': text })).toBe(length))

  test('a date is measured by the clock of the service', () => {
    vi.setSystemTime(1_700_000_000_000)
    expect(pauseFor({ 'retry-after': utc(10_000) })).toBe(10_000)
    expect(pauseFor({ 'retry-after': utc(-50_000) })).toBe(1000)
    expect(pauseFor({ 'retry-after': utc(-50_000), date: utc(-60_000) })).toBe(10_000)
    expect(pauseFor({ 'retry-after': utc(3_610_000), date: utc(3_600_000) })).toBe(10_000)
    expect(pauseFor({ 'retry-after': utc(400 * day) })).toBe(300_000)
  })

  test('without it the pause doubles, up to a minute', () => {
    const pauses = Array.from({ length: 1100 }, (_, step) => backoffPause(1000, step))
    expect(pauses.every((length, at) => length <= 60_000 && length >= Math.min(60_000, 1000 * 2 ** at))).toBe(true)
  })
})
