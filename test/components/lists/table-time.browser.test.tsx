import { cleanup, render } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import { type TableColumn, timeColumn, Timestamp } from '../../../src/entries/index.ts'
import { Table } from '../../../src/components/lists/table/Table.tsx'
import { DisplayProvider } from '../../../src/react/display/DisplayProvider.tsx'
import '../../../src/components/styles/index.css'

const now = 1_795_254_867
const day = 86_400
/** Ages at which a time is written in another way, and some long texts. */
const ages = [5, 59 * 60, 23 * 3600, 3 * day, 55 * day, 200 * day, 300 * day, 3 * 365 * day]

interface Row {
  readonly utime: number
}
const rows: readonly Row[] = ages.map((age) => ({ utime: now - age }))
const columns: readonly TableColumn<Row>[] = [
  { id: 'id', label: 'Id', width: 'id', cell: ({ utime }) => utime },
  timeColumn('time', 'Time', ({ utime }) => utime),
  { id: 'note', label: 'Note', cell: () => 'note' },
]
const rowKey = ({ utime }: Row): string => String(utime)

afterEach(cleanup)

describe.each(['smart', 'relative', 'absolute'] as const)('times written as `%s`', (time) => {
  test.each(['en', 'ru', 'zh', 'de'])('are not cut off in the narrowest column (%s)', (locale) => {
    const { container } = render(
      <DisplayProvider now={now} timeZone="UTC" locale={locale} time={time}>
        <Table label="Rows" rows={rows} columns={columns} rowKey={rowKey} />
      </DisplayProvider>,
    )
    const width = container.querySelector<HTMLElement>('[part~="table-ruler"] > [data-column="time"]')?.offsetWidth ?? 0
    const cell = container.querySelector('[part~="table-row"][data-row] > [data-column="time"]') as HTMLElement
    const { paddingLeft, paddingRight } = getComputedStyle(cell)
    const room = width - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight)
    const times = [...container.querySelectorAll('[data-row] time')]
    expect(times).toHaveLength(ages.length)
    const tooWide = times.filter((each) => each.getBoundingClientRect().width > room)
    expect(tooWide.map((each) => `${each.textContent} is ${each.getBoundingClientRect().width} px in ${room}`)).toEqual(
      [],
    )
  })
})

describe('Timestamp with `show="short"`', () => {
  test.each([
    ['smart', 3600, /^1 hr. ago$/],
    ['smart', 3 * day, /^Nov 18, 09:54$/],
    ['relative', 3 * day, /^3 days ago$/],
    ['absolute', 3600, /^Nov 21, 2026, 08:54/],
  ] as const)('writes a moment as `%s`, %d seconds ago, and has the full time in its title', (time, ago, words) => {
    const { container } = render(
      <DisplayProvider now={now} timeZone="UTC" time={time}>
        <Timestamp value={now - ago} show="short" />
      </DisplayProvider>,
    )
    const element = container.querySelector('time')
    expect(element?.textContent).toMatch(words)
    expect(element?.title).toMatch(/^Nov \d+, 2026, \d\d:54:27.[AP]M UTC$/)
    expect(element?.dateTime).toMatch(/^2026-11-\d\dT\d\d:54:27Z$/)
  })
})
