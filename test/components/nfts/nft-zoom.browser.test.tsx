import '../../../src/components/styles/index.css'
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import type { ReactElement } from 'react'
import { afterEach, describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { NftCollectionCard } from '../../../src/components/nfts/nft-collection-card/NftCollectionCard.tsx'
import { NftDetails } from '../../../src/components/nfts/nft-details/NftDetails.tsx'
import { NftGallery } from '../../../src/components/nfts/nft-gallery/NftGallery.tsx'
import { NftTransferTable } from '../../../src/components/nfts/nft-transfer-table/NftTransferTable.tsx'
import { DisplayProvider } from '../../../src/react/display/DisplayProvider.tsx'
import { collectionAnswer, itemAnswer, owned, findSale, tides, transferAnswer } from '../../fixtures/nfts.ts'

const listed = itemAnswer.nft_items.find((item) => item.sale_contract_address)
const flagged = { is_indexed: true, token_info: [{ valid: true, type: 'nft_items', is_scam: true, name: 'bait' }] }
const metadata = { ...itemAnswer.metadata, [String(tides[1]?.address)]: flagged }
const items = [...itemAnswer.nft_items.filter((item) => item.on_sale), ...tides, ...owned]

/** How a reader makes everything twice as large, on a window of 1,280 by 900 px. */
const zooms: Readonly<Record<string, { readonly width: number; readonly style: string }>> = {
  // The browser's own zoom leaves half as many CSS pixels.
  'the page': { width: 640, style: '' },
  'the page by CSS': { width: 1280, style: 'zoom: 2' },
  'text alone': { width: 1280, style: 'font-size: 200%' },
  'text alone, on a phone': { width: 320, style: 'font-size: 200%' },
}

afterEach(async () => {
  cleanup()
  document.documentElement.removeAttribute('style')
  await page.viewport(1280, 900)
})

function Everything({ layout }: { readonly layout: 'grid' | 'list' }): ReactElement {
  return (
    <DisplayProvider now={1_795_254_867} timeZone="UTC" media={() => undefined}>
      <NftGallery
        items={items}
        metadata={metadata}
        defaultView={{ layout, scams: true }}
        hasMore
        onLoadMore={() => {}}
        changed
        onReload={() => {}}
      />
      <NftDetails item={listed} sale={findSale(listed)} metadata={metadata} />
      <NftCollectionCard collection={collectionAnswer.nft_collections[0]} metadata={collectionAnswer.metadata} />
      <NftTransferTable transfers={transferAnswer.nft_transfers.slice(0, 4)} />
    </DisplayProvider>
  )
}

/** Whether an element is hidden until the keyboard is in it, as the head of a narrow table. */
function isClipped(element: Element): boolean {
  const parent = element.parentElement
  return getComputedStyle(element).clipPath !== 'none' || (parent !== null && isClipped(parent))
}

/** Content that cannot be read or reached. */
function faults(): string[] {
  const { clientWidth, scrollWidth } = document.documentElement
  const found = scrollWidth > clientWidth ? [`the page is ${scrollWidth} px wide in ${clientWidth}`] : []
  const edge = document.documentElement.getBoundingClientRect()
  for (const element of document.querySelectorAll<HTMLElement>('[part]')) {
    const name = `${element.getAttribute('part')} "${element.textContent?.slice(0, 30)}"`
    const { left, right, width, height } = element.getBoundingClientRect()
    if (width === 0 || height <= 2 || element.closest('[aria-hidden=true]') !== null || isClipped(element)) continue
    if (
      element.matches('button, select, input, a, [part~=nft-card-badge]') &&
      (left < edge.left - 1 || right > edge.right + 1)
    )
      found.push(`${name} is beyond the edge`)
    const style = getComputedStyle(element)
    // A description is cut after so many lines at any size.
    const cuts = (style.overflowY === 'hidden' || style.overflowY === 'clip') && style.webkitLineClamp === 'none'
    if (cuts && element.scrollHeight > element.clientHeight + 1)
      found.push(`${name} is ${element.scrollHeight} px high in ${element.clientHeight}`)
    if (element.matches('select, input') && element.clientHeight < Number.parseFloat(style.fontSize))
      found.push(`${name} is lower than its letters`)
  }
  const [one, other] = screen.getAllByRole('gridcell').map((cell) => cell.getBoundingClientRect())
  const isBelow = (one?.bottom ?? 0) <= (other?.top ?? 0)
  if (one !== undefined && other !== undefined && !isBelow && one.right > other.left + 0.5)
    found.push('cards lie on each other')
  return found
}

describe.each(Object.entries(zooms))('%s at 200 %%', (_name, { width, style }) => {
  test.each(['grid', 'list'] as const)('cuts nothing off (%s)', async (layout) => {
    await page.viewport(width, 900)
    document.documentElement.setAttribute('style', style)
    render(<Everything layout={layout} />)
    await waitFor(() => expect(screen.getAllByRole('gridcell').length).toBeGreaterThan(3))
    expect(faults()).toEqual([])
  })
})

test.each(['the page', 'the page by CSS'])('%s at 200 %% has about half the columns', async (name) => {
  const columns = () => Number(screen.getByRole('grid').getAttribute('aria-colcount'))
  const { width, style } = zooms[name] ?? { width: 0, style: '' }
  await page.viewport(1280, 900)
  render(<NftGallery items={tides} metadata={metadata} columnWidth={180} />)
  const before = columns()
  await page.viewport(width, 900)
  document.documentElement.setAttribute('style', style)
  await waitFor(() => expect(columns()).toBeLessThan(before))
  expect(columns()).toBeGreaterThanOrEqual(Math.floor(before / 2) - 1)
})
