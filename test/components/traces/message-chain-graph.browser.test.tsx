import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactElement } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import {
  MessageChainGraph,
  type MessageChainGraphProps,
} from '../../../src/components/traces/message-chain-graph/MessageChainGraph.tsx'
import { CoinAmount } from '../../../src/components/values/coin-amount/CoinAmount.tsx'
import type { Transaction } from '../../../src/schema/transaction.ts'
import '../../../src/styles/index.css'
import { message, randomFrom, transaction, tree } from '../../trace/build.ts'
import index from '../../../stories/chain/index.json'

const files = import.meta.glob('../../../stories/chain/transactions.json', { import: 'default' })

function Graph(props: MessageChainGraphProps): ReactElement {
  return <MessageChainGraph style={{ width: 800 }} {...props} />
}

/** Waits for the drawing, which appears with the first layout. */
async function show(props: MessageChainGraphProps): Promise<ReturnType<typeof render>> {
  const view = render(<Graph {...props} />)
  await waitFor(() => expect(view.container.querySelector('[data-layout="placed"]')).not.toBeNull())
  // The first one loads them file by file.
  await screen.findByRole('toolbar', { name: 'View' }, { timeout: 10_000 })
  return view
}

const graph = (): HTMLElement => screen.getByRole('region', { name: 'Message chain' })
const cards = (): HTMLElement[] => screen.getAllByRole('treeitem')
const card = (hash: string): HTMLElement => {
  const found = cards().find(({ dataset }) => dataset['id'] === hash)
  if (found === undefined) throw new Error(`no card ${hash}`)
  return found
}
const focused = (): string | undefined => (document.activeElement as HTMLElement | null)?.dataset['id']
const frames = (count: number): Promise<void> =>
  new Promise((done) => {
    const next = (left: number): void => void requestAnimationFrame(() => (left <= 1 ? done() : next(left - 1)))
    next(count)
  })

const failing = {
  aborted: true,
  compute_ph: { skipped: false, success: false, exit_code: 706 },
  action: null,
  bounce: { type: 'ok' },
}

/** Root, two children, the second with two of its own; ids are `in 0`, `m1`, … */
const small = tree([-1, 0, 0, 2, 2])

afterEach(() => {
  cleanup()
  document.documentElement.dir = ''
})

describe('what is drawn', () => {
  test('of a damaged answer is what can be read; the rest is spoken of, and nothing of it succeeded', async () => {
    const [root, ...rest] = small
    await show({ trace: [{ ...root, description: null }, ...rest, null] as unknown as readonly Transaction[] })
    expect(graph().dataset).toMatchObject({ transactions: '5', verdict: 'broken' })
    expect(graph().textContent).toContain('2 rows are malformed. Unreadable data was left out.')
    expect(card('in 0').dataset['status']).toBe('unknown')
    expect(card('in 0').getAttribute('aria-label')).toContain('unknown result')
    cleanup()
    render(<Graph trace={[null] as unknown as readonly Transaction[]} />)
    expect(graph().textContent).toContain('1 row is malformed')
  })

  test('counts of the embedded traces are exact', async () => {
    const load = Object.values(files)[0] as () => Promise<{ transactions: Transaction[] }>
    const { transactions } = await load()
    const { traces } = index.showcase
    for (const id of [traces.jettonTransfer, traces.swapTrace, traces.logs, traces.fanOutTrace, traces.hopTrace]) {
      const rows = transactions.filter(({ trace_id }) => trace_id === id)
      const messages = new Set(
        rows.flatMap(({ in_msg, out_msgs }) => [...(in_msg === null ? [] : [in_msg]), ...out_msgs].map(({ hash }) => hash)),
      )
      const { unmount } = await show({ trace: rows })
      expect(graph().dataset).toMatchObject({
        transactions: String(rows.length),
        messages: String(messages.size),
        verdict: 'succeeded',
      })
      unmount()
    }
  })

  test('every transaction of a small trace is a tree item that says what it is', async () => {
    await show({ trace: small })
    expect(cards()).toHaveLength(5)
    expect(screen.getByRole('tree').getAttribute('aria-label')).toBe('Message chain, 5 transactions, 5 messages')
    const item = card('m3')
    expect(item.getAttribute('aria-label')).toMatch(/^Transfer, 1 TON, EQ\S+…\S+, Fee 0.001 TON, succeeded, transaction 4 of 5$/)
    expect(item.getAttribute('aria-level')).toBe('3')
    expect(item.getAttribute('aria-posinset')).toBe('1')
    expect(item.getAttribute('aria-setsize')).toBe('2')
    expect(item.hasAttribute('aria-expanded')).toBe(false)
    expect(card('m2').getAttribute('aria-expanded')).toBe('true')
  })

  test('cards stand in reading order, beside their parents and never over one another', async () => {
    await show({ trace: small })
    expect(cards().map(({ dataset }) => dataset['id'])).toEqual(['in 0', 'm1', 'm2', 'm3', 'm4'])
    const box = (hash: string): DOMRect => card(hash).getBoundingClientRect()
    expect(box('m1').left).toBeGreaterThan(box('in 0').right)
    expect(box('m1').top).toBeCloseTo(box('in 0').top, 0)
    expect(box('m2').top).toBeGreaterThanOrEqual(box('m1').bottom)
    expect(box('m4').top).toBeGreaterThanOrEqual(box('m3').bottom)
  })

  test('a failure is told by words, an icon and the verdict', async () => {
    const rows = tree([-1, 0]).map((row) =>
      row.hash === '1' ? { ...row, description: { type: 'ord', ...failing } } : row,
    )
    await show({ trace: rows })
    expect(graph().dataset['verdict']).toBe('failed')
    expect(card('m1').dataset['status']).toBe('failed')
    expect(within(card('m1')).getByText('Exit code 706')).toBeTruthy()
    expect(card('m1').querySelector('svg')).not.toBeNull()
    expect(card('m1').getAttribute('aria-label')).toMatch('Exit code 706, failed')
  })

  test('logs and messages on their way have their own places', async () => {
    const log = message('log', { destination: null, value: null })
    await show({ trace: [transaction({ hash: 'root', out_msgs: [log, message('open')] })] })
    expect(card('log').getAttribute('aria-label')).toBe('Transfer, Log, external outgoing message')
    expect(card('open').getAttribute('aria-label')).toMatch(/^Transfer, 1 TON, In transit, EQ.*, no transaction yet$/)
    expect(graph().dataset).toMatchObject({ transactions: '1', messages: '3', verdict: 'pending' })
  })

  test('a bounce is dashed', async () => {
    const back = message('back', { bounced: true })
    await show({
      trace: [transaction({ hash: 'a', out_msgs: [back] }), transaction({ hash: 'b', lt: '2', in_msg: back })],
    })
    const edge = graph().querySelector('path[data-kind="bounced"]')
    expect(getComputedStyle(edge as Element).strokeDasharray).not.toBe('none')
  })

  test('a trace that is not whole says so', async () => {
    await show({ trace: tree([-1, 0, 1]).filter(({ hash }) => hash !== '1') })
    expect(screen.getByText(/sending transaction is missing/)).toBeTruthy()
    expect(graph().dataset['verdict']).toBe('pending')
  })

  test('what strangers wrote is text', async () => {
    const comment = '<img src=x onerror="window.hacked = 1">\u202Egpj.exe'
    const content = { hash: null, body: null, decoded: { '@type': 'text_comment', comment } }
    const in_msg = message('in', { opcode: '0x00000000', decoded_opcode: '<b>op</b>', message_content: content })
    await show({ trace: [transaction({ hash: 'a', out_msgs: [in_msg] }), transaction({ hash: 'b', lt: '2', in_msg })] })
    expect(within(card('in')).getByText('<img src=x onerror="window.hacked = 1">gpj.exe')).toBeTruthy()
    expect(graph().querySelector('img, b')).toBeNull()
  })

  test('a card can be drawn by its user, and keeps its name and state', async () => {
    await show({ trace: small, nodeHeight: 90, renderNode: ({ index: at }) => <i>number {at}</i> })
    expect(within(card('m4')).getByText('number 4')).toBeTruthy()
    expect(screen.getByRole('treeitem', { name: /^Transfer 1 TON number 4 EQ.*, transaction 5 of 5$/ })).toBe(card('m4'))
    expect(card('m4').style.height).toBe('90px')
  })
})

describe('a trace of thousands', () => {
  const random = randomFrom(3)
  const shapes = {
    chain: Array.from({ length: 10_000 }, (_, at) => at - 1),
    fan: Array.from({ length: 10_000 }, (_, at) => (at === 0 ? -1 : Math.floor((at - 1) / 250))),
    random: Array.from({ length: 10_000 }, (_, at) => (at === 0 ? -1 : Math.max(0, at - 1 - Math.floor(random() * 9)))),
  }

  test.each(Object.entries(shapes))('%s: no more than a thousand elements at any zoom', async (_, parents) => {
    const user = userEvent.setup()
    await show({ trace: fast(parents), firstView: Infinity })
    const most: number[] = [graph().querySelectorAll('*').length]
    await user.click(screen.getByRole('button', { name: 'Fit to screen' }))
    for (let step = 0; step < 14; step += 1) {
      await frames(1)
      most.push(graph().querySelectorAll('*').length)
    }
    expect(Math.max(...most)).toBeLessThan(1000)
    expect(graph().dataset['transactions']).toBe('10000')
  })

  test('the focused card stays while the view is elsewhere', async () => {
    const user = userEvent.setup()
    await show({ trace: fast(shapes.chain), firstView: Infinity })
    await user.tab()
    expect(focused()).toBe('in 0')
    for (let step = 0; step < 40; step += 1) await user.keyboard('{Shift>}{ArrowRight}{/Shift}')
    await frames(3)
    expect(focused()).toBe('in 0')
    expect(cards().length).toBeGreaterThan(1)
    expect(cards().some(({ dataset }) => dataset['id'] === 'm2')).toBe(false)
    await user.keyboard('{ArrowRight}')
    expect(focused()).toBe('m1')
    await waitFor(() => expect(cards().some(({ dataset }) => dataset['id'] === 'm2')).toBe(true))
  })

  test('End reaches the last one', async () => {
    const user = userEvent.setup()
    await show({ trace: fast(shapes.chain), firstView: Infinity })
    await user.tab()
    await user.keyboard('{End}')
    expect(focused()).toBe('m9999')
    const inside = (): boolean => {
      const [box, window] = [card('m9999'), screen.getByRole('tree').closest('[data-layout]') as Element].map((element) =>
        element.getBoundingClientRect(),
      ) as [DOMRect, DOMRect]
      return box.left >= window.left && box.right <= window.right
    }
    await waitFor(() => expect(inside()).toBe(true))
  })
})

describe('the keyboard', () => {
  beforeEach(async () => {
    await show({ trace: small })
  })

  test('one Tab stop for the tree, one for the toolbar', async () => {
    const user = userEvent.setup()
    expect(cards().filter(({ tabIndex }) => tabIndex === 0)).toHaveLength(1)
    await user.tab()
    expect(focused()).toBe('in 0')
    await user.tab()
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Search this trace')
    await user.keyboard('{ArrowLeft}')
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Fit to screen')
    await user.tab()
    expect(graph().contains(document.activeElement)).toBe(false)
  })

  test('arrows walk the tree', async () => {
    const user = userEvent.setup()
    await user.tab()
    const walk = async (keys: string): Promise<string | undefined> => {
      await user.keyboard(keys)
      return focused()
    }
    expect(await walk('{ArrowRight}')).toBe('m1')
    expect(await walk('{ArrowRight}')).toBe('m1')
    expect(await walk('{ArrowDown}')).toBe('m2')
    expect(await walk('{ArrowRight}')).toBe('m3')
    expect(await walk('{ArrowDown}')).toBe('m4')
    expect(await walk('{ArrowUp}')).toBe('m3')
    expect(await walk('{ArrowLeft}')).toBe('m2')
    expect(await walk('{End}')).toBe('m4')
    expect(await walk('{Home}')).toBe('in 0')
    expect(await walk(']')).toBe('m1')
    expect(await walk('[[')).toBe('in 0')
    expect(cards().filter(({ tabIndex }) => tabIndex === 0)).toHaveLength(1)
  })

  test('C closes and opens a branch, and the name says how much is hidden', async () => {
    const user = userEvent.setup()
    await user.tab()
    await user.keyboard('{ArrowRight}{ArrowDown}c')
    expect(cards().map(({ dataset }) => dataset['id'])).toEqual(['in 0', 'm1', 'm2'])
    expect(card('m2').getAttribute('aria-expanded')).toBe('false')
    expect(card('m2').getAttribute('aria-label')).toMatch('2 transactions hidden')
    expect(graph().dataset['transactions']).toBe('5')
    expect(focused()).toBe('m2')
    await user.keyboard('{ArrowRight}')
    expect(cards()).toHaveLength(5)
    expect(focused()).toBe('m2')
  })

  test('keys with Ctrl are left to the browser', async () => {
    const user = userEvent.setup()
    await user.tab()
    expect(fireEvent.keyDown(document.activeElement as Element, { key: 'p', ctrlKey: true })).toBe(true)
    expect(fireEvent.keyDown(document.activeElement as Element, { key: 'f' })).toBe(false)
  })
})

describe('failures', () => {
  test('E goes to the next failed transaction and opens what hides it', async () => {
    const user = userEvent.setup()
    const rows = tree([-1, 0, 1, 0, 3]).map((row) =>
      ['2', '4'].includes(row.hash) ? { ...row, description: { type: 'ord', ...failing } } : row,
    )
    await show({ trace: rows })
    await user.tab()
    await user.keyboard('{ArrowRight}c{Home}')
    expect(cards().some(({ dataset }) => dataset['id'] === 'm2')).toBe(false)
    await user.keyboard('e')
    await waitFor(() => expect(focused()).toBe('m2'))
    await user.keyboard('e')
    expect(focused()).toBe('m4')
    await user.keyboard('{Shift>}e{/Shift}')
    expect(focused()).toBe('m2')
    await user.click(screen.getByRole('button', { name: 'Next failed transaction' }))
    expect(focused()).toBe('m4')
  })
})

describe('selection', () => {
  test('a click or Enter selects; left alone, the graph remembers it', async () => {
    const user = userEvent.setup()
    const onSelect = vi.fn()
    await show({ trace: small, onSelect })
    await user.click(card('m2'))
    expect(onSelect).toHaveBeenLastCalledWith('2')
    expect(card('m2').getAttribute('aria-selected')).toBe('true')
    await user.keyboard('{ArrowRight}{Enter}')
    expect(onSelect).toHaveBeenLastCalledWith('3')
    expect(card('m2').getAttribute('aria-selected')).toBe('false')
    expect(card('m3').getAttribute('aria-selected')).toBe('true')
  })

  test('given from outside, it changes only with the prop', async () => {
    const user = userEvent.setup()
    const onSelect = vi.fn()
    const { rerender } = await show({ trace: small, selected: '1', onSelect })
    await user.click(card('m2'))
    expect(onSelect).toHaveBeenCalledWith('2')
    expect(card('m1').getAttribute('aria-selected')).toBe('true')
    rerender(<Graph trace={small} selected="2" onSelect={onSelect} />)
    expect(card('m2').getAttribute('aria-selected')).toBe('true')
    expect(card('m2').tabIndex).toBe(0)
  })

  test('a selection inside a closed branch opens it', async () => {
    const user = userEvent.setup()
    const { rerender } = await show({ trace: small, selected: '0' })
    card('m2').focus()
    await user.keyboard('c')
    expect(cards()).toHaveLength(3)
    rerender(<Graph trace={small} selected="4" />)
    expect(card('m4').getAttribute('aria-selected')).toBe('true')
  })

  test('is in view at first sight, however far it is from the root', async () => {
    await show({ trace: fast(Array.from({ length: 2000 }, (_, at) => at - 1)), selected: '1500' })
    await waitFor(() => expect(card('m1500')).toBeTruthy())
    expect(card('m1500').getAttribute('aria-selected')).toBe('true')
  })
})

describe('the pointer', () => {
  const press = (element: Element, type: string, x: number, y: number): boolean =>
    fireEvent(
      element,
      new PointerEvent(type, { bubbles: true, cancelable: true, pointerId: 1, pointerType: 'mouse', clientX: x, clientY: y }),
    )

  test('dragging moves the drawing and selects nothing', async () => {
    const onSelect = vi.fn()
    await show({ trace: small, onSelect })
    const target = card('m1')
    const window = target.closest('[data-layout]') as HTMLElement
    window.setPointerCapture = () => {}
    const before = target.getBoundingClientRect()
    press(target, 'pointerdown', 300, 200)
    press(target, 'pointermove', 340, 230)
    press(target, 'pointerup', 340, 230)
    fireEvent.click(target)
    await frames(2)
    const after = target.getBoundingClientRect()
    expect(after.left - before.left).toBeCloseTo(40, 0)
    expect(after.top - before.top).toBeCloseTo(30, 0)
    expect(onSelect).not.toHaveBeenCalled()
    press(target, 'pointerdown', 300, 200)
    press(target, 'pointerup', 300, 200)
    fireEvent.click(target)
    expect(onSelect).toHaveBeenCalledWith('1')
  })

  test('the wheel scrolls the page; with Ctrl it zooms', async () => {
    await show({ trace: small })
    const window = card('m1').closest('[data-layout]') as HTMLElement
    const width = card('m1').getBoundingClientRect().width
    expect(fireEvent.wheel(window, { deltaY: 100 })).toBe(true)
    expect(window.dataset['hint']).toBe('zoom')
    expect(fireEvent.wheel(window, { deltaY: 40, ctrlKey: true })).toBe(false)
    await frames(2)
    expect(card('m1').getBoundingClientRect().width).toBeLessThan(width)
  })

  test('the button on a card closes its branch without selecting it', async () => {
    const user = userEvent.setup()
    const onSelect = vi.fn()
    await show({ trace: small, onSelect })
    await user.click(within(card('m2')).getByTitle('Hide child transactions'))
    expect(cards()).toHaveLength(3)
    await user.click(within(card('m2')).getByTitle('Show 2 transactions'))
    expect(cards()).toHaveLength(5)
    expect(onSelect).not.toHaveBeenCalled()
  })
})

describe('a trace that grows', () => {
  const sent = message('sent')
  const root = transaction({ hash: 'root', out_msgs: [sent] })

  test('a message keeps its element and its focus when its transaction arrives', async () => {
    const user = userEvent.setup()
    const { rerender } = await show({ trace: [root] })
    await user.tab()
    await user.keyboard('{ArrowRight}')
    const element = document.activeElement
    expect(focused()).toBe('sent')
    rerender(<Graph trace={[root, transaction({ hash: 'leaf', lt: '2', in_msg: sent })]} />)
    expect(document.activeElement).toBe(element)
    expect(element?.getAttribute('data-kind')).toBe('transaction')
    expect(graph().dataset['verdict']).toBe('succeeded')
    await waitFor(() => expect(within(graph()).getAllByText('1 new transaction')).toHaveLength(1))
  })

  test('what the reader looks at stays where it is', async () => {
    const user = userEvent.setup()
    const { rerender } = await show({ trace: tree([-1, 0, 0, 2]) })
    card('m2').focus()
    await user.keyboard('{ArrowRight}')
    await frames(20)
    const before = card('m3').getBoundingClientRect()
    rerender(<Graph trace={tree([-1, 0, 0, 2, 1, 1, 1])} />)
    await frames(2)
    const after = card('m3').getBoundingClientRect()
    expect(after.left).toBeCloseTo(before.left, 1)
    expect(after.top).toBeCloseTo(before.top, 1)
  })
})

describe('right to left', () => {
  test('an amount is read as everywhere: its number first, then its unit, and is not cut without a title', async () => {
    document.documentElement.dir = 'rtl'
    const value = '123456789012345678901'
    const sent = message('long', { value })
    const rows = [transaction({ hash: 'a', out_msgs: [sent] }), transaction({ hash: 'b', lt: '2', in_msg: sent })]
    await show({ trace: rows })
    render(<CoinAmount amount="1500000000" />)
    const right = (element: Element | Range | null | undefined): number => element?.getBoundingClientRect().right ?? Number.NaN
    const amount = card('long').querySelector('[part="message-chain-graph-amount"]')
    const text = amount?.firstChild as Text
    const part = (words: string): Range => {
      const range = document.createRange()
      range.setStart(text, text.data.indexOf(words))
      range.setEnd(text, text.data.indexOf(words) + words.length)
      return range
    }
    const [number, unit] = [part('123.4B'), part('TON')]
    expect(amount?.getAttribute('title')).toBe('123,456,789,012.345 TON')
    expect(card('long').getAttribute('aria-label')).toMatch('123.4B TON')
    expect(right(number)).toBeGreaterThan(right(unit))
    const coin = document.querySelector('[part~="coin-amount"]')
    expect(right(coin?.querySelector('[part="coin-amount-number"]'))).toBeGreaterThan(right(coin?.querySelector('[part="coin-amount-symbol"]')))
  })

  test('children stand to the left, and the left arrow goes to them', async () => {
    const user = userEvent.setup()
    document.documentElement.dir = 'rtl'
    await show({ trace: small })
    expect(card('m1').getBoundingClientRect().right).toBeLessThan(card('in 0').getBoundingClientRect().left)
    await user.tab()
    await user.keyboard('{ArrowLeft}')
    expect(focused()).toBe('m1')
  })

  test('follows a change of direction', async () => {
    await show({ trace: small })
    document.documentElement.dir = 'rtl'
    await waitFor(() =>
      expect(card('m1').getBoundingClientRect().right).toBeLessThan(card('in 0').getBoundingClientRect().left),
    )
  })
})

describe('without a trace', () => {
  test('says that it is loading, at the size that it will have', () => {
    const { rerender } = render(<Graph loading height={300} />)
    expect(graph().getAttribute('aria-busy')).toBe('true')
    const loading = graph().getBoundingClientRect().height
    rerender(<Graph trace={small} height={300} />)
    expect(Math.abs(graph().getBoundingClientRect().height - loading)).toBeLessThan(8)
  })

  test('says that there is nothing', () => {
    render(<Graph trace={[]} />)
    expect(screen.getByText('No transactions in this trace')).toBeTruthy()
  })

  test('says what went wrong and tries again', async () => {
    const user = userEvent.setup()
    const onRetry = vi.fn()
    render(<Graph error={new Error('no')} onRetry={onRetry} />)
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(onRetry).toHaveBeenCalledOnce()
  })
})

test('server output lists the transactions, has no style attribute and hydrates in silence', async () => {
  const element = <MessageChainGraph trace={small} />
  const html = renderToString(element)
  expect(html).not.toMatch(/\sstyle=/)
  const holder = document.createElement('div')
  holder.innerHTML = html
  document.body.append(holder)
  expect(holder.querySelectorAll('[role="treeitem"]')).toHaveLength(5)
  const complaints = vi.spyOn(console, 'error').mockImplementation(() => {})
  const root = hydrateRoot(holder, element)
  await waitFor(() => expect(holder.querySelector('[data-layout="placed"]')).not.toBeNull())
  expect(complaints).not.toHaveBeenCalled()
  complaints.mockRestore()
  root.unmount()
  holder.remove()
})

/** {@link tree}, in time that grows with the number and not with its square. */
function fast(parents: readonly number[]): Transaction[] {
  const sent = parents.map((): ReturnType<typeof message>[] => [])
  parents.forEach((parent, child) => sent[parent]?.push(message(`m${child}`)))
  return parents.map((parent, at) =>
    transaction({
      hash: String(at),
      lt: String(100_000 + at),
      ...(parent >= 0 && { in_msg: message(`m${at}`) }),
      out_msgs: sent[at] ?? [],
    }),
  )
}

describe('reading a large trace', () => {
  /** Twelve equal children of one transaction, and one that failed. */
  const fanned = tree([-1, ...Array.from({ length: 13 }, () => 0)]).map((row) =>
    row.hash === '13' ? { ...row, description: { type: 'ord', ...failing } } : row,
  )

  test('equal siblings are one card that opens by key and folds again', async () => {
    const user = userEvent.setup()
    await show({ trace: fanned })
    expect(cards()).toHaveLength(3)
    const group = screen.getByRole('treeitem', { name: /12 similar/ })
    expect(group.getAttribute('aria-expanded')).toBe('false')
    await user.tab()
    await user.keyboard('{ArrowRight}')
    await waitFor(() => expect(document.activeElement).toBe(group))
    await user.keyboard('{ArrowRight}')
    await waitFor(() => expect(focused()).toBe('m1'))
    expect(screen.queryByRole('treeitem', { name: /12 similar/ })).toBeNull()
    await user.keyboard('g')
    await waitFor(() => expect(cards()).toHaveLength(3))
    expect(document.activeElement?.getAttribute('aria-label')).toMatch('12 similar')
  })

  test('a first view opens no more than it may, and shows what failed', async () => {
    const random = randomFrom(11)
    const parents = Array.from({ length: 3000 }, (_, at) => (at === 0 ? -1 : Math.max(0, at - 1 - Math.floor(random() * 40))))
    const rows = fast(parents).map((row) => (row.hash === '2400' ? { ...row, description: { type: 'ord', ...failing } } : row))
    const user = userEvent.setup()
    await show({ trace: rows })
    await user.tab()
    await user.keyboard('e')
    await waitFor(() => expect(focused()).toBe('m2400'))
    expect(graph().querySelectorAll('*').length).toBeLessThan(1000)
  })

  test('fit shows all of ten thousand, and the tree can still be walked', async () => {
    const user = userEvent.setup()
    await show({ trace: fast(Array.from({ length: 10_000 }, (_, at) => Math.floor((at - 1) / 3))), firstView: Infinity })
    await user.tab()
    await user.keyboard('f')
    await waitFor(() => expect(graph().querySelector('[data-detail="overview"]')).not.toBeNull())
    const canvas = graph().querySelector('[part="message-chain-graph-canvas"]') as HTMLCanvasElement
    const painted = (): boolean =>
      canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height).data.some((value) => value > 0) === true
    await waitFor(() => expect(painted()).toBe(true))
    await user.keyboard('{ArrowRight}{ArrowRight}')
    expect(document.activeElement?.getAttribute('aria-level')).toBe('3')
  })

  test('search finds what is folded away, steps to it, and Escape goes back to the tree', async () => {
    const user = userEvent.setup()
    await show({ trace: fanned })
    await user.tab()
    await user.keyboard('/')
    const box = await screen.findByRole('searchbox')
    await waitFor(() => expect(document.activeElement).toBe(box))
    await user.keyboard('706')
    await waitFor(() => expect(screen.getByText('1 match')).toBeTruthy())
    await user.keyboard('{Enter}{Escape}')
    await waitFor(() => expect(focused()).toBe('m13'))
    expect(screen.queryByRole('searchbox')).toBeNull()
  })

  test('accounts can be walked by arrows, and list what they sent', async () => {
    const user = userEvent.setup()
    const away = message('away', { destination: `0:${'B'.repeat(64)}` })
    const sender = transaction({ hash: 'a', out_msgs: [away] })
    const receiver = transaction({ hash: 'b', lt: '2', account: `0:${'B'.repeat(64)}`, in_msg: away })
    await show({ trace: [sender, receiver] })
    await user.click(screen.getByRole('button', { name: 'Accounts' }))
    const group = await screen.findByRole('group', { name: 'Account graph. Accounts: 2. Messages between them: 1' })
    const nodes = (): HTMLElement[] => [...group.querySelectorAll<HTMLElement>('[data-id]')]
    nodes()[0]?.focus()
    await user.keyboard('{ArrowRight}')
    await waitFor(() => expect(focused()).toBe(`0:${'B'.repeat(64)}`))
    await user.click(within(nodes()[0] as HTMLElement).getByRole('button', { name: '1 outgoing' }))
    const menu = await screen.findByRole('menu', { name: /^Sent by/ })
    await user.click(within(menu).getAllByRole('menuitem')[0] as HTMLElement)
    await waitFor(() => expect(focused()).toBe(`0:${'B'.repeat(64)}`))
  })
})
