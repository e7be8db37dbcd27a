// An account's history, from its head down. Each page begins where the last row of the one before says
// that its own predecessor is, so rows that arrive meanwhile move nothing.
import { transactions } from '../endpoints/transactions.ts'
import type { Transaction } from '../schema/transaction.ts'
import { compareLt } from './keys.ts'
import type { Mark } from './marks.ts'
import { outside, runsIn, withRun } from './runs.ts'
import { type Page, parted, type Session, type Step, unchanged, withFewer } from './session.ts'
import { finalityOf, transaction } from './transaction.ts'
import { BATCH } from './write.ts'

const endpoint = transactions
/** Rows of one request. */
const SIZE = 500

/** Brings a history up to its head, and down to its beginning. */
export async function syncHistory(session: Session, account: string): Promise<void> {
  const head = await ask(session, account, {})
  await keep(session, head, head.at)
  while (!isWhole(session.mark())) {
    const [top] = session.mark().runs ?? []
    if (top === undefined) return
    if (session.mark().first_now === undefined) await findFirst(session, account)
    const page = await ask(session, account, { end_lt: top.prev_lt })
    if (page.rows.length === 0) {
      // What the service does not hold it will not answer with either.
      await session.keep({ drafts: [], change: (mark) => done(withoutMore(mark)) })
      return
    }
    await keep(session, page, undefined)
    const [grown] = session.mark().runs ?? []
    if (grown?.oldest_lt === top.oldest_lt) {
      session.fail('answer', `the service leaves out the transaction before lt ${top.oldest_lt}`)
    }
  }
}

function isWhole({ runs, state }: Mark): boolean {
  const [top] = runs ?? []
  return top === undefined ? state === 'complete' : top.whole
}

interface Rows extends Page {
  readonly rows: readonly Transaction[]
  readonly drafts: ReturnType<typeof parted<Transaction>>
}

async function ask(session: Session, account: string, bounds: { readonly end_lt?: string }) {
  return withFewer(SIZE, async (limit): Promise<Rows> => {
    const page = await session.ask(endpoint, { account: [account], sort: 'desc', limit, ...bounds })
    const drafts = parted<Transaction>(page, transaction)
    const rows = drafts.own.map(({ value }) => value)
    check(session, account, rows, bounds.end_lt)
    return { ...page, rows, drafts }
  })
}

function check(session: Session, account: string, rows: readonly Transaction[], end?: string): void {
  let above = end === undefined ? undefined : String(BigInt(end) + 1n)
  for (const { account: given, lt, prev_trans_lt: prev, now, ...row } of rows) {
    if (given !== account) session.fail('answer', `a transaction of ${given} among those of the account`)
    if (above !== undefined && compareLt(lt, above) >= 0) {
      session.fail('answer', 'transactions are not in the order that was asked for')
    }
    if (!/^\d{1,20}$/.test(prev) || compareLt(prev, lt) >= 0 || !Number.isFinite(now)) {
      session.fail('answer', `prev_trans_lt or now of the transaction at lt ${lt} is not readable`)
    }
    if (finalityOf(row as Transaction) < 2) session.fail('answer', 'a transaction is not final')
    above = lt
  }
}

async function keep(session: Session, { drafts, rows }: Rows, asOf: number | undefined) {
  const steps: Step[] = [{ drafts: drafts.others, change: unchanged }]
  for (let at = 0; at < drafts.own.length; at += BATCH) {
    const part = rows.slice(at, at + BATCH)
    steps.push({ drafts: drafts.own.slice(at, at + BATCH), change: (mark) => withRows(mark, part, asOf) })
  }
  if (rows.length === 0 && asOf !== undefined) {
    steps.push({ drafts: [], change: (mark) => withNone(session, mark, asOf) })
  }
  await session.keep(...steps)
}

function withRows(mark: Mark, rows: readonly Transaction[], asOf: number | undefined): Mark {
  const known = mark.runs ?? []
  const runs = runsIn(outside(known, rows)).reduce(withRun, known)
  const seqnos = rows.map(({ mc_block_seqno }) => mc_block_seqno).filter((seqno) => seqno > 0)
  return done({
    ...mark,
    runs,
    rows: runs.reduce((sum, run) => sum + run.rows, 0),
    ...(asOf !== undefined && { asOf }),
    ...(seqnos.length > 0 && { mc_seqno: Math.max(mark.mc_seqno ?? 0, ...seqnos) }),
  })
}

/** The account has no transactions yet. */
function withNone(session: Session, mark: Mark, asOf: number): Mark {
  if ((mark.runs ?? []).length > 0) session.fail('answer', 'the service has lost the transactions of the account')
  return { ...mark, runs: [], asOf, state: 'complete' }
}

function withoutMore(mark: Mark): Mark {
  const [top, ...others] = mark.runs ?? []
  return top === undefined ? mark : { ...mark, runs: [{ ...top, whole: true }, ...others] }
}

function done(mark: Mark): Mark {
  return { ...mark, state: mark.runs?.[0]?.whole === true ? 'complete' : 'partial' }
}

/** When the history begins tells how far the sync is. */
async function findFirst(session: Session, account: string): Promise<void> {
  const params = { account: [account], sort: 'asc', limit: 1 }
  const page = await session.ask(endpoint, params).catch((error: unknown) => {
    // Without it the sync goes on, and nobody knows how far it is.
    if ((error as { readonly name?: unknown }).name === 'AbortError') throw error
    return undefined
  })
  const first = page && parted<Transaction>(page, transaction).own[0]?.value
  const now = first?.account === account && Number.isFinite(first.now) ? first.now : 0
  await session.keep({ drafts: [], change: (mark) => ({ ...mark, first_now: now }) })
}

/** Part of the history that is here, 0 to 1; undefined while its length is not known. */
export function shareOfHistory({ runs, first_now: first, state }: Mark): number | undefined {
  const [top] = runs ?? []
  if (state === 'complete') return 1
  if (top === undefined || first === undefined || first === 0 || top.newest_now <= first) return undefined
  return Math.min(1, (top.newest_now - top.oldest_now) / (top.newest_now - first))
}
