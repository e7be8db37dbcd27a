import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useRef, type ReactElement } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { useRovingFocus } from '../../../src/components/parts/roving-focus/useRovingFocus.ts'

interface BarProps {
  readonly items: readonly string[]
  readonly keepIndex?: boolean
  readonly reveal?: (index: number) => void
  readonly onMove?: (index: number) => void
}

function Bar({ items, keepIndex, reveal, onMove }: BarProps): ReactElement {
  const bar = useRef<HTMLDivElement>(null)
  const focus = useRovingFocus({
    container: bar,
    items,
    itemKey: (item) => item,
    orientation: 'horizontal',
    keepIndex,
    reveal,
    onMove,
  })
  return (
    <>
      <div ref={bar} role="toolbar" aria-label="Bar" tabIndex={-1} {...focus.handlers}>
        {items.map((item, index) => (
          <button key={item} type="button" data-id={item} tabIndex={index === (focus.active ?? 0) ? 0 : -1}>
            {item}
          </button>
        ))}
      </div>
      <button type="button" onClick={() => focus.moveTo('z')}>
        to z
      </button>
      <button type="button" onClick={() => focus.moveTo('c', { focus: false })}>
        mark c
      </button>
    </>
  )
}

const focused = (): string | null | undefined => document.activeElement?.textContent
const stop = (): string | null | undefined => screen.getByRole('toolbar').querySelector('[tabindex="0"]')?.textContent

afterEach(cleanup)

test('is one Tab stop that arrows move', async () => {
  const user = userEvent.setup()
  const onMove = vi.fn()
  render(<Bar items={['a', 'b', 'c']} onMove={onMove} />)
  await user.tab()
  await user.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}')
  expect(focused()).toBe('c')
  expect(stop()).toBe('c')
  expect(onMove.mock.calls).toEqual([[1], [2], [2]])
  await user.tab()
  expect(focused()).toBe('to z')
  await user.tab({ shift: true })
  expect(focused()).toBe('c')
})

test('stays with its item when others are added, removed or reordered', async () => {
  const user = userEvent.setup()
  const view = render(<Bar items={['a', 'b', 'c']} />)
  await user.tab()
  await user.keyboard('{ArrowRight}')
  view.rerender(<Bar items={['new', 'c', 'a', 'b']} />)
  expect([focused(), stop()]).toEqual(['b', 'b'])
})

test('goes to the item at the same index when its own is removed, and keeps the focus', async () => {
  const user = userEvent.setup()
  const view = render(<Bar items={['a', 'b', 'c']} />)
  await user.tab()
  await user.keyboard('{ArrowRight}')
  view.rerender(<Bar items={['a', 'c']} />)
  expect([focused(), stop()]).toEqual(['c', 'c'])
  view.rerender(<Bar items={['a']} />)
  expect([focused(), stop()]).toEqual(['a', 'a'])
})

test('without keepIndex no item is active when its own is removed', async () => {
  const user = userEvent.setup()
  const view = render(<Bar items={['a', 'b', 'c']} keepIndex={false} />)
  await user.tab()
  await user.keyboard('{ArrowRight}')
  view.rerender(<Bar items={['a', 'c']} keepIndex={false} />)
  expect(stop()).toBe('a')
})

test('focuses an item that is rendered later, and never takes the focus back afterwards', async () => {
  const user = userEvent.setup()
  const reveal = vi.fn()
  const view = render(<Bar items={['a']} reveal={reveal} />)
  await user.click(screen.getByText('to z'))
  expect(focused()).toBe('to z')
  view.rerender(<Bar items={['a', 'z']} reveal={reveal} />)
  expect(focused()).toBe('z')
  expect(reveal).toHaveBeenCalledWith(1)
  await user.click(screen.getByText('to z'))
  expect(focused()).toBe('z')
  screen.getByText('mark c').focus()
  view.rerender(<Bar items={['z', 'a']} reveal={reveal} />)
  expect(focused()).toBe('mark c')
})

test('moves the Tab stop without the focus on request', async () => {
  const user = userEvent.setup()
  render(<Bar items={['a', 'b', 'c']} />)
  await user.click(screen.getByText('mark c'))
  expect([focused(), stop()]).toEqual(['mark c', 'c'])
})
