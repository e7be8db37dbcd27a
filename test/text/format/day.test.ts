import { expect, test } from 'vitest'
import { dayEnd, dayStart } from '../../../src/text/format/day.ts'

const utc = (text: string) => Date.parse(text) / 1000

test('a day begins at midnight where the reader is', () => {
  expect(dayStart('2026-11-21', 'UTC')).toBe(utc('2026-11-21T00:00:00Z'))
  expect(dayStart('2026-11-21', 'Asia/Tokyo')).toBe(utc('2026-11-20T15:00:00Z'))
  expect(dayStart('2026-11-21', 'Asia/Kathmandu')).toBe(utc('2026-11-20T18:15:00Z'))
  expect(dayStart('2026-11-21', 'America/Los_Angeles')).toBe(utc('2026-11-21T08:00:00Z'))
})

test('days on which the clock is changed are shorter and longer', () => {
  const length = (day: string, zone: string) => (dayEnd(day, zone) ?? 0) + 1 - (dayStart(day, zone) ?? 0)
  expect(length('2026-03-29', 'Europe/Berlin')).toBe(23 * 3600)
  expect(length('2026-03-30', 'Europe/Berlin')).toBe(24 * 3600)
  expect(length('2026-10-25', 'Europe/Berlin')).toBe(25 * 3600)
  expect(length('2026-10-26', 'Europe/Berlin')).toBe(24 * 3600)
})

test('a day without a midnight begins when its first hour does', () => {
  // Beirut goes from 23:59:59 to 01:00:00.
  expect(dayStart('2026-03-29', 'Asia/Beirut')).toBe(utc('2026-03-28T22:00:00Z'))
  expect(dayEnd('2026-03-28', 'Asia/Beirut')).toBe(utc('2026-03-28T21:59:59Z'))
})

test('what is no day has no beginning', () => {
  for (const text of ['', '2026', '2026-13-01', 'yesterday', '2026-11-21T00:00']) {
    expect(dayStart(text, 'UTC')).toBeUndefined()
    expect(dayEnd(text, 'UTC')).toBeUndefined()
  }
})
