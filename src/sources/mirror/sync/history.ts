// Syncs an account's history from the newest transaction down. Each page begins at the predecessor that the
// last row names, so rows that arrive meanwhile do not shift it.
import { compareDecimals } from '../../../service/rules/order.ts'
import { transactions } from '../../../service/endpoints/transactions.ts'
import { isFinalized } from '../../../service/rows/finality.ts'
import type { Transaction } from '../../../service/rows/transaction.ts'
import type { LifeBorder, Mark, Run } from '../coverage/marks.ts'
import { addRowsToRuns, findBorders } from '../coverage/runs.ts'
import {
  type ServiceAnswer,
  splitDrafts,
  type Session,
  type Step,
  unchanged,
  requireLimit,
  retryWithFewerRows,
} from './session.ts'
import { transaction } from '../kinds/transaction.ts'
import { batchRows } from '../storage/write.ts'

const endpoint = transactions
/** Rows of one request. */
const pageSize = 500

/** Syncs a history up to its newest transaction, and down to its first one. */
export async function syncHistory(session: Session, account: string): Promise<void> {
  const head = await ask(session, account, {})
  await writePage(session, head, head.at)
  while (!reachesStart(session.mark())) {
    const [top] = session.mark().runs ?? []
    if (top === undefined) return
    if (session.mark().first_now === undefined && top.prev_lt !== '0') await findFirst(session, account)
    // A transaction that names none before it may begin a later life of the account.
    const end_lt = top.prev_lt === '0' ? String(BigInt(top.oldest_lt) - 1n) : top.prev_lt
    const page = await ask(session, account, { end_lt })
    if (page.rows.length === 0) {
      // The service holds nothing older, so its answers cannot contain it either.
      await session.write({ drafts: [], change: (mark) => withState(endHistory(mark)) })
      return
    }
    await writePage(session, page, undefined, top)
    const [grown] = session.mark().runs ?? []
    if (grown?.oldest_lt === top.oldest_lt) {
      session.fail('answer', `the service leaves out the transaction before lt ${top.oldest_lt}`)
    }
  }
}

function reachesStart({ runs, state }: Mark): boolean {
  const [top] = runs ?? []
  return top === undefined ? state === 'complete' : top.isEndProven
}

interface HistoryPage extends ServiceAnswer {
  readonly rows: readonly Transaction[]
  readonly drafts: ReturnType<typeof splitDrafts<Transaction>>
}

async function ask(session: Session, account: string, bounds: { readonly end_lt?: string }) {
  return retryWithFewerRows(pageSize, async (limit): Promise<HistoryPage> => {
    const page = await session.ask(endpoint, { account: [account], sort: 'desc', limit, ...bounds })
    const drafts = splitDrafts<Transaction>(page, transaction)
    const rows = drafts.own.map(({ value }) => value)
    requireLimit(session, drafts.own, limit)
    checkRows(session, account, rows, bounds.end_lt)
    return { ...page, rows, drafts }
  })
}

/** @throws {SyncError} The rows are not the part of the history that was asked for. */
function checkRows(session: Session, account: string, rows: readonly Transaction[], end?: string): void {
  let above = end === undefined ? undefined : String(BigInt(end) + 1n)
  for (const { account: given, lt, prev_trans_lt: prev, now, ...row } of rows) {
    if (given !== account) session.fail('answer', `a transaction of ${given} among those of the account`)
    if (above !== undefined && compareDecimals(lt, above) >= 0) {
      session.fail('answer', 'transactions are not in the order that was asked for')
    }
    if (!/^\d{1,20}$/.test(prev) || compareDecimals(prev, lt) >= 0 || !Number.isFinite(now)) {
      session.fail('answer', `prev_trans_lt or now of the transaction at lt ${lt} is not readable`)
    }
    if (!isFinalized(row)) session.fail('answer', 'a transaction is not finalized')
    above = lt
  }
}

async function writePage(session: Session, { drafts, rows }: HistoryPage, asOf: number | undefined, above?: Run) {
  const borders = findBorders(rows, above)
  const steps: Step[] = [{ drafts: drafts.others, change: unchanged }]
  for (let at = 0; at < drafts.own.length; at += batchRows) {
    const part = rows.slice(at, at + batchRows)
    steps.push({ drafts: drafts.own.slice(at, at + batchRows), change: (mark) => growMark(mark, part, borders, asOf) })
  }
  if (rows.length === 0 && asOf !== undefined) {
    steps.push({ drafts: [], change: (mark) => markEmpty(session, mark, asOf) })
  }
  await session.write(...steps)
}

function growMark(
  mark: Mark,
  rows: readonly Transaction[],
  borders: readonly LifeBorder[],
  asOf: number | undefined,
): Mark {
  const runs = addRowsToRuns(mark.runs ?? [], rows, borders)
  const seqnos = rows.map(({ mc_block_seqno }) => mc_block_seqno).filter((seqno) => seqno > 0)
  return withState({
    ...mark,
    runs,
    rows: runs.reduce((sum, run) => sum + run.rows, 0),
    ...(asOf !== undefined && { asOf }),
    ...(seqnos.length > 0 && { mc_seqno: Math.max(mark.mc_seqno ?? 0, ...seqnos) }),
  })
}

/** Marks the history of an account without transactions. */
function markEmpty(session: Session, mark: Mark, asOf: number): Mark {
  if ((mark.runs ?? []).length > 0) session.fail('answer', 'the service no longer has the transactions of the account')
  return { ...mark, runs: [], asOf, state: 'complete' }
}

/** Marks that nothing is older than the newest run. */
function endHistory(mark: Mark): Mark {
  const [top, ...others] = mark.runs ?? []
  return top === undefined ? mark : { ...mark, runs: [{ ...top, isEndProven: true }, ...others] }
}

/** Sets the state of a history by whether its newest run reaches the start. */
function withState(mark: Mark): Mark {
  return { ...mark, state: mark.runs?.[0]?.isEndProven === true ? 'complete' : 'partial' }
}

/** Finds the time of the first transaction, from which the progress is computed. */
async function findFirst(session: Session, account: string): Promise<void> {
  const params = { account: [account], sort: 'asc', limit: 1 }
  const page = await session.ask(endpoint, params).catch((error: unknown) => {
    // The sync works without it and then reports no progress.
    if ((error as { readonly name?: unknown }).name === 'AbortError') throw error
    return undefined
  })
  const first = page && splitDrafts<Transaction>(page, transaction).own[0]?.value
  const now = first?.account === account && Number.isFinite(first.now) ? first.now : 0
  await session.write({ drafts: [], change: (mark) => ({ ...mark, first_now: now }) })
}

/** Mirrored share of a history by time, 0 to 1; undefined while its length is unknown. */
export function historyShare({ runs, first_now: first, state }: Mark): number | undefined {
  const [top] = runs ?? []
  if (state === 'complete') return 1
  if (top === undefined || first === undefined || first === 0 || top.newest_now <= first) return undefined
  return Math.min(1, (top.newest_now - top.oldest_now) / (top.newest_now - first))
}
