import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { shortAddress } from '../../../src/text/format/address.ts'
import type { Transaction } from '../../../src/service/rows/transaction.ts'
import '../../../src/components/styles/index.css'
import index from '../../../stories/chain/index.json'
import { card, cards, focused, Graph, show } from './messageChainGraph.fixture.tsx'

const files = import.meta.glob('../../../stories/chain/transactions.json', { import: 'default' })

afterEach(cleanup)

/** All cards are in view. */
const style = { width: 3000 }

async function swap(): Promise<Transaction[]> {
  const load = Object.values(files)[0] as () => Promise<{ transactions: Transaction[] }>
  const { transactions } = await load()
  const rows = transactions.filter(({ trace_id }) => trace_id === index.showcase.traces.swapTrace)
  return rows.toSorted((a, b) => (BigInt(a.lt) < BigInt(b.lt) ? -1 : 1))
}
/** Id of the card of each transaction of the swap. */
const cardIds = (rows: readonly Transaction[]): string[] => rows.map(({ hash, in_msg }) => in_msg?.hash ?? hash)
const hops = (): HTMLElement[] => screen.queryAllByRole('button', { name: /^via / })

test('a swap with folded hops is its sender, router, pool, router and result', async () => {
  const rows = await swap()
  const ids = cardIds(rows)
  await show({ trace: rows, foldHops: true, style })
  expect(cards().map(({ dataset }) => dataset['id'])).toEqual([0, 3, 5, 6, 9].map((at) => ids[at]))
  const router = screen.getByRole('treeitem', { name: /^Jetton transfer, 0.15 GRAM, .*via 2 jetton wallets, grouped/ })
  expect(router).toBe(card(ids[3] ?? ''))
  expect(hops()).toHaveLength(2)
  expect(hops().every((hop) => hop.getAttribute('aria-expanded') === 'false')).toBe(true)
  // The line of words is inside its card.
  for (const hop of hops()) {
    const [inner, outer] = [hop, hop.closest('[role="treeitem"]')!].map((each) => each.getBoundingClientRect())
    expect(inner!.bottom).toBeLessThanOrEqual(outer!.bottom)
    expect(inner!.right).toBeLessThanOrEqual(outer!.right)
  }
})

test('without the option every message is a card', async () => {
  await show({ trace: await swap(), style })
  expect(cards()).toHaveLength(11)
  expect(hops()).toHaveLength(0)
})

test('a press on a hop opens it without selecting anything, and its first wallet folds it again', async () => {
  const user = userEvent.setup()
  const rows = await swap()
  const ids = cardIds(rows)
  const onSelect = vi.fn()
  await show({ trace: rows, foldHops: true, style, onSelect })
  await user.click(hops()[0]!)
  expect(cards().map(({ dataset }) => dataset['id'])).toEqual([0, 1, 2, 3, 5, 6, 9, 4].map((at) => ids[at]))
  expect(hops()).toHaveLength(1)
  await waitFor(() => expect(focused()).toBe(ids[1]))
  await user.click(within(card(ids[1] ?? '')).getByTitle('Group'))
  expect(cards()).toHaveLength(5)
  await waitFor(() => expect(focused()).toBe(ids[3]))
  expect(onSelect).not.toHaveBeenCalled()
})

test('G opens and folds a hop', async () => {
  const user = userEvent.setup()
  const rows = await swap()
  const ids = cardIds(rows)
  await show({ trace: rows, foldHops: true, style })
  await user.tab()
  await user.keyboard('{ArrowRight}')
  expect(focused()).toBe(ids[3])
  await user.keyboard('g')
  await waitFor(() => expect(focused()).toBe(ids[1]))
  expect(cards()).toHaveLength(8)
  await user.keyboard('g')
  await waitFor(() => expect(focused()).toBe(ids[3]))
  expect(cards()).toHaveLength(5)
})

test('the hop of a selected transaction names it and stays folded; opened, its card is selected and named', async () => {
  const user = userEvent.setup()
  const rows = await swap()
  const ids = cardIds(rows)
  const current = () => hops().filter((hop) => hop.getAttribute('aria-current') === 'true')
  const isSelected = (each: HTMLElement) => each.getAttribute('aria-selected') === 'true'
  const { rerender } = await show({ trace: rows, foldHops: true, style, selected: rows[7]?.hash })
  for (const [at, recipient] of [
    [7, 9],
    [1, 3],
    [4, 3],
  ] as const) {
    rerender(<Graph trace={rows} foldHops style={style} selected={rows[at]?.hash} />)
    await waitFor(() => expect(current()).toHaveLength(1))
    expect(current()[0]?.closest('[role="treeitem"]')).toBe(card(ids[recipient] ?? ''))
    const title = shortAddress(rows[at]?.account ?? '')
    expect(current()[0]?.textContent).toBe(`via ${title}`)
    expect(card(ids[recipient] ?? '').getAttribute('aria-label')).toContain(`via ${title}, grouped`)
    expect(cards().filter(isSelected)).toEqual([])
    expect(cards()).toHaveLength(5)
  }
  rerender(<Graph trace={rows} foldHops style={style} selected={rows[1]?.hash} />)
  await user.click(current()[0]!)
  expect(cards().filter(isSelected)).toEqual([card(ids[1] ?? '')])
  // Its two buttons leave the name its room.
  const name = within(card(ids[1] ?? '')).getByTitle(shortAddress(rows[1]?.account ?? ''))
  expect(name.scrollWidth).toBeLessThanOrEqual(name.clientWidth)
  await user.click(within(card(ids[1] ?? '')).getByTitle('Group'))
  expect(current()).toHaveLength(1)
})

test('a swap with folded hops fits beside the details of a transaction', async () => {
  const rows = await swap()
  await show({ trace: rows, foldHops: true, style: { width: 856 }, selected: rows[7]?.hash })
  const frame = screen.getByRole('region', { name: 'Trace' }).getBoundingClientRect()
  for (const each of cards()) {
    const { left, right } = each.getBoundingClientRect()
    expect(left).toBeGreaterThanOrEqual(frame.left)
    expect(right).toBeLessThanOrEqual(frame.right)
  }
  expect(cards()).toHaveLength(5)
  for (const amount of screen.getAllByTitle(/^0\.\d+ GRAM$/))
    expect(amount.scrollWidth).toBeLessThanOrEqual(amount.clientWidth)
})

test('what was in sight while a trace grew stays in sight', async () => {
  const rows = await swap()
  const { rerender } = await show({ trace: rows.slice(0, 3), foldHops: true, style })
  rerender(<Graph trace={rows} foldHops style={style} />)
  await waitFor(() => expect(hops()).toHaveLength(1))
  expect(card(cardIds(rows)[1] ?? '')).toBeTruthy()
})
