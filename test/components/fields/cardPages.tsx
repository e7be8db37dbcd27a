import * as kit from '../../helpers/kit.ts'
import { Block } from '../../../src/service/rows/block.ts'
import { DnsRecord } from '../../../src/service/rows/dns/dns.ts'
import { JettonMaster } from '../../../src/service/rows/jetton.ts'
import { MultisigOrder, MultisigWallet } from '../../../src/service/rows/contracts/multisig.ts'
import { NominatorPool } from '../../../src/service/rows/staking/nominator-pool.ts'
import { ValidatorElection, ValidatorElectionParticipant } from '../../../src/service/rows/staking/validator.ts'
import { Vesting } from '../../../src/service/rows/contracts/vesting.ts'
import { type FieldPage, makeRow } from '../../helpers/components/describeFields.tsx'
import { because } from './because.ts'

const people = [`0:${'AB'.repeat(32)}`, `0:${'CD'.repeat(32)}`]

/** Cards, with all other fields in a section that the reader opens. */
export const cardPages: Readonly<Record<string, FieldPage>> = {
  block: {
    component: 'BlockCard',
    schema: Block,
    render: (row) => <kit.BlockCard block={row as never} />,
    base: {},
    reasons: {
      ...because(
        'in the raw data',
        'vert_seqno_incr',
        'flags',
        'validator_list_hash_short',
        'gen_catchain_seqno',
        'min_ref_mc_seqno',
        'vert_seqno',
        'master_ref_seqno',
      ),
      ...because('part of the link to the block', 'masterchain_block_ref.workchain', 'masterchain_block_ref.shard'),
    },
    context: { 'masterchain_block_ref.seqno': { workchain: 0 } },
    values: { prev_blocks: [{ workchain: 0, shard: '8000000000000000', seqno: 8 }] },
  },
  'jetton master': {
    component: 'JettonCard',
    schema: JettonMaster,
    render: (row) => <kit.JettonCard master={row as never} />,
    base: {},
    reasons: { jetton_content: 'gives the name; the raw data has all of it' },
  },
  'DNS record': {
    component: 'DomainCard',
    schema: DnsRecord,
    render: (row) => <kit.DomainCard record={row as never} />,
    base: {},
    reasons: {},
  },
  'multisig wallet': {
    component: 'MultisigCard',
    schema: MultisigWallet,
    render: (row) => <kit.MultisigCard multisig={row as never} />,
    base: {},
    reasons: {},
    values: { signers: people, proposers: people, orders: [makeRow(MultisigOrder)] },
  },
  'multisig order': {
    component: 'MultisigOrderCard',
    schema: MultisigOrder,
    render: (row) => <kit.MultisigOrderCard order={row as never} />,
    base: { signers: people, approvals_mask: '1', order_boc: null },
    reasons: because('in the raw data', 'code_hash'),
    values: {
      signers: people.slice(1),
      approvals_mask: '2',
      actions: [{ parsed: true, destination: people[0], value: '5' }],
      order_boc: 'te6cckEBAQEAAgAAAEysuc0=',
    },
  },
  'vesting contract': {
    component: 'VestingCard',
    schema: Vesting,
    render: (row) => <kit.VestingCard vesting={row as never} />,
    base: {},
    reasons: {},
    values: { whitelist: people },
  },
  election: {
    component: 'ElectionCard',
    schema: ValidatorElection,
    render: (row) => <kit.ElectionCard election={row as never} />,
    base: {},
    reasons: {},
    values: { participants: [makeRow(ValidatorElectionParticipant)] },
  },
  'nominator pool': {
    component: 'NominatorPoolCard',
    schema: NominatorPool,
    render: (row) => <kit.NominatorPoolCard pool={row as never} />,
    base: {},
    reasons: { address_book: 'gives the names' },
    values: { state: 2, active_nominators: [{ address: people[0], balance: '1', pending_balance: '2' }] },
  },
}
