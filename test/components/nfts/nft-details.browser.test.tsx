import { cleanup, render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import type { ReactElement } from 'react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { countAttributes } from '../../../src/components/nfts/nft-facts/attributes.ts'
import { NftDetails, type NftDetailsProps } from '../../../src/components/nfts/nft-details/NftDetails.tsx'
import { DisplayProvider } from '../../../src/react/display/DisplayProvider.tsx'
import type { MediaResolver } from '../../../src/react/display/media.ts'
import type { DnsRecord } from '../../../src/service/rows/dns/dns.ts'
import type { NftItem } from '../../../src/service/rows/nft.ts'
import type { NftSale } from '../../../src/service/rows/nft-sale.ts'
import { itemAnswer, records, findSale, tides, transferAnswer } from '../../fixtures/nfts.ts'
import { describeComponent } from '../../helpers/components/describeComponent.tsx'
import { createItem, createMetadata } from './nft-grid.fixture.ts'

const listed = itemAnswer.nft_items.find((item) => item.sale_contract_address) as NftItem
const listing = findSale(listed) as NftSale
const auctioned = itemAnswer.nft_items.find((item) => item.auction_contract_address) as NftItem
const domain = itemAnswer.nft_items.find((item) =>
  records.some(({ nft_item_address }) => nft_item_address === item.address),
) as NftItem
const record = records.find(({ nft_item_address }) => nft_item_address === domain.address) as DnsRecord
const none: MediaResolver = () => undefined

afterEach(cleanup)

describeComponent({
  name: 'NftDetails',
  component: NftDetails,
  part: 'nft-details',
  props: {
    item: listed,
    sale: listing,
    metadata: itemAnswer.metadata,
    counts: countAttributes(tides, itemAnswer.metadata),
    transfers: { transfers: transferAnswer.nft_transfers.slice(0, 2) },
  },
  entities: ['item', 'sale'],
  loading: { item: undefined, loading: true },
  empty: { item: null },
  failed: { item: undefined },
  stateAttribute: 'data-state',
  // The facts after the owner depend on the item: a sale, attributes, transfers.
  grows: true,
})

function show(props: Partial<NftDetailsProps>, media: MediaResolver = none): ReturnType<typeof render> {
  return render(details(props, media))
}
function details(props: Partial<NftDetailsProps>, media: MediaResolver): ReactElement {
  return (
    <DisplayProvider now={1_795_254_867} timeZone="UTC" media={media}>
      <NftDetails item={listed} metadata={itemAnswer.metadata} {...props} />
    </DisplayProvider>
  )
}
/** Value of a fact, by its term. */
const fact = (term: string) => screen.getAllByText(term)[0]?.nextElementSibling?.textContent
const token = (changes: Record<string, unknown>) => createMetadata([createItem(0)], changes)

describe('ownership', () => {
  test("of an item for sale is the seller's; the contract that holds it is named once", () => {
    show({ sale: listing })
    expect(fact('Owner')).not.toBe(fact('Contract'))
    for (const term of ['Seller', 'Held by sale contract']) expect(screen.queryByText(term)).toBeNull()
    cleanup()
    show({ sale: listing, item: { ...listed, owner_address: createItem(7).address } })
    expect(fact('Held by sale contract')).not.toBe(fact('Contract'))
    cleanup()
    show({ sale: listing, item: { ...listed, real_owner: undefined } })
    expect(fact('Seller')).not.toBe(fact('Contract'))
  })

  test('is left open when the selling contract does not tell the seller', () => {
    show({ item: { ...listed, real_owner: undefined } })
    expect(fact('Owner')).toBe('Not provided by the sale contract')
  })

  test("is the direct owner's when the item is not for sale", () => {
    show({ item: createItem(0) })
    expect(screen.queryByText('Held by sale contract')).toBeNull()
    expect(fact('Owner')).not.toBe('No owner')
  })
})

describe('price', () => {
  test('comes from the contract that holds the item and from no other', () => {
    show({ sale: { ...listing, address: createItem(7).address } })
    expect(screen.queryByText('Price')).toBeNull()
    cleanup()
    show({ sale: listing })
    expect(fact('Price')).toMatch(/GRAM$/)
  })

  test.each([['a sale', listed] as const, ['an auction', auctioned] as const])(
    'of %s has the same room before it is loaded',
    (_, item) => {
      const findRoom = () => document.querySelector('[part~="nft-details-sale"]')
      const { rerender } = show({ item, saleLoading: true })
      const [count, height = 0] = [findRoom()?.childElementCount, findRoom()?.clientHeight]
      rerender(details({ item, sale: findSale(item) }, none))
      expect(findRoom()?.childElementCount).toBe(count)
      // A long month can take another line.
      expect(Math.abs((findRoom()?.clientHeight ?? 0) - height)).toBeLessThanOrEqual(20)
    },
  )
})

describe('attributes', () => {
  const items = [createItem(0), createItem(1), createItem(2)]
  const metadata = {
    ...createMetadata(items, { extra: { attributes: [{ trait_type: 'Hull', value: 'oak' }] } }),
    ...createMetadata([createItem(2)], { extra: { attributes: [{ trait_type: 'Hull', value: 'elm' }] } }),
  }

  test('say how rare they are among the items that are loaded', () => {
    show({ item: createItem(0), metadata, counts: countAttributes(items, metadata) })
    expect(screen.getByText('oak').nextElementSibling?.textContent).toBe('66.66% · 2 of 3 loaded items')
  })

  test('claim no rarity while nothing is counted', () => {
    show({ item: createItem(0), metadata })
    expect(screen.getByText('oak').nextElementSibling).toBeNull()
  })

  test('say how many are not shown', () => {
    const attributes = Array.from({ length: 240 }, (_, n) => ({ trait_type: `t${n}`, value: n }))
    show({ item: createItem(0), metadata: token({ extra: { attributes } }) })
    expect(screen.getByText('140 more in the raw metadata')).toBeDefined()
  })
})

describe('names', () => {
  test('lead where their record says', () => {
    show({ item: domain, record })
    expect(fact('Name')).toBe(record.domain)
    expect(fact('Linked wallet')).toBeDefined()
  })

  test('lead nowhere when the record is of another item', () => {
    show({ item: domain, record: { ...record, nft_item_address: listed.address } })
    expect(screen.queryByText('Linked wallet')).toBeNull()
  })
})

describe('a scam', () => {
  const flagged = token({
    name: 'Claim at bait.example',
    is_scam: true,
    description: 'Go to bait.example',
    extra: { external_url: 'https://bait.example', attributes: [{ trait_type: 'a', value: 'bait.example' }] },
  })

  test('says nothing of itself and loads nothing before the reader asks', async () => {
    const media = vi.fn<MediaResolver>(() => undefined)
    show({ item: createItem(0), metadata: flagged }, media)
    expect(document.body.innerHTML).not.toContain('bait.example')
    expect(media).not.toHaveBeenCalled()
    await userEvent.click(screen.getByRole('button', { name: 'Show' }))
    expect(screen.getByText('Claim at bait.example')).toBeDefined()
    expect(screen.getByText('Flagged as scam')).toBeDefined()
  })

  test('is covered again when another item takes its place', async () => {
    const view = show({ item: createItem(0), metadata: flagged })
    await userEvent.click(screen.getByRole('button', { name: 'Show' }))
    view.rerender(
      details(
        {
          item: createItem(1),
          metadata: { ...flagged, [createItem(1).address]: flagged[createItem(0).address] as never },
        },
        none,
      ),
    )
    expect(screen.queryByText('Claim at bait.example')).toBeNull()
  })
})

describe('links', () => {
  test('show their host, and lead out without telling where from', () => {
    show({
      item: createItem(0),
      metadata: token({
        extra: {
          external_url: 'https://art.example/x?y=1',
          websites: ['javascript:alert(1)', 'https://user@evil.example/'],
          social_links: { a: 'data:text/html,x' },
        },
      }),
    })
    const links = within(screen.getByText('Links').parentElement as HTMLElement).getAllByRole('link')
    expect(links.map((link) => link.textContent)).not.toContain('')
    for (const link of links) {
      expect(link.getAttribute('href')).toMatch(/^https:/)
      expect(link.getAttribute('rel')).toContain('noreferrer')
    }
    expect(links[0]?.textContent).toBe('art.example')
  })
})
