import type { ParamsOf } from '../../endpoints/endpoint.ts'
import type { addressInformationAt as row } from '../../endpoints/v2/states.ts'
import type { Block } from '../../rows/block.ts'
import { noHash } from '../legacy.ts'
import { Refusal } from '../requests/refusal.ts'
import { defineRule } from '../rule.ts'
import { findBlock, stateNotKept, writeBlockIdExt } from './pastBlock.ts'

/** State of an account as of a masterchain block, as far as rows tell it. */
export interface PastState {
  readonly status: string
  /** Decimal string; null if no row says it. */
  readonly balance: string | null
  readonly currencies: Readonly<Record<string, string>>
  readonly frozenHash: string | null
  /** Base64; null if there is none, undefined if no row has the cell of the hash that is known. */
  readonly code: string | null | undefined
  readonly data: string | null | undefined
  /** Null for an account without transactions until then. */
  readonly last: { readonly lt: string; readonly hash: string } | null
}

/** Look-ups that the rule needs. */
export interface FoundPast {
  /** The masterchain block; undefined if it is not known. */
  readonly block: Block | undefined
  /** Seqno of the newest masterchain block. */
  readonly head: number
  /** Undefined if no row tells the state. */
  readonly state: PastState | undefined
}

/** GET /getAddressInformation of API v2 */
export const addressInformationAt = defineRule<Partial<ParamsOf<typeof row>>, never, FoundPast>({
  refuse({ address, seqno }) {
    if (address === undefined) throw new Refusal(422, 'failed to validate request: empty address')
    if (seqno !== undefined && seqno <= 0)
      throw new Refusal(422, 'failed to validate request: seqno should be positive')
  },
  answer(_rows, { seqno }, { block: found, head, state }) {
    const block = findBlock(found, seqno, head)
    // Half a state would be taken for the whole one.
    if (state === undefined || state.balance === null || state.code === undefined || state.data === undefined)
      throw stateNotKept()
    const { status, balance, currencies, code, data, frozenHash, last } = state
    return {
      '@type': 'raw.fullAccountState',
      balance,
      extra_currencies: Object.entries(currencies).map(([id, amount]) => ({
        '@type': 'extraCurrency',
        id: Number(id),
        amount,
      })),
      code: code ?? '',
      data: data ?? '',
      last_transaction_id: { '@type': 'internal.transactionId', lt: last?.lt ?? '0', hash: last?.hash ?? noHash },
      block_id: writeBlockIdExt(block),
      frozen_hash: frozenHash ?? '',
      sync_utime: Number(block.gen_utime),
      state: status === 'active' || status === 'frozen' ? status : 'uninitialized',
    }
  },
})
