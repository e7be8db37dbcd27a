import type { Client } from '../sources/client/client.ts'
import { transactions } from '../service/endpoints/transactions.ts'
import { startsLife } from '../meaning/verify/historyStep.ts'
import { accountHistory, isInRange } from '../sources/client/accountHistory.ts'
import type { JettonWallet } from '../service/rows/jetton.ts'
import type { Transaction } from '../service/rows/transaction.ts'
import { LedgerError, type LedgerLine } from './line.ts'
import { readJettonChange, type JettonChange } from './jettonLines.ts'
import { unlistedLt } from './listJettonWallets.ts'
import type { LedgerRange } from './accountLedger.ts'

/** Transactions among which the one is looked for whose tokens came back. */
const nearbyRows = 20

/** Fields of a transaction that outlive its page. */
type Place = Pick<Transaction, 'hash' | 'lt' | 'now' | 'trace_id'>

/**
 * Yields the changes of one jetton wallet, newest first. The balances count back from the one that the index states,
 * so that they are right even if the wallet does more than the standard says; what is left before the wallet came into
 * being is a line of its own. A wallet that was deleted lost what it held, which is counted from its deployment.
 * @throws {ResponseShapeError} The history of the wallet has a gap.
 * @throws {LedgerError} The index states a balance that is newer than its history.
 */
export async function* jettonHistory(
  client: Client,
  wallet: JettonWallet,
  range: LedgerRange,
): AsyncGenerator<readonly LedgerLine[], void, undefined> {
  // Lines after the state of the row are known before its balance is.
  let balance = BigInt(wallet.balance)
  const stated = BigInt(wallet.last_transaction_lt)
  let pending: Transaction[] | undefined = []
  let isEmpty = true
  const { start_utime, start_lt, limit, signal } = range
  const history = accountHistory(client, wallet.address, { start_utime, start_lt, limit, signal })
  try {
    // Rows are gone when their lines are yielded: a merged ledger waits at a page of each wallet.
    for (let lines = await readPage(); lines !== undefined; lines = await readPage()) yield lines
  } finally {
    await history.return()
  }
  // The range starts after the state of the row: all of its transactions are newer.
  const oldest = pending?.at(-1)
  if (pending !== undefined && oldest !== undefined) {
    if (startsLife(oldest)) balance = 0n
    else if (wallet.last_transaction_lt === unlistedLt) balance = await sumLife(oldest.prev_trans_lt)
    else if (BigInt(oldest.prev_trans_lt) > stated)
      balance = await sumLife(oldest.prev_trans_lt, { lt: stated, balance })
    for (const row of pending) balance += readJettonChange(row, wallet.jetton)?.amount ?? 0n
    yield await read(pending)
  }
  if (isEmpty && stated > 0n && (await reachesState())) throw createNewerError()

  /** Reads the lines of the next page; none while the balance is not known, undefined at the end. */
  async function readPage(): Promise<LedgerLine[] | undefined> {
    const { done, value: rows } = await history.next()
    if (done === true) return undefined
    isEmpty = false
    if (pending === undefined) return read(rows)
    pending.push(...rows)
    // A wallet that was deleted holds nothing, whatever the row says.
    const known = pending.findIndex((row) => BigInt(row.lt) <= stated || row.end_status === 'nonexist')
    if (known < 0) return []
    if (pending[known]?.end_status === 'nonexist') balance = 0n
    for (const row of pending.slice(0, known)) balance += readJettonChange(row, wallet.jetton)?.amount ?? 0n
    const first = pending[0]
    if (first !== undefined && BigInt(first.lt) < stated) throw createNewerError()
    const held = pending
    pending = undefined
    return read(held)
  }

  async function read(rows: readonly Transaction[]): Promise<LedgerLine[]> {
    const lines: LedgerLine[] = []
    const add = (row: Transaction, { kind, counterparty, amount }: Omit<JettonChange, 'query'>): void => {
      if (isInRange(row, range)) lines.push(write(row, kind, counterparty, amount, balance))
      balance -= amount
    }
    const addUnexplained = (row: Transaction, amount: bigint): void => {
      if (amount !== 0n) add(row, { kind: 'unexplained', counterparty: null, amount })
    }
    for (const [at, row] of rows.entries()) {
      if (row.end_status === 'nonexist') addUnexplained(row, -(await sumLife(row.lt)))
      const change = readJettonChange(row, wallet.jetton)
      if (change !== undefined) {
        const counterparty =
          change.kind === 'bounce' ? await findRecipient(row, change.amount, rows.slice(at + 1)) : change.counterparty
        add(row, { ...change, counterparty })
      }
      if (startsLife(row)) addUnexplained(row, balance)
    }
    return lines
  }

  /**
   * Sums the changes since the deployment of the wallet: what it held after a transaction.
   * @param from A state that is known, to count on from unless the wallet was deployed again since.
   */
  async function sumLife(end_lt: string, from?: { readonly lt: bigint; readonly balance: bigint }): Promise<bigint> {
    let sum = 0n
    const start_lt = from && String(from.lt + 1n)
    for await (const rows of accountHistory(client, wallet.address, { start_lt, end_lt, limit, signal })) {
      for (const row of rows) {
        sum += readJettonChange(row, wallet.jetton)?.amount ?? 0n
        if (startsLife(row)) return sum > 0n ? sum : 0n
      }
    }
    return from === undefined ? 0n : from.balance + sum
  }

  /** Finds to whom the tokens were sent that came back: the transaction that sent them is a little older. */
  async function findRecipient(
    { in_msg, lt }: Transaction,
    amount: bigint,
    older: readonly Transaction[],
  ): Promise<string | null> {
    const find = (rows: readonly Transaction[]): string | null | undefined => {
      const sent = rows.find(
        (row) =>
          row.out_msgs.some(({ destination }) => destination === in_msg?.source) &&
          readJettonChange(row, wallet.jetton)?.amount === -amount,
      )
      return sent === undefined ? undefined : (readJettonChange(sent, wallet.jetton)?.counterparty ?? null)
    }
    const known = find(older)
    if (known !== undefined) return known
    const params = {
      account: [wallet.address],
      end_lt: String(BigInt(lt) - 1n),
      sort: 'desc' as const,
      limit: nearbyRows,
    }
    return find((await client.request(transactions, params, { signal, priority: 'background' })).transactions) ?? null
  }

  /** Tells whether the state of the row lies in the range, though no transaction of the wallet does. */
  async function reachesState(): Promise<boolean> {
    if (start_lt !== undefined && stated < BigInt(start_lt)) return false
    if (start_utime === undefined) return true
    const lt = wallet.last_transaction_lt
    const params = { account: [wallet.address], start_lt: lt, end_lt: lt, limit: 1 }
    const [row] = (await client.request(transactions, params, { signal, priority: 'background' })).transactions
    return row === undefined || row.now >= start_utime
  }

  function createNewerError(): LedgerError {
    return new LedgerError(
      wallet.last_transaction_lt,
      'last_transaction_lt',
      `of the jetton wallet ${wallet.address} is newer than its history`,
    )
  }

  function write(
    row: Place,
    kind: LedgerLine['kind'],
    counterparty: string | null,
    amount: bigint,
    after: bigint,
  ): LedgerLine {
    return {
      account: wallet.owner,
      hash: row.hash,
      lt: row.lt,
      now: row.now,
      trace_id: row.trace_id ?? null,
      asset: { kind: 'jetton', jetton: wallet.jetton, wallet: wallet.address },
      kind,
      counterparty,
      label: null,
      amount: String(amount),
      balance: String(after),
    }
  }
}
