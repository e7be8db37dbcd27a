import { readRetryAfter } from '../limits/retryPause.ts'
import {
  indexNotAllowed,
  limitNotAllowed,
  notAccepted,
  notEmulated,
  traceNotFound,
  wrongSort,
} from '../../../service/rules/requests/refusal.ts'
import { HttpError, type HttpErrorKind } from '../errors.ts'

const kinds: Readonly<Record<number, HttpErrorKind>> = {
  // Browsers hide the status of a redirect that was not followed.
  0: 'redirected',
  301: 'redirected',
  302: 'redirected',
  303: 'redirected',
  307: 'redirected',
  308: 'redirected',
  401: 'unauthorized',
  403: 'forbidden',
  404: 'notFound',
  // A proxy gave up waiting, or did not want to take the risk of a repetition: the request may be sent again.
  408: 'server',
  425: 'server',
  429: 'rateLimited',
}

interface Exception {
  readonly status: number
  readonly matches: (text: string) => boolean
  readonly kind: HttpErrorKind
}

/** Texts that mean something else than their status. */
const exceptions: readonly Exception[] = [
  // Legacy endpoints answer 401 to a missing parameter, gateways to a missing key.
  { status: 401, matches: (text) => /is required/i.test(text) && !/\b(key|token)\b/i.test(text), kind: 'invalid' },
  // The service says what it did not find. Routers and file servers send this text, a page, or nothing.
  { status: 404, matches: (text) => /^$|^Cannot (GET|POST) /.test(text), kind: 'noRoute' },
  // The application itself reports an unknown route as a failure.
  { status: 500, matches: (text) => /^(internal server error: )?Cannot (GET|POST) /.test(text), kind: 'noRoute' },
  // The listings report these as failures of the database.
  { status: 500, matches: startsWithAny(limitNotAllowed, wrongSort, indexNotAllowed), kind: 'invalid' },
  { status: 500, matches: startsWithAny(traceNotFound), kind: 'notFound' },
  // The emulate service reports faults of the request as its own.
  { status: 500, matches: (text) => text.includes(notAccepted), kind: 'invalid' },
  { status: 500, matches: startsWithAny(...notEmulated), kind: 'invalid' },
  // API v2 reports what its node lacks as failures. "Is not applied" is not among them: the next attempt may succeed.
  { status: 500, matches: isAboveHead, kind: 'notMade' },
  { status: 500, matches: (text) => notKept.test(text), kind: 'notArchived' },
  // A parameter of the configuration that is not set has no cell to be written.
  { status: 500, matches: (text) => text.includes('VALIDATE_CONFIG'), kind: 'notFound' },
  { status: 533, matches: (text) => text.includes('stack depth'), kind: 'invalid' },
  { status: 542, matches: (text) => text.startsWith('Unsupported stack entry type'), kind: 'invalid' },
]

/** Texts of a node about blocks and states that it does not have. */
const notKept = /\b(seqno|ts|lt) not in db|ltdb: block not found|state already gc'd|state not in db|is not in db/

/** Tells whether a node does not have a block because it is newer than the last one, which it names then. */
function isAboveHead(text: string): boolean {
  const [, last] = /\b(?:seqno|ts|lt) not in db \(last known masterchain block: (\d+)/.exec(text) ?? []
  const [, wanted = Infinity] = /\(-1,\w+\) seqno=(\d+)/.exec(text) ?? []
  return last !== undefined && Number(wanted) > Number(last)
}

function startsWithAny(...starts: readonly string[]): (text: string) => boolean {
  return (text) => starts.some((start) => text.startsWith(start))
}

/**
 * Makes the error of a response whose status is not 2xx.
 * @param redact Removes API keys, which some services repeat in their texts.
 */
export function createHttpError(
  path: string,
  response: Pick<Response, 'status' | 'headers'>,
  body: string,
  redact: (text: string) => string,
): HttpError {
  const { status, headers } = response
  const kind = httpErrorKind(status, readErrorText(body))
  // Cut after the removal, so that no half of a key is left.
  const text = redact(readErrorText(body)).slice(0, maxTextLength)
  return new HttpError(path, status, kind, text, readRetryAfter(headers))
}

/** Most characters of the service's text that an error has. */
const maxTextLength = 300

/** Tells the meaning of a status and the text that came with it. */
export function httpErrorKind(status: number, text: string): HttpErrorKind {
  const exception = exceptions.find((each) => each.status === status && each.matches(text))
  return exception?.kind ?? kinds[status] ?? (status >= 500 ? 'server' : 'invalid')
}

/** Reads the error text of a body. The service sends `error`, gateways `result` or `error`, proxies anything. */
export function readErrorText(body: string): string {
  let text = body.trimStart().startsWith('<') ? '' : body
  try {
    const { error, result } = JSON.parse(body) as { error?: unknown; result?: unknown }
    text = [error, result].find((said) => typeof said === 'string') ?? ''
  } catch {
    // The body is not JSON: its text is the error.
  }
  // eslint-disable-next-line no-control-regex
  return text.replace(/[\u0000-\u001f\u007f-\u009f]+/g, ' ').trim()
}
