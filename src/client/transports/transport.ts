import type { AnyEndpoint } from '../../endpoints/endpoint.ts'
import type { Answer } from '../origin.ts'

/** Who waits for an answer: what is on screen goes first. */
export type Priority = 'screen' | 'background'

/** Which of the service and a mirror of it answers. */
export type Policy =
  /** The mirror at once, where it can; the service behind it when that answer is old. */
  | 'mirror-first'
  /** The service; the mirror while the service cannot be reached. */
  | 'service-first'
  /** Without a network: what is not mirrored is a `NotMirroredError`, never an empty answer. */
  | 'mirror-only'
  | 'service-only'

/** What accompanies one call on its way through the transports. */
export interface TransportInit {
  /** Ends every wait of the call at once. */
  readonly signal?: AbortSignal | undefined
  /** @default 'screen' */
  readonly priority?: Priority | undefined
  /** Which source answers, where there are several. @default as the transport was made */
  readonly policy?: Policy | undefined
  /**
   * Seconds for which a mirror's answer counts. `mirror-first` gives an older one all the same and
   * asks the service behind it; elsewhere an older one is none.
   */
  readonly maxAge?: number | undefined
  /** Told of the service's answer after an old one of the mirror was given. */
  readonly onNewer?: ((answer: Answer) => void | Promise<void>) | undefined
}

/** A source of answers in this browser: it needs no network, and gains by syncs and other tabs. */
export interface LocalSource {
  /** Calls `listener` when answers may have changed. @returns The way to stop. */
  readonly subscribe: (listener: () => void) => () => void
}

/** Requests that wait for the rate limit, as `useSyncExternalStore` reads it. */
export interface Queue {
  /** Requests that have not been sent yet, those that back off included. */
  readonly length: () => number
  /** Calls `listener` when the length changes. @returns The way to stop. */
  readonly subscribe: (listener: () => void) => () => void
}

/** A source of wire JSON: the service, a mirror of it, or several in a row. */
export interface Transport {
  /** Short name for messages and devtools. */
  readonly name: string
  /** Present where requests wait for their turn. */
  readonly queue?: Queue | undefined
  /** Present where answers may come from this browser. */
  readonly local?: LocalSource | undefined
  /**
   * Answers one request in wire JSON; `params` have been validated by the client.
   * @throws {NotMirroredError} This transport cannot answer; ask the next one.
   */
  request(endpoint: AnyEndpoint, params: Params, init?: TransportInit): Promise<Answer>
}

/** Parameters on their way to a transport: plain JSON by wire name. */
export type Params = Readonly<Record<string, unknown>>
