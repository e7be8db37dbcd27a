import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { ShardMap } from '../../../src/components/blocks/shard-map/ShardMap.tsx'
import type { Block } from '../../../src/service/rows/block.ts'
import { committedBy, masterchainInfo } from '../../../test/fixtures/entities.ts'
import { onChain, onPhone, unreachable } from '../../decorators/frame.tsx'

const { last } = masterchainInfo
const model = committedBy(52_000_333).find(({ workchain }) => workchain === 0) ?? last

/** Creates blocks of these shards, the oldest first. */
function shardBlocks(shards: readonly string[]): readonly Block[] {
  const rows = shards.map((shard, at) => ({
    ...model,
    shard,
    seqno: 58_103_377 + at,
    end_lt: String(62_034_785_000_000 + at * 1000),
    tx_count: (at * 7) % 23,
  }))
  return [last, ...rows]
}

const sixteen = Array.from({ length: 16 }, (_, at) => `${at.toString(16).toUpperCase()}800000000000000`)

const meta = {
  title: 'Components/Blocks/ShardMap',
  component: ShardMap,
  args: { blocks: shardBlocks(['4000000000000000', 'C000000000000000']) },
  decorators: [onChain()],
} satisfies Meta<typeof ShardMap>
export default meta
type Story = StoryObj<typeof meta>

/** Two shards with one block each. */
export const Default: Story = {}

/** The chain has one shard. */
export const OneShard: Story = { args: { blocks: shardBlocks(['8000000000000000', '8000000000000000']) } }

/** A shard was split between two masterchain blocks, and one half was split again. */
export const Split: Story = {
  args: {
    blocks: shardBlocks([
      '8000000000000000',
      '4000000000000000',
      'C000000000000000',
      '2000000000000000',
      '6000000000000000',
      'C000000000000000',
    ]),
  },
}

/** Sixteen shards, some with several blocks. */
export const Busy: Story = {
  args: { blocks: shardBlocks([...sixteen, ...sixteen.slice(3, 9), ...sixteen.slice(5, 7)]) },
}

/** Shard blocks committed by one masterchain block of the embedded chain. */
export const EmbeddedChain: Story = { args: { blocks: committedBy(52_000_333) } }

/** Loading. */
export const Loading: Story = { args: { blocks: undefined, loading: true } }

/** Masterchain block not found. */
export const Empty: Story = { args: { blocks: [] } }

/** The service cannot be reached. */
export const Failure: Story = { name: 'Error', args: { blocks: undefined, error: unreachable, onRetry: fn() } }

/** On a phone, 320 px wide. */
export const Narrow: Story = { ...Split, decorators: [onPhone] }

/** Right-to-left layout. */
export const RightToLeft: Story = { ...Split, parameters: { direction: 'rtl' } }

/** Dark theme. */
export const Dark: Story = { ...Split, parameters: { theme: 'dark' } }
