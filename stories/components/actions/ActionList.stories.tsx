import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { ActionList, type ActionListProps } from '../../../src/components/actions/action-list/ActionList.tsx'
import { DisplayProvider } from '../../../src/react/display/DisplayProvider.tsx'
import { namesFrom } from '../../../src/react/display/names.ts'
import type { Action } from '../../../src/service/rows/action.ts'
import type { AddressBook, Metadata } from '../../../src/service/rows/names.ts'
import { createRandom } from '../../../test/helpers/random.ts'
import { imitate } from '../../../test/helpers/deceptions/imitate.ts'
import { loadAnswer } from '../../chain/answers.ts'
import { action } from '../../../test/fixtures/actions.ts'
import { lastTime, showcase } from '../../../test/fixtures/chain.ts'
import { now, people } from '../../../test/fixtures/transactions.ts'

interface ChainActions {
  readonly actions: readonly Action[]
  readonly address_book: AddressBook
  readonly metadata: Metadata
}

const meta = {
  title: 'Components/Actions/ActionList',
  component: ActionList,
  args: { actions: [] },
  decorators: [
    (Story) => (
      <DisplayProvider
        now={lastTime}
        timeZone="UTC"
        links={{ address: (address) => `#/account/${address}`, transaction: (hash) => `#/transaction/${hash}` }}
      >
        <Story />
      </DisplayProvider>
    ),
  ],
} satisfies Meta<typeof ActionList>
export default meta
type Story = StoryObj<typeof meta>

function onChain(draw: (args: ActionListProps, actions: readonly Action[]) => React.ReactElement): Story {
  return {
    loaders: [
      async () => {
        const [chain, jettons] = await Promise.all([
          loadAnswer<ChainActions>('actions.json'),
          loadAnswer<ChainActions>('jetton-masters.json'),
        ])
        return { chain: { ...chain, metadata: { ...jettons.metadata, ...chain.metadata } } }
      },
    ],
    render: (args, { loaded }) => {
      const chain = loaded['chain'] as ChainActions
      return <DisplayProvider names={namesFrom(chain)}>{draw(args, chain.actions)}</DisplayProvider>
    },
  }
}

/** Actions of one wallet of the embedded chain, newest first. */
export const Default: Story = onChain((args, actions) => (
  <ActionList
    {...args}
    perspective={showcase.wallet}
    actions={actions.filter(({ accounts }) => accounts?.includes(showcase.wallet)).slice(0, 40)}
    hasMore
    onLoadMore={fn()}
  />
))

/** Swaps with a note of the application, around what the list draws. */
export const OwnContent: Story = onChain((args, actions) => (
  <ActionList
    {...args}
    actions={actions.filter(({ type }) => type === 'jetton_swap').slice(0, 6)}
    renderAction={{
      jetton_swap: (_, shown) => (
        <>
          {shown}
          <bdi part="card-note">Counted in your trading volume</bdi>
        </>
      ),
    }}
  />
))

const imitator = imitate(people.bob, createRandom(1))
const transfer = (changes: Record<string, unknown>, age: number): Action =>
  action({ trace_id: `trace ${age}`, end_utime: now - age, details: { ...action().details, ...changes } })

/**
 * Address poisoning: an account whose address looks like one that was paid sent next to nothing, so that it is copied
 * by mistake. Its transfers are folded, its address is marked and longer, and copying it asks first.
 */
export const Imitation: Story = {
  args: {
    perspective: people.alice,
    actions: [
      transfer({ source: people.alice, destination: imitator, value: '2500000000' }, 120),
      transfer({ source: imitator, destination: people.alice, value: '1' }, 600),
      transfer({ source: people.alice, destination: people.bob, value: '1230000000' }, 900),
    ],
  },
  decorators: [
    (Story) => (
      <DisplayProvider now={now}>
        <Story />
      </DisplayProvider>
    ),
  ],
}

/** Filtered by type. */
export const OneType: Story = onChain((args, actions) => (
  <ActionList {...args} actions={actions} type="jetton_swap" onTypeChange={fn()} />
))

/** All actions of the embedded chain, rendered in steps. */
export const Large: Story = onChain((args, actions) => <ActionList {...args} actions={actions} />)

/** Actions of one trace are grouped. */
export const OneTrace: Story = {
  args: {
    actions: [
      action({ trace_id: action().trace_id }),
      ...Array.from({ length: 3 }, () => action({ trace_id: 'aGFuZG1hZGUtdHJhY2UtMDAwMDAwMDAwMDAwMDAwMDA=' })),
    ],
    perspective: people.bob,
  },
  decorators: [
    (Story) => (
      <DisplayProvider now={now}>
        <Story />
      </DisplayProvider>
    ),
  ],
}

/** The first page is loading. */
export const Loading: Story = { args: { loading: true } }

/** The answer is empty. */
export const Empty: Story = {}

/** The service could not be reached. */
export const Failure: Story = {
  name: 'Error',
  args: { onRetry: fn(), error: { name: 'TimeoutError', message: '/actions took longer than 15 s.' } },
}

/** Phone, 320 px wide. */
export const Narrow: Story = {
  args: { actions: [action(), action({ type: 'nft_mint', details: { nft_item: people.carol } })] },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 320 }}>
        <Story />
      </div>
    ),
  ],
}

/** Right-to-left layout. */
export const RightToLeft: Story = { ...OneTrace, parameters: { direction: 'rtl' } }
