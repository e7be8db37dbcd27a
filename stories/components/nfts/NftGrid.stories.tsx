import type { Meta, StoryObj } from '@storybook/react-vite'
import { useEffect, useMemo, useState, type ReactElement } from 'react'
import { expect, fn, waitFor } from 'storybook/test'
import { NftGrid } from '../../../src/components/nfts/nft-grid/NftGrid.tsx'
import { DisplayProvider } from '../../../src/react/display/DisplayProvider.tsx'
import type { AddressMetadata } from '../../../src/service/rows/names.ts'
import type { NftItem } from '../../../src/service/rows/nft.ts'
import { showcase } from '../../chain/index.json'
// Imported as text: hostile metadata contains lone surrogates, which JSON allows but a module does not.
import answerText from '../../chain/nft-items.json?raw'
import { embeddedMedia } from '../../chain/pictures.ts'

const answer = JSON.parse(answerText) as {
  nft_items: readonly NftItem[]
  metadata: Readonly<Record<string, AddressMetadata>>
}
const { nft_items: items, metadata } = answer
const inCollection = (address: string) => items.filter((item) => item.collection_address === address)
const geometry = inCollection(showcase.nftCollection)
const signals = inCollection(showcase.hostileCollection)
const gallery = items.filter((item) => item.owner_address === showcase.wallet)

const meta = {
  title: 'Components/NFTs/NftGrid',
  component: NftGrid,
  args: { items: gallery, metadata },
  decorators: [
    (Story) => (
      <DisplayProvider media={embeddedMedia} links={{ address: (address) => `#/account/${address}` }}>
        <Story />
      </DisplayProvider>
    ),
  ],
} satisfies Meta<typeof NftGrid>
export default meta
type Story = StoryObj<typeof meta>

/** Items of one account. Each name links to the item's page. */
export const Gallery: Story = {}

/** Items of one collection, by index. */
export const Collection: Story = { args: { items: geometry } }

/** Items at a fixed price, at auction, and not for sale. */
export const OnSale: Story = {
  args: {
    items: [...items.filter((item) => item.on_sale), ...geometry.filter((item) => !item.on_sale)].slice(0, 12),
  },
}

/** Readers can select an item. */
export const Selectable: Story = {
  args: { onSelect: fn() },
  render: function Render(args): ReactElement {
    const [selected, setSelected] = useState<string | undefined>(gallery[2]?.address)
    return (
      <NftGrid
        {...args}
        selected={selected}
        onSelect={(address) => {
          setSelected(address)
          args.onSelect?.(address)
        }}
      />
    )
  },
}

/** Scams are shown without picture and name, NSFW items without picture, until the reader asks. */
export const Covered: Story = {
  args: {
    items: geometry.slice(0, 8),
    metadata: flag(geometry.slice(0, 8), (n) =>
      n % 3 === 0 ? { is_scam: true, name: 'Claim 1000 coins at bait.example' } : n % 3 === 1 ? { is_nsfw: true } : {},
    ),
  },
}

/** The same after the reader asked to see two of them: their flags stay visible. */
export const Uncovered: Story = {
  ...Covered,
  play: async ({ canvas, userEvent }) => {
    for (const name of ['Flagged as scam', 'Sensitive content']) {
      // The first measurement may move cells to other rows, which replaces their buttons: find and press until it
      // counts.
      await waitFor(async () => {
        const cell = canvas.getAllByText(name)[0]?.closest<HTMLElement>('[role=gridcell]')
        const button = cell?.querySelector('button')
        if (button) await userEvent.click(button)
        await expect(cell?.isConnected === true && cell.dataset['state'] === 'shown').toBe(true)
      })
    }
    await expect(await canvas.findByText('Claim 1000 coins at bait.example')).toBeVisible()
  },
}

/** Hostile metadata: markup stays text, and its hosts receive no requests. */
export const Hostile: Story = { args: { items: signals.slice(40) } }

/** The first page is loading. */
export const Loading: Story = { args: { items: [], loading: true } }

/** Empty result. */
export const Empty: Story = { args: { items: [] } }

/** The service cannot be reached. */
export const Failed: Story = {
  args: { items: [], error: new Error('socket closed'), onRetry: fn() },
}

/** The next page failed to load. */
export const FailedMidway: Story = {
  args: {
    items: gallery.slice(0, 4),
    hasMore: true,
    error: new Error('socket closed'),
    onRetry: fn(),
  },
}

/** Loads a page whenever the reader scrolls near the end. */
export const Endless: Story = {
  args: { height: 560 },
  render: function Render(args): ReactElement {
    const [pages, setPages] = useState(1)
    const [asked, setAsked] = useState(1)
    useEffect(() => {
      if (asked === pages) return
      const timer = setTimeout(() => setPages(asked), 600)
      return () => clearTimeout(timer)
    }, [asked, pages])
    const shown = useMemo(() => many.slice(0, pages * 24), [pages])
    return (
      <NftGrid
        {...args}
        items={shown}
        metadata={manyMetadata}
        hasMore={pages < 10}
        loadingMore={asked > pages}
        onLoadMore={() => setAsked(pages + 1)}
      />
    )
  },
}

/** 10,000 items; only a few dozen cards are in the page. */
export const TenThousand: Story = {
  args: { height: 560 },
  render: (args) => <NftGrid {...args} items={many} metadata={manyMetadata} />,
}

/** Right-to-left layout. */
export const RightToLeft: Story = { parameters: { direction: 'rtl' } }

/** Dark theme. */
export const Dark: Story = { ...OnSale, parameters: { theme: 'dark' } }

/** On a phone, 320 px wide. */
export const Narrow: Story = {
  ...OnSale,
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 320 }}>
        <Story />
      </div>
    ),
  ],
}

function flag(
  flagged: readonly NftItem[],
  changes: (n: number) => Record<string, unknown>,
): Record<string, AddressMetadata> {
  const rows = flagged.map((item, n): [string, AddressMetadata] => [
    item.address,
    { is_indexed: true, token_info: [{ ...metadata[item.address]?.token_info[0], ...changes(n) }] },
  ])
  return { ...metadata, ...Object.fromEntries(rows) }
}

/** Repeats the items of a collection under new addresses. */
const many = Array.from({ length: 10_000 }, (_, n): NftItem => {
  const model = geometry[n % geometry.length] as NftItem
  const address = `0:${n.toString(16).toUpperCase().padStart(64, '0')}`
  return { ...model, address, index: String(n), on_sale: false }
})
const manyMetadata = Object.fromEntries([
  [showcase.nftCollection, metadata[showcase.nftCollection]],
  ...many.map((item, n) => {
    const model = geometry[n % geometry.length] as NftItem
    const token = metadata[model.address]?.token_info[0]
    return [item.address, { is_indexed: true, token_info: [{ ...token, name: `Tide #${n + 1}` }] }] as const
  }),
]) as Record<string, AddressMetadata>
