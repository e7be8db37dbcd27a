import '../../../src/components/styles/index.css'
import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, describe, expect, test } from 'vitest'
import { FoldedList, foldStep, listFold } from '../../../src/components/parts/FoldedList.tsx'
import { DecodedBody, ShardMap } from '../../../src/entries/index.ts'
import { GetMethodRunner } from '../../../src/entries/contracts.ts'
import { blocks as embedded } from '../../fixtures/entities.ts'

afterEach(cleanup)

function List({ count, links = false }: { readonly count: number; readonly links?: boolean }) {
  return (
    <ul>
      <FoldedList items={Array.from({ length: count }, (_, at) => at)} first={10} frame={listFold}>
        {(at) => <li key={at}>{links ? <a href={`#${at}`}>{at}</a> : at}</li>}
      </FoldedList>
    </ul>
  )
}

describe('a folded list', () => {
  test('shows the first entries, and says how many more a press shows', async () => {
    render(<List count={1234} />)
    expect(screen.getAllByRole('listitem')).toHaveLength(10 + 1)
    await userEvent.click(screen.getByRole('button', { name: 'Show 100 more (1,224 hidden)' }))
    expect(screen.getAllByRole('listitem')).toHaveLength(10 + foldStep + 1)
  })

  test('adds fewer entries at a press when each is large', async () => {
    render(
      <FoldedList items={Array.from({ length: 100 }, (_, at) => at)} first={10} step={20}>
        {(at) => <p key={at}>entry {at}</p>}
      </FoldedList>,
    )
    await userEvent.click(screen.getByRole('button', { name: 'Show 20 more (90 hidden)' }))
    expect(screen.getAllByText(/^entry/)).toHaveLength(30)
  })

  test('has no button when it shows all', () => {
    render(<List count={10} />)
    expect(screen.queryByRole('button')).toBeNull()
  })

  test.each([true, false])('the focus goes to the first new entry when the button goes (links: %s)', async (links) => {
    render(<List count={15} links={links} />)
    screen.getByRole('button', { name: 'Show 5 more' }).focus()
    await userEvent.keyboard('{Enter}')
    expect(screen.queryByRole('button')).toBeNull()
    expect(document.activeElement?.textContent).toBe('10')
  })

  test('the focus stays on the button while there is more', async () => {
    render(<List count={1000} />)
    await userEvent.click(screen.getByRole('button'))
    expect(document.activeElement).toBe(screen.getByRole('button'))
  })

  test('a press renders the new entries alone, and other items render all of them', async () => {
    const rendered: number[] = []
    const Entry = ({ at }: { readonly at: number }) => {
      rendered.push(at)
      return <li>{at}</li>
    }
    const show = (items: readonly number[]) => (
      <ul>
        <FoldedList items={items} first={10} frame={listFold}>
          {(at) => <Entry key={at} at={at} />}
        </FoldedList>
      </ul>
    )
    const { rerender } = render(show(count(0)))
    rendered.length = 0
    await userEvent.click(screen.getByRole('button'))
    expect(rendered).toEqual(count(0).slice(10, 10 + foldStep))
    rerender(show(count(5)))
    expect(
      screen
        .getAllByRole('listitem')
        .slice(0, -1)
        .map(({ textContent }) => Number(textContent)),
    ).toEqual(count(5).slice(0, 10 + foldStep))
  })
})

const count = (from: number) => Array.from({ length: 300 }, (_, at) => from + at)

/** Lists in lists: 22 to the power of 3 values. */
function nest(leaf: unknown, wrap: (items: readonly unknown[]) => unknown, depth = 3): unknown {
  return depth === 0 ? leaf : wrap(Array.from({ length: 22 }, () => nest(leaf, wrap, depth - 1)))
}

describe('what is nested without end', () => {
  test('a decoded body opens its inner lists on request', async () => {
    const { container } = render(<DecodedBody decoded={{ '@type': 'many', items: nest('1', (items) => items, 4) }} />)
    expect(container.querySelectorAll('*').length).toBeLessThan(2500)
    const [summary] = container.querySelectorAll('summary')
    await userEvent.click(summary ?? container)
    expect(container.querySelectorAll('details[open] li').length).toBeGreaterThan(10)
  })

  test('a small decoded body is open', () => {
    const { container } = render(<DecodedBody decoded={{ '@type': 'few', items: [[['1', '2']]] }} />)
    expect(container.querySelector('details')).toBeNull()
  })

  test('a stack opens its tuples on request', () => {
    const stack = nest({ type: 'num', value: '0x1' }, (items) => ({ type: 'tuple', value: items }), 4)
    const result = { exit_code: 0, gas_used: 1, stack: [stack] }
    const { container } = render(<GetMethodRunner onRun={() => {}} result={result as never} />)
    expect(container.querySelectorAll('*').length).toBeLessThan(2500)
  })

  test.each([
    ['in one shard', () => '8000000000000000'],
    ['in 4,096 shards', (at: number) => (((at % 4096) << 4) | 8).toString(16).padStart(4, '0').padEnd(16, '0')],
  ])('10,000 blocks %s have a picture of a bounded size', (_name, shard) => {
    const [block] = embedded
    if (block === undefined) throw new Error('The chain lacks a block.')
    const blocks = Array.from({ length: 10_000 }, (_, at) => ({
      ...block,
      workchain: 0,
      shard: shard(at),
      seqno: at,
      end_lt: String(at),
      tx_count: 1,
    }))
    const { container } = render(<ShardMap blocks={blocks} />)
    expect(container.querySelectorAll('svg *').length).toBeLessThan(1500)
    expect(container.querySelector('[part~="shard-map-picture"]')?.getBoundingClientRect().height).toBeLessThan(1000)
    expect(container.textContent).toMatch(/older blocks? (is|are) only in the list|8000/)
  })
})
