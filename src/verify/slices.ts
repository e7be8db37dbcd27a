import type { Message } from '../schema/message.ts'
import type { Transaction } from '../schema/transaction.ts'
import type { Steps } from '../ton/steps.ts'
import { verifyMessageInSteps } from './message.ts'
import type { VerifyResult } from './result.ts'
import { checkTransaction } from './transaction.ts'

/** Milliseconds of work between two pauses. */
const sliceLength = 3

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
export async function verifyInSlices(
  rows: readonly VerifiableRow[],
  { signal }: VerifySlicesOptions = {},
): Promise<readonly VerifyResult[]> {
  signal?.throwIfAborted()
  const results: VerifyResult[] = []
  let start = performance.now()
  for (const row of rows) {
    const steps = checkRow(row)
    for (;;) {
      const step = steps.next()
      if (step.done === true) {
        results.push(step.value)
        break
      }
      if (performance.now() - start < sliceLength) continue
      await pause()
      signal?.throwIfAborted()
      start = performance.now()
    }
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

/** Lets the page handle its events. A timer would wait at least 4 ms. */
function pause(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.addEventListener('message', () => {
      port1.close()
      resolve()
    })
    port1.start()
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- MessagePort has no target origin
    port2.postMessage(0)
  })
}
