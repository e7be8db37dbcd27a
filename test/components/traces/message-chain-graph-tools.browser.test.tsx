import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactElement } from 'react'
import { afterEach, describe, expect, test } from 'vitest'
import {
  MessageChainGraph,
  type MessageChainGraphProps,
} from '../../../src/components/traces/message-chain-graph/MessageChainGraph.tsx'
import type { Action } from '../../../src/service/rows/action.ts'
import type { Transaction } from '../../../src/service/rows/transaction.ts'
import '../../../src/components/styles/index.css'
import index from '../../../stories/chain/index.json'
import { message, transaction, tree } from '../../meaning/trace/build.ts'

const files = import.meta.glob('../../../stories/chain/{transactions,actions}.json', { import: 'default' })

/** Rows of one trace of the embedded chain. */
async function embedded<Row extends { trace_id?: string | null | undefined }>(
  file: 'transactions' | 'actions',
  id: string,
): Promise<Row[]> {
  const load = files[`../../../stories/chain/${file}.json`] as () => Promise<Record<string, Row[]>>
  return ((await load())[file] ?? []).filter(({ trace_id }) => trace_id === id)
}

function Graph(props: MessageChainGraphProps): ReactElement {
  return <MessageChainGraph style={{ width: 800 }} {...props} />
}

async function show(props: MessageChainGraphProps): Promise<ReturnType<typeof render>> {
  const view = render(<Graph {...props} />)
  // The first one loads them file by file.
  await screen.findByRole('toolbar', { name: 'View' }, { timeout: 30_000 })
  return view
}

const graph = (): HTMLElement => screen.getByRole('region', { name: 'Trace' })
const cards = (): HTMLElement[] => screen.getAllByRole('treeitem')
const ids = (): (string | undefined)[] => cards().map(({ dataset }) => dataset['id'])
const card = (id: string): HTMLElement => {
  const found = cards().find(({ dataset }) => dataset['id'] === id)
  if (found === undefined) throw new Error(`no card ${id}`)
  return found
}
const focused = (): string | undefined => (document.activeElement as HTMLElement | null)?.dataset['id']
const cardLabel = (id: string): string =>
  card(id).querySelector('[part="message-chain-graph-label"]')?.textContent ?? ''
/** True while all of a card is in the window. */
const isSeen = (id: string): boolean => {
  const found = cards().find(({ dataset }) => dataset['id'] === id)
  const [box, window] = [found?.getBoundingClientRect(), found?.closest('[data-layout]')?.getBoundingClientRect()]
  if (box === undefined || window === undefined) return false
  return box.left >= window.left && box.right <= window.right && box.top >= window.top && box.bottom <= window.bottom
}

/** Root, two children, the second with two of its own; ids are `in 0`, `m1`, … */
const small = tree([-1, 0, 0, 2, 2])
const chain = (count: number): Transaction[] => tree(Array.from({ length: count }, (_, at) => at - 1))

afterEach(cleanup)

describe('the keyboard', () => {
  test('walks a whole trace by logical time, and each name is a sentence of its own', async () => {
    const rows = await embedded<Transaction>('transactions', index.showcase.traces.swapTrace)
    const user = userEvent.setup()
    await show({ trace: rows, firstView: Infinity })
    await user.tab()
    const names: string[] = []
    for (let step = 0; step < rows.length; step += 1) {
      names.push(document.activeElement?.getAttribute('aria-label') ?? '')
      await user.keyboard(']')
    }
    expect(names.map((name) => /transaction (\d+) of \d+$/.exec(name)?.[1])).toEqual(
      rows.map((_, at) => String(at + 1)),
    )
    for (const name of names) expect(name).toMatch(/^[^✓✗{}]+, (succeeded|failed), /)
  })

  test('opens siblings and whatever follows at once, and moves and zooms the view', async () => {
    const user = userEvent.setup()
    await show({ trace: tree([-1, 0, 0, 1, 2, 4]), height: 420 })
    const width = (): number => card('in 0').getBoundingClientRect().width
    await user.tab()
    await user.keyboard('{ArrowRight}c{ArrowDown}c')
    expect(ids()).toEqual(['in 0', 'm1', 'm2'])
    await user.keyboard('*')
    expect(ids()).toEqual(['in 0', 'm1', 'm3', 'm2', 'm4', 'm5'])
    await user.keyboard('{ArrowRight}c{ArrowLeft}co')
    expect(ids()).toContain('m5')
    await user.keyboard('0')
    await waitFor(() => expect(width()).toBe(196))
    await user.keyboard('+')
    await waitFor(() => expect(width()).toBeCloseTo(245, 0))
    await user.keyboard('z')
    await waitFor(() => expect(isSeen('m5')).toBe(true))
    const before = card('m2').getBoundingClientRect()
    await user.keyboard('{PageDown}')
    await waitFor(() => expect(card('m2').getBoundingClientRect().top).toBeLessThan(before.top - 50))
  })

  test('leaves letters to the page on request, and arrows not', async () => {
    await show({ trace: small, letterKeys: false })
    card('in 0').focus()
    expect(fireEvent.keyDown(card('in 0'), { key: 'f' })).toBe(true)
    expect(fireEvent.keyDown(card('in 0'), { key: 'ArrowRight' })).toBe(false)
    await waitFor(() => expect(focused()).toBe('m1'))
  })

  test('Alt and an arrow lists what was sent; a choice leads there, Escape back', async () => {
    const user = userEvent.setup()
    await show({ trace: small })
    await user.tab()
    await user.keyboard('{Alt>}{ArrowRight}{/Alt}')
    const menu = await screen.findByRole('menu', { name: /^Sent by EQ/ })
    await waitFor(() => expect(menu.contains(document.activeElement)).toBe(true))
    await user.keyboard('{Escape}')
    await waitFor(() => expect(focused()).toBe('in 0'))
    await user.keyboard('{Alt>}{ArrowRight}{/Alt}')
    await waitFor(() => expect(screen.getByRole('menu').contains(document.activeElement)).toBe(true))
    await user.keyboard('{ArrowDown}{Enter}')
    await waitFor(() => expect(focused()).toBe('m2'))
    await user.keyboard('{Alt>}{ArrowLeft}{/Alt}')
    await waitFor(() => expect(focused()).toBe('in 0'))
  })

  test('Ctrl and C copies the hash', async () => {
    const user = userEvent.setup()
    await show({ trace: small })
    card('m2').focus()
    await user.keyboard('{Control>}c{/Control}')
    expect(await navigator.clipboard.readText()).toBe('2')
  })

  test('a branch that closes around the focus gives it to the card that closed', async () => {
    const user = userEvent.setup()
    await show({ trace: small })
    card('m4').focus()
    await user.click(within(card('m2')).getByTitle('Hide child transactions'))
    await waitFor(() => expect(focused()).toBe('m2'))
    expect(cards().filter(({ tabIndex }) => tabIndex === 0)).toHaveLength(1)
  })
})

describe('a trace that grows', () => {
  test('out of sight is counted, and shown on request', async () => {
    const user = userEvent.setup()
    const { rerender } = await show({ trace: chain(4) })
    rerender(<Graph trace={chain(13)} />)
    await user.click(await screen.findByRole('button', { name: '9 new' }))
    await waitFor(() => expect(isSeen('m4')).toBe(true))
    expect(screen.queryByRole('button', { name: /new$/ })).toBeNull()
  })

  test('is followed on request, until the reader moves the drawing', async () => {
    const user = userEvent.setup()
    const { rerender } = await show({ trace: chain(3) })
    expect(screen.queryByRole('button', { name: 'Follow new transactions' })).toBeNull()
    rerender(<Graph trace={chain(4)} />)
    const follow = await screen.findByRole('button', { name: 'Follow new transactions' })
    await user.click(follow)
    rerender(<Graph trace={chain(12)} />)
    await waitFor(() => expect(isSeen('m11')).toBe(true))
    const window = card('m11').closest('[data-layout]') as HTMLElement
    window.setPointerCapture = () => {}
    for (const [type, x] of [
      ['pointerdown', 300],
      ['pointermove', 360],
      ['pointerup', 360],
    ] as const) {
      fireEvent(
        window,
        new PointerEvent(type, { bubbles: true, pointerId: 1, pointerType: 'mouse', clientX: x, clientY: 300 }),
      )
    }
    await waitFor(() => expect(follow.getAttribute('aria-pressed')).toBe('false'))
  })
})

test('a press on the small picture brings that part into view; it is there for pointers alone', async () => {
  await show({ trace: chain(7) })
  const map = graph().querySelector<HTMLElement>('[part="message-chain-graph-minimap"]') as HTMLElement
  await waitFor(() => expect(map.dataset['state']).toBe('shown'))
  expect(map.getAttribute('aria-hidden')).toBe('true')
  map.setPointerCapture = () => {}
  const box = map.getBoundingClientRect()
  fireEvent(
    map,
    new PointerEvent('pointerdown', {
      bubbles: true,
      pointerId: 1,
      buttons: 1,
      clientX: box.right - 8,
      clientY: box.top + box.height / 2,
    }),
  )
  await waitFor(() => expect(isSeen('m6')).toBe(true))
})

test('what is said of a message can be drawn by its user, and the name stays', async () => {
  await show({ trace: small, renderEdge: ({ trace, index: at }) => <i>{trace.messages[at]?.message.hash} here</i> })
  expect(cardLabel('m2')).toBe('m2 here')
  expect(screen.getByRole('treeitem', { name: /m2 here .*transaction 3 of 5$/ })).toBe(card('m2'))
})

test('actions say what messages did together, with the steps between folded; messages bring them back', async () => {
  const id = index.showcase.traces.jettonTransfer
  const rows = await embedded<Transaction>('transactions', id)
  const actions = await embedded<Action>('actions', id)
  const user = userEvent.setup()
  await show({ trace: rows, actions, defaultView: 'messages' })
  const before = cards().length
  await user.click(await screen.findByRole('button', { name: 'Actions' }))
  await waitFor(() =>
    expect(screen.getByRole('treeitem', { name: /Jetton transfer.*via 2 jetton wallets/ })).toBeTruthy(),
  )
  expect(cards().length).toBeLessThan(before)
  await user.click(screen.getByRole('button', { name: 'Messages' }))
  await waitFor(() => expect(cards()).toHaveLength(before))
})

test('on a phone of 320 pixels nothing is wider than the page, and every tool can be reached', async () => {
  render(
    <div style={{ width: 320 }} data-testid="phone">
      <MessageChainGraph
        defaultView="messages"
        trace={[transaction({ hash: 'a', out_msgs: [message('b', { value: '9'.repeat(30) })] }), ...small.slice(1)]}
      />
    </div>,
  )
  const bar = await screen.findByRole('toolbar', { name: 'View' }, { timeout: 30_000 })
  const phone = screen.getByTestId('phone')
  expect(phone.scrollWidth).toBeLessThanOrEqual(320)
  for (const button of within(bar).getAllByRole('button')) {
    const { left, right, width } = button.getBoundingClientRect()
    expect(left).toBeGreaterThanOrEqual(phone.getBoundingClientRect().left)
    expect(right).toBeLessThanOrEqual(phone.getBoundingClientRect().right)
    expect(width).toBeGreaterThanOrEqual(24)
  }
})

test('the small picture is painted again in the colors of another theme', async () => {
  await show({ trace: chain(7) })
  const map = graph().querySelector<HTMLElement>('[part="message-chain-graph-minimap"]') as HTMLElement
  await waitFor(() => expect(map.dataset['state']).toBe('shown'))
  const picture = map.querySelector('canvas') as HTMLCanvasElement
  const before = picture.toDataURL()
  const page = document.documentElement
  const theme = page.dataset['theme']
  try {
    page.dataset['theme'] = theme === 'dark' ? 'light' : 'dark'
    await waitFor(() => expect(picture.toDataURL()).not.toBe(before))
  } finally {
    if (theme === undefined) delete page.dataset['theme']
    else page.dataset['theme'] = theme
  }
})

describe('at first', () => {
  const scale = (): number =>
    Number(
      graph()
        .querySelector<HTMLElement>('[part="message-chain-graph-world"]')
        ?.style.getPropertyValue('--message-chain-graph-scale'),
    )

  test('a small trace is whole, a long one is at its start, and `initialFit` decides otherwise', async () => {
    const { unmount } = await show({ trace: chain(3) })
    expect([isSeen('in 0'), isSeen('m2')]).toEqual([true, true])
    unmount()
    const long = await show({ trace: chain(7) })
    expect([isSeen('in 0'), isSeen('m6')]).toEqual([true, false])
    expect(scale()).toBeGreaterThan(0.8)
    long.unmount()
    await show({ trace: chain(7), initialFit: 'whole' })
    expect([isSeen('in 0'), isSeen('m6')]).toEqual([true, true])
    expect(scale()).toBeLessThan(0.7)
  })

  test('a graph narrower than 480 px opens as an outline; the tree is one press away, and wider ones open as a tree', async () => {
    render(
      <div style={{ width: 360 }}>
        <MessageChainGraph trace={chain(3)} />
      </div>,
    )
    const bar = await screen.findByRole('toolbar', { name: 'View' }, { timeout: 30_000 })
    expect(within(bar).getByRole('button', { name: 'Outline' }).getAttribute('aria-pressed')).toBe('true')
    expect(graph().querySelector('[part~="trace-view"]')).not.toBeNull()
    expect(graph().querySelector('[part~="message-chain-graph-world"]')).toBeNull()
    await userEvent.setup().click(within(bar).getByRole('button', { name: 'Messages' }))
    await waitFor(() => expect(graph().querySelector('[part~="message-chain-graph-world"]')).not.toBeNull())
  })

  test('a graph that is hidden at first opens as one that is shown', async () => {
    render(
      <div style={{ width: 360, display: 'none' }} data-testid="tab">
        <MessageChainGraph trace={chain(3)} />
      </div>,
    )
    screen.getByTestId('tab').style.display = 'block'
    // The toolbar is another one once the view has changed.
    const isOutline = () =>
      within(screen.getByRole('toolbar', { name: 'View' }))
        .getByRole('button', { name: 'Outline' })
        .getAttribute('aria-pressed')
    await waitFor(() => expect(isOutline()).toBe('true'), { timeout: 30_000 })
    await waitFor(() => expect(graph().querySelector('[part~="trace-view"]')).not.toBeNull(), { timeout: 30_000 })
  })

  test('`height="fill"` makes it as high as its container', async () => {
    render(
      <div style={{ width: 800, height: 610 }}>
        <MessageChainGraph trace={chain(3)} height="fill" />
      </div>,
    )
    expect(graph().getBoundingClientRect().height).toBe(610)
    const [window] = graph().querySelectorAll<HTMLElement>('[part="message-chain-graph-window"]')
    expect(window?.getBoundingClientRect().bottom).toBeCloseTo(graph().getBoundingClientRect().bottom, -1)
  })
})

test('malformed actions are left out and counted', async () => {
  const { container } = await show({ trace: small, actions: [null, { type: 7 }] as unknown as Action[] })
  expect(container.querySelector('[part~="malformed-rows"]')?.textContent).toBe('2 malformed rows not shown')
  expect(screen.queryByRole('button', { name: 'Actions' })).toBeNull()
})
