import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, test } from 'vitest'
import '../../../src/components/styles/index.css'
import { message, randomFrom, transaction, tree } from '../../meaning/trace/build.ts'
import { card, cards, failing, fast, focused, frames, graph, show } from './messageChainGraph.fixture.tsx'

afterEach(() => {
  cleanup()
  document.documentElement.dir = ''
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
      const [box, window] = [card('m9999'), screen.getByRole('tree').closest('[data-layout]') as Element].map(
        (element) => element.getBoundingClientRect(),
      ) as [DOMRect, DOMRect]
      return box.left >= window.left && box.right <= window.right
    }
    await waitFor(() => expect(inside()).toBe(true))
  })
})

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
    const parents = Array.from({ length: 3000 }, (_, at) =>
      at === 0 ? -1 : Math.max(0, at - 1 - Math.floor(random() * 40)),
    )
    const rows = fast(parents).map((row) =>
      row.hash === '2400' ? { ...row, description: { type: 'ord', ...failing } } : row,
    )
    const user = userEvent.setup()
    await show({ trace: rows })
    await user.tab()
    await user.keyboard('e')
    await waitFor(() => expect(focused()).toBe('m2400'))
    expect(graph().querySelectorAll('*').length).toBeLessThan(1000)
  })

  test('fit shows all of ten thousand, and the tree can still be walked', async () => {
    const user = userEvent.setup()
    await show({
      trace: fast(Array.from({ length: 10_000 }, (_, at) => Math.floor((at - 1) / 3))),
      firstView: Infinity,
    })
    await user.tab()
    await user.keyboard('f')
    await waitFor(() => expect(graph().querySelector('[data-detail="overview"]')).not.toBeNull())
    const canvas = graph().querySelector('[part="message-chain-graph-canvas"]') as HTMLCanvasElement
    const painted = (): boolean =>
      canvas
        .getContext('2d')
        ?.getImageData(0, 0, canvas.width, canvas.height)
        .data.some((value) => value > 0) === true
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
