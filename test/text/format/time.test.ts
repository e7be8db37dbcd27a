import { describe, expect, test } from 'vitest'
import {
  formatDuration,
  formatRelativeTime,
  formatShortTime,
  formatTime,
  isoTime,
} from '../../../src/text/format/time.ts'

const moment = 1_795_254_867
/** Engines differ in which space they put before "PM". */
const spaced = (text: string) => text.replace(/\s/g, ' ')

describe('moments', () => {
  test('say their time zone', () => {
    expect(spaced(formatTime(moment))).toBe('Nov 21, 2026, 09:54:27 AM UTC')
    expect(spaced(formatTime(moment, { timeZone: 'Asia/Tokyo', locale: 'en-GB' }))).toBe('21 Nov 2026, 18:54:27 GMT+9')
  })

  test('follow the locale', () => {
    expect(formatTime(moment, { locale: 'de', fields: 'date' })).toBe('21. Nov. 2026')
    expect(formatTime(moment, { locale: 'de', fields: 'time' })).toBe('09:54:27')
  })

  test('are read from the strings of some fields too', () => {
    expect(formatTime(String(moment))).toBe(formatTime(moment))
    expect(isoTime('0')).toBe('1970-01-01T00:00:00Z')
  })

  test.each([null, undefined, '', 'now', -1, 1.5, Number.NaN, 1e300, '9'.repeat(20)])('are a dash for %j', (value) => {
    expect(formatTime(value)).toBe('—')
    expect(formatRelativeTime(value, moment)).toBe('—')
    expect(isoTime(value)).toBeUndefined()
  })
})

describe('ages', () => {
  test.each([
    [0, 'now'],
    [59, '59 seconds ago'],
    [60, '1 minute ago'],
    [3599, '59 minutes ago'],
    [7200, '2 hours ago'],
    [86_400, '1 day ago'],
    [86_400 * 45, '1 month ago'],
    [86_400 * 800, '2 years ago'],
    [-90, 'in 1 minute'],
  ])('%i seconds are "%s"', (age, words) => {
    expect(formatRelativeTime(moment - age, moment)).toBe(words)
  })

  test('follow the locale', () => {
    expect(formatRelativeTime(moment - 300, moment, 'ru')).toBe('5 минут назад')
  })
})

describe('spans', () => {
  test.each([
    [0, '0 sec'],
    [59.6, '1 min'],
    [125, '2 min 5 sec'],
    [3600, '1 hr'],
    [3601, '1 hr 1 sec'],
    [90_061, '1 day 1 hr'],
    [31_557_600, '365 days 6 hr'],
  ])('%d seconds are "%s"', (seconds, words) => {
    expect(spaced(formatDuration(seconds))).toBe(words)
  })

  test.each([-1, Number.NaN, Infinity])('%d is none', (seconds) => {
    expect(formatDuration(seconds)).toBe('—')
  })
})

describe('short times', () => {
  const day = 86_400
  test.each([
    ['smart', 3600, '1 hr. ago'],
    ['smart', day - 1, '23 hr. ago'],
    ['smart', day, 'Nov 20, 09:54'],
    ['smart', 364 * day, 'Nov 22, 09:54'],
    ['smart', 366 * day, 'Nov 20, 2025'],
    ['smart', -2 * day, 'Nov 23, 09:54'],
    ['relative', 3600, '1 hr. ago'],
    ['relative', 40 * day, '1 mo. ago'],
    ['absolute', 3600, 'Nov 21, 2026, 08:54 AM'],
    ['absolute', 366 * day, 'Nov 20, 2025, 09:54 AM'],
  ] as const)('%s, %d seconds ago: "%s"', (style, ago, words) => {
    expect(spaced(formatShortTime(moment - ago, moment, style))).toBe(words)
  })

  test('are in the reader`s language and time zone', () => {
    const format = { locale: 'ru', timeZone: 'Asia/Tokyo' }
    expect(spaced(formatShortTime(moment - 2 * day, moment, 'smart', format))).toBe('19 нояб., 18:54')
    expect(spaced(formatShortTime(moment - 3600, moment, 'smart', format))).toBe('1 ч назад')
  })

  test.each(['smart', 'relative', 'absolute'] as const)('%s: a dash if there is none', (style) => {
    expect(formatShortTime(null, moment, style)).toBe('—')
  })
})
