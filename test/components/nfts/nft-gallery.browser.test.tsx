import '../../../src/components/styles/index.css'
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import type { ReactElement } from 'react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { NftGallery, type NftGalleryProps } from '../../../src/components/nfts/nft-gallery/NftGallery.tsx'
import { NftGrid } from '../../../src/components/nfts/nft-grid/NftGrid.tsx'
import { describeComponent } from '../../helpers/components/describeComponent.tsx'
import { createItem, createItems, createMetadata } from './nft-grid.fixture.ts'

afterEach(cleanup)

const items = createItems(0, 40)
const metadata = {
  ...createMetadata(items),
  ...createMetadata([createItem(1), createItem(2)], { is_scam: true, name: 'bait.example' }),
}

const few = createItems(0, 4)
const traits = { extra: { attributes: [{ trait_type: 'Light', value: 'Warm' }] } }

describeComponent({
  name: 'NftGallery',
  component: NftGallery,
  part: 'nft-gallery',
  props: {
    items: few,
    metadata: { ...createMetadata(few, traits), ...createMetadata([createItem(1)], { is_scam: true }) },
    height: 400,
  },
  entities: ['items'],
  loading: { items: [], loading: true },
  empty: { items: [] },
  failed: { items: [] },
  stateAttribute: 'data-state',
  clientOnly: true,
})

function gallery(props: Partial<NftGalleryProps> = {}, width = 1000): ReactElement {
  return (
    <div style={{ width }} data-testid="frame">
      <NftGallery items={items} metadata={metadata} height={600} {...props} />
    </div>
  )
}
const cells = () => screen.queryAllByRole('gridcell')
const count = () => document.querySelector('[part~=nft-toolbar-status]')?.textContent
const grid = () => document.querySelector('[part~=nft-grid]') as HTMLElement
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

describe('what is shown', () => {
  test('is said, and so is what is hidden as scam', async () => {
    render(gallery())
    expect(count()).toBe('38 of 40 items')
    expect(document.body.textContent).toContain('2 hidden as scam')
    expect(document.body.innerHTML).not.toContain('bait.example')
    await press('Show')
    expect(document.body.textContent).toContain('2 flagged as scam')
    expect(screen.getAllByText('Flagged as scam')).toHaveLength(2)
    expect(document.body.innerHTML).not.toContain('bait.example')
    await press('Hide')
    expect(count()).toBe('38 of 40 items')
  })

  test('is never called all of it while more follows', () => {
    render(gallery({ items: items.slice(5), hasMore: true }))
    expect(count()).toBe('35 items loaded so far')
  })

  test('follows the search, and the filters clear at once', async () => {
    render(gallery())
    await userEvent.type(screen.getByRole('searchbox', { name: 'Search' }), 'Lantern 33')
    await waitFor(() => expect(cells()).toHaveLength(1))
    expect(count()).toBe('1 of 40 items')
    await press('Clear filters')
    await waitFor(() => expect(count()).toBe('38 of 40 items'))
  })

  test("is the host's to decide, where it gives the view", async () => {
    const onViewChange = vi.fn<NonNullable<NftGalleryProps['onViewChange']>>()
    render(gallery({ view: { onSale: true }, onViewChange, items: [createItem(0, { on_sale: true }), createItem(3)] }))
    expect(cells()).toHaveLength(1)
    await press('On sale')
    expect(onViewChange).toHaveBeenCalledWith({ onSale: undefined })
    expect(cells()).toHaveLength(1)
  })
})

describe('more items', () => {
  test('are asked for by the reader and not by itself while a filter is on', async () => {
    const onLoadMore = vi.fn<() => void>()
    render(gallery({ hasMore: true, onLoadMore, defaultView: { text: 'no such' } }))
    expect(screen.getByText('No loaded items match the filters')).toBeDefined()
    expect(onLoadMore).not.toHaveBeenCalled()
    await press('Load more')
    expect(onLoadMore).toHaveBeenCalledTimes(1)
  })

  test('are asked for when a page held nothing but scams', () => {
    const onLoadMore = vi.fn<() => void>()
    const scams = createItems(100, 120)
    const marked = { ...metadata, ...createMetadata(scams, { is_scam: true }) }
    const view = render(gallery({ items: items.slice(3, 6), metadata: marked, hasMore: true, onLoadMore }))
    expect(onLoadMore).toHaveBeenCalledTimes(1)
    view.rerender(gallery({ items: [...items.slice(3, 6), ...scams], metadata: marked, hasMore: true, onLoadMore }))
    expect(onLoadMore).toHaveBeenCalledTimes(2)
  })

  test('that do not fit those before are told of, with a way to load all again', async () => {
    const onReload = vi.fn<() => void>()
    render(gallery({ changed: true, onReload }))
    expect(screen.getByText(/The list changed/)).toBeDefined()
    await press('Reload')
    expect(onReload).toHaveBeenCalledTimes(1)
  })
})

describe('layout', () => {
  test("becomes a list of one item in a row, and keeps the reader's place", async () => {
    render(gallery({ items: createItems(0, 1000) }))
    grid().scrollTop = 2060
    act(() => void grid().dispatchEvent(new Event('scroll')))
    const top = () => grid().getBoundingClientRect().top
    const first = () =>
      Number(cells().find((cell) => cell.getBoundingClientRect().bottom > top() + 1)?.dataset['index'])
    const before = first()
    await press('List')
    await waitFor(() => expect(screen.getByRole('grid').getAttribute('aria-colcount')).toBe('1'))
    expect(Math.abs(first() - before)).toBeLessThanOrEqual(1)
    const heights = new Set(cells().map((cell) => cell.offsetHeight))
    expect(heights).toEqual(new Set([58]))
  })

  test.each([320, 768, 2560])('does not jump when the first items come (%d px)', (width) => {
    const tops = () =>
      ['nft-toolbar-facts', 'nft-grid', 'nft-card'].map(
        (part) => document.querySelector(`[part~=${part}]`)?.getBoundingClientRect().top,
      )
    const own = createMetadata(items, traits)
    const view = render(gallery({ items: [], loading: true, height: undefined, metadata: own }, width))
    const before = { tops: tops(), height: screen.getByTestId('frame').offsetHeight }
    expect(document.body.textContent).not.toContain('0 items')
    view.rerender(gallery({ items: [...items, ...createItems(40, 200)], height: undefined, metadata: own }, width))
    expect(cells().length).toBeGreaterThan(3)
    expect({ tops: tops(), height: screen.getByTestId('frame').offsetHeight }).toEqual(before)
  })

  test.each([320, 768, 2560])('fits a width of %d px', (width) => {
    render(gallery({}, width))
    const frame = screen.getByTestId('frame')
    expect(frame.scrollWidth).toBe(frame.clientWidth)
    expect(grid().scrollWidth).toBe(grid().clientWidth)
    for (const layout of ['Grid', 'List']) {
      const button = screen.getByRole('button', { name: layout }).getBoundingClientRect()
      expect(button.right).toBeLessThanOrEqual(frame.getBoundingClientRect().right + 0.5)
      expect(button.height).toBeGreaterThanOrEqual(24)
    }
  })

  test('shows covered items of a list whole', () => {
    render(gallery({ defaultView: { layout: 'list', scams: true } }, 320))
    const cell = screen.getAllByText('Flagged as scam')[0]?.closest('[role=gridcell]') as HTMLElement
    const inner = within(cell).getByRole('button').getBoundingClientRect()
    const outer = cell.getBoundingClientRect()
    expect(inner.bottom).toBeLessThanOrEqual(outer.bottom)
    expect(inner.right).toBeLessThanOrEqual(outer.right)
  })
})

describe('scroll position', () => {
  const page = (key: string, from = 0, to = 1000) => (
    <NftGrid items={createItems(from, to)} height={600} scrollKey={key} />
  )
  const scrollTo = async (top: number) => {
    grid().scrollTop = top
    grid().dispatchEvent(new Event('scroll'))
    await new Promise<void>((resolve) => queueMicrotask(resolve))
  }

  test('is found again when the grid comes back', async () => {
    const first = render(page('back'))
    await scrollTo(3333)
    first.unmount()
    render(page('back'))
    expect(grid().scrollTop).toBeCloseTo(3333, 0)
  })

  test("is each name's own", async () => {
    const first = render(page('mine'))
    await scrollTo(3333)
    first.unmount()
    render(page('yours'))
    expect(grid().scrollTop).toBe(0)
  })

  test('follows the item when others came before it', async () => {
    const first = render(page('moved', 10))
    await scrollTo(4000)
    const place = () => {
      const cell = cells().find((each) => each.getBoundingClientRect().bottom > grid().getBoundingClientRect().top + 1)
      return cell?.textContent
    }
    const before = place()
    first.unmount()
    render(page('moved', 0))
    const shown = cells().map((cell) => cell.textContent)
    expect(shown).toContain(before)
  })

  test('waits for the items, unless the reader scrolls first', async () => {
    const first = render(page('late'))
    await scrollTo(3000)
    first.unmount()
    const second = render(page('late', 0, 5))
    expect(grid().scrollTop).toBe(0)
    second.rerender(page('late', 0, 1000))
    expect(grid().scrollTop).toBeCloseTo(3000, 0)
  })
})
