import type { Client } from '../client.ts'
import type { ServiceOptions } from '../transports/http.ts'
import type { StreamEvent, StreamSubscription } from './events.ts'

/** Options of `withStream`. */
export interface StreamOptions extends Pick<ServiceOptions, 'apiKey' | 'apiKeyIn' | 'backoff' | 'fetch'> {
  /**
   * Base of the Streaming API.
   * @default `/api/streaming/v2` on the host of the client's network
   */
  readonly url?: string | undefined
  /**
   * Protocol of the connection. Only a WebSocket changes what it is subscribed to without a new connection.
   * @default In browsers a WebSocket, and server-sent events where it does not open, or where the key is sent in a
   * header or `fetch` is given. Elsewhere server-sent events.
   */
  readonly protocol?: 'sse' | 'websocket' | undefined
  /** Milliseconds without data after which a connection counts as broken. @default 40000 */
  readonly silence?: number | undefined
  /** Shares one connection with all tabs that ask the service with the same key. @default true, without `fetch` */
  readonly shared?: boolean | undefined
  /** Milliseconds for which a hidden tab stays connected. @default 5000 */
  readonly linger?: number | undefined
}

/** Callbacks of one listener. */
export interface StreamListener {
  /**
   * Connected, for the first time or again, or an event could not be read: request from the index what happened
   * before.
   */
  opened(): void
  /** An event that the subscription includes. */
  event(event: StreamEvent): void
  /** Disconnected, or not included in the connection, until `opened` is called again: poll until then. */
  closed(error: unknown): void
}

/** State of the connection. */
export type StreamStatus =
  /** There are no listeners, or the page is hidden or offline. */
  | 'idle'
  | 'connecting'
  | 'open'
  /** The connection broke; the next attempt follows after a pause. */
  | 'waiting'
  /** The service refuses the subscription; it is tried again after minutes. */
  | 'refused'

/** Events of one network, over one connection. */
export interface Stream {
  /** Adds a listener. @returns A function that removes it; the connection closes with its last listener. */
  listen(subscription: StreamSubscription, listener: StreamListener): () => void
  readonly status: () => StreamStatus
  /** Calls `listener` when the status changes. @returns A function that stops it. */
  readonly subscribe: (listener: () => void) => () => void
}

/** A client whose live hooks receive events instead of polling. */
export interface StreamingClient extends Client {
  readonly stream: Stream
}

/** Returns the stream of a client, if it has one. */
export function getStream(client: Client): Stream | undefined {
  return (client as Partial<StreamingClient>).stream
}
