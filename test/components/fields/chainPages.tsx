import { AccountStateFull } from '../../../src/service/rows/account.ts'
import {
  accountFromInformation,
  walletFromInformation,
} from '../../../src/components/accounts/account-details/legacyAccounts.ts'
import * as kit from '../../helpers/kit.ts'
import { AccountBalance, WalletState } from '../../../src/service/rows/account.ts'
import { Action } from '../../../src/service/rows/action.ts'
import { BalanceChanges } from '../../../src/service/rows/balance-changes.ts'
import { DecodeResult } from '../../../src/service/rows/decode.ts'
import { AddressInformation, WalletInformation } from '../../../src/service/rows/legacy.ts'
import { NftSale } from '../../../src/service/rows/nft-sale.ts'
import { NftItem, NftTransfer } from '../../../src/service/rows/nft.ts'
import { Trace } from '../../../src/service/rows/trace.ts'
import { type FieldPage, makeRow } from '../../helpers/components/describeFields.tsx'
import { because } from './because.ts'

const account = `0:${'AB'.repeat(32)}`
const seller = `0:${'EF'.repeat(32)}`

/** Traces, actions and other rows that no other file has. */
export const chainPages: Readonly<Record<string, FieldPage>> = {
  trace: {
    component: 'TraceDetails',
    schema: Trace,
    render: (row) => <kit.TraceDetails trace={row} />,
    base: {},
    reasons: {
      ...because('drawn by MessageChainGraph and listed by TraceTable', 'trace', 'transactions', 'transactions_order'),
      actions: 'rows of ActionList',
    },
  },
  action: {
    component: 'ActionCard',
    schema: Action,
    render: (row) => <kit.ActionCard action={row as never} />,
    base: { type: 'unnamed', success: true, finality: 'finalized' },
    reasons: {
      ...because(
        'of the trace, which the card links to',
        'trace_end_lt',
        'trace_end_utime',
        'trace_mc_seqno_end',
        'trace_external_hash',
        'trace_external_hash_norm',
        'transactions_full',
      ),
      accounts: 'the sentence and the details name them',
    },
    values: {
      success: false,
      finality: 'pending',
      type: 'other',
      transactions: [`${'B'.repeat(42)}A=`],
      details: { value: '7' },
      raw_action: { Value: '7' },
    },
    context: { details: { raw_action: null } },
  },
  'NFT transfer': {
    component: 'NftTransferTable',
    schema: NftTransfer,
    render: (row) => <kit.NftTransferTable transfers={[row as never]} />,
    base: {},
    reasons: because(
      'in the item, the transaction or the decoded body of its message, which the row links to',
      'nft_collection',
      'query_id',
      'transaction_hash',
      'transaction_lt',
      'trace_id',
      'response_destination',
      'custom_payload',
      'decoded_custom_payload',
      'forward_amount',
      'forward_payload',
      'decoded_forward_payload',
    ),
  },
  'NFT sale': {
    component: 'NftDetails',
    schema: NftSale,
    render: (row) => (
      <kit.NftDetails
        item={
          {
            ...makeRow(NftItem),
            on_sale: true,
            auction_contract_address: null,
            sale_contract_address: row['address'],
          } as never
        }
        sale={row as never}
      />
    ),
    base: { type: 'getgems_sale', address: seller, details: { full_price: '3000000000' } },
    reasons: {
      type: 'the words of the offer tell a sale from an auction',
      ...because('the item on the page has it', 'nft_address', 'nft_owner_address', 'nft_item'),
      ...because(
        'in the details of the account of the sale, which the page links to',
        'address',
        'last_transaction_lt',
        'code_hash',
        'data_hash',
      ),
    },
    values: { details: { full_price: '7000000000' } },
  },
  'balance of an account': {
    component: 'TopAccounts',
    schema: AccountBalance,
    render: (row) => <kit.TopAccounts accounts={[row as never]} />,
    base: {},
    reasons: {},
  },
  'wallet state': {
    component: 'AccountDetails',
    schema: WalletState,
    render: (row) => (
      <kit.AccountDetails account={{ ...makeRow(AccountStateFull), address: account } as never} wallet={row as never} />
    ),
    base: { is_wallet: true, wallet_type: 'wallet v4 r2' },
    reasons: because(
      'the account state has it',
      'address',
      'balance',
      'extra_currencies',
      'status',
      'code_hash',
      'last_transaction_hash',
      'last_transaction_lt',
    ),
    values: { wallet_type: 'wallet v5 r1', is_wallet: false },
  },
  'balance changes': {
    component: 'BalanceChangeTable',
    schema: BalanceChanges,
    render: (row) => <kit.BalanceChangeTable changes={row as never} />,
    base: { changes: { [account]: 3 }, fees: { [account]: 3 }, jettons: { [account]: { [account]: '3' } } },
    reasons: {},
    values: { changes: { [account]: 7 }, fees: { [account]: 7 }, jettons: { [account]: { [account]: '7' } } },
  },
  'decoded texts': {
    component: 'DecodedBody',
    schema: DecodeResult,
    render: ({ opcodes, bodies }) => (
      <>
        {(opcodes as readonly string[]).map((name) => (
          <kit.Opcode key={name} value="0x0f8a7ea5" decoded={name} />
        ))}
        {(bodies as readonly object[]).map((body, at) => (
          <kit.DecodedBody key={at} decoded={body as never} />
        ))}
      </>
    ),
    base: { opcodes: ['jetton_burn'], bodies: [{ '@type': 'text_comment', text: 'Hello' }] },
    reasons: {},
    values: { opcodes: ['jetton_transfer'], bodies: [{ '@type': 'text_comment', text: 'Thanks' }] },
  },
  'address information': {
    component: 'AccountDetails',
    schema: AddressInformation,
    render: (row) => <kit.AccountDetails account={accountFromInformation(account, row as never)} />,
    base: {},
    reasons: {},
    values: { code: 'te6cckEBAQEABgAACAAAAAdb8ICo', data: 'te6cckEBAQEABgAACAAAAAdb8ICo' },
  },
  'wallet information': {
    component: 'AccountDetails',
    schema: WalletInformation,
    render: (row) => (
      <kit.AccountDetails
        account={{ ...makeRow(AccountStateFull), address: account } as never}
        wallet={walletFromInformation(account, row as never)}
      />
    ),
    base: { wallet_type: 'wallet v4 r2' },
    reasons: because('the account state has it', 'balance', 'status', 'last_transaction_hash', 'last_transaction_lt'),
    values: { wallet_type: 'wallet v5 r1' },
  },
}
