import { traces } from '../../../service/endpoints/traces.ts'
import { splitDrafts, type Session } from './session.ts'
import { isSettledTrace } from '../../../service/rules/rows/assembly.ts'
import type { StoredTrace } from '../../../service/rules/rows/tables.ts'
import { trace, action } from '../kinds/trace.ts'
import { actions } from '../../../service/endpoints/actions.ts'
import { isFinalized } from '../../../service/rows/finality.ts'
import { syncLtList } from './ltList.ts'

const endpoint = traces

/** Syncs a trace. It is complete once no message is outstanding and its actions are classified. */
export async function syncTrace(session: Session, hash: string): Promise<void> {
  const page = await session.ask(endpoint, { trace_id: [hash], include_actions: true, limit: 1 })
  const { own, others } = splitDrafts<StoredTrace>(page, trace)
  const [row] = own
  if (own.length > 1 || (row !== undefined && row.value.id !== hash)) {
    session.fail('answer', 'the answer holds another trace than the one that was asked for')
  }
  const isComplete = row !== undefined && isSettledTrace(row.value.row) && row.value.row.is_incomplete !== true
  const rows = row?.value.row.transactions_order?.length ?? 0
  const end = Number(row?.value.row.mc_seqno_end)
  // The trace is written last, because it refers to its transactions and actions.
  await session.write({
    drafts: [...others, ...own],
    change: (mark) => ({
      ...mark,
      rows,
      asOf: page.at,
      state: isComplete ? 'complete' : 'partial',
      ...(end > 0 && { mc_seqno: end }),
    }),
  })
}

/** Syncs the actions of an account, newest trace first. The service classifies a trace seconds after it ends. */
export function syncActions(session: Session, account: string): Promise<void> {
  return syncLtList(session, {
    endpoint: actions,
    params: { account, include_accounts: true },
    kind: action,
    lt: ({ trace_end_lt }) => trace_end_lt,
    refuse(row) {
      if (!isFinalized(row)) return `action ${row.action_id} is not finalized`
      if ((row.accounts ?? []).includes(account)) return undefined
      return `action ${row.action_id} does not name the account among its accounts`
    },
  })
}
