import type { ApiKeyOption } from '../../sources/client/transports/apiKey.ts'
import type { AnswerStore } from './keptAnswers.ts'
import type { RedisClient } from './shared/cluster.ts'

/** A network that a gateway leads to. */
export interface GatewayNetwork {
  /** Base of the service, such as `https://toncenter.com/api/v3`. */
  readonly baseUrl: string
  /** Base of the emulate service. @default `/emulate/v1` in place of the `/v3` at the end of `baseUrl` */
  readonly emulateUrl?: string | undefined
  /** Base of API v2. @default `/v2` in place of the `/v3` at the end of `baseUrl` */
  readonly v2Url?: string | undefined
  /** Base of the Streaming API. @default `/streaming/v2` in place of the `/v3` at the end of `baseUrl` */
  readonly streamUrl?: string | undefined
  /** Key of the service, or a function that returns it for each request. Visitors never see it. */
  readonly apiKey?: ApiKeyOption
  /** Requests per second that the key allows, of all instances together. @default 10 with a key, 1 without one */
  readonly rate?: number | undefined
  /** Milliseconds after which a request without a complete answer fails. @default 20000 */
  readonly timeout?: number | undefined
  /** Most bytes of an answer, after decompression. @default 67108864, which is 64 MB */
  readonly maxResponseSize?: number | undefined
  /** Function that sends requests. @default the global `fetch` */
  readonly fetch?: typeof globalThis.fetch | undefined
}

/** Options of {@link createGateway}. */
export interface GatewayOptions {
  /**
   * Networks by name. Requests to `/<name>/api/v3/…` go to the network of that name, those to `/api/v3/…` to the first
   * one.
   */
  readonly networks: Readonly<Record<string, GatewayNetwork>>
  /**
   * Origins whose pages may read answers, such as `https://explorer.example`, or `*` for all. Requests of pages of
   * other origins are refused. @default none
   */
  readonly origins?: readonly string[] | '*' | undefined
  /** Accepts messages for the blockchain: POST /message. @default false */
  readonly sending?: boolean | undefined
  /** Seconds for which lists and states are given again. @default 2 */
  readonly maxAge?: number | undefined
  /** Bytes of answers that this process keeps. @default 67108864, which is 64 MB */
  readonly maxMemory?: number | undefined
  /** Store for answers that several instances share: a `Storage` of `unstorage` with any driver. @default none */
  readonly store?: AnswerStore | undefined
  /**
   * Redis through which instances share the limit of each key: a client of `ioredis`. It has to fail at once while it
   * is not connected (`enableOfflineQueue: false`, `commandTimeout: 500`).
   * @default this instance is the only one
   */
  readonly redis?: RedisClient | undefined
  /**
   * Number of instances that run. The share of one that Redis does not hear from stays free for it; without a number,
   * for 5 minutes. @default as many as Redis hears from
   */
  readonly instances?: number | undefined
  /**
   * Limits the requests of each visitor: a limiter of `rate-limiter-flexible`, whose `consume` rejects with
   * `msBeforeNext`. @default no limit
   */
  readonly visitorLimit?: VisitorLimit | undefined
  /** Name by which the requests of a visitor are counted. @default the address; all of them without one */
  readonly visitor?: ((request: Request, info: VisitorInfo) => string) | undefined
  /** Called for each answer, for logs and metrics. */
  readonly onAnswer?: ((answered: AnsweredVisit) => void) | undefined
  /** Called when something fails that requests go on without, such as the store. */
  readonly onProblem?: ((problem: unknown) => void) | undefined
  /** Milliseconds in which the body of a request must arrive. @default 10000 */
  readonly maxBodyTime?: number | undefined
  /** Most open streams of visitors. @default 20000 */
  readonly maxStreams?: number | undefined
  /** Most open streams of one visitor. @default 50 */
  readonly maxVisitorStreams?: number | undefined
  /** Most addresses and traces of one stream. @default 100 */
  readonly maxAddresses?: number | undefined
  /** Most requests that wait for the limit of the key; more are refused with 429. @default 1000 */
  readonly maxQueue?: number | undefined
}

/** Facts that the server knows of a visitor besides the request. */
export interface VisitorInfo {
  /** Network address of the visitor, which is only counted and never logged. */
  readonly address?: string | undefined
}

/** The part of a limiter of `rate-limiter-flexible` that is used. */
export interface VisitorLimit {
  consume(key: string): Promise<unknown>
}

/** One answer of the gateway, without anything that tells who asked. */
export interface AnsweredVisit {
  /** Name of the network; undefined if the path has none. */
  readonly network: string | undefined
  /** Name of the endpoint; undefined if there is no such route. */
  readonly endpoint: string | undefined
  readonly status: number
  /** Who answered: the memory of the gateway, the service, or the gateway by a refusal of its own. */
  readonly from: 'memory' | 'service' | 'gateway'
  readonly milliseconds: number
}
