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

/** A source of wire JSON: the service, a mirror of it, or several in a row. */
export interface Transport {
  /** Short name for messages and devtools. */
  readonly name: string
  /**
   * Wire JSON for one call; `params` have been validated by the client.
   * @throws {NotMirroredError} this transport cannot answer; try the next.
   */
  request(endpoint: AnyEndpoint, params: Params, init?: TransportInit): Promise<unknown>
}

/** Parameters on their way to a transport: plain JSON by wire name. */
export type Params = Readonly<Record<string, unknown>>
