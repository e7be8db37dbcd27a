import type { AnyEndpoint } from '../../service/endpoints/endpoint.ts'
import type { LeaveOutOptions } from './transports/transport.ts'

/** Source of an answer, and the time of its data. */
export interface Origin {
  /** The service itself, a mirror in this browser, or a VM in this browser that ran on a state of one of them. */
  readonly source: 'service' | 'mirror' | 'vm'
  /** Moment of the state that the answer shows, in Unix seconds; the chain may have moved since. */
  readonly asOf: number
  /** Name of the transport that answered. */
  readonly transport: string
  /**
   * True if the mirror repeats what the service answered before, to the same request or to others about the
   * same entities; otherwise the mirror has made the answer from rows that it holds completely. @default false
   */
  readonly cached?: boolean | undefined
  /**
   * True if the answer rests on a bundle that a mirror has imported: `asOf` is what the bundle says, so the answer
   * counts as old, whatever its age. @default false
   */
  readonly imported?: boolean | undefined
  /** True if the service was to give a newer answer, and could not be reached. @default false */
  readonly unreachable?: boolean | undefined
}

/** Answer of a transport to one request. */
export interface Answer {
  /** Answer body: JSON in the service's own shape. */
  readonly body: unknown
  readonly origin: Origin
  /**
   * The response that `body` was cut from, when one request served several callers. It is checked,
   * searched for names and mirrored once for all of them. @default `body`
   */
  readonly response?: unknown
}

/**
 * Wraps an answer body that is current, as a transport returns it.
 * @param transport Name of the transport. @default 'http'
 * @example
 * import type { Transport } from 'tonlens/client'
 * const proxy: Transport = {
 *   name: 'my proxy',
 *   request: async ({ path }) => currentAnswer(await (await fetch(`/proxy${path}`)).json(), 'my proxy'),
 * }
 */
export function currentAnswer(body: unknown, transport = 'http'): Answer {
  return { body, origin: { source: 'service', asOf: Date.now() / 1000, transport } }
}

/** A request that the service has answered, as a mirror stores it to answer it again. */
export interface AnsweredRequest extends LeaveOutOptions {
  readonly endpoint: AnyEndpoint
  /** Parameters by wire name, in any spelling. */
  readonly params: Readonly<Record<string, unknown>>
  /** Name of the network; a mirror of another one refuses the answer. */
  readonly network?: string | undefined
  /** Moment that the answer describes, in Unix seconds. @default now */
  readonly asOf?: number | undefined
  /** The part of the body that answers this request, where one response served several. @default the body */
  readonly answer?: unknown
  /** The rows of the body are stored already, so that only the answer is added. @default false */
  readonly hasRows?: boolean | undefined
  /** The service refused the request because it found nothing; the body is not used. */
  readonly refusal?: { readonly status: number; readonly text: string } | undefined
}

/**
 * Returns the origin of data that was made from several answers: the moment of the oldest, `mirror` if any came from
 * there, and `cached`, `imported` or `unreachable` if any is. Undefined if the origin of one is unknown.
 */
export function combineOrigins(origins: readonly (Origin | undefined)[]): Origin | undefined {
  if (origins.length === 1) return origins[0]
  const known = origins.filter((origin) => origin !== undefined)
  const first = known.find(({ source }) => source === 'mirror') ?? known.at(-1)
  if (first === undefined || known.length < origins.length) return undefined
  return {
    source: first.source,
    transport: first.transport,
    asOf: Math.min(...known.map(({ asOf }) => asOf)),
    ...(known.some(({ cached }) => cached === true) && { cached: true }),
    ...(known.some(({ imported }) => imported === true) && { imported: true }),
    ...(known.some(({ unreachable }) => unreachable === true) && { unreachable: true }),
  }
}
