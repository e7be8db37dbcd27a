import { AccountDetails } from '../../../src/components/accounts/account-details/AccountDetails.tsx'
import { NftCollectionCard } from '../../../src/components/nfts/nft-collection-card/NftCollectionCard.tsx'
import { NftDetails } from '../../../src/components/nfts/nft-details/NftDetails.tsx'
import { MessageCard } from '../../../src/components/transactions/message-card/MessageCard.tsx'
import { TransactionDetails } from '../../../src/components/transactions/transaction-details/TransactionDetails.tsx'
import { AccountStateFull } from '../../../src/service/rows/account.ts'
import { Message } from '../../../src/service/rows/message.ts'
import { NftCollection, NftItem } from '../../../src/service/rows/nft.ts'
import { Transaction } from '../../../src/service/rows/transaction.ts'
import type { FieldPage } from '../../helpers/components/describeFields.tsx'

/** Entities that have a details component or a card with all of their fields. */
export const entityPages: Readonly<Record<string, FieldPage>> = {
  Message: {
    component: 'MessageCard',
    schema: Message,
    render: (row) => <MessageCard message={row as never} />,
    base: {
      'message_content.decoded': null,
      bounced: false,
      decoded_opcode: null,
      'init_state.decoded': { '@type': 'first' },
    },
    reasons: { 'init_state.body': 'shown as cells when the reader opens it' },
    values: {
      created_at: '1700000000',
      'message_content.decoded': { '@type': 'other' },
      'init_state.decoded': { '@type': 'other' },
      ihr_disabled: false,
      decoded_opcode: 'named',
      source: null,
    },
    context: {
      ihr_disabled: { ihr_disabled: true },
      'message_content.body': { 'message_content.decoded': null },
      opcode: { decoded_opcode: null, 'message_content.decoded': null },
    },
  },
  Transaction: {
    component: 'TransactionDetails',
    schema: Transaction,
    render: (row) => <TransactionDetails transaction={row as never} />,
    base: {
      in_msg: null,
      out_msgs: [],
      finality: 'finalized',
      emulated: false,
      'description.type': 'ord',
      'description.compute_ph.skipped': false,
      'description.bounce.type': 'ok',
      orig_status: 'active',
      end_status: 'active',
      now: 1_700_000_000,
    },
    reasons: {
      in_msg: 'shown by MessageCard, see Message',
      out_msgs: 'shown by MessageCard, see Message',
      'description.is_tock': 'a tick and a tock differ only in the moment of the block at which they run',
      'description.compute_ph.success': 'follows from the exit code, which is shown',
      'block_ref.workchain': 'part of the link to the block',
      'block_ref.shard': 'part of the link to the block',
      emulated: 'the finality says it',
    },
    context: {
      finality: { emulated: false },
      'description.aborted': {
        'description.compute_ph.exit_code': 0,
        'description.compute_ph.success': true,
        'description.action.success': true,
        'description.action.result_code': 0,
        'description.bounce': null,
      },
      'description.installed': { 'description.type': 'split_install' },
      'description.compute_ph.reason': { 'description.compute_ph.skipped': true },
      'description.bounce.req_fwd_fees': { 'description.bounce.type': 'nofunds' },
    },
    values: {
      finality: 'pending',
      emulated: true,
      'description.type': 'storage',
      'description.compute_ph.skipped': true,
      orig_status: 'uninit',
      end_status: 'frozen',
      'description.compute_ph.gas_limit': '9',
      now: 1_600_000_000,
    },
  },
  'account state': {
    component: 'AccountDetails',
    schema: AccountStateFull,
    render: (row) => <AccountDetails account={row as never} />,
    base: {},
    reasons: {},
    values: { contract_methods: [85143], interfaces: ['jetton_wallet'] },
  },
  'NFT item': {
    component: 'NftDetails',
    schema: NftItem,
    render: (row) => <NftDetails item={row as never} />,
    base: { collection: null, init: true, on_sale: false, auction_contract_address: null, sale_contract_address: null },
    reasons: {
      collection: 'shown by NftCollectionCard',
      sale_contract_address: 'the owner while on sale, and the contract of the sale',
    },
    values: { init: false, auction_contract_address: `0:${'EF'.repeat(32)}` },
    context: { real_owner: { on_sale: true }, auction_contract_address: { on_sale: true } },
  },
  'NFT collection': {
    component: 'NftCollectionCard',
    schema: NftCollection,
    render: (row) => <NftCollectionCard collection={row as never} />,
    base: {},
    reasons: { collection_content: 'gives the name; the raw view has all of it' },
  },
}
