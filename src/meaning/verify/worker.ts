import type { Transaction } from '../../service/rows/transaction.ts'
import { TonlensError } from '../../ton/cells/errors.ts'
import type { VerifyResult } from './result.ts'
import type { VerifySlicesOptions } from './slices.ts'
import { verifyTransaction } from './transaction.ts'

interface VerifyRequest {
  readonly tonlens: 'verify'
  readonly transactions: readonly Transaction[]
  readonly port: MessagePort
}

/** A worker that has called {@link serveVerification}, or the port of a shared one. */
export interface VerifyWorker {
  postMessage(message: unknown, transfer: Transferable[]): void
  /** Reports a script that did not load, and one that stopped. */
  addEventListener?: ((type: 'error', listener: (event: Event) => void) => void) | undefined
  removeEventListener?: ((type: 'error', listener: (event: Event) => void) => void) | undefined
}

/**
 * Checks transactions in this worker, for pages that ask with {@link verifyInWorker}. Ignores all
 * other messages of the worker.
 * @param from In a shared worker, each of its ports. @default the worker itself
 */
export function serveVerification(
  from: { addEventListener(type: 'message', listener: (event: MessageEvent<unknown>) => void): void } = globalThis,
): void {
  from.addEventListener('message', ({ data }) => {
    if (typeof data !== 'object' || data === null || !('tonlens' in data) || data.tonlens !== 'verify') return
    const { transactions, port } = data as VerifyRequest
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- MessagePort has no target origin
    port.postMessage(transactions.map(verifyTransaction))
  })
}

/**
 * Checks transactions as {@link verifyTransaction} does, in a worker of the application.
 * @example
 * // verify.worker.ts calls serveVerification().
 * const worker = new Worker(new URL('./verify.worker.ts', import.meta.url), { type: 'module' })
 * const results = await verifyInWorker(worker, transactions)
 * @throws {TonlensError} The worker does not load, stops, or cannot read the rows. The reason of `signal`, once it is
 * aborted. A worker that does not call `serveVerification` never answers.
 */
export function verifyInWorker(
  worker: VerifyWorker,
  transactions: readonly Transaction[],
  { signal }: VerifySlicesOptions = {},
): Promise<readonly VerifyResult[]> {
  const { port1, port2 } = new MessageChannel()
  let abort = () => {}
  let fail = (_event: Event) => {}
  return new Promise<readonly VerifyResult[]>((resolve, reject) => {
    signal?.throwIfAborted()
    abort = () => reject(signal?.reason as Error)
    signal?.addEventListener('abort', abort, { once: true })
    fail = (event) => {
      const { message = 'it did not load' } = event as Partial<ErrorEvent>
      reject(new TonlensError(`The verification worker failed: ${message}. Start another worker and try again.`))
    }
    worker.addEventListener?.('error', fail)
    port1.addEventListener('message', ({ data }: MessageEvent<readonly VerifyResult[]>) => resolve(data))
    port1.addEventListener('messageerror', () =>
      reject(new TonlensError('The answer of the verification worker cannot be read.')),
    )
    port1.start()
    const request: VerifyRequest = { tonlens: 'verify', transactions, port: port2 }
    worker.postMessage(request, [port2])
  }).finally(() => {
    signal?.removeEventListener('abort', abort)
    worker.removeEventListener?.('error', fail)
    port1.close()
  })
}
