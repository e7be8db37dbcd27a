import type { Message } from '../../service/rows/message.ts'
import type { Transaction } from '../../service/rows/transaction.ts'
import { runInSlices, type Steps } from '../../ton/cells/steps.ts'
import { verifyMessageInSteps } from './message.ts'
import type { VerifyResult } from './result.ts'
import { checkTransaction } from './transaction.ts'

/** Options of {@link verifyInSlices}. */
export interface VerifySlicesOptions {
  readonly signal?: AbortSignal | undefined
}

/** A row that has a hash of its own to check. */
export type VerifiableRow = Transaction | Message

/**
 * Checks transactions and messages as {@link verifyTransaction} and {@link verifyMessage} do, in slices
 * of 3 ms with a pause after each, so that a page stays responsive. Large messages are checked in
 * several slices.
 * @throws The reason of `signal`, once it is aborted. Never because of a row.
 */
export function verifyInSlices(
  rows: readonly VerifiableRow[],
  { signal }: VerifySlicesOptions = {},
): Promise<readonly VerifyResult[]> {
  return runInSlices(checkRows(rows), signal)
}

function* checkRows(rows: readonly VerifiableRow[]): Steps<readonly VerifyResult[]> {
  const results: VerifyResult[] = []
  for (const row of rows) {
    results.push(yield* checkRow(row))
    yield
  }
  return results
}

function* checkRow(row: VerifiableRow): Steps<VerifyResult> {
  if (isTransaction(row)) return (yield* checkTransaction(row)).result
  return yield* verifyMessageInSteps(row)
}

/** Tells a transaction from a message. */
function isTransaction(row: VerifiableRow): row is Transaction {
  return typeof row === 'object' && row !== null && 'description' in row
}
