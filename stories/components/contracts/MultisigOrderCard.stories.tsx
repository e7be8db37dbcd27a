import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { MultisigOrderCard } from '../../../src/components/contracts/multisig-order-card/MultisigOrderCard.tsx'
import type { MultisigOrder, OrderAction } from '../../../src/service/rows/contracts/multisig.ts'
import { showcase } from '../../chain/index.json'
import { masters, multisigs, orders, jettonWalletMetadata } from '../../../test/fixtures/entities.ts'
import { onChain, onPhone, unreachable } from '../../decorators/frame.tsx'

const [sent, open, expired] = orders.orders
const [multisig] = multisigs.multisigs

const meta = {
  title: 'Components/Contracts/MultisigOrderCard',
  component: MultisigOrderCard,
  args: { order: open },
  decorators: [
    onChain({
      address_book: orders.address_book,
      metadata: {
        ...masters.metadata,
        ...jettonWalletMetadata(expired?.actions?.[0]?.destination, showcase.jettonMaster),
      },
    }),
  ],
} satisfies Meta<typeof MultisigOrderCard>
export default meta
type Story = StoryObj<typeof meta>

/** One of two approvals is missing, and the order has not expired. */
export const Default: Story = {}

/** Two transfers, approved and executed. */
export const Sent: Story = { args: { order: sent } }

/** A jetton transfer that expired. The jetton is known from the wallet that receives the message. */
export const Expired: Story = { args: { order: expired } }

/** One row, for the summary of a list. */
export const Compact: Story = { args: { order: expired, compact: true } }

/** One row that loads. */
export const CompactLoading: Story = { args: { order: undefined, loading: true, compact: true } }

/** The response has no parsed actions: they are read from the order’s BOC. */
export const ReadHere: Story = { args: { order: expired && { ...expired, actions: null } } }

/** The signers of the multisig have changed since. */
export const Outdated: Story = {
  args: { multisig: multisig && { ...multisig, signers: multisig.signers?.toReversed() ?? null } },
}

const action = (type: string, body: object | null, more: Partial<OrderAction> = {}): OrderAction => ({
  destination: open?.actions?.[0]?.destination ?? null,
  value: '100000000',
  body_raw: open?.actions?.[0]?.body_raw ?? null,
  parsed: true,
  error: null,
  parsed_body_type: type,
  parsed_body: body === null ? null : { query_id: 1, ...body },
  send_mode: 1,
  ...more,
})
const [first = '', second = '', third = ''] = open?.signers ?? []
const everything: MultisigOrder | undefined = open && {
  ...open,
  actions: [
    action('nft_transfer', { new_owner: first, response_destination: second, forward_amount: '1' }),
    action('jetton_mint', { to_address: first, ton_amount: '50000000', master_msg_jetton_amount: '12000000' }),
    action('jetton_burn', { amount: '4200000', response_destination: '0:' }),
    action('jetton_change_admin', { new_admin_address: '0:' }),
    action('jetton_change_content', { new_metadata_url: 'https://tidal.example/jetton.json' }),
    action('jetton_call_to', {
      to_address: first,
      ton_amount: '30000000',
      action_type: 'JettonSetStatus',
      action_data: null,
    }),
    action('single_nominator_withdraw', { coins: '12345678901' }),
    action('vesting_internal_transfer', { destination: third, value: '7000000000', send_mode: 3, comment: 'fees' }),
    action('ton_transfer', { comment: '', encrypted: false }, { send_mode: 128 + 32 }),
    action(
      'multisig_update_params',
      { new_threshold: 3, new_signers: [first, second, third], new_proposers: null },
      {
        destination: null,
        value: null,
        body_raw: null,
        send_mode: 0,
      },
    ),
    action('unknown', { opcode: 74565, data: null }, { body_raw: 'te6cckEBAQEADgAAGAABI0UAAAAAAAAAAXRmNGw=' }),
    action('unknown', null, {
      destination: null,
      value: null,
      body_raw: null,
      parsed: false,
      error: 'failed to load action',
      send_mode: 0,
    }),
  ],
}

/** One action of most kinds. */
export const EveryKind: Story = { args: { order: everything } }

/** The actions cannot be read. */
export const Unreadable: Story = { args: { order: open && { ...open, actions: null, order_boc: null } } }

/** Loading. */
export const Loading: Story = { args: { order: undefined, loading: true } }

/** Empty result. */
export const Empty: Story = { args: { order: null } }

/** The service cannot be reached. */
export const Failure: Story = { name: 'Error', args: { order: undefined, error: unreachable, onRetry: fn() } }

/** On a phone, 320 px wide. */
export const Narrow: Story = { decorators: [onPhone] }

/** Right-to-left layout. */
export const RightToLeft: Story = { parameters: { direction: 'rtl' } }

/** Dark theme. */
export const Dark: Story = { parameters: { theme: 'dark' } }
