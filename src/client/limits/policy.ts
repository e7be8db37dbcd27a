import type { AnyEndpoint } from '../../endpoints/endpoint.ts'
import type { Client } from '../client.ts'
import { HttpError, NetworkError, NotMirroredError, TimeoutError } from '../errors.ts'
import { TonlensError } from '../../ton/errors.ts'
import { notify } from '../notify.ts'
import { isNotMirrored } from '../transports/fallback.ts'
import type { Answer } from '../origin.ts'
import type { LocalSource, Params, Policy, Transport, TransportInit } from '../transports/transport.ts'

/** The part of a mirror that {@link mirrored} uses. */
export interface AnswerKeeper {
  readonly transport: Transport
  /** Stores an answer of the service. */
  readonly ingest: (body: unknown) => Promise<unknown>
  /** Calls `listener` when answers may have changed. @returns A function that stops it. */
  readonly subscribe?: ((listener: () => void) => () => void) | undefined
}

/** Options of {@link mirrored}. */
export interface MirroredOptions {
  /** Policy of requests without one. @default 'mirror-first' */
  readonly policy?: Policy | undefined
  /**
   * Seconds after which an answer of the mirror is old: `mirror-first` then asks the service too.
   * @default 60
   */
  readonly maxAge?: number | undefined
  /** Stores answers of the service in the mirror. @default true */
  readonly keep?: boolean | undefined
  /** Called with the error if an answer could not be stored, or the mirror did not open; requests continue without it. */
  readonly onProblem?: ((problem: unknown) => void) | undefined
}

const policies: readonly Policy[] = ['mirror-first', 'service-first', 'mirror-only', 'service-only']

/**
 * Combines a mirror with the service, by policy. If the mirror does not open, the service answers
 * alone.
 * @param mirror A mirror, or the promise of one: requests wait until it is open.
 * @example
 * const mirror = openMirror({ name: 'mainnet' })
 * createClient({ network: 'mainnet', transport: (service) => mirrored(mirror, service) })
 * @throws {TonlensError} `policy` is invalid.
 */
export function mirrored(
  mirror: AnswerKeeper | Promise<AnswerKeeper>,
  service: Transport,
  options: MirroredOptions = {},
): Transport {
  const { policy: defaultPolicy = 'mirror-first', maxAge: defaultMaxAge = 60, keep = true, onProblem } = options
  checkPolicy(defaultPolicy)
  let openError = ''
  const opening = Promise.resolve(mirror).catch((problem: unknown) => {
    openError = problem instanceof Error ? problem.message : String(problem)
    notify(onProblem, problem)
    return undefined
  })
  /** Responses that the mirror has received: several callers may share one. */
  const stored = new WeakSet()

  async function askService(endpoint: AnyEndpoint, params: Params, init: TransportInit): Promise<Answer> {
    const { policy: _policy, maxAge: _maxAge, onNewer: _onNewer, ...rest } = init
    const answer = await service.request(endpoint, params, rest)
    const { body, response = body } = answer
    if (typeof response !== 'object' || response === null) return answer
    if (keep && endpoint.kind !== 'mutation' && !stored.has(response)) {
      stored.add(response)
      void opening.then((opened) => opened?.ingest(response)).catch((problem: unknown) => notify(onProblem, problem))
    }
    return answer
  }

  async function askMirror(endpoint: AnyEndpoint, params: Params, init: TransportInit): Promise<Answer> {
    const opened = await opening
    init.signal?.throwIfAborted()
    if (opened === undefined) throw new NotMirroredError(endpoint.name, openError)
    const { maxAge = Infinity, signal } = init
    const policy = 'mirror-only'
    const answer = await opened.transport.request(endpoint, params, { signal, maxAge, policy })
    if (answerAge(answer) > maxAge) {
      throw new NotMirroredError(endpoint.name, `its answer is older than ${maxAge} seconds`)
    }
    return answer
  }

  async function mirrorFirst(endpoint: AnyEndpoint, params: Params, init: TransportInit) {
    const { maxAge = defaultMaxAge, onNewer, ...rest } = init
    let answer: Answer
    try {
      answer = await askMirror(endpoint, params, rest)
    } catch (error) {
      if (!isNotMirrored(error)) throw error
      return askService(endpoint, params, rest)
    }
    if (answerAge(answer) > maxAge) {
      // If the service is unreachable, the old answer stays; its origin tells how old it is.
      void askService(endpoint, params, rest).then(onNewer).catch(() => {})
    }
    return answer
  }

  async function serviceFirst(endpoint: AnyEndpoint, params: Params, init: TransportInit) {
    try {
      return await askService(endpoint, params, init)
    } catch (error) {
      if (!isUnreachable(error)) throw error
      return askMirror(endpoint, params, init).catch((refusal: unknown) => {
        throw isNotMirrored(refusal) ? error : refusal
      })
    }
  }

  const strategies: Record<Policy, typeof askService> = {
    'mirror-first': mirrorFirst,
    'service-first': serviceFirst,
    'mirror-only': askMirror,
    'service-only': askService,
  }
  return {
    name: `mirror, ${service.name}`,
    queue: service.queue,
    local: localSource(opening),
    request(endpoint, params, init = {}) {
      const { policy = defaultPolicy } = init
      checkPolicy(policy)
      return strategies[policy](endpoint, params, init)
    },
  }
}

/** Options of {@link withPolicy}. */
export interface PolicyOptions {
  /** Decides which source answers. @default that of the client */
  readonly policy?: Policy | undefined
  /** Seconds after which an answer of a mirror is old. @default that of the client */
  readonly maxAge?: number | undefined
}

/** Variants by client and options: the same options give the same object. */
const variants = new WeakMap<Client, Map<string, Client>>()

/**
 * Returns a client with another policy for all of its requests. Its query key differs, so that cached
 * answers of one policy are never shown under another.
 * @returns The same object for the same options.
 * @throws {TonlensError} `policy` is invalid.
 */
export function withPolicy(client: Client, { policy, maxAge }: PolicyOptions): Client {
  if (policy === undefined && maxAge === undefined) return client
  if (policy !== undefined) checkPolicy(policy)
  const name = [policy, maxAge].filter((part) => part !== undefined).join(' ')
  const known = variants.get(client) ?? new Map<string, Client>()
  variants.set(client, known)
  const variant = known.get(name) ?? {
    ...client,
    key: `${client.key} ${name}`,
    request: (endpoint, params, init) => client.request(endpoint, params, { policy, maxAge, ...init }),
    ask: (endpoint, params, init) => client.ask(endpoint, params, { policy, maxAge, ...init }),
  }
  known.set(name, variant)
  return variant
}

/** Tells whether the service could not be reached or could not answer; a refusal of the request is final. */
function isUnreachable(error: unknown): boolean {
  if (error instanceof HttpError) return error.kind === 'server' || error.kind === 'rateLimited'
  return error instanceof NetworkError || error instanceof TimeoutError
}

/** Returns the age of a mirror's answer in seconds; 0 for any other answer, which is current. */
function answerAge({ origin }: Answer): number {
  return origin.source === 'mirror' ? Date.now() / 1000 - origin.asOf : 0
}

function localSource(opening: Promise<AnswerKeeper | undefined>): LocalSource {
  return {
    subscribe(listener) {
      let stop: (() => void) | undefined
      let unsubscribed = false
      void opening.then((opened) => {
        if (!unsubscribed) stop = opened?.subscribe?.(listener)
      })
      return () => {
        unsubscribed = true
        stop?.()
      }
    },
  }
}

function checkPolicy(policy: Policy): void {
  if (policies.includes(policy)) return
  throw new TonlensError(`The policy ${JSON.stringify(policy)} does not exist: use one of ${policies.join(', ')}.`)
}
