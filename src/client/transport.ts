import type { AnyEndpoint } from '../endpoints/endpoint.ts'

/** Who waits for an answer: what is on screen goes first. */
export type Priority = 'screen' | 'background'

/** What accompanies one call on its way through the transports. */
export interface TransportInit {
  /** Ends every wait of the call at once. */
  readonly signal?: AbortSignal | undefined
  /** @default 'screen' */
  readonly priority?: Priority | undefined
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
  /**
   * Wire JSON for one call; `params` have been validated by the client.
   * @throws {NotMirroredError} this transport cannot answer; try the next.
   */
  request(endpoint: AnyEndpoint, params: Params, init?: TransportInit): Promise<unknown>
}

/** Parameters on their way to a transport: plain JSON by wire name. */
export type Params = Readonly<Record<string, unknown>>
