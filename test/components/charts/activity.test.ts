import { describe, expect, test } from 'vitest'
import { countDays, countHours, shade } from '../../../src/components/charts/activity-heatmap/activity.ts'
import { readActivity } from '../../../src/components/charts/activity-heatmap/coverage.ts'
import { monthMarks, weeks } from '../../../src/components/charts/activity-heatmap/heatmapWords.ts'
import { createActivity } from '../../fixtures/balances.ts'

const day = 86_400
const start = Date.UTC(2026, 9, 1) / 1000
/** Rows at noon of these days of October 2026, each naming the one before. */
const rows = (...days: readonly number[]) =>
  days.map((date, at) => ({
    account: 'A',
    hash: `h${at}`,
    lt: String(1000 + at),
    now: start + (date - 1) * day + 43_200,
    prev_trans_hash: `h${at - 1}`,
    prev_trans_lt: at === 0 ? '0' : String(999 + at),
    emulated: false,
  }))
const shown = (history: ReturnType<typeof readActivity>) =>
  Object.fromEntries(
    countDays(history, 'UTC', 26, 0).cells.flatMap((cell) =>
      cell?.day.startsWith('2026-10') ? [[Number(cell.day.slice(8)), `${cell.count} ${cell.state}`]] : [],
    ),
  )

describe('readActivity', () => {
  test('covers what lies between rows that follow each other; no row proves that nothing is older', () => {
    expect(readActivity(rows(3, 5, 8))).toEqual({
      times: rows(3, 5, 8).map(({ now }) => now),
      covered: [{ from: start + 2.5 * day, to: start + 7.5 * day }],
    })
  })

  test('a missing row splits the range', () => {
    const all = rows(3, 5, 8, 9)
    expect(readActivity(all.filter((_, at) => at !== 1)).covered).toEqual([
      { from: start + 2.5 * day, to: start + 2.5 * day },
      { from: start + 7.5 * day, to: start + 8.5 * day },
    ])
  })

  test('a range that the application knows is added, and joined where it overlaps', () => {
    const all = rows(3, 5, 8).map((row, at) => (at === 0 ? { ...row, prev_trans_lt: '7' } : row))
    expect(readActivity(all, { from: start, to: start + 4 * day }).covered).toEqual([
      { from: start, to: start + 7.5 * day },
    ])
    expect(readActivity(all, { from: 9, to: 1 }).covered).toHaveLength(1)
  })
})

describe('countDays', () => {
  test('a covered day without rows is zero; one that nothing is known of is not', () => {
    const days = shown(readActivity(rows(3, 5, 8, 12, 14).filter((_, at) => at !== 2)))
    expect([days[3], days[4], days[5], days[6], days[9], days[12], days[13], days[14]]).toEqual([
      '1 partial',
      '0 whole',
      '1 partial',
      '0 unknown',
      '0 unknown',
      '1 partial',
      '0 whole',
      '1 partial',
    ])
    expect(days[15]).toBeUndefined()
  })

  test('counts every row once, over all pages', () => {
    const history = readActivity(createActivity(3000, 700))
    let [sum, page, more] = [0, 0, true]
    while (more && page < 10) {
      const { cells, hasEarlier } = countDays(history, 'Asia/Kathmandu', 26, page)
      sum += cells.reduce((total, cell) => total + (cell?.count ?? 0), 0)
      more = hasEarlier
      page += 1
    }
    expect([sum, page]).toEqual([3000, 4])
  })

  test('days are those of the time zone', () => {
    const history = readActivity(rows(3).map((row) => ({ ...row, now: start + 2 * day + 23 * 3600 })))
    const day4 = countDays(history, 'Asia/Tokyo', 26, 0).cells.filter((cell) => cell !== undefined && cell.count > 0)
    expect(day4.map((cell) => cell?.day)).toEqual(['2026-10-04'])
  })
})

test('a month that begins in the last week has its name, too', () => {
  // 5 October 2026 is the first Monday of its month.
  const days = countDays(readActivity(rows(6)), 'UTC', weeks, 0)
  expect(monthMarks(days, 'en').at(-1)).toEqual({ column: weeks - 1, label: 'Oct' })
})

describe('countHours', () => {
  test('counts every row in its hour of the week', () => {
    const cells = countHours(readActivity(rows(5, 12, 20)), 'UTC')
    // 5 and 12 October 2026 are Mondays, 20 October is a Tuesday; all at noon.
    expect([cells[12 * 7]?.count, cells[12 * 7 + 1]?.count]).toEqual([2, 1])
    expect(cells.reduce((sum, { count }) => sum + count, 0)).toBe(3)
    expect(cells.every(({ state }) => state === 'whole')).toBe(true)
  })

  test('an hour that no covered range contains is unknown', () => {
    const cells = countHours(readActivity(rows(5).map((row) => ({ ...row, prev_trans_lt: '7' }))), 'UTC')
    expect(cells.filter(({ state }) => state === 'unknown')).toHaveLength(167)
  })
})

test.each([
  [0, 9, 0],
  [1, 1, 1],
  [3, 3, 3],
  [1, 1000, 1],
  [31, 1000, 2],
  [1000, 1000, 4],
])('shade(%d of %d) is %d', (count, most, level) => {
  expect(shade(count, most)).toBe(level)
})
