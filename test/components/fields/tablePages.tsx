import * as kit from '../../helpers/kit.ts'
import { DnsAuction } from '../../../src/service/rows/dns/dns-auction.ts'
import { JettonBurn, JettonTransfer, JettonWallet } from '../../../src/service/rows/jetton.ts'
import { NominatorPoolValidatorReward, NominatorReward } from '../../../src/service/rows/staking/nominator-pool.ts'
import { ValidatorCycleValidator, ValidatorElectionParticipant } from '../../../src/service/rows/staking/validator.ts'
import { type FieldPage } from '../../helpers/components/describeFields.tsx'
import { because } from './because.ts'

/** Fields of the message of a token transfer, which its transaction shows with their names. */
const inMessage = because(
  'in the decoded body of the message, which the row links to',
  'query_id',
  'response_destination',
  'custom_payload',
  'decoded_custom_payload',
)
const ofTransaction = because(
  'the row links to the transaction, which shows it',
  'transaction_hash',
  'transaction_lt',
  'trace_id',
)
const byAccount = because('in the details of the account', 'last_transaction_lt', 'code_hash', 'data_hash')

/** Rows of tables. */
export const tablePages: Readonly<Record<string, FieldPage>> = {
  'jetton wallet': {
    component: 'JettonBalances',
    schema: JettonWallet,
    render: (row) => (
      <>
        <kit.JettonBalances wallets={[row as never]} />
        <kit.JettonHolders wallets={[row as never]} />
      </>
    ),
    base: {},
    reasons: byAccount,
    values: { 'mintless_info.custom_payload_api_uri': ['https://claims.example/api'] },
  },
  'jetton transfer': {
    component: 'JettonTransferTable',
    schema: JettonTransfer,
    render: (row) => <kit.JettonTransferTable transfers={[row as never]} />,
    base: {},
    reasons: {
      ...inMessage,
      ...because(
        'in the decoded body of the message, which the row links to',
        'forward_ton_amount',
        'forward_payload',
        'decoded_forward_payload',
      ),
      ...ofTransaction,
      source_wallet: 'the account of the transaction',
      jetton_master: 'gives the symbol and its link',
    },
  },
  'jetton burn': {
    component: 'JettonBurnTable',
    schema: JettonBurn,
    render: (row) => <kit.JettonBurnTable burns={[row as never]} />,
    base: {},
    reasons: {
      ...inMessage,
      ...ofTransaction,
      jetton_wallet: 'the account of the transaction',
      jetton_master: 'gives the symbol and its link',
    },
  },
  'participant of an election': {
    component: 'ValidatorTable',
    schema: ValidatorElectionParticipant,
    render: (row) => <kit.ValidatorTable validators={[row as never]} />,
    base: { max_factor: 65_536 },
    reasons: {},
    values: { max_factor: 196_608 },
  },
  'validator of a cycle': {
    component: 'ValidatorTable',
    schema: ValidatorCycleValidator,
    render: (row) => <kit.ValidatorTable validators={[row as never]} totalWeight="10000000000" />,
    base: { max_factor: 65_536 },
    reasons: {},
    values: { max_factor: 196_608, complaints: [{ is_passed: true }] },
  },
  'reward of a nominator': {
    component: 'NominatorRewards',
    schema: NominatorReward,
    render: (row) => <kit.NominatorRewards rewards={[row as never]} />,
    base: {},
    reasons: because('the row links to the transaction, which shows it', 'tx_hash', 'tx_lt'),
  },
  'reward of a validator': {
    component: 'NominatorRewards',
    schema: NominatorPoolValidatorReward,
    render: (row) => <kit.NominatorRewards rewards={[row as never]} />,
    base: {},
    reasons: because('the row links to the transaction, which shows it', 'tx_hash', 'tx_lt', 'query_id'),
  },
  'DNS auction': {
    component: 'DomainAuctionTable',
    schema: DnsAuction,
    render: (row) => <kit.DomainAuctionTable auctions={[row as never]} />,
    base: {},
    reasons: { nft_item_address: 'the link of the row', nft_item: 'shown by NftCard' },
  },
}
