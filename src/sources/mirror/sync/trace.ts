import { traces } from '../../../service/endpoints/traces.ts'
import { splitDrafts, type Session } from './session.ts'
import { isSettledTrace } from '../../../service/rules/rows/assembly.ts'
import type { StoredTrace } from '../../../service/rules/rows/tables.ts'
import { trace } from '../kinds/trace.ts'

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
