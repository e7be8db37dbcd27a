import { createApiKeys, type ApiKeyOption } from '../../sources/client/transports/apiKey.ts'
import { httpErrorKind, readErrorText } from '../../sources/client/checks/refusal.ts'
import { onAbort, wait } from '../../sources/client/limits/onAbort.ts'
import { now, startPause } from '../../sources/client/limits/pause.ts'
import { readRetryAfter, retryPause } from '../../sources/client/limits/retryPause.ts'
import { defaultRate } from '../../sources/client/limits/sharedScheduler.ts'
import { parseAnswerBody } from '../../sources/client/transports/body.ts'
import { exchangeText } from '../../sources/client/transports/exchange.ts'
import { NetworkError, TimeoutError } from '../../sources/client/errors.ts'
import { TonlensError } from '../../ton/cells/errors.ts'
import type { CheckEnd } from './report.ts'

/** Headers of a request, by name. */
export type RequestHeaders = Readonly<Record<string, string>>

/** An answer of the deployment. */
export interface Answered {
  readonly status: number
  /** Parsed JSON; undefined if the body is not JSON. */
  readonly body: unknown
  /** Text of a refusal. */
  readonly error: string
  /** Header `X-API-Version`. */
  readonly stated: string | null
}

/** Ends a check: nothing more is sent. */
export class CheckStopped extends TonlensError {
  override readonly name = 'CheckStopped'
  readonly end: CheckEnd

  constructor(end: CheckEnd, message: string) {
    super(message)
    this.end = end
  }
}

/** One request had no usable answer. */
export class NotAnswered extends TonlensError {
  override readonly name = 'NotAnswered'
  /** Whether something else than an index answered, as at a wrong path. */
  readonly isOtherSite: boolean

  constructor(message: string, isOtherSite = false) {
    super(message)
    this.isOtherSite = isOtherSite
  }
}

/** Options of {@link createCheckSession}. */
export interface CheckSessionOptions {
  readonly baseUrl: string
  readonly apiKey: ApiKeyOption
  /** @default the global `fetch` */
  readonly fetch: typeof globalThis.fetch | undefined
  /** Requests per second. @default 10 with a key, 1 without one */
  readonly rate: number | undefined
  /** Most requests, repetitions included. */
  readonly requests: number
  /** Most seconds. */
  readonly seconds: number
  /** Milliseconds that one answer may take. */
  readonly timeout: number
  readonly signal: AbortSignal | undefined
  readonly onRequest: (sent: number) => void
}

/** Sends requests to one deployment, within its rate limit and the budget. */
export interface CheckSession {
  /**
   * Sends a GET.
   * @param request Path and query below the base URL.
   * @param headers Headers besides the API key.
   * @throws {NotAnswered} No usable answer came, also after repetitions.
   * @throws {CheckStopped} The budget is spent, or the check was aborted.
   */
  readonly ask: (request: string, headers?: RequestHeaders) => Promise<Answered>
  readonly sent: () => number
  /** Seconds since the session began. */
  readonly elapsed: () => number
  readonly close: () => void
}

/** Pauses before repetitions, in milliseconds, where the deployment names none. */
const pauses = [1000, 2000, 4000, 8000]
/** Most repetitions of a request that failed for another reason than the rate limit. */
const maxRepetitions = 1
const maxBody = 64 * 1024 * 1024
const gatewayStatuses = new Set([408, 425, 502, 503, 504])

/** Opens a session. */
export function createCheckSession(options: CheckSessionOptions): CheckSession {
  const keys = createApiKeys(options.apiKey)
  const begun = now()
  const stop = new AbortController()
  const abort = () => stop.abort(new CheckStopped('aborted', 'The check was aborted.'))
  const release = options.signal === undefined ? () => undefined : onAbort(options.signal, abort)
  if (options.signal?.aborted === true) abort()
  const end = startPause(options.seconds * 1000, () =>
    stop.abort(new CheckStopped('seconds', `The ${options.seconds} seconds of the check are over.`)),
  )
  const target = {
    baseUrl: options.baseUrl,
    emulateUrl: undefined,
    v2Url: undefined,
    keys,
    apiKeyIn: 'header',
    timeout: options.timeout,
    maxResponseSize: maxBody,
    fetch: options.fetch,
    needsKey: false,
  } as const
  let sent = 0
  /** When the last request was sent, or is going to be. */
  let last = -Infinity

  async function sendOnce(
    request: string,
    headers: RequestHeaders,
  ): Promise<Answered & { readonly pause: number | undefined }> {
    stop.signal.throwIfAborted()
    if (sent >= options.requests)
      throw new CheckStopped('requests', `The ${options.requests} requests of the check are spent.`)
    const at = Math.max(now(), last + 1000 / (options.rate ?? defaultRate(keys.expected())))
    last = at
    await wait(at - now(), stop.signal)
    sent++
    options.onRequest(sent)
    const endpoint = { name: request, method: 'GET', path: request, headers } as const
    try {
      const { response, text } = await exchangeText(target, endpoint, {}, stop.signal, () => undefined)
      const { status } = response
      const error = response.ok ? '' : keys.redact(readErrorText(text)).slice(0, 300)
      const body = parse(request, keys.redactBody(text))
      return {
        status,
        body,
        error,
        stated: response.headers.get('X-API-Version'),
        pause: readRetryAfter(response.headers),
      }
    } catch (error) {
      stop.signal.throwIfAborted()
      throw new NotAnswered(describeRequestFailure(error, options.timeout))
    }
  }

  async function ask(request: string, headers: RequestHeaders = {}): Promise<Answered> {
    for (let again = 0; ; again++) {
      let failure: string
      let isOtherSite = false
      let pause: number | undefined
      try {
        const answered = await sendOnce(request, headers)
        const kind = answered.status === 200 ? undefined : httpErrorKind(answered.status, answered.error)
        if (kind === 'unauthorized' || kind === 'forbidden') {
          throw new CheckStopped('unauthorized', `The deployment refuses access: ${answered.status} ${answered.error}`)
        }
        if (!isPassing(answered) && answered.body !== undefined) return answered
        failure =
          answered.body === undefined ? `status ${answered.status}, not JSON` : `${answered.status} ${answered.error}`
        isOtherSite = answered.body === undefined && !isPassing(answered) && answered.status < 500
        pause = answered.pause
        if (answered.status === 429 && again < pauses.length) {
          await wait(retryPause(pause, pauses[again] ?? 0), stop.signal)
          continue
        }
      } catch (error) {
        if (!(error instanceof NotAnswered)) throw error
        failure = error.message
      }
      if (again >= maxRepetitions) throw new NotAnswered(failure, isOtherSite)
      await wait(retryPause(pause, pauses[again] ?? 0), stop.signal)
    }
  }

  return {
    ask,
    sent: () => sent,
    elapsed: () => (now() - begun) / 1000,
    close() {
      end.cancel()
      release()
    },
  }
}

/** Tells whether a status tells of a state that passes: of the gateway, or of a database that is busy. */
function isPassing({ status, error }: Answered): boolean {
  return status === 429 || gatewayStatuses.has(status) || (status === 500 && /timeout|deadline/i.test(error))
}

function describeRequestFailure(error: unknown, timeout: number): string {
  if (error instanceof TimeoutError) return `no answer within ${timeout / 1000} s`
  const { cause } = error instanceof NetworkError ? error : { cause: error }
  return `no connection: ${cause instanceof Error ? cause.message : String(cause)}`
}

/** Returns undefined if the text is not JSON. */
function parse(path: string, text: string): unknown {
  try {
    return parseAnswerBody(path, text)
  } catch {
    return undefined
  }
}
