import '../../../src/components/styles/index.css'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, describe, expect, test } from 'vitest'
import { VestingCard, type VestingCardProps } from '../../../src/components/contracts/vesting-card/VestingCard.tsx'
import { drawVesting, plotSize } from '../../../src/components/contracts/vesting-card/vestingPath.ts'
import { DisplayProvider } from '../../../src/react/display/DisplayProvider.tsx'
import { namesFrom } from '../../../src/react/display/names.ts'
import { unlockedAt, vestingEnd, vestingTerms } from '../../../src/meaning/contracts/vesting.ts'
import { vestings } from '../../fixtures/entities.ts'
import { describeComponent } from '../../helpers/components/describeComponent.tsx'

const [vesting] = vestings.vesting_contracts
const terms = vesting && vestingTerms(vesting)
const start = terms?.start ?? 0
const day = 86_400
const names = namesFrom(vestings)

function show(now: number, props: VestingCardProps = { vesting }): void {
  render(
    <DisplayProvider now={now} timeZone="UTC" names={names}>
      <VestingCard {...props} />
    </DisplayProvider>,
  )
}
const fact = (id: string) => document.querySelector(`[data-fact="${id}"] [part~="card-value"]`)?.textContent

afterEach(cleanup)

describeComponent({
  name: 'VestingCard',
  component: VestingCard,
  part: 'vesting-card',
  props: { vesting },
  entities: ['vesting'],
  loading: { vesting: undefined, loading: true },
  empty: { vesting: null },
  failed: { vesting: undefined },
  stateAttribute: 'data-state',
  display: { now: start + 95 * day, timeZone: 'UTC', names },
})

describe('VestingCard', () => {
  test.each([
    ['Not started', -1, '0 GRAM', '500 GRAM', '20.833333333 GRAM in 30 days'],
    ['Locked', 0, '0 GRAM', '500 GRAM', '20.833333333 GRAM in 30 days'],
    ['Unlocking', 30 * day, '20.833333333 GRAM', '479.166666667 GRAM', '20.833333333 GRAM in 30 days'],
    ['Unlocking', 720 * day - 1, '479.166666666 GRAM', '20.833333334 GRAM', '20.833333334 GRAM in 1 second'],
    ['Unlocked', 720 * day, '500 GRAM', '0 GRAM', 'None'],
  ])('is %s %i s after its start, with all digits', (state, passed, unlocked, locked, next) => {
    show(start + passed)
    expect(document.querySelector('[part~="status-badge-label"]')?.textContent).toBe(state)
    expect(fact('unlocked')).toContain(unlocked)
    expect([fact('locked'), [fact('adds'), fact('next')].join(' ').trim()]).toEqual([locked, next])
  })

  test('tells what can be sent: what the contract holds beyond what is locked, and never less than nothing', () => {
    const spendable = (balance: string | null | undefined) => {
      show(start + 30 * day, { vesting, balance })
      const words = fact('spendable')
      cleanup()
      return words
    }
    expect(spendable('479166666668')).toBe('0.000000001 GRAM')
    expect(spendable('5')).toBe('0 GRAM')
    expect(spendable(null)).toBe('—')
    expect(spendable(undefined)).toBeUndefined()
  })

  test('says nothing of now on a server, which has no clock of a reader', () => {
    const html = renderToString(<VestingCard vesting={vesting} />)
    expect(html).toContain('Unknown status')
    expect(html).not.toContain('vesting-plot-now')
  })

  test('lists every unlock on request', () => {
    show(start)
    const summary = screen.getByText('All unlocks')
    fireEvent.click(summary)
    fireEvent(summary.closest('details') as HTMLElement, new Event('toggle'))
    const together = [...document.querySelectorAll('[role="cell"][data-column="together"]')].map(
      ({ textContent }) => textContent,
    )
    expect(together[0]).toBe('20.833333333 GRAM')
    expect(screen.getByRole('table', { name: 'All unlocks' }).getAttribute('aria-rowcount')).toBe('25')
  })

  test('says that a table of more unlocks than it holds is not whole', () => {
    show(start, { vesting: vesting && { ...vesting, unlock_period: 60 } })
    const summary = screen.getByText('All unlocks')
    fireEvent.click(summary)
    fireEvent(summary.closest('details') as HTMLElement, new Event('toggle'))
    expect(screen.getByText('Showing the first 1,000')).toBeTruthy()
  })

  test('makes up no schedule from impossible terms', () => {
    show(start, { vesting: vesting && { ...vesting, unlock_period: 0 } })
    expect(screen.getByText('The vesting schedule is invalid')).toBeTruthy()
    expect(screen.queryByRole('img')).toBeNull()
    expect([fact('unlocked'), fact('locked'), fact('next'), fact('total')]).toEqual(['—', '—', '—', '500 GRAM'])
  })

  test('says what its picture shows', () => {
    show(start)
    expect(screen.getByRole('img').getAttribute('aria-label')).toBe(
      '500 GRAM unlocks in steps from Jul 12, 2025 to Jul 2, 2027',
    )
  })
})

describe('drawVesting', () => {
  /** Height of an outline at `x`, in parts of the whole. */
  function levelAt(path: string, x: number): number {
    const area = document.createElementNS('http://www.w3.org/2000/svg', 'path')
    area.setAttribute('d', path)
    const drawing = document.body.appendChild(document.createElementNS('http://www.w3.org/2000/svg', 'svg'))
    drawing.append(area)
    const point = (y: number) => area.isPointInFill(new DOMPoint(x, y))
    let level = 0
    for (let y = plotSize.height - 0.5; y > 0; y -= 0.5) if (point(y)) level = 1 - y / plotSize.height
    drawing.remove()
    return level
  }

  test.each([30 * day, day, 60])('draws what is unlocked when, with a period of %i s', (period) => {
    if (terms === undefined) throw new Error('The embedded chain has no vesting contract.')
    const some = { ...terms, period }
    const { all } = drawVesting(some, undefined)
    for (const share of [0.01, 0.03, 0.1, 0.31, 0.52, 0.77, 0.98]) {
      const time = Math.floor(some.start + share * (vestingEnd(some) - some.start))
      const exact = Number((unlockedAt(some, time) * 1000n) / some.total) / 1000
      expect(Math.abs(levelAt(all, share * plotSize.width) - exact)).toBeLessThan(0.02)
    }
  })

  test('fills up to now and no further', () => {
    if (terms === undefined) throw new Error('The embedded chain has no vesting contract.')
    const { past, now } = drawVesting(terms, terms.start + 360 * day)
    expect(now).toBe(plotSize.width / 2)
    expect(levelAt(past, 490)).toBeGreaterThan(0.4)
    expect(levelAt(past, 510)).toBe(0)
    expect(drawVesting(terms, terms.start - 5).past).toBe('')
  })
})
