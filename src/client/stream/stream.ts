import type { Client } from '../client.ts'
import { TonlensError } from '../../ton/errors.ts'
import type { ServiceOptions } from '../transports/http.ts'
import { createStream } from './connection.ts'
import type { StreamEvent, StreamSubscription } from './events.ts'

/** Options of {@link withStream}. */
export interface StreamOptions extends Pick<ServiceOptions, 'apiKey' | 'apiKeyIn' | 'backoff' | 'fetch'> {
  /**
   * Base of the Streaming API.
   * @default `/api/streaming/v2` on the host of the client's network
   */
  readonly url?: string | undefined
  /** `websocket` where proxies break streamed answers. @default 'sse' */
  readonly protocol?: 'sse' | 'websocket' | undefined
  /** Milliseconds of silence after which a connection counts as dead. @default 40000 */
  readonly silence?: number | undefined
  /** Milliseconds for which a hidden tab stays connected. @default 5000 */
  readonly linger?: number | undefined
}

/** What one listener is told. */
export interface StreamListener {
  /** Connected, for the first time or again: ask the index for what came before. */
  opened(): void
  event(event: StreamEvent): void
  /** Not connected until `opened` is called again; poll until then. */
  closed(error: unknown): void
}

/** State of the connection. */
export type StreamStatus =
  /** Nobody listens, or nobody looks. */
  | 'idle'
  | 'connecting'
  | 'open'
  /** It broke, and a new one is tried after a pause. */
  | 'waiting'
  /** The service does not let this subscription in; trying again would not help. */
  | 'refused'

/** Notifications of one network, over one connection per page. */
export interface Stream {
  /** @returns The way to stop; the connection is closed with its last listener. */
  listen(wanted: StreamSubscription, listener: StreamListener): () => void
  readonly status: () => StreamStatus
  /** Calls `listener` when the status changes. @returns The way to stop. */
  readonly subscribe: (listener: () => void) => () => void
}

/** A client whose live hooks are told instead of asking. */
export interface StreamingClient extends Client {
  readonly stream: Stream
}

/** Gives a client a stream: its live hooks then hear of events at once and poll only without it. */
export function withStream(client: Client, options: StreamOptions = {}): StreamingClient {
  const { baseUrl } = client.network
  const url = options.url ?? baseUrl.replace(/\/v3$/, '/streaming/v2')
  if (options.url === undefined && url === baseUrl) {
    throw new TonlensError(`url is needed: ${baseUrl} does not end in /v3, so streaming may be anywhere.`)
  }
  return { ...client, stream: createStream({ ...options, url }) }
}

/** The stream of a client, if it has one. */
export function streamOf(client: Client): Stream | undefined {
  return (client as Partial<StreamingClient>).stream
}
