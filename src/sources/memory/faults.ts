import { HttpError, NetworkError } from '../client/errors.ts'
import { httpErrorKind } from '../client/checks/refusal.ts'
import type { AnyEndpoint } from '../../service/endpoints/endpoint.ts'

/** A request as faults see it. */
export interface FaultedRequest {
  readonly endpoint: AnyEndpoint
  readonly params: Readonly<Record<string, unknown>>
}

/** A failure on purpose, so that applications can be tried against it. */
export interface Fault {
  /** Name of the endpoint that fails, such as `transactions`. @default every endpoint */
  readonly endpoint?: string | undefined
  /** Narrows the fault down to some requests. @default every request */
  readonly when?: ((request: FaultedRequest) => boolean) | undefined
  /** HTTP status of the answer; 429 and 5xx are what clients retry. @default the request is answered */
  readonly status?: number | undefined
  /** Text of the error. @default what the service or its gateway says with that status */
  readonly text?: string | undefined
  /** Seconds of the header `Retry-After`. @default no such header */
  readonly retryAfter?: number | undefined
  /** The connection fails without an answer. @default false */
  readonly drop?: boolean | undefined
  /** Milliseconds before the request is answered or fails. @default 0 */
  readonly delay?: number | undefined
  /** Requests that fail before the fault is over. @default Infinity */
  readonly times?: number | undefined
}

/** Faults that are in force. */
export interface Faults {
  /** Adds a fault; the first that applies to a request decides. @returns Removes it. */
  add(fault: Fault): () => void
  /** Removes every fault. */
  clear(): void
  /** The fault of a request, which counts as used by this. */
  take(request: FaultedRequest): Fault | undefined
}

/** Makes an empty list of faults. */
export function createFaults(): Faults {
  const open = new Map<Fault, number>()
  return {
    add(fault) {
      const own = { ...fault }
      open.set(own, fault.times ?? Infinity)
      return () => void open.delete(own)
    },
    clear: () => open.clear(),
    take(request) {
      for (const [fault, times] of open) {
        const { endpoint = request.endpoint.name, when } = fault
        if (endpoint !== request.endpoint.name || when?.(request) === false) continue
        if (times <= 1) open.delete(fault)
        else open.set(fault, times - 1)
        return fault
      }
      return undefined
    },
  }
}

/** Texts of the gateway in front of the service. */
const gatewayTexts: Readonly<Record<number, string>> = {
  401: 'API key does not exist',
  403: 'Network not allowed',
  429: 'Ratelimit exceed',
}

/** The body that comes with a status. */
export function faultBody(status: number, text?: string): object {
  const gateway = gatewayTexts[status]
  if (gateway !== undefined) return { ok: false, result: text ?? gateway, code: status }
  return { error: text ?? (status >= 500 ? 'timeout: context deadline exceeded' : 'fault on purpose') }
}

/** The error that a transport throws for a fault; undefined when the request is answered after all. */
export function faultError(fault: Fault, path: string): Error | undefined {
  if (fault.drop === true) return new NetworkError(path, new TypeError('Failed to fetch'))
  if (fault.status === undefined) return undefined
  const body = faultBody(fault.status, fault.text) as { readonly error?: string; readonly result?: string }
  const text = body.error ?? body.result ?? ''
  const wait = fault.retryAfter === undefined ? undefined : fault.retryAfter * 1000
  return new HttpError(path, fault.status, httpErrorKind(fault.status, text), text, wait)
}

/** Waits, and ends with the signal. @throws {DOMException} `AbortError`: the signal fired. */
export async function pause(milliseconds: number, signal: AbortSignal | undefined): Promise<void> {
  signal?.throwIfAborted()
  if (milliseconds <= 0) return
  await new Promise<void>((resolve, reject) => {
    const stop = () => {
      clearTimeout(timer)
      reject(signal?.reason as Error)
    }
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', stop)
      resolve()
    }, milliseconds)
    signal?.addEventListener('abort', stop, { once: true })
  })
}
