import { transactionStatus, type TransactionStatus } from '../../meaning/outcome/outcome.ts'
import type { TraceModel } from '../../meaning/trace/model.ts'
import type { GraphItem } from '../tree/traceGraph.ts'

/**
 * Status of an item: of its transaction, or `failed` for a group that hides a failed one.
 * @returns Undefined for other groups and for messages without a transaction.
 */
export function itemStatus(trace: TraceModel, { transaction, group }: GraphItem): TransactionStatus | undefined {
  if (group !== undefined) return group.failed > 0 ? 'failed' : undefined
  const row = trace.transactions[transaction]
  return row === undefined ? undefined : transactionStatus(row)
}
