import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import * as kit from '../../src/components/index.ts'
import { Block } from '../../src/schema/block.ts'
import { DnsAuction } from '../../src/schema/dns/dns-auction.ts'
import { DnsRecord } from '../../src/schema/dns/dns.ts'
import { JettonBurn, JettonMaster, JettonTransfer, JettonWallet } from '../../src/schema/jetton.ts'
import { MultisigOrder, MultisigWallet } from '../../src/schema/multisig.ts'
import { NominatorPool, NominatorPoolValidatorReward, NominatorReward } from '../../src/schema/staking/nominator-pool.ts'
import { ValidatorCycleValidator, ValidatorElection, ValidatorElectionParticipant } from '../../src/schema/staking/validator.ts'
import { Vesting } from '../../src/schema/vesting.ts'
import { describeFields, type FieldPage, makeRow, type Row, type Schema } from '../helpers/describeFields.tsx'

const people = [`0:${'AB'.repeat(32)}`, `0:${'CD'.repeat(32)}`]

/** The same reason for several fields. */
function because(reason: string, ...fields: readonly string[]): Readonly<Record<string, string>> {
  return Object.fromEntries(fields.map((field) => [field, reason]))
}

/** Cards, with all other fields in a section that the reader opens. */
const cards: Readonly<Record<string, FieldPage>> = {
  block: {
    schema: Block,
    render: (row) => <kit.BlockCard block={row as never} />,
    base: {},
    reasons: {
      ...because('in the raw data', 'vert_seqno_incr', 'flags', 'validator_list_hash_short', 'gen_catchain_seqno', 'min_ref_mc_seqno', 'vert_seqno', 'master_ref_seqno'),
      ...because('part of the link to the block', 'masterchain_block_ref.workchain', 'masterchain_block_ref.shard'),
    },
    values: { prev_blocks: [{ workchain: 0, shard: '8000000000000000', seqno: 8 }] },
  },
  'jetton master': {
    schema: JettonMaster,
    render: (row) => <kit.JettonCard master={row as never} />,
    base: {},
    reasons: { jetton_content: 'gives the name; the raw data has all of it' },
  },
  'DNS record': { schema: DnsRecord, render: (row) => <kit.DomainCard record={row as never} />, base: {}, reasons: {} },
  'multisig wallet': {
    schema: MultisigWallet,
    render: (row) => <kit.MultisigCard multisig={row as never} />,
    base: {},
    reasons: {},
    values: { signers: people, proposers: people, orders: [makeRow(MultisigOrder)] },
  },
  'multisig order': {
    schema: MultisigOrder,
    render: (row) => <kit.MultisigOrderCard order={row as never} />,
    base: { signers: people, approvals_mask: '1', order_boc: null },
    reasons: because('in the raw data', 'code_hash'),
    values: { signers: people.slice(1), approvals_mask: '2', actions: [{ parsed: true, destination: people[0], value: '5' }], order_boc: 'te6cckEBAQEAAgAAAEysuc0=' },
  },
  'vesting contract': { schema: Vesting, render: (row) => <kit.VestingCard vesting={row as never} />, base: {}, reasons: {}, values: { whitelist: people } },
  election: {
    schema: ValidatorElection,
    render: (row) => <kit.ElectionCard election={row as never} />,
    base: {},
    reasons: {},
    values: { participants: [makeRow(ValidatorElectionParticipant)] },
  },
  'nominator pool': {
    schema: NominatorPool,
    render: (row) => <kit.NominatorPoolCard pool={row as never} />,
    base: {},
    reasons: { address_book: 'gives the names' },
    values: { state: 2, active_nominators: [{ address: people[0], balance: '1', pending_balance: '2' }] },
  },
}

/** Fields of the message of a token transfer, which its transaction shows with their names. */
const inMessage = because('in the decoded body of the message, which the row links to', 'query_id', 'response_destination', 'custom_payload', 'decoded_custom_payload')
const ofTransaction = because('the row links to the transaction, which shows it', 'transaction_hash', 'transaction_lt', 'trace_id')
const byAccount = because('in the details of the account', 'last_transaction_lt', 'code_hash', 'data_hash')

const tables: Readonly<Record<string, FieldPage>> = {
  'jetton wallet': {
    schema: JettonWallet,
    render: (row) => (
      <>
        <kit.JettonBalances wallets={[row as never]} />
        <kit.JettonHolders wallets={[row as never]} />
      </>
    ),
    base: {},
    reasons: { ...byAccount, ...because('no table has room for the terms of a claim', 'mintless_info.start_from', 'mintless_info.expire_at', 'mintless_info.custom_payload_api_uri') },
  },
  'jetton transfer': {
    schema: JettonTransfer,
    render: (row) => <kit.JettonTransferTable transfers={[row as never]} />,
    base: {},
    reasons: {
      ...inMessage,
      ...because('in the decoded body of the message, which the row links to', 'forward_ton_amount', 'forward_payload', 'decoded_forward_payload'),
      ...ofTransaction,
      source_wallet: 'the account of the transaction',
      jetton_master: 'gives the symbol and its link',
    },
  },
  'jetton burn': {
    schema: JettonBurn,
    render: (row) => <kit.JettonBurnTable burns={[row as never]} />,
    base: {},
    reasons: { ...inMessage, ...ofTransaction, jetton_wallet: 'the account of the transaction', jetton_master: 'gives the symbol and its link' },
  },
  'participant of an election': {
    schema: ValidatorElectionParticipant,
    render: (row) => <kit.ValidatorTable validators={[row as never]} />,
    base: { max_factor: 65_536 },
    reasons: {},
    values: { max_factor: 196_608 },
  },
  'validator of a cycle': {
    schema: ValidatorCycleValidator,
    render: (row) => <kit.ValidatorTable validators={[row as never]} totalWeight="10000000000" />,
    base: { max_factor: 65_536 },
    reasons: {},
    values: { max_factor: 196_608, complaints: [{ is_passed: true }] },
  },
  'reward of a nominator': {
    schema: NominatorReward,
    render: (row) => <kit.NominatorRewards rewards={[row as never]} />,
    base: {},
    reasons: because('the row links to the transaction, which shows it', 'tx_lt'),
  },
  'reward of a validator': {
    schema: NominatorPoolValidatorReward,
    render: (row) => <kit.NominatorRewards rewards={[row as never]} />,
    base: {},
    reasons: because('the row links to the transaction, which shows it', 'tx_lt', 'query_id'),
  },
  'DNS auction': {
    schema: DnsAuction,
    render: (row) => <kit.DomainAuctionTable auctions={[row as never]} />,
    base: {},
    reasons: { nft_item_address: 'the link of the row', nft_item: 'shown by NftCard', last_fill_up_time: 'no table has room for it' },
  },
}

for (const [kind, page] of Object.entries({ ...cards, ...tables })) describeFields(kind, page)

test.each(Object.entries(cards))('the card of a %s has a raw view of all fields', (_kind, { render, schema, base }) => {
  const markup = (row: Row): string => renderToStaticMarkup(render(row))
  expect(markup({ ...makeRow(schema as Schema), ...base })).toContain('Raw data</summary>')
})
