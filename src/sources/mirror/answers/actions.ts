import { effectiveFilters } from '../../../service/rules/actions.ts'
import { isSince } from '../../../service/rows/version.ts'
import type { Transaction } from '../../../service/rows/transaction.ts'
import { notMirrored } from '../coverage/proof.ts'
import { readSweepPage } from '../coverage/sweeps.ts'
import { action } from '../kinds/trace.ts'
import { transaction } from '../kinds/transaction.ts'
import { packHash } from '../storage/keys.ts'
import { pickAll } from './pick.ts'
import type { Finders } from './view.ts'

/** Filters that choose among the actions of one account by their content. */
const contentFilters = [
  'start_utime',
  'end_utime',
  'start_lt',
  'end_lt',
  'action_type',
  'exclude_action_type',
  'trace_id',
] as const

/** Finds actions in the swept list of an account. */
export const actionFinders: Finders<'actions'> = {
  async actions(view, params) {
    // Since version 1.3, no filter discards another one.
    const filters = isSince(view.version, '1.3') ? params : effectiveFilters(params)
    const { account, tx_hash, msg_hash, action_id, mc_seqno } = filters
    if (account === undefined || tx_hash || msg_hash || action_id || mc_seqno !== undefined) {
      throw notMirrored(view, 'only the list of one account can be complete in it')
    }
    const known = new Map<string, Transaction>()
    const found = { withMessage: undefined, transaction: (hash: string) => known.get(hash) }
    const rows = await readSweepPage(view, {
      kind: action,
      scope: { kind: 'actions', account },
      rule: view.rule,
      params,
      sweptParams: { account },
      found,
      isFiltered: contentFilters.some((name) => filters[name] !== undefined),
    })
    if (params.include_transactions === true) {
      const hashes = rows.flatMap(({ transactions }) => transactions ?? [])
      for (const row of await pickAll(view, transaction, hashes, packHash, 'transactions of the actions')) {
        known.set(row.hash, row)
      }
    }
    return { rows, found, isPage: true }
  },
}
