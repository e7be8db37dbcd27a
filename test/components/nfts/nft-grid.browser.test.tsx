import '../../../src/components/styles/tokens.css'
import '../../../src/components/nfts/media/media.css'
import '../../../src/components/nfts/nft-grid/nft-card.css'
import '../../../src/components/nfts/nft-grid/nft-grid.css'
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState, type ReactElement } from 'react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { NftGrid, type NftGridProps } from '../../../src/components/nfts/nft-grid/NftGrid.tsx'
import { itemAddress, createItem, createItems, createMetadata } from './nft-grid.fixture.ts'

afterEach(cleanup)

function show(props: Partial<NftGridProps> = {}, width = 1280): ReturnType<typeof render> {
  return render(
    <div style={{ width }} data-testid="frame">
      <NftGrid items={createItems(0, 100)} height={800} {...props} />
    </div>,
  )
}
const grid = () => screen.getByRole('grid')
const scroller = () => grid().parentElement as HTMLElement
const cells = () => screen.getAllByRole('gridcell')
const cell = (index: number) => grid().querySelector<HTMLElement>(`[data-index="${index}"]`) as HTMLElement
const itemName = (element: HTMLElement) => element.querySelector('[part~=nft-card-name]')?.textContent
const columns = () => Number(grid().getAttribute('aria-colcount'))
const focused = () => Number((document.activeElement as HTMLElement).dataset['index'])
/** As a wheel does it: the position first, then the event; the rows follow before the next task. */
async function scrollTo(top: number): Promise<void> {
  scroller().scrollTop = top
  scroller().dispatchEvent(new Event('scroll'))
  await new Promise<void>((resolve) => queueMicrotask(resolve))
}

describe('layout', () => {
  test('shows every item of a short list in order', () => {
    show({ items: createItems(0, 7), metadata: createMetadata(createItems(0, 7)) })
    expect(cells().map(itemName)).toEqual(Array.from({ length: 7 }, (_, n) => `Lantern ${n}`))
  })

  test('keeps at most 300 elements for 100,000 items, wherever it is scrolled', async () => {
    show({ items: createItems(0, 100_000) })
    const size = () => document.querySelector('[data-testid=frame]')?.querySelectorAll('*').length
    expect(size()).toBeLessThanOrEqual(300)
    for (const share of [0.3, 0.7, 1]) {
      await scrollTo(scroller().scrollHeight * share)
      expect(size()).toBeLessThanOrEqual(300)
      await waitFor(() => expect(cells().length).toBeGreaterThan(10), { timeout: 30_000 })
      expect(size()).toBeLessThanOrEqual(300)
    }
    expect(cell(99_999)).not.toBeNull()
  })

  test('rows stand below each other without overlap, as high as their cards', () => {
    show()
    const [first, second] = [cell(0), cell(columns())]
    const gap = second.getBoundingClientRect().top - first.getBoundingClientRect().bottom
    expect(gap).toBeGreaterThanOrEqual(8)
    expect(gap).toBeLessThan(20)
  })

  test('changes its height with its columns without an error of the page', async () => {
    const errors: string[] = []
    const listen = ({ message }: ErrorEvent) => void errors.push(message)
    window.addEventListener('error', listen)
    try {
      show({ items: createItems(0, 6), height: 'auto' })
      const wide = scroller().offsetHeight
      for (const width of [640, 960, 320]) {
        screen.getByTestId('frame').style.width = `${width}px`
        await new Promise((resolve) => setTimeout(resolve, 100))
      }
      await waitFor(() => expect(scroller().offsetHeight).toBeGreaterThan(wide))
      expect(errors).toEqual([])
    } finally {
      window.removeEventListener('error', listen)
    }
  })

  test('changes its columns with the width of its container and keeps the first visible item', async () => {
    show({ items: createItems(0, 1000) })
    const wide = columns()
    await scrollTo(5000)
    const top = scroller().getBoundingClientRect().top
    const firstVisible = () =>
      Math.min(
        ...cells()
          .filter((element) => element.getBoundingClientRect().bottom > top)
          .map((element) => Number(element.dataset['index'])),
      )
    const before = firstVisible()
    screen.getByTestId('frame').style.width = '500px'
    await waitFor(() => expect(columns()).toBeLessThan(wide))
    expect(firstVisible()).toBeLessThanOrEqual(before)
    expect(firstVisible()).toBeGreaterThan(before - columns())
  })

  test('takes the least column width from the prop', () => {
    show({ columnWidth: 400 })
    expect(columns()).toBe(3)
  })

  test('is no wider than a phone', () => {
    show({}, 320)
    expect(columns()).toBe(2)
    expect(scroller().scrollWidth).toBeLessThanOrEqual(320)
  })

  test('reaches the last of more rows than an engine can lay out', async () => {
    show({ items: createItems(0, 200_000) }, 320)
    expect(scroller().scrollHeight).toBeLessThan(10_000_000)
    await scrollTo(scroller().scrollHeight)
    expect(cell(199_999)).not.toBeNull()
    expect(cell(199_999).getBoundingClientRect().bottom).toBeLessThanOrEqual(
      scroller().getBoundingClientRect().bottom + 1,
    )
    await scrollTo(0)
    expect(cell(0).getBoundingClientRect().top).toBeGreaterThanOrEqual(scroller().getBoundingClientRect().top)
  })

  test('goes pixel by pixel where the rows are scaled', async () => {
    show({ items: createItems(0, 200_000) }, 320)
    await scrollTo(scroller().scrollHeight / 2)
    const index = Number(cells()[4]?.dataset['index'])
    const before = cell(index).getBoundingClientRect().top
    await scrollTo(scroller().scrollTop + 100)
    expect(cell(index).getBoundingClientRect().top).toBeCloseTo(before - 100, 0)
  })
})

describe('items', () => {
  test('shows an item once that two pages hold', () => {
    show({ items: [...createItems(0, 6), ...createItems(4, 8)] })
    expect(cells()).toHaveLength(8)
  })

  test('drops repetitions from lists that grow, shrink and start long', async () => {
    const view = show({ items: createItems(0, 6) })
    const shows = async (items: NftGridProps['items'], count: number) => {
      view.rerender(<NftGrid items={items} height={800} />)
      await waitFor(() => expect(grid().getAttribute('aria-rowcount')).toBe(rowCount(count)))
    }
    const rowCount = (count: number) => String(Math.ceil(count / columns()))
    const first = createItems(0, 60)
    await shows(first, 60)
    await shows([...first, ...first, ...createItems(60, 90)], 90)
    await shows([...first.slice(1, 31), ...first.slice(1, 31)], 30)
    cleanup()
    show({ items: [...createItems(0, 6000), ...createItems(0, 6000)] })
    await waitFor(() => expect(grid().getAttribute('aria-rowcount')).toBe(rowCount(6000)))
  })

  test('names sale and auction', () => {
    const auction = { on_sale: true, auction_contract_address: itemAddress(9) }
    show({ items: [createItem(0, { on_sale: true }), createItem(1, auction), createItem(2)] })
    expect(cells().map((element) => element.dataset['sale'])).toEqual(['sale', 'auction', undefined])
    expect(cell(0)).toHaveProperty('textContent', expect.stringContaining('On sale'))
    expect(cell(1).textContent).toContain('Auction')
  })

  test('falls back from the metadata to the chain, then to the index, then to the address', () => {
    show({
      items: [
        createItem(0, { content: { name: 'From the chain' } }),
        createItem(1, { content: { domain: 'alice.ton' } }),
        createItem(2),
        createItem(3, { index: '98765432109876543210' }),
        createItem(4, { index: '' }),
      ],
    })
    const names = cells().map(itemName)
    expect(names.slice(0, 4)).toEqual(['From the chain', 'alice.ton', '#2', '#9876…3210'])
    expect(names[4]).toMatch(/^EQ.{4}….{6}$/)
  })
})

describe('keyboard', () => {
  beforeEach(() => show({ items: createItems(0, 103) }))

  test('is one tab stop', async () => {
    const user = userEvent.setup()
    await user.tab()
    expect(focused()).toBe(0)
    await user.tab()
    expect(grid().contains(document.activeElement)).toBe(false)
  })

  test('moves in two dimensions and stays inside', async () => {
    const user = userEvent.setup()
    await user.tab()
    await user.keyboard('{ArrowUp}{ArrowLeft}')
    expect(focused()).toBe(0)
    await user.keyboard('{ArrowRight}{ArrowDown}')
    expect(focused()).toBe(columns() + 1)
    await user.keyboard('{End}')
    expect(focused()).toBe(2 * columns() - 1)
    await user.keyboard('{ArrowRight}')
    expect(focused()).toBe(2 * columns())
    await user.keyboard('{ArrowLeft}{Home}')
    expect(focused()).toBe(columns())
  })

  test('goes to both ends and by pages, with the item in view', async () => {
    const user = userEvent.setup()
    await user.tab()
    const inView = () => {
      const [box, view] = [cell(focused()), scroller()].map((e) => e.getBoundingClientRect())
      return box!.top >= view!.top - 1 && box!.bottom <= view!.bottom + 1
    }
    await user.keyboard('{PageDown}')
    expect(focused()).toBeGreaterThanOrEqual(columns() * 2)
    expect(inView()).toBe(true)
    await user.keyboard('{Control>}{End}{/Control}')
    expect(focused()).toBe(102)
    expect(inView()).toBe(true)
    await user.keyboard('{ArrowDown}{PageDown}')
    expect(focused()).toBe(102)
    await user.keyboard('{PageUp}')
    expect(inView()).toBe(true)
    await user.keyboard('{Control>}{Home}{/Control}')
    expect(focused()).toBe(0)
    expect(inView()).toBe(true)
  })

  test('mirrors left and right with the reading direction', async () => {
    const user = userEvent.setup()
    screen.getByTestId('frame').dir = 'rtl'
    await user.tab()
    await user.keyboard('{ArrowLeft}')
    expect(focused()).toBe(1)
    expect(cell(1).getBoundingClientRect().left).toBeLessThan(cell(0).getBoundingClientRect().left)
  })

  test('keeps the focus while its item is scrolled away', async () => {
    const user = userEvent.setup()
    await user.tab()
    await user.keyboard('{ArrowRight}')
    await scrollTo(scroller().scrollHeight)
    expect(focused()).toBe(1)
    await user.keyboard('{ArrowRight}')
    expect(focused()).toBe(2)
    expect(scroller().scrollTop).toBeLessThan(200)
  })

  test('keeps the focus on its item when columns change', async () => {
    const user = userEvent.setup()
    await user.tab()
    await user.keyboard('{ArrowDown}{ArrowDown}')
    const index = focused()
    const before = columns()
    screen.getByTestId('frame').style.width = '500px'
    await waitFor(() => expect(columns()).not.toBe(before))
    expect(focused()).toBe(index)
  })
})

describe('in words', () => {
  test('names each cell by its item and collection, once', () => {
    const items = [createItem(0, { on_sale: true })]
    show({ items, metadata: createMetadata(items) })
    expect(screen.getByRole('gridcell', { name: 'Lantern 0 Lanterns On sale' })).toBe(cell(0))
  })

  test('counts rows and columns for readers of a window', async () => {
    show({ items: createItems(0, 103) })
    expect(grid().getAttribute('aria-rowcount')).toBe(String(Math.ceil(103 / columns())))
    await scrollTo(3000)
    for (const element of cells()) {
      const index = Number(element.dataset['index'])
      expect(element.getAttribute('aria-colindex')).toBe(String((index % columns()) + 1))
      expect(element.parentElement?.getAttribute('aria-rowindex')).toBe(String(Math.floor(index / columns()) + 1))
    }
  })

  test('does not claim to know the end while more items follow', () => {
    show({ hasMore: true, onLoadMore: () => {} })
    expect(grid().getAttribute('aria-rowcount')).toBe('-1')
  })
})

describe('choosing', () => {
  test('chooses by click, Enter and Space', async () => {
    const user = userEvent.setup()
    const onSelect = vi.fn<(address: string) => void>()
    show({ onSelect, selected: createItem(3).address })
    await user.click(cell(2))
    cell(4).focus()
    await user.keyboard('{Enter}{ArrowRight} ')
    expect(onSelect.mock.calls.map(([address]) => address)).toEqual([2, 4, 5].map((n) => createItem(n).address))
    expect(cell(3).getAttribute('aria-selected')).toBe('true')
    expect(cell(2).getAttribute('aria-selected')).toBe('false')
  })
})

describe('pages', () => {
  function Endless({ load }: { load: () => void }): ReactElement {
    const [items, setItems] = useState(createItems(0, 20))
    return (
      <div style={{ width: 1280 }}>
        <NftGrid
          items={items}
          height={800}
          hasMore={items.length < 100}
          onLoadMore={() => {
            load()
            setItems((last) => [...last, ...createItems(last.length, last.length + 20)])
          }}
        />
      </div>
    )
  }

  test('asks for a page once, however often it is scrolled and rendered', async () => {
    const onLoadMore = vi.fn<() => void>()
    const props = { items: createItems(0, 100), height: 800, hasMore: true }
    const view = render(<NftGrid {...props} onLoadMore={() => onLoadMore()} />)
    expect(onLoadMore).not.toHaveBeenCalled()
    for (const top of [1e6, 0, 1e6]) {
      await scrollTo(top)
      view.rerender(<NftGrid {...props} onLoadMore={() => onLoadMore()} />)
    }
    expect(onLoadMore).toHaveBeenCalledTimes(1)
    view.rerender(<NftGrid {...props} loadingMore onLoadMore={() => onLoadMore()} />)
    view.rerender(<NftGrid {...props} items={createItems(0, 102)} onLoadMore={() => onLoadMore()} />)
    expect(onLoadMore).toHaveBeenCalledTimes(2)
  })

  test('fills the view and then waits for the reader', async () => {
    const load = vi.fn<() => void>()
    render(<Endless load={load} />)
    await waitFor(() => expect(load).toHaveBeenCalled())
    const calls = load.mock.calls.length
    expect(calls).toBeLessThan(4)
    await scrollTo(scroller().scrollHeight)
    await waitFor(() => expect(load.mock.calls.length).toBeGreaterThan(calls))
  })

  test('holds the place of the next page and says that it is on its way', () => {
    show({ items: createItems(0, 3), hasMore: true, loadingMore: true, onLoadMore: () => {} })
    expect(document.querySelectorAll('[part~=nft-card][data-state=loading]').length).toBeGreaterThan(3)
    expect(screen.getByRole('status').textContent).toBe('Loading more items…')
    expect(cells()).toHaveLength(3)
  })

  test('stops asking after an error and tries again on request', async () => {
    const user = userEvent.setup()
    const onLoadMore = vi.fn<() => void>()
    show({ items: createItems(0, 3), hasMore: true, onLoadMore, error: new Error('down') })
    expect(onLoadMore).not.toHaveBeenCalled()
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(onLoadMore).toHaveBeenCalledTimes(1)
    expect(cells()).toHaveLength(3)
  })
})

describe('without items', () => {
  test('shows cards of the final size while loading', () => {
    const view = show({ items: [], loading: true })
    const box = () => document.querySelector('[part~=nft-card]')?.getBoundingClientRect()
    const before = box()
    view.rerender(
      <div style={{ width: 1280 }}>
        <NftGrid items={createItems(0, 20)} height={800} />
      </div>,
    )
    expect(before?.height).toBeGreaterThan(100)
    expect([box()?.width, box()?.height]).toEqual([before?.width, before?.height])
  })

  test('says that there are none', () => {
    show({ items: [] })
    expect(screen.getByText('No NFT items')).toBeDefined()
    expect(screen.queryByRole('grid')).toBeNull()
  })

  test('shows the error instead, not an empty list', async () => {
    const onRetry = vi.fn<() => void>()
    show({ items: [], error: new Error('down'), onRetry })
    expect(screen.queryByText('No NFT items')).toBeNull()
    await userEvent.setup().click(screen.getByRole('button', { name: 'Try again' }))
    expect(onRetry).toHaveBeenCalledTimes(1)
  })
})
