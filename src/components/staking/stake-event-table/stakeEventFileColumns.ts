import type { Texts } from '../../../text/en/index.ts'
import type { ColumnKind, ColumnValue, TableColumn } from '../../lists/table/columns.ts'
import type { StakeEvent } from './eventFacts.tsx'

interface Words {
  readonly messages: Texts['stake']
  readonly nominator: Texts['nominator']
  readonly validator: Texts['validator']
}

/** Fields of an event that only its details and files show. */
export function stakeEventFileColumns({ messages, nominator, validator }: Words): readonly TableColumn<StakeEvent>[] {
  const field = (
    id: string,
    label: string,
    value: (event: StakeEvent) => unknown,
    kind: ColumnKind = 'text',
  ): TableColumn<StakeEvent> => ({
    id,
    label,
    kind,
    value: (event) => fileValue(value(event)),
    cell: () => null,
    visibility: 'file',
  })
  return [
    field('logical_time', messages.logicalTime, ({ tx_lt }) => tx_lt),
    field('pool', nominator.pool, ({ pool_address }) => pool_address, 'account'),
    field('public_key', validator.publicKey, ({ validator_pubkey }) => validator_pubkey),
    field('adnl', validator.adnl, ({ adnl_addr }) => adnl_addr),
    field('election', validator.electionId, ({ election_id }) => election_id),
    field('cycle', nominator.cycle, ({ cycle_start }) => cycle_start, 'time'),
    field('query_id', messages.queryId, ({ query_id }) => query_id),
    field('reason', messages.reason, ({ reason }) => reason),
    field('balance_change', messages.balanceChange, ({ balance_delta }) => balance_delta, 'coins'),
    field('balance_before', messages.balanceBefore, ({ balance_before }) => balance_before, 'coins'),
    field('balance_after', messages.balanceAfter, ({ balance_after }) => balance_after, 'coins'),
    field('pending_change', messages.pendingChange, ({ pending_balance_delta }) => pending_balance_delta, 'coins'),
    field('pending_before', messages.pendingBefore, ({ pending_balance_before }) => pending_balance_before, 'coins'),
    field('pending_after', messages.pendingAfter, ({ pending_balance_after }) => pending_balance_after, 'coins'),
    field('request_before', messages.requestBefore, ({ withdraw_request_before }) => withdraw_request_before),
    field('request_after', messages.requestAfter, ({ withdraw_request_after }) => withdraw_request_after),
    field('reward_share', nominator.rewardShare, ({ validator_reward_share }) => validator_reward_share),
  ]
}

/** Values of a column are texts and numbers; conditions are written as `true` and `false`. */
function fileValue(value: unknown): ColumnValue {
  if (typeof value === 'boolean') return String(value)
  return typeof value === 'string' || typeof value === 'number' ? value : undefined
}
