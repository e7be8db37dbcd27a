import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { CoinAmount } from '../../../src/components/values/coin-amount/CoinAmount.tsx'
import '../../../src/components/styles/index.css'
import { message, transaction, tree } from '../../meaning/trace/build.ts'
import { card, cards, failing, fast, focused, graph, Graph, show, small } from './messageChainGraph.fixture.tsx'

afterEach(() => {
  cleanup()
  document.documentElement.dir = ''
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

describe('right to left', () => {
  test('an amount is read as everywhere: its number first, then its unit, and is not cut without a title', async () => {
    document.documentElement.dir = 'rtl'
    const value = '123456789012345678901'
    const sent = message('long', { value })
    const rows = [transaction({ hash: 'a', out_msgs: [sent] }), transaction({ hash: 'b', lt: '2', in_msg: sent })]
    await show({ trace: rows })
    render(<CoinAmount amount="1500000000" />)
    const right = (element: Element | Range | null | undefined): number =>
      element?.getBoundingClientRect().right ?? Number.NaN
    const amount = card('long').querySelector('[part="message-chain-graph-amount"]')
    const text = amount?.firstChild as Text
    const part = (words: string): Range => {
      const range = document.createRange()
      range.setStart(text, text.data.indexOf(words))
      range.setEnd(text, text.data.indexOf(words) + words.length)
      return range
    }
    const [number, unit] = [part('123.4B'), part('GRAM')]
    expect(amount?.getAttribute('title')).toBe('123,456,789,012.345678901 GRAM')
    expect(card('long').getAttribute('aria-label')).toMatch('123.4B GRAM')
    expect(right(number)).toBeGreaterThan(right(unit))
    const coin = document.querySelector('[part~="coin-amount"]')
    expect(right(coin?.querySelector('[part="coin-amount-number"]'))).toBeGreaterThan(
      right(coin?.querySelector('[part="coin-amount-symbol"]')),
    )
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
