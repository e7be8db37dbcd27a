import { isOffline } from './stream/page.ts'
import { TonlensError } from '../../ton/cells/errors.ts'
import type { Origin } from './origin.ts'

/** Meaning of an HTTP status for the caller. */
export type HttpErrorKind =
  | 'notFound'
  | 'noRoute'
  | 'invalid'
  | 'unauthorized'
  | 'forbidden'
  | 'rateLimited'
  /** A redirect, which is not followed with an API key. */
  | 'redirected'
  /** The block is not made yet, or this server does not know it yet. */
  | 'notMade'
  /** The block was made, and this server does not keep its state, or not the block. */
  | 'notArchived'
  | 'server'

/** The service answered with a status other than 2xx. */
export class HttpError extends TonlensError {
  override readonly name = 'HttpError'
  /** HTTP status; 0 if the browser hides it, as that of a redirect. */
  readonly status: number
  /** Meaning of the status. */
  readonly kind: HttpErrorKind
  /** Text of the service without control characters; empty if it sent none. */
  readonly text: string
  /** Requested route. */
  readonly path: string
  /** Milliseconds above 0 that the service asked to wait; undefined if it did not say. */
  readonly retryAfter: number | undefined
  /** Source and time of a refusal that a mirror repeats; undefined if the service has just sent it. */
  readonly origin: Origin | undefined

  constructor(path: string, status: number, kind: HttpErrorKind, text: string, retryAfter?: number, origin?: Origin) {
    const detail = text === '' ? '' : `: ${text}`
    const answered = status === 0 ? '' : ` ${status}`
    super(`${path} answered${answered} (${kind})${detail}. ${advice[kind]}`)
    this.path = path
    this.status = status
    this.kind = kind
    this.text = text
    this.retryAfter = retryAfter
    this.origin = origin
  }
}

const advice: Record<HttpErrorKind, string> = {
  notFound: 'The index does not know it, or has not indexed it yet.',
  noRoute:
    'There is no such route. Check the base URL; it usually ends in /api/v3. Routes of API v2 stand beside it, or at network.v2Url.',
  invalid: 'The service refused a parameter. Compare it with the reference of this endpoint.',
  unauthorized: 'Check the API key.',
  forbidden: 'Check that the key belongs to this network.',
  rateLimited: 'The rate limit is exceeded. Wait, or use an API key with a higher limit.',
  redirected:
    'A request with an API key follows no redirect, because it could lead the key to another host. Use the address that it leads to as base URL.',
  notMade: 'There is no such block yet. Ask for an older one, or again when it is made.',
  notArchived:
    'This server does not keep that time. Ask for a newer block, or set network.v2Url to a deployment with an archive. A block that is only seconds old may come: ask again.',
  server: 'The service is having problems. Try again later.',
}

/** No complete answer arrived within the time limit. */
export class TimeoutError extends TonlensError {
  override readonly name = 'TimeoutError'
  constructor(path: string, milliseconds: number, late: 'answer' | 'apiKey' = 'answer') {
    super(
      late === 'apiKey'
        ? `${path} was not sent: the function apiKey returned no key within ${milliseconds} ms. Check why its promise does not settle.`
        : `${path} gave no complete answer within ${milliseconds} ms. Try again, or raise the option timeout.`,
    )
  }
}

/** The answer is larger than the client accepts; the rest of it was not read. */
export class ResponseSizeError extends TonlensError {
  override readonly name = 'ResponseSizeError'
  /** Most bytes that are accepted: the option `maxResponseSize`. */
  readonly limit: number
  constructor(path: string, limit: number) {
    super(`${path} answered with more than ${limit} bytes. Ask for fewer rows, or raise the option maxResponseSize.`)
    this.limit = limit
  }
}

/** The connection failed, or broke before the answer was complete. */
export class NetworkError extends TonlensError {
  override readonly name = 'NetworkError'
  /** Whether the browser was offline. */
  readonly offline = isOffline()
  constructor(path: string, cause: unknown) {
    const reason = cause instanceof Error ? cause.message : String(cause)
    super(`${path} could not be reached: ${reason}. Check the connection, the base URL and CORS.`, {
      cause,
    })
  }
}

/** A problem in the parameters or in an answer. */
export interface Issue {
  /** Place of the problem: keys and indexes from the root. */
  readonly path: readonly PropertyKey[]
  /** Description of the problem, and the expected value. */
  readonly message: string
}

/** The parameters are invalid; no request was sent. */
export class InvalidParamsError extends TonlensError {
  override readonly name = 'InvalidParamsError'
  /** All problems, by parameter. */
  readonly issues: readonly Issue[]
  constructor(endpoint: string, issues: readonly Issue[]) {
    super(`${endpoint}: ${issues.map(issueText).join('; ')}. No request was sent.`)
    this.issues = issues
  }
}

/** The answer does not have the documented shape. */
export class ResponseShapeError extends TonlensError {
  override readonly name = 'ResponseShapeError'
  /** All differences, by place in the answer. */
  readonly issues: readonly Issue[]
  constructor(path: string, issues: readonly Issue[], options?: ErrorOptions) {
    const shown = issues.slice(0, 3).map(issueText).join('; ')
    const more = issues.length > 3 ? ` and ${issues.length - 3} more` : ''
    super(
      `${path} answered in an unexpected shape: ${shown}${more}. Check that the base URL is a TON index API v3.`,
      options,
    )
    this.issues = issues
  }
}

/** The service is older than the endpoint. */
export class ServiceVersionError extends TonlensError {
  override readonly name = 'ServiceVersionError'
  /** Name of the endpoint. */
  readonly endpoint: string
  /** First version of the service that has it. */
  readonly since: string
  /** Version of the service, as it states it or as its routes tell. */
  readonly version: string
  constructor(endpoint: string, since: string, version: string, options?: ErrorOptions) {
    super(
      `${endpoint} exists since version ${since} of the service, and this service has version ${version}. Ask a newer service, or do without it.`,
      options,
    )
    this.endpoint = endpoint
    this.since = since
    this.version = version
  }
}

/** A transport cannot give a complete answer; `fallback` asks the next one. */
export class NotMirroredError extends TonlensError {
  override readonly name = 'NotMirroredError'
  constructor(endpoint: string, reason: string) {
    super(`${endpoint} is not answered by the mirror: ${reason}. Ask the service, or sync what is missing.`)
  }
}

function issueText({ path, message }: Issue): string {
  return path.length === 0 ? message : `${path.map(String).join('.')}: ${message}`
}
