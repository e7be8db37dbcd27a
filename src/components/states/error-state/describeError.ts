import type { Messages } from '../../../text/en/index.ts'
import { notAccepted, notEmulated } from '../../../service/rules/requests/refusal.ts'
import { plainText } from '../../../service/rows/plainText.ts'
import { readText } from '../../../service/rows/readRow.ts'

/** Fields of an error that are read; errors of this package's client have a known `name` and `kind`. */
interface ErrorLike {
  readonly name?: string | undefined
  readonly message?: string | undefined
  /** Meaning of the HTTP status. */
  readonly kind?: string | undefined
  /** The service's own error message. */
  readonly text?: string | undefined
  /** Whether the browser was offline. */
  readonly offline?: boolean | undefined
  /** HTTP status. */
  readonly status?: number | undefined
  /** Time to wait before the next request, in milliseconds. */
  readonly retryAfter?: number | undefined
}

/** Error, ready to be shown. */
export interface DescribedError {
  /** Key of the text in the catalogue. */
  readonly kind: Exclude<keyof Messages['error'], 'title' | 'retryIn'>
  /** The error's own message as plain text; empty if there is none. */
  readonly detail: string
  /** Whether the same request may succeed later. */
  readonly canRetry: boolean
  /** Seconds to wait before another try; 0 for no wait. */
  readonly wait: number
}

const httpKinds = [
  'notFound',
  'noRoute',
  'invalid',
  'unauthorized',
  'forbidden',
  'rateLimited',
  'server',
  'redirected',
  'notMade',
  'notArchived',
] as const
const kindsByName: Readonly<Record<string, DescribedError['kind']>> = {
  TimeoutError: 'timeout',
  NetworkError: 'network',
  InvalidParamsError: 'notSent',
  AttributeError: 'attribute',
  AddressFormatError: 'malformed',
  HashFormatError: 'malformed',
  BocFormatError: 'malformed',
  MessageFormatError: 'malformed',
  CellReadError: 'malformed',
  TraceFormatError: 'malformed',
  AbiError: 'malformed',
  TlbError: 'malformed',
  ResponseShapeError: 'shape',
  ResponseSizeError: 'tooLarge',
  ServiceVersionError: 'outdatedService',
  NotMirroredError: 'notMirrored',
  LoadError: 'notLoaded',
}

/** Errors that the same request meets again. */
const finalKinds: ReadonlySet<string> = new Set<DescribedError['kind']>([
  'noRoute',
  'invalid',
  'notSent',
  'attribute',
  'malformed',
  'unauthorized',
  'forbidden',
  'notMirrored',
  'redirected',
  'notArchived',
  'tooLarge',
  'outdatedService',
  'notAccepted',
  'notEmulated',
])

/** Classifies an error by its fields, because components may not import the client's classes. */
export function describeError(error: unknown): DescribedError {
  const { name, message, kind, text, retryAfter, offline, status } = readError(error)
  const http = httpKinds.find((known) => known === kind)
  const own = Object.hasOwn(kindsByName, readText(name)) ? kindsByName[readText(name)] : undefined
  const shown =
    offline === true && own === 'network' ? 'offline' : (emulationKind(readText(text)) ?? http ?? own ?? 'unknown')
  // The message of a broken connection is advice for developers, who find it in the console and in devtools.
  const detail = own === 'network' ? '' : http === undefined ? message : text
  return {
    kind: shown,
    detail: plainText(detail, { maximum: 240 }),
    // 501: the service cannot write this answer.
    canRetry: !finalKinds.has(shown) && status !== 501,
    wait: http === 'rateLimited' && typeof retryAfter === 'number' && retryAfter > 0 ? Math.ceil(retryAfter / 1000) : 0,
  }
}

/** Tells the refusals of the emulate service, which it sends as failures of its own. */
function emulationKind(text: string): 'notAccepted' | 'notEmulated' | undefined {
  if (text.includes(notAccepted)) return 'notAccepted'
  return notEmulated.some((start) => text.startsWith(start)) ? 'notEmulated' : undefined
}

/** Reads the fields of any thrown value; values without a message have none. */
function readError(thrown: unknown): ErrorLike {
  if (typeof thrown === 'object') return thrown ?? {}
  return { message: typeof thrown === 'string' || typeof thrown === 'number' ? String(thrown) : '' }
}
