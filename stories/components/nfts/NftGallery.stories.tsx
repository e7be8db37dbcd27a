import type { Meta, StoryObj } from '@storybook/react-vite'
import { useEffect, useMemo, useState, type ReactElement } from 'react'
import { expect, fn } from 'storybook/test'
import { NftGallery, type NftGalleryProps } from 'tonlens'
import type { AddressMetadata } from '../../../src/service/rows/names.ts'
import type { NftItem } from '../../../src/service/rows/nft.ts'
import { showcase } from '../../chain/index.json'
import { onChain, onPhone } from '../../decorators/frame.tsx'
import { itemAnswer, owned, signals, tides } from '../../../test/fixtures/nfts.ts'

const { nft_items: items, metadata } = itemAnswer
const onSale = items.filter((item) => item.on_sale)

const meta = {
  title: 'Components/NFTs/NftGallery',
  component: NftGallery,
  args: { items: owned, metadata, height: 560 },
  decorators: [onChain(itemAnswer)],
} satisfies Meta<typeof NftGallery>
export default meta
type Story = StoryObj<typeof meta>

/** Items of one account. */
export const Default: Story = {}

/** Items of one account from several collections. Scams are hidden. */
export const Owner: Story = {
  args: { items: [...owned, ...signals.slice(54, 58)], metadata: flagged(owned.slice(0, 3), { is_scam: true }) },
}

/** The same with scams shown, each covered. */
export const ScamsShown: Story = { args: { ...Owner.args, defaultView: { scams: true } } }

/** One collection with attribute filters. */
export const Collection: Story = { args: { items: tides } }

/** Items that have one attribute. */
export const ByAttribute: Story = {
  args: { items: tides, defaultView: { attribute: { trait: 'Weather', value: 'Fog' } } },
}

/** Items for sale, at fixed prices and at auction. */
export const OnSale: Story = { args: { items: [...onSale, ...tides], defaultView: { onSale: true } } }

/** List layout. */
export const List: Story = {
  args: {
    ...Owner.args,
    items: [...onSale, ...(Owner.args?.items ?? [])],
    defaultView: { layout: 'list', scams: true },
  },
}

/** A search without matches among the loaded items. */
export const NoMatch: Story = {
  args: { hasMore: true, onLoadMore: fn() },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('searchbox'), 'lighthouse')
    await expect(await canvas.findByText('No loaded items match the filters')).toBeVisible()
  },
}

/** Hostile metadata. */
export const Hostile: Story = { args: { items: signals.slice(40) } }

/** 100,000 items; only a few dozen cards are in the page. */
export const HundredThousand: Story = {
  render: function Render(args): ReactElement {
    const [many] = useState(() => manyItems(100_000))
    return <NftGallery {...args} {...many} />
  },
}

/** Each page takes three seconds to load. */
export const SlowNetwork: Story = { render: (args) => <Paged {...args} delay={3000} /> }

/** The service allows one request per second. It rejects the third page, and the reader sees when to retry. */
export const RateLimited: Story = {
  args: {
    items: tides.slice(0, 24),
    hasMore: true,
    onRetry: fn(),
    error: Object.assign(new Error('Ratelimit exceed'), {
      name: 'HttpError',
      status: 429,
      kind: 'rateLimited',
      retryAfter: 30,
    }),
  },
}

/** The list changed while its pages were loaded. */
export const Changed: Story = { args: { changed: true, onReload: fn() } }

/** The first page is loading. */
export const Loading: Story = { args: { items: [], loading: true } }

/** An account without items. */
export const Empty: Story = { args: { items: [] } }

/** Right-to-left layout. */
export const RightToLeft: Story = { ...Owner, parameters: { direction: 'rtl' } }

/** Dark theme. */
export const Dark: Story = { ...OnSale, parameters: { theme: 'dark' } }

/** On a phone, 320 px wide. */
export const Phone: Story = { ...Owner, decorators: [onPhone] }

/** List layout on a phone, 320 px wide. */
export const PhoneList: Story = { ...List, decorators: [onPhone] }

/** Loads the pages of a collection with a delay. */
function Paged({ delay, ...args }: NftGalleryProps & { delay: number }): ReactElement {
  const [pages, setPages] = useState(0)
  const [asked, setAsked] = useState(1)
  useEffect(() => {
    if (asked === pages) return
    const timer = setTimeout(() => setPages(asked), delay)
    return () => clearTimeout(timer)
  }, [asked, pages, delay])
  const shown = useMemo(() => tides.slice(0, pages * 24), [pages])
  return (
    <NftGallery
      {...args}
      items={shown}
      loading={pages === 0}
      hasMore={pages < 3}
      loadingMore={asked > pages && pages > 0}
      onLoadMore={() => setAsked(pages + 1)}
    />
  )
}

function flagged(rows: readonly NftItem[], changes: Record<string, unknown>): Record<string, AddressMetadata> {
  const changed = rows.map(({ address }): [string, AddressMetadata] => [
    address,
    { is_indexed: true, token_info: [{ type: 'nft_items', ...metadata[address]?.token_info?.[0], ...changes }] },
  ])
  return { ...metadata, ...Object.fromEntries(changed) }
}

/** Repeats the items of a collection under new addresses. */
function manyItems(count: number): { items: readonly NftItem[]; metadata: Record<string, AddressMetadata> } {
  const names: Record<string, AddressMetadata> = {}
  const collection = metadata[showcase.nftCollection]
  if (collection !== undefined) names[showcase.nftCollection] = collection
  const rows = Array.from({ length: count }, (_, n): NftItem => {
    const model = tides[n % tides.length] as NftItem
    const address = `0:${n.toString(16).toUpperCase().padStart(64, '0')}`
    const token = metadata[model.address]?.token_info?.[0]
    names[address] = { is_indexed: true, token_info: [{ type: 'nft_items', ...token, name: `Tide #${n + 1}` }] }
    return { ...model, address, index: String(n), on_sale: false }
  })
  return { items: rows, metadata: names }
}
