import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState, type ReactElement } from 'react'
import { fn } from 'storybook/test'
import { findNfts } from 'tonlens'
import { NftToolbar, type NftToolbarProps } from '../../../src/components/nfts/nft-gallery/NftToolbar.tsx'
import { itemAnswer, tides } from '../../../test/fixtures/nfts.ts'
import { onChain } from '../../decorators/frame.tsx'

const { metadata } = itemAnswer

/** Keeps the view, as an application does. */
function WithView({ view: first, onViewChange, items, ...rest }: NftToolbarProps): ReactElement {
  const [view, setView] = useState(first)
  const change: typeof onViewChange = (next) => {
    setView(next)
    onViewChange(next)
  }
  return (
    <NftToolbar {...rest} items={items} view={view} onViewChange={change} found={findNfts(items, metadata, view)} />
  )
}

const meta = {
  title: 'Components/NFTs/NftToolbar',
  component: NftToolbar,
  args: { items: tides, metadata, view: {}, found: findNfts(tides, metadata), onViewChange: fn() },
  render: (args) => <WithView {...args} />,
  decorators: [onChain(itemAnswer)],
} satisfies Meta<typeof NftToolbar>
export default meta
type Story = StoryObj<typeof meta>

/** All items of a collection. */
export const Default: Story = {}

/** Items that have one attribute. */
export const Filtered: Story = { args: { view: { attribute: { trait: 'Weather', value: 'Fog' } } } }

/** More items can be loaded, so the numbers are of the loaded ones. */
export const MoreToLoad: Story = { args: { hasMore: true } }

/** The first page loads. */
export const Loading: Story = { args: { items: [], loading: true } }
