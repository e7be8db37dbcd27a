import { cleanup, fireEvent, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, test, vi } from 'vitest'
import '../../../src/components/styles/index.css'
import { message, transaction, tree } from '../../meaning/trace/build.ts'
import { card, cards, focused, frames, graph, Graph, show, small } from './messageChainGraph.fixture.tsx'

afterEach(() => {
  cleanup()
  document.documentElement.dir = ''
})

describe('the pointer', () => {
  const press = (element: Element, type: string, x: number, y: number): boolean =>
    fireEvent(
      element,
      new PointerEvent(type, {
        bubbles: true,
        cancelable: true,
        pointerId: 1,
        pointerType: 'mouse',
        clientX: x,
        clientY: y,
      }),
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
