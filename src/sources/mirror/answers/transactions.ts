import { readSort } from '../../../service/rules/requests/page.ts'
import { sentBy } from '../../../service/rules/transactions.ts'
import { messageFilters } from '../../../service/rules/v13/transactions.ts'
import type { Transaction } from '../../../service/rows/transaction.ts'
import { readHistoryPage } from '../coverage/history.ts'
import { notMirrored } from '../coverage/proof.ts'
import { consumerIndex, emitterIndex, normalizedIndex, transaction } from '../kinds/transaction.ts'
import { packHash } from '../storage/keys.ts'
import { pickAll, pickRows } from './pick.ts'
import { readTrace } from './traces.ts'
import type { Finders, View } from './view.ts'

/** Parameters of `/transactions` that a range of an account's history does not satisfy by itself. */
const filters = ['workchain', 'shard', 'seqno', 'start_utime', 'end_utime', ...messageFilters]

/** Reads the transactions that consumed or emitted a message. */
export async function readMessageSide(
  { reader }: View,
  index: typeof consumerIndex | typeof emitterIndex | typeof normalizedIndex,
  hash: string,
): Promise<Transaction[]> {
  const key = packHash(hash)
  if (key === undefined) return []
  const rows = await reader.page(transaction, transaction.span(index, [key]), 1000)
  return rows.map(({ value }) => value)
}

/** Tells whether every transaction of a trace is here, and none can be added. */
async function hasSettledTrace(view: View, id: string | null | undefined): Promise<boolean> {
  const trace = typeof id === 'string' ? await readTrace(view, id).catch(() => undefined) : undefined
  return trace?.head.transactions_order !== undefined && trace.head.transactions_order !== null
}

/** Finds transactions in histories without gaps, by hash, and by messages. */
export const transactionFinders: Finders<'transactions' | 'adjacentTransactions' | 'transactionsByMessage'> = {
  async transactions(view, params) {
    const { hash, lt, start_lt, end_lt } = params
    if (hash !== undefined) {
      return { rows: await pickAll(view, transaction, hash, packHash, 'of these transactions'), found: undefined }
    }
    const [account, ...others] = new Set(params.account)
    if (account === undefined || others.length > 0) {
      throw notMirrored(view, 'only the history of one account can be complete in it')
    }
    const isFiltered =
      filters.some((name) => (params as Readonly<Record<string, unknown>>)[name] !== undefined) ||
      (lt !== undefined && (start_lt !== undefined || end_lt !== undefined))
    const rows = await readHistoryPage(view, {
      account,
      window: lt === undefined ? params : { ...params, start_lt: lt, end_lt: lt },
      page: view.rule.page?.(params) ?? { limit: Infinity, offset: 0 },
      descending: readSort(params) === 'desc',
      where: isFiltered ? view.rule.matches?.(params, undefined) : undefined,
    })
    return { rows: rows.map(({ value }) => value), found: undefined, isPage: true }
  },

  async adjacentTransactions(view, { hash, direction }) {
    const wanted: string | undefined = hash
    if (wanted === undefined) return { rows: [], found: { transaction: undefined } }
    const [found] = await pickRows(view, transaction, [packHash(wanted)])
    const given = found?.value
    if (given === undefined) throw notMirrored(view, `it does not hold ${wanted}`)
    const inbound = direction === 'out' || !given.in_msg ? [] : [given.in_msg]
    const outbound = direction === 'in' ? [] : sentBy(given)
    const sides = await Promise.all([
      ...inbound.map(async ({ hash: message, source }) => ({
        rows: await readMessageSide(view, emitterIndex, message),
        isExpected: (source ?? undefined) !== undefined,
      })),
      ...outbound.map(async ({ hash: message, destination }) => ({
        rows: await readMessageSide(view, consumerIndex, message),
        isExpected: (destination ?? undefined) !== undefined,
      })),
    ])
    const isComplete = sides.every(({ rows, isExpected }) => rows.length > 0 || !isExpected)
    if (!isComplete && !(await hasSettledTrace(view, given.trace_id))) {
      throw notMirrored(view, 'it does not hold the other side of one of its messages')
    }
    return { rows: distinctTransactions(sides.flatMap(({ rows }) => rows)), found: { transaction: given } }
  },

  async transactionsByMessage(view, { msg_hash }) {
    if (msg_hash === undefined) throw notMirrored(view, 'it only finds messages by their hash')
    const rows: Transaction[] = []
    for (const hash of new Set(msg_hash)) {
      const [consumers, normalized, emitters] = await Promise.all([
        readMessageSide(view, consumerIndex, hash),
        readMessageSide(view, normalizedIndex, hash),
        readMessageSide(view, emitterIndex, hash),
      ])
      if (consumers.length + normalized.length === 0 || emitters.length === 0) {
        throw notMirrored(view, 'it does not hold both sides of the message')
      }
      rows.push(...consumers, ...normalized, ...emitters)
    }
    return { rows: distinctTransactions(rows), found: undefined }
  },
}

/** Removes duplicates. */
function distinctTransactions(rows: readonly Transaction[]): Transaction[] {
  return [...new Map(rows.map((row) => [row.hash, row])).values()]
}
