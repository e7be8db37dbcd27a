import type { AnyEndpoint } from '../../../service/endpoints/endpoint.ts'
import { type Client, definedOptions } from '../client.ts'
import { HttpError, NetworkError, NotMirroredError, TimeoutError } from '../errors.ts'
import { TonlensError } from '../../../ton/cells/errors.ts'
import { notify } from '../createListeners.ts'
import { isNotMirrored } from '../transports/fallback.ts'
import type { Answer, AnsweredRequest, Origin } from '../origin.ts'
import type { LeaveOutOptions, LocalSource, Params, Policy, Transport, TransportInit } from '../transports/transport.ts'

/** The part of a mirror that {@link mirrored} uses. */
export interface AnswerKeeper {
  readonly transport: Transport
  /** Stores an answer of the service, and the request that it answers. */
  readonly ingest: (body: unknown, request?: AnsweredRequest) => Promise<unknown>
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
  /**
   * Called with the error if an answer could not be stored, or the mirror did not open; requests continue without it.
   */
  readonly onProblem?: ((problem: unknown) => void) | undefined
}

/** Milliseconds after a failure to reach the service during which requests do not wait for it. */
const recentFailure = 10_000

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
  const { policy, maxAge, keep = true, onProblem } = options
  const { policy: defaultPolicy = 'mirror-first', maxAge: defaultMaxAge = 60 } = options
  checkPolicy(defaultPolicy)
  let openError = ''
  const opening = Promise.resolve(mirror).catch((problem: unknown) => {
    openError = problem instanceof Error ? problem.message : String(problem)
    notify(onProblem, problem)
    return undefined
  })
  /** Responses that the mirror has received: several callers may share one. */
  const stored = new WeakSet()
  /** When the service was last unreachable, on the page's own clock. */
  let failedAt = -Infinity

  function store(body: unknown, request: AnsweredRequest): void {
    if (!keep || request.endpoint.kind === 'mutation' || request.endpoint.service === 'v2') return
    void opening.then((opened) => opened?.ingest(body, request)).catch((problem: unknown) => notify(onProblem, problem))
  }

  async function askService(endpoint: AnyEndpoint, params: Params, init: TransportInit): Promise<Answer> {
    const {
      policy: _policy,
      maxAge: _maxAge,
      refresh: _refresh,
      onNewer: _onNewer,
      onNewerFailed: _onNewerFailed,
      ...rest
    } = init
    const askedAt = Date.now() / 1000
    try {
      const answer = await service.request(endpoint, params, rest)
      failedAt = -Infinity
      const { body, response = body, origin } = answer
      if (typeof response !== 'object' || response === null) return answer
      const hasRows = stored.has(response)
      stored.add(response)
      // Equal requests share one answer, which is stored already.
      if (hasRows && body === response) return answer
      const { network, noAddressBook, noMetadata } = init
      const request = { endpoint, params, network, asOf: origin.asOf, answer: body, hasRows, noAddressBook, noMetadata }
      store(hasRows ? body : response, request)
      return answer
    } catch (error) {
      if (isUnreachable(error)) failedAt = performance.now()
      if (error instanceof HttpError && error.kind === 'notFound' && endpoint.notFound !== undefined) {
        const { status, text } = error
        store(undefined, {
          endpoint,
          params,
          network: init.network,
          asOf: error.origin?.asOf ?? askedAt,
          refusal: { status, text },
        })
      }
      throw error
    }
  }

  /** Asks the mirror. A refusal that it repeats is an answer with an age, too. */
  async function findInMirror(
    endpoint: AnyEndpoint,
    params: Params,
    init: TransportInit,
  ): Promise<Answer | AgedRefusal> {
    const opened = await opening
    init.signal?.throwIfAborted()
    if (opened === undefined) throw new NotMirroredError(endpoint.name, openError)
    const {
      maxAge = Infinity,
      signal,
      network,
      version = service.version?.current()?.version,
      noAddressBook,
      noMetadata,
    } = init
    const own = { signal, maxAge, policy: 'mirror-only', network, version, noAddressBook, noMetadata } as const
    const found = await opened.transport.request(endpoint, params, own).catch((error: unknown) => {
      if (isAgedRefusal(error)) return error
      throw error
    })
    if (answerAge(found) > maxAge) {
      throw new NotMirroredError(endpoint.name, `its answer is older than ${maxAge} seconds`)
    }
    return found
  }

  const askMirror = async (endpoint: AnyEndpoint, params: Params, init: TransportInit) =>
    settle(await findInMirror(endpoint, params, init))

  async function mirrorFirst(endpoint: AnyEndpoint, params: Params, init: TransportInit) {
    const { maxAge = defaultMaxAge, refresh = false, onNewer, onNewerFailed, ...rest } = init
    let found: Answer | AgedRefusal
    try {
      found = await findInMirror(endpoint, params, rest)
    } catch (error) {
      if (!isNotMirrored(error)) throw error
      return askService(endpoint, params, rest)
    }
    const isWanted = !refresh || found.origin.cached !== true
    if (isWanted && answerAge(found) <= maxAge) return settle(found)
    const newer = askService(endpoint, params, rest)
    // An old refusal shows nothing meanwhile, so its caller waits.
    const isAway = isOffline()
    if ((onNewer !== undefined && !(found instanceof HttpError)) || isAway) {
      void newer.then(onNewer).catch((error: unknown) => notify(onNewerFailed, error))
      return isAway ? markUnreachable(settle(found)) : settle(found)
    }
    return newer.catch((error: unknown) => {
      if (isUnreachable(error)) return markUnreachable(settle(found))
      throw error
    })
  }

  /** Tells whether the service will most likely not answer, so that waiting for it is useless. */
  function isOffline(): boolean {
    const { navigator } = globalThis as { readonly navigator?: { readonly onLine?: boolean } }
    return navigator?.onLine === false || performance.now() - failedAt < recentFailure
  }

  async function serviceFirst(endpoint: AnyEndpoint, params: Params, init: TransportInit) {
    try {
      return await askService(endpoint, params, init)
    } catch (error) {
      if (!isUnreachable(error)) throw error
      return askMirror(endpoint, params, init).then(markUnreachable, (refusal: unknown) => {
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
    // Part of the client's key: another policy may give another answer.
    name: ['mirror', policy, maxAge].filter((part) => part !== undefined).join(' ') + `, ${service.name}`,
    network: service.network,
    queue: service.queue,
    local: localSource(opening),
    request(endpoint, params, init = {}) {
      const { policy = defaultPolicy } = init
      checkPolicy(policy)
      if (endpoint.service !== 'v2') return strategies[policy](endpoint, params, init)
      if (policy !== 'mirror-only') return askService(endpoint, params, init)
      return Promise.reject(new NotMirroredError(endpoint.name, 'a mirror keeps no answers of API v2'))
    },
  }
}

/** Options of {@link withPolicy}. */
export interface PolicyOptions extends LeaveOutOptions {
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
export function withPolicy(client: Client, options: PolicyOptions): Client {
  const { policy, maxAge, noAddressBook, noMetadata } = options
  if (policy !== undefined) checkPolicy(policy)
  const parts = [policy, maxAge, nameSwitch('address book', noAddressBook), nameSwitch('metadata', noMetadata)]
  const name = parts.filter((part) => part !== undefined).join(' ')
  if (name === '') return client
  const given = { policy, maxAge, noAddressBook, noMetadata }
  const known = variants.get(client) ?? new Map<string, Client>()
  variants.set(client, known)
  const variant = known.get(name) ?? {
    ...client,
    key: `${client.key} ${name}`,
    request: (endpoint, params, init) => client.request(endpoint, params, { ...given, ...definedOptions(init) }),
    ask: (endpoint, params, init) => client.ask(endpoint, params, { ...given, ...definedOptions(init) }),
  }
  known.set(name, variant)
  return variant
}

function nameSwitch(part: string, leftOut: boolean | undefined): string | undefined {
  return leftOut === undefined ? undefined : `${leftOut ? 'no' : 'with'} ${part}`
}

function markUnreachable(answer: Answer): Answer {
  return { ...answer, origin: { ...answer.origin, unreachable: true } }
}

/** Tells whether the service could not be reached or could not answer; a refusal of the request is final. */
export function isUnreachable(error: unknown): boolean {
  if (error instanceof HttpError) return error.kind === 'server' || error.kind === 'rateLimited'
  return error instanceof NetworkError || error instanceof TimeoutError
}

/** A refusal of the service that a mirror repeats, or derives from its rows. */
type AgedRefusal = HttpError & { readonly origin: Origin }

function isAgedRefusal(error: unknown): error is AgedRefusal {
  return error instanceof HttpError && error.origin !== undefined
}

/** @throws {HttpError} It is a refusal. */
function settle(found: Answer | AgedRefusal): Answer {
  if (found instanceof HttpError) throw found
  return found
}

/**
 * Returns the age of a mirror's answer in seconds; 0 for any other answer, which is current. An answer from
 * the future was stored by a wrong clock, and that of an imported one is a claim, so they may have any age.
 */
function answerAge({ origin }: Pick<Answer, 'origin'>): number {
  const age = origin.source === 'mirror' ? Date.now() / 1000 - origin.asOf : 0
  return age < -1 || origin.imported === true ? Infinity : age
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
