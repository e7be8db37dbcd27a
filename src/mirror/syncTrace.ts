import { traces } from '../endpoints/traces.ts'
import { parted, type Session } from './session.ts'
import { isFinal, type StoredTrace, trace } from './trace.ts'

const endpoint = traces

/** Brings a trace as it stands; it is whole once no message is outstanding and its actions are found. */
export async function syncTrace(session: Session, hash: string): Promise<void> {
  const page = await session.ask(endpoint, { trace_id: [hash], include_actions: true, limit: 1 })
  const { own, others } = parted<StoredTrace>(page, trace)
  const [row] = own
  if (own.length > 1 || (row !== undefined && row.value.id !== hash)) {
    session.fail('answer', 'another trace came than the one that was asked for')
  }
  const isWhole = row !== undefined && isFinal(row.value) && row.value.row.is_incomplete !== true
  const rows = row?.value.row.transactions_order?.length ?? 0
  const end = Number(row?.value.row.mc_seqno_end)
  // The trace comes last: it points at its transactions and actions.
  await session.keep({
    drafts: [...others, ...own],
    change: (mark) => ({
      ...mark,
      rows,
      asOf: page.at,
      state: isWhole ? 'complete' : 'partial',
      ...(end > 0 && { mc_seqno: end }),
    }),
  })
}
