import { HttpError, type HttpErrorKind } from '../errors.ts'

const kinds: Readonly<Record<number, HttpErrorKind>> = {
  401: 'unauthorized',
  403: 'forbidden',
  404: 'notFound',
  429: 'rateLimited',
}

/** Texts that say something else than their status; the first that fits decides. */
const exceptions: readonly (readonly [status: number, text: RegExp, kind: HttpErrorKind])[] = [
  // Legacy endpoints answer 401 to a missing parameter, gateways to a missing key.
  [401, /^(?!.*\b(key|token)\b).*is required/i, 'invalid'],
  // The application says what it did not find; routers and file servers say this, a page, or nothing.
  [404, /^$|^Cannot (GET|POST) /, 'noRoute'],
  // The listings report these as failures of the database.
  [500, /^limit is not allowed|^wrong value for sort|^index parameter is not allowed/, 'invalid'],
  [500, /^trace not found/, 'notFound'],
]

/** The error of an answer that is not 2xx. */
export function refusalOf(path: string, response: Response, body: string): HttpError {
  const { status, headers } = response
  const text = textOf(body)
  return new HttpError(path, status, kindOf(status, text), text, retryAfter(headers.get('retry-after')))
}

/** What a status means together with the text that came with it. */
export function kindOf(status: number, text: string): HttpErrorKind {
  const exception = exceptions.find(([at, pattern]) => at === status && pattern.test(text))
  return exception?.[2] ?? kinds[status] ?? (status >= 500 ? 'server' : 'invalid')
}

/** The application sends `error`, gateways `result` or `error`, proxies anything. */
function textOf(body: string): string {
  let text = body.trimStart().startsWith('<') ? '' : body
  try {
    const { error, result } = JSON.parse(body) as { error?: unknown; result?: unknown }
    text = [error, result].find((said) => typeof said === 'string') ?? ''
  } catch {
    // Not JSON: the text as it is.
  }
  // eslint-disable-next-line no-control-regex
  return text.replace(/[\u0000-\u001f\u007f-\u009f]+/g, ' ').trim().slice(0, 300)
}

/** Milliseconds that a Retry-After header asks for: seconds or a date. */
function retryAfter(header: string | null): number | undefined {
  if (header === null) return undefined
  const seconds = Number(header)
  const milliseconds = Number.isNaN(seconds) ? Date.parse(header) - Date.now() : seconds * 1000
  return Number.isNaN(milliseconds) ? undefined : Math.max(0, milliseconds)
}
