import { isSettledTrace, type TraceRow } from '../../../service/rules/rows/assembly.ts'
import type { Action } from '../../../service/rows/action.ts'
import type { Transaction } from '../../../service/rows/transaction.ts'
import { notMirrored, requireMoment } from '../coverage/proof.ts'
import { action, trace } from '../kinds/trace.ts'
import { jettonWallet } from '../kinds/jetton.ts'
import { transaction } from '../kinds/transaction.ts'
import { packAddress, packHash } from '../storage/keys.ts'
import { pickAll, pickRows } from './pick.ts'
import type { Finders, View } from './view.ts'

/**
 * Reads a trace that can no longer change, with its transactions.
 * @param withActions Also reads its actions.
 * @throws {NotMirroredError} The trace is missing or may still change, or some of its rows are missing.
 */
export async function readTrace(view: View, id: string, withActions = false): Promise<TraceRow> {
  const [found] = await pickRows(view, trace, [packHash(id)])
  if (found === undefined || !isSettledTrace(found.value.row)) {
    throw notMirrored(view, `it does not hold the trace ${id}, complete`)
  }
  const { row: head, external, actions } = found.value
  if (withActions) requireMoment(view, found)
  return {
    id: found.value.id,
    head,
    external,
    // Traces that are too large come without their transactions.
    transactions: await pickAll(
      view,
      transaction,
      head.transactions_order ?? [],
      packHash,
      'transactions of the trace',
    ),
    actions: withActions && head.is_incomplete !== true ? await readActions(view, actions) : [],
  }
}

async function readActions(view: View, ids: readonly string[] | undefined): Promise<Action[]> {
  if (ids === undefined) throw notMirrored(view, 'the trace came without its actions')
  return pickAll(view, action, ids, packHash, 'actions of the trace')
}

/** The id of a transaction's trace. @throws {NotMirroredError} The transaction came without it. */
function readTraceId(view: View, { trace_id }: Transaction): string {
  if (typeof trace_id === 'string') return trace_id
  throw notMirrored(view, 'it does not know the trace of the transaction')
}

/** Finds traces by id and by transaction. */
export const traceFinders: Finders<'traces' | 'balanceChanges'> = {
  async traces(view, { trace_id, tx_hash, msg_hash, include_actions }) {
    if (msg_hash !== undefined) throw notMirrored(view, 'it cannot tell whether it holds both sides of a message')
    const asked = tx_hash && (await pickAll(view, transaction, tx_hash, packHash, 'of these transactions'))
    const ids = trace_id ?? asked?.map((row) => readTraceId(view, row))
    if (ids === undefined) throw notMirrored(view, 'it cannot tell whether a list of traces is complete')
    const rows = await Promise.all(Array.from(new Set(ids), (id) => readTrace(view, id, include_actions === true)))
    // The rule filters by transactions, so those that were asked for stand for a trace that came without any.
    const found = rows.map((row) => (row.head.transactions_order ? row : { ...row, transactions: asked ?? [] }))
    return { rows: found, found: undefined }
  },

  async balanceChanges(view, { trace_id, action_id }) {
    if (action_id !== undefined || trace_id === undefined) {
      throw notMirrored(view, 'it does not split a trace by its actions')
    }
    const found = await readTrace(view, trace_id)
    if (!found.head.transactions_order) throw notMirrored(view, 'the trace came without its transactions')
    const accounts = found.transactions.map(({ account }) => packAddress(account))
    const wallets = new Map((await pickRows(view, jettonWallet, accounts)).map(({ value }) => [value.address, value]))
    return {
      rows: [],
      found: {
        hasAction: false,
        trace: found,
        jettonWallet(address) {
          const wallet = wallets.get(address)
          if (wallet === undefined) throw notMirrored(view, `it does not hold the jetton wallet ${address}`)
          return wallet
        },
      },
    }
  },
}
