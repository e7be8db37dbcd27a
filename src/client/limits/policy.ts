import type { AnyEndpoint } from '../../endpoints/endpoint.ts'
import type { Client } from '../client.ts'
import { HttpError, NetworkError, NotMirroredError, TimeoutError } from '../errors.ts'
import { TonlensError } from '../../ton/errors.ts'
import { isNotMirrored } from '../transports/fallback.ts'
import type { Answer } from '../origin.ts'
import type { LocalSource, Params, Policy, Transport, TransportInit } from '../transports/transport.ts'

/** What {@link mirrored} needs of a mirror. */
export interface AnswerKeeper {
  readonly transport: Transport
  /** Keeps an answer of the service. */
  readonly ingest: (body: unknown) => Promise<unknown>
  /** Calls `listener` when answers may have changed. @returns The way to stop. */
  readonly subscribe?: ((listener: () => void) => () => void) | undefined
}

/** Options of {@link mirrored}. */
export interface MirroredOptions {
  /** For calls that name none. @default 'mirror-first' */
  readonly policy?: Policy | undefined
  /**
   * Seconds after which `mirror-first` asks the service behind the mirror's answer.
   * @default 60
   */
  readonly maxAge?: number | undefined
  /** Whether answers of the service are kept in the mirror. @default true */
  readonly keep?: boolean | undefined
  /** Told why an answer was not kept, or why there is no mirror; answers go on all the same. */
  readonly onProblem?: ((problem: unknown) => void) | undefined
}

const policies: readonly Policy[] = ['mirror-first', 'service-first', 'mirror-only', 'service-only']

/**
 * A mirror before the service, by policy. Without a mirror, since it did not open, this is the
 * service alone.
 * @param mirror May be on its way: calls wait for it.
 * @example
 * const mirror = openMirror({ name: 'mainnet' })
 * createClient({ network: 'mainnet', transport: (service) => mirrored(mirror, service) })
 * @throws {TonlensError} `policy` is none.
 */
export function mirrored(
  mirror: AnswerKeeper | Promise<AnswerKeeper>,
  service: Transport,
  options: MirroredOptions = {},
): Transport {
  const { policy: usual = 'mirror-first', maxAge: usualAge = 60, keep = true, onProblem } = options
  checkPolicy(usual)
  let absence = ''
  const opening = Promise.resolve(mirror).catch((problem: unknown) => {
    absence = problem instanceof Error ? problem.message : String(problem)
    onProblem?.(problem)
    return undefined
  })
  /** Responses that were given to the mirror: several callers may share one. */
  const kept = new WeakSet()

  async function ask(endpoint: AnyEndpoint, params: Params, init: TransportInit): Promise<Answer> {
    const { policy: _policy, maxAge: _maxAge, onNewer: _onNewer, ...rest } = init
    const answer = await service.request(endpoint, params, rest)
    const { body, response = body } = answer
    if (typeof response !== 'object' || response === null) return answer
    if (keep && endpoint.kind !== 'mutation' && !kept.has(response)) {
      kept.add(response)
      void opening.then((opened) => opened?.ingest(response)).catch((problem) => onProblem?.(problem))
    }
    return answer
  }

  async function look(endpoint: AnyEndpoint, params: Params, init: TransportInit): Promise<Answer> {
    const opened = await opening
    init.signal?.throwIfAborted()
    if (opened === undefined) throw new NotMirroredError(endpoint.name, absence)
    const { maxAge = Infinity, signal } = init
    const policy = 'mirror-only'
    const answer = await opened.transport.request(endpoint, params, { signal, maxAge, policy })
    if (ageOf(answer) > maxAge) {
      throw new NotMirroredError(endpoint.name, `what it holds is older than ${maxAge} seconds`)
    }
    return answer
  }

  async function mirrorFirst(endpoint: AnyEndpoint, params: Params, init: TransportInit) {
    const { maxAge = usualAge, onNewer, ...rest } = init
    let answer: Answer
    try {
      answer = await look(endpoint, params, rest)
    } catch (error) {
      if (!isNotMirrored(error)) throw error
      return ask(endpoint, params, rest)
    }
    if (ageOf(answer) > maxAge) {
      // A service that cannot be asked leaves the older answer, which says as of when it holds.
      void ask(endpoint, params, rest).then(onNewer).catch(() => {})
    }
    return answer
  }

  async function serviceFirst(endpoint: AnyEndpoint, params: Params, init: TransportInit) {
    try {
      return await ask(endpoint, params, init)
    } catch (error) {
      if (!isUnreachable(error)) throw error
      return look(endpoint, params, init).catch((refusal: unknown) => {
        throw isNotMirrored(refusal) ? error : refusal
      })
    }
  }

  const ways: Record<Policy, typeof ask> = {
    'mirror-first': mirrorFirst,
    'service-first': serviceFirst,
    'mirror-only': look,
    'service-only': ask,
  }
  return {
    name: `mirror, ${service.name}`,
    queue: service.queue,
    local: localSource(opening),
    request(endpoint, params, init = {}) {
      const { policy = usual } = init
      checkPolicy(policy)
      return ways[policy](endpoint, params, init)
    },
  }
}

/** What {@link withPolicy} sets. */
export interface PolicyOptions {
  /** Which source answers. @default as the client was made */
  readonly policy?: Policy | undefined
  /** Seconds for which a mirror's answer counts. @default as the client was made */
  readonly maxAge?: number | undefined
}

const variants = new WeakMap<Client, Map<string, Client>>()

/**
 * The same client with another policy for all of its calls. It has a key of its own, so that what
 * one policy allows is never shown under another.
 * @returns The same object for the same options.
 * @throws {TonlensError} `policy` is none.
 */
export function withPolicy(client: Client, { policy, maxAge }: PolicyOptions): Client {
  if (policy === undefined && maxAge === undefined) return client
  if (policy !== undefined) checkPolicy(policy)
  const name = [policy, maxAge].filter((part) => part !== undefined).join(' ')
  const known = variants.get(client) ?? new Map<string, Client>()
  variants.set(client, known)
  const made = known.get(name) ?? {
    ...client,
    key: `${client.key} ${name}`,
    request: (endpoint, params, init) => client.request(endpoint, params, { policy, maxAge, ...init }),
    ask: (endpoint, params, init) => client.ask(endpoint, params, { policy, maxAge, ...init }),
  }
  known.set(name, made)
  return made
}

/** The service could not be asked, or could not answer; what it refuses on purpose is an answer. */
function isUnreachable(error: unknown): boolean {
  if (error instanceof HttpError) return error.kind === 'server' || error.kind === 'rateLimited'
  return error instanceof NetworkError || error instanceof TimeoutError
}

/** Age of a mirror's answer in seconds; 0 for any other, which is current. */
function ageOf({ origin }: Answer): number {
  return origin.source === 'mirror' ? Date.now() / 1000 - origin.asOf : 0
}

function localSource(opening: Promise<AnswerKeeper | undefined>): LocalSource {
  return {
    subscribe(listener) {
      let stop: (() => void) | undefined
      let left = false
      void opening.then((opened) => {
        if (!left) stop = opened?.subscribe?.(listener)
      })
      return () => {
        left = true
        stop?.()
      }
    },
  }
}

function checkPolicy(policy: Policy): void {
  if (policies.includes(policy)) return
  throw new TonlensError(`policy is ${JSON.stringify(policy)}: give one of ${policies.join(', ')}.`)
}
