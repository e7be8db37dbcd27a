import { jettonUnit, transactionStatus, type Metadata, type Transaction } from 'tonlens'
import { assembleTrace, judgeTrace, readFailure, traceTotals, valueFlow, type TraceSource } from 'tonlens/trace'
import { verifyTrace } from 'tonlens/verify'
import { z } from 'zod'
import type { Findings, ToolContext } from './tool.ts'
import {
  addressSchema,
  amountSchema,
  reportChecks,
  hashSchema,
  integerSchema,
  marksSchema,
  messageSchema,
  namesSchema,
  readToken,
  readWord,
  timeSchema,
  wordSchema,
  encodeAmount,
  encodeCoins,
  encodeHash,
  encodeInteger,
  encodeNames,
  encodeTime,
  type Writer,
} from './values.ts'

/** Failures, actions, assets, and accounts of one asset in an answer. */
const [maxFailures, maxActions, maxAssets, maxChanges] = [10, 20, 10, 10]
/** Messages of one transaction in an answer. */
const maxMessages = 4

/** One transaction. */
export const transactionSchema = z.object({
  hash: hashSchema,
  account: addressSchema,
  lt: integerSchema,
  time: timeSchema,
  outcome: wordSchema.describe('success, failed, pending or skipped.'),
  failure: z.string().nullable().describe('Why it failed, in words of this program.'),
  fees: amountSchema,
  received: messageSchema.nullable(),
  sent: z.array(messageSchema),
  sent_count: z.number(),
})

/** Writes a transaction. */
export function encodeTransaction(row: Transaction, write: Writer): z.output<typeof transactionSchema> {
  return {
    hash: encodeHash(row.hash),
    account: write.address(row.account),
    lt: encodeInteger(row.lt),
    time: encodeTime(row.now),
    outcome: transactionStatus(row),
    failure: readFailure(row)?.text ?? null,
    fees: encodeCoins(row.total_fees),
    received: row.in_msg === null ? null : write.message(row.in_msg),
    sent: row.out_msgs.slice(0, maxMessages).map((message) => write.message(message)),
    sent_count: row.out_msgs.length,
  }
}

/** Data of a trace, or of a forecast of one. */
export const traceSchema = z.object({
  trace_id: hashSchema.nullable(),
  verdict: z.object({
    status: wordSchema,
    text: z.string(),
    failures: z.array(z.object({ transaction: hashSchema, account: addressSchema, reason: z.string() })),
  }),
  complete: z.boolean().describe('False if a part of the trace is missing, so that sums are incomplete.'),
  warnings: z.array(wordSchema),
  totals: z.object({
    transactions: z.number(),
    messages: z.number(),
    accounts: z.number(),
    depth: z.number(),
    seconds: z.number(),
    fees: amountSchema,
  }),
  actions: z.array(z.object({ type: wordSchema, succeeded: z.boolean().nullable(), transactions: z.number() })),
  value_flow: z
    .array(
      z.object({
        kind: z.enum(['coin', 'currency', 'jetton', 'nft']),
        jetton: addressSchema.nullable(),
        item: addressSchema.nullable(),
        decimals_known: z.boolean(),
        changes: z.array(z.object({ account: addressSchema, change: amountSchema })),
        more_changes: z.number(),
        marks: marksSchema,
        untrusted: namesSchema,
      }),
    )
    .describe('Net change of each account in each asset, without fees.'),
  more_assets: z.number(),
  fees_by_account: z.array(z.object({ account: addressSchema, fees: amountSchema })),
  transactions: z.array(transactionSchema.extend({ parent: hashSchema.nullable(), depth: z.number() })),
})

/** A page of the transactions of a trace. */
interface TracePage {
  readonly cursor: number
  readonly limit: number
  /** Arguments that name the trace. */
  readonly arguments: Readonly<Record<string, unknown>>
}

/** Describes a trace: its verdict, its value flow, and a page of its transactions. */
export function reportTrace(
  source: TraceSource,
  metadata: Metadata | null | undefined,
  page: TracePage,
  { write, rows }: ToolContext,
): Findings<z.input<typeof traceSchema>> {
  const trace = assembleTrace(source)
  const { status, text, failures } = judgeTrace(trace)
  const flow = valueFlow(trace, { metadata })
  const totals = traceTotals(trace)
  const check = verifyTrace(trace.transactions)
  const isForecast = trace.state === 'forecast'
  const actions = trace.answer.actions ?? []
  const end = page.cursor + page.limit
  const indexes = trace.transactions.map((_, index) => index).slice(page.cursor, end)
  return {
    data: {
      trace_id: trace.answer.trace_id && !isForecast ? encodeHash(trace.answer.trace_id) : null,
      verdict: {
        status,
        text,
        failures: rows(failures.slice(0, maxFailures), ({ index, failure }) => ({
          transaction: encodeHash(trace.transactions[index]?.hash),
          account: write.address(trace.transactions[index]?.account),
          reason: failure.text,
        })),
      },
      complete: trace.whole,
      warnings: trace.warnings.map(({ kind }) => kind),
      totals: {
        transactions: totals.transactions,
        messages: totals.messages,
        accounts: totals.accounts,
        depth: totals.depth,
        seconds: totals.duration,
        fees: encodeCoins(totals.fees),
      },
      actions: rows(actions.slice(0, maxActions), (action) => ({
        type: readWord(action.type) ?? 'unknown',
        succeeded: action.success,
        transactions: action.transactions?.length ?? 0,
      })),
      value_flow: rows(flow.assets.slice(0, maxAssets), ({ asset, changes }) => {
        const token = readToken(asset)
        const master = asset.kind === 'jetton' ? token : undefined
        const unit = master === undefined ? undefined : jettonUnit(metadata?.[master])
        const decimals = asset.kind === 'coin' ? 9 : (unit?.decimals ?? 0)
        return {
          kind: asset.kind,
          jetton: write.maybeAddress(master),
          item: asset.kind === 'nft' ? write.address(asset.item) : null,
          decimals_known: asset.kind === 'coin' || asset.kind === 'nft' || unit !== undefined,
          changes: changes.slice(0, maxChanges).map(({ account, amount }) => ({
            account: write.address(account),
            change: encodeAmount(amount, decimals),
          })),
          more_changes: Math.max(0, changes.length - maxChanges),
          marks: write.marks(metadata, token ?? ''),
          untrusted: encodeNames(metadata, token ?? ''),
        }
      }),
      more_assets: Math.max(0, flow.assets.length - maxAssets),
      fees_by_account: rows(flow.fees.slice(0, maxChanges), ({ account, amount }) => ({
        account: write.address(account),
        fees: encodeCoins(amount),
      })),
      transactions: rows(indexes, (index) => {
        const row = trace.transactions[index] as Transaction
        const parent = trace.transactions[trace.parent[index] ?? -1]
        return {
          ...encodeTransaction(row, write),
          parent: parent === undefined ? null : encodeHash(parent.hash),
          depth: trace.depth[index] ?? 0,
        }
      }),
    },
    proven: isForecast
      ? []
      : [
          ...reportChecks(
            [...check.transactions.values()].map((result) => result.status),
            'transactions',
          ),
          ...(check.holds ? ['Every message between them is covered by the hashes of its sender and recipient.'] : []),
        ],
    believed: [
      isForecast
        ? 'All of it: a forecast of the service for the state of one block. Nothing has happened yet.'
        : 'That blocks of the chain hold these transactions: no proof of inclusion was checked.',
      'Masters, decimals, names and actions of tokens.',
    ],
    next: end < trace.transactions.length ? { ...page.arguments, cursor: end, limit: page.limit } : null,
  }
}
