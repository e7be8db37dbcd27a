import { TonlensError } from '../ton/errors.ts'

/** What an HTTP status means for the caller. */
export type HttpErrorKind =
  | 'notFound'
  | 'noRoute'
  | 'invalid'
  | 'unauthorized'
  | 'forbidden'
  | 'rateLimited'
  | 'server'

/** The service answered with a status other than 2xx. */
export class HttpError extends TonlensError {
  override readonly name = 'HttpError'
  /** HTTP status. */
  readonly status: number
  /** Meaning of the status. */
  readonly kind: HttpErrorKind
  /** The service's own text, control characters removed; empty when it sent none. */
  readonly text: string
  /** Route that was asked. */
  readonly path: string
  /** Milliseconds the service asked to wait, when it said so. */
  readonly retryAfter: number | undefined

  constructor(path: string, status: number, kind: HttpErrorKind, text: string, retryAfter?: number) {
    const said = text === '' ? '' : `: ${text}`
    super(`${path} answered ${status} (${kind})${said}. ${ADVICE[kind]}`)
    this.path = path
    this.status = status
    this.kind = kind
    this.text = text
    this.retryAfter = retryAfter
  }
}

const ADVICE: Record<HttpErrorKind, string> = {
  notFound: 'The index does not hold it, or not yet.',
  noRoute: 'There is no such route. Check the base URL, mostly it ends in /api/v3.',
  invalid: 'The service refused a parameter; compare it with the reference of this endpoint.',
  unauthorized: 'Check the API key.',
  forbidden: 'Check that the key belongs to this network.',
  rateLimited: 'Wait, or use an API key with a higher limit.',
  server: 'Try again later.',
}

/** No whole answer arrived within the time limit. */
export class TimeoutError extends TonlensError {
  override readonly name = 'TimeoutError'
  constructor(path: string, milliseconds: number) {
    super(`${path} gave no answer within ${milliseconds} ms. Try again, or raise the timeout.`)
  }
}

/** The connection failed, or broke before the answer was whole. */
export class NetworkError extends TonlensError {
  override readonly name = 'NetworkError'
  constructor(path: string, cause: unknown) {
    const reason = cause instanceof Error ? cause.message : String(cause)
    super(`${path} could not be reached: ${reason}. Check the connection, the base URL and CORS.`, {
      cause,
    })
  }
}

/** One thing that is wrong with parameters or an answer. */
export interface Issue {
  /** Where: keys and indexes from the root. */
  readonly path: readonly PropertyKey[]
  /** What was wrong and what is expected. */
  readonly message: string
}

/** Parameters were refused before any request was sent. */
export class InvalidParamsError extends TonlensError {
  override readonly name = 'InvalidParamsError'
  /** Everything that is wrong, by parameter. */
  readonly issues: readonly Issue[]
  constructor(endpoint: string, issues: readonly Issue[]) {
    super(`${endpoint}: ${issues.map(issueText).join('; ')}. No request was sent.`)
    this.issues = issues
  }
}

/** The answer is not of the documented shape. */
export class ResponseShapeError extends TonlensError {
  override readonly name = 'ResponseShapeError'
  /** Everything that differs, by place in the answer. */
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

/** A transport cannot answer this call for certain; the next one is asked. */
export class NotMirroredError extends TonlensError {
  override readonly name = 'NotMirroredError'
  constructor(endpoint: string, reason: string) {
    super(
      `${endpoint} is not answered by the mirror: ${reason}. Ask the service, or sync what is missing.`,
    )
  }
}

function issueText({ path, message }: Issue): string {
  return path.length === 0 ? message : `${path.map(String).join('.')}: ${message}`
}
