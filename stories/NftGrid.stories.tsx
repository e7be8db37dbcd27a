import type { Meta, StoryObj } from '@storybook/react-vite'
import { useEffect, useState, type ReactElement } from 'react'
import { NftGrid } from '../src/components/nft-grid/NftGrid.tsx'
import { DisplayProvider } from '../src/display/DisplayProvider.tsx'
import type { MediaResolver } from '../src/display/media.ts'
import type { AddressMetadata } from '../src/schema/names.ts'
import type { NftItem } from '../src/schema/nft.ts'

const collectionAddress = addressOf(0xc0ffee)

const meta = {
  title: 'Components/NftGrid',
  component: NftGrid,
  decorators: [
    (Story) => (
      <DisplayProvider media={pictures} links={{ address: (address) => `#/${address}` }}>
        <Story />
      </DisplayProvider>
    ),
  ],
} satisfies Meta<typeof NftGrid>
export default meta
type Story = StoryObj<typeof meta>

function addressOf(n: number): string {
  return `0:${n.toString(16).toUpperCase().padStart(64, '0')}`
}

function itemsOf(from: number, to: number, changes: (n: number) => Partial<NftItem> = () => ({})) {
  return Array.from({ length: to - from }, (_, i): NftItem => {
    const n = from + i
    return {
      address: addressOf(n + 1),
      init: true,
      index: String(n),
      collection_address: collectionAddress,
      owner_address: addressOf(0xabc),
      content: { uri: `https://meta.example/${n}.json` },
      last_transaction_lt: '1000',
      code_hash: 'AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA=',
      data_hash: 'AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA=',
      collection: null,
      on_sale: false,
      ...changes(n),
    }
  })
}

function role(token: Record<string, unknown>): AddressMetadata {
  return { is_indexed: true, token_info: [{ valid: true, ...token }] }
}

function metadataOf(
  items: readonly NftItem[],
  tokenOf: (n: number) => Record<string, unknown> = () => ({}),
): Record<string, AddressMetadata> {
  const named = items.map((item): [string, AddressMetadata] => [
    item.address,
    role({
      type: 'nft_items',
      name: `Lantern ${item.index}`,
      image: `https://art.example/${item.index}.png`,
      extra: { _image_medium: `https://preview.example/${item.index}` },
      ...tokenOf(Number(item.index)),
    }),
  ])
  return {
    ...Object.fromEntries(named),
    [collectionAddress]: role({ type: 'nft_collections', name: 'Lanterns of Batumi' }),
  }
}

/** Draws a picture for the preview host and loads nothing else. */
const pictures: MediaResolver = (url) => {
  if (!url.startsWith('https://preview.example/')) return undefined
  const n = Number(url.split('/').at(-1))
  const hue = (n * 47) % 360
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 90 90"><rect width="90" height="90" fill="hsl(${hue} 45% 30%)"/><circle cx="45" cy="${40 + (n % 5) * 3}" r="${18 + (n % 4) * 4}" fill="hsl(${(hue + 40) % 360} 80% 65%)"/><path d="M0 ${70 - (n % 3) * 6}L45 ${60 + (n % 4) * 5}L90 ${66 - (n % 5) * 4}V90H0Z" fill="hsl(${(hue + 200) % 360} 40% 22%)"/></svg>`
  return `data:image/svg+xml,${encodeURIComponent(svg)}`
}

const gallery = itemsOf(0, 24)

/** Items of an owner, newest first; their names link to the item's page. */
export const Gallery: Story = {
  args: { items: gallery, metadata: metadataOf(gallery) },
}

const listed = itemsOf(0, 12, (n) =>
  n % 3 === 0
    ? { on_sale: true }
    : n % 3 === 1
      ? { on_sale: true, auction_contract_address: addressOf(7) }
      : {},
)
/** Fixed price, auction, and not for sale. */
export const OnSale: Story = {
  args: { items: listed, metadata: metadataOf(listed) },
}

/** Readers choose an item; the grid is told which one is chosen. */
export const Selectable: Story = {
  args: { items: gallery, metadata: metadataOf(gallery) },
  render: function Render(args): ReactElement {
    const [selected, setSelected] = useState<string | undefined>(gallery[2]?.address)
    return <NftGrid {...args} selected={selected} onSelect={(item) => setSelected(item.address)} />
  },
}

const flagged = itemsOf(0, 8)
/** Scam items lose picture and name, unfit ones their picture, until the reader asks for them. */
export const Covered: Story = {
  args: {
    items: flagged,
    metadata: metadataOf(flagged, (n) =>
      n % 3 === 0
        ? { is_scam: true, name: 'Claim 1000 TON at bait.example' }
        : n % 3 === 1
          ? { is_nsfw: true }
          : {},
    ),
  },
}

const hostile = itemsOf(0, 10)
const hostileTokens: Record<string, unknown>[] = [
  { name: '<script>alert(1)</script><img src=x onerror=alert(1)>' },
  { name: 'Safe \u202Egnp.exe\u202C name\u0007\u200B' },
  { name: ['array', 'of', 'names'], extra: [] },
  { name: 'N'.repeat(10_000) },
  { name: `Z${'\u0335\u0321'.repeat(200)}algo` },
  { name: 'javascript: link', image: 'javascript:alert(1)', extra: { _image_medium: 'javascript:alert(2)' } },
  { name: 'Foreign host', image: 'https://tracker.example/pixel.png?who=me', extra: {} },
  { name: 'ipfs without gateway', image: 'ipfs://bafybeigdyrzt5sfp7udm7hu76uh7y26nf3efuylqabf3oclgtqy55fbzdi/1.png', extra: {} },
  { name: 'Very long host', image: `https://${'a'.repeat(60)}.${'b'.repeat(60)}.example/x.svg`, extra: {} },
  { name: 'مصباح ١٢', extra: { _image_medium: { url: 1 } }, image: null },
]
/** Metadata written by an attacker: text stays text, and no host in it is asked for anything. */
export const Hostile: Story = {
  args: { items: hostile, metadata: metadataOf(hostile, (n) => hostileTokens[n] ?? {}) },
}

/** The first page is on its way. */
export const Loading: Story = { args: { items: [], loading: true } }

/** An answer that holds nothing. */
export const Empty: Story = { args: { items: [] } }

/** No answer at all. */
export const Failed: Story = {
  args: { items: [], error: new Error('socket closed'), onRetry: () => {} },
}

/** The first pages came, the next one did not. */
export const FailedMidway: Story = {
  args: {
    items: gallery.slice(0, 7),
    metadata: metadataOf(gallery),
    hasMore: true,
    error: new Error('socket closed'),
    onRetry: () => {},
  },
}

/** A page more whenever the end comes near. */
export const Endless: Story = {
  args: { items: gallery, height: 560 },
  render: function Render(args): ReactElement {
    const [items, setItems] = useState(gallery)
    const [asked, setAsked] = useState(0)
    useEffect(() => {
      if (asked === 0) return
      const timer = setTimeout(
        () => setItems((last) => [...last, ...itemsOf(last.length, last.length + 24)]),
        600,
      )
      return () => clearTimeout(timer)
    }, [asked])
    return (
      <NftGrid
        {...args}
        items={items}
        metadata={metadataOf(items)}
        hasMore={items.length < 240}
        loadingMore={asked > 0 && items.length < 24 * (asked + 1)}
        onLoadMore={() => setAsked((last) => last + 1)}
      />
    )
  },
}

const many = itemsOf(0, 10_000)
/** Ten thousand items; the page holds a few dozen cards. */
export const TenThousand: Story = {
  args: { items: many, metadata: metadataOf(many), height: 560 },
}

/** From right to left. */
export const RightToLeft: Story = {
  args: { items: listed, metadata: metadataOf(listed) },
  parameters: { direction: 'rtl' },
}

/** The dark theme. */
export const Dark: Story = {
  args: { items: listed, metadata: metadataOf(listed) },
  parameters: { theme: 'dark' },
}

/** A phone of 320 px. */
export const Narrow: Story = {
  args: { items: listed, metadata: metadataOf(listed) },
  decorators: [
    (Story) => (
      <div style={{ width: 320 }}>
        <Story />
      </div>
    ),
  ],
}
