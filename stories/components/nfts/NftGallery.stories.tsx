import type { Meta, StoryObj } from '@storybook/react-vite'
import { useEffect, useMemo, useState, type ReactElement } from 'react'
import { expect, fn } from 'storybook/test'
import { NftGallery, type NftGalleryProps } from 'tonlens'
import type { AddressMetadata } from '../../../src/schema/names.ts'
import type { NftItem } from '../../../src/schema/nft.ts'
import { showcase } from '../../chain/index.json'
import { onChain, onPhone } from '../../fixtures/frame.tsx'
import { itemAnswer, owned, signals, tides } from '../../fixtures/nfts.ts'

const { nft_items: items, metadata } = itemAnswer
const onSale = items.filter((item) => item.on_sale)

const meta = {
  title: 'Components/NftGallery',
  component: NftGallery,
  args: { items: owned, metadata, height: 560 },
  decorators: [onChain(itemAnswer)],
} satisfies Meta<typeof NftGallery>
export default meta
type Story = StoryObj<typeof meta>

/** What an account owns, of several collections; what is marked as scam is left out. */
export const Owner: Story = {
  args: { items: [...owned, ...signals.slice(54, 58)], metadata: flagged(owned.slice(0, 3), { is_scam: true }) },
}

/** The same after the reader asked for what is left out: each item is still covered. */
export const ScamsShown: Story = { args: { ...Owner.args, defaultView: { scams: true } } }

/** One collection, to be searched by its attributes. */
export const Collection: Story = { args: { items: tides } }

/** Items with one attribute. */
export const ByAttribute: Story = {
  args: { items: tides, defaultView: { attribute: { trait: 'Weather', value: 'Fog' } } },
}

/** What is for sale, at fixed prices and at auction. */
export const OnSale: Story = { args: { items: [...onSale, ...tides], defaultView: { onSale: true } } }

/** One item in a row. */
export const List: Story = {
  args: { ...Owner.args, items: [...onSale, ...(Owner.args?.items ?? [])], defaultView: { layout: 'list', scams: true } },
}

/** A reader searches; nothing that is loaded fits. */
export const NoMatch: Story = {
  args: { hasMore: true, onLoadMore: fn() },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox'), 'lighthouse')
    await expect(await canvas.findByText('No loaded items match the filters')).toBeVisible()
  },
}

/** Metadata written by an attacker. */
export const Hostile: Story = { args: { items: signals.slice(40) } }

/** A hundred thousand items; the page holds a few dozen cards. */
export const HundredThousand: Story = {
  render: function Render(args): ReactElement {
    const [many] = useState(() => manyItems(100_000))
    return <NftGallery {...args} {...many} />
  },
}

/** Every page takes three seconds. */
export const SlowNetwork: Story = { render: (args) => <Paged {...args} delay={3000} /> }

/** The service answers one request in a second; the third page is refused, and the reader is told until when. */
export const RateLimited: Story = {
  args: {
    items: tides.slice(0, 24),
    hasMore: true,
    onRetry: fn(),
    error: Object.assign(new Error('Ratelimit exceed'), { name: 'HttpError', status: 429, kind: 'rateLimited', retryAfter: 30 }),
  },
}

/** Items moved while the pages were loaded. */
export const Changed: Story = { args: { changed: true, onReload: fn() } }

/** The first page is on its way. */
export const Loading: Story = { args: { items: [], loading: true } }

/** An owner of nothing. */
export const Empty: Story = { args: { items: [] } }

/** From right to left. */
export const RightToLeft: Story = { ...Owner, parameters: { direction: 'rtl' } }

/** The dark theme. */
export const Dark: Story = { ...OnSale, parameters: { theme: 'dark' } }

/** A phone of 320 px. */
export const Phone: Story = { ...Owner, decorators: [onPhone] }

/** A list on a phone of 320 px. */
export const PhoneList: Story = { ...List, decorators: [onPhone] }

/** Pages of a collection, each after a while. */
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

/** A collection over and over, under addresses of their own. */
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
