import type { Client } from '../client.ts'
import { TonlensError } from '../../../ton/cells/errors.ts'
import type { ServiceOptions } from '../transports/http.ts'
import { createListeners } from '../createListeners.ts'
import { deriveUrl } from '../transports/networks.ts'
import type { CheckEvent, StreamEvent, StreamSubscription } from './events.ts'

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

/** Opens a stream: `openStream`, or code that loads it. */
export type OpenStream = (
  options: StreamOptions & { readonly url: string; readonly check: CheckEvent },
) => Promise<Stream>

/**
 * Adds a stream to a client as {@link withStream} does, and opens it with the first listener by `open`, which may load
 * the code of streams (`openStream`) then. Where that fails, live hooks poll, and the next listener tries again.
 * @throws {TonlensError} There is no `url`, and the base URL of the network does not tell it.
 */
export function withStreamFrom(open: OpenStream, client: Client, options: StreamOptions = {}): StreamingClient {
  const { baseUrl } = client.network
  const url = options.url ?? deriveUrl(baseUrl, 'streaming/v2')
  if (url === undefined) {
    throw new TonlensError(
      `withStream needs the option url: ${baseUrl} does not end in /v3, so the address of the Streaming API is unknown. Pass it, such as https://host/api/streaming/v2.`,
    )
  }
  const stream = openedLater(() => open({ ...options, url, check: (row, data) => client.check(row, data) }))
  return { ...client, stream }
}

/** A stream that is opened for its first listener. Where its code does not load, the next listener tries again. */
function openedLater(load: () => Promise<Stream>): Stream {
  const watchers = createListeners()
  const waiting = new Set<() => void>()
  let stream: Stream | undefined
  let isLoading = false

  async function open(): Promise<void> {
    if (isLoading) return
    isLoading = true
    try {
      stream = await load()
      stream.subscribe(watchers.notify)
      for (const start of waiting) start()
      waiting.clear()
    } catch {
      // Hooks poll without a stream.
    } finally {
      isLoading = false
    }
  }

  return {
    listen(subscription, listener) {
      let stop: (() => void) | undefined
      const start = () => void (stop = stream?.listen(subscription, listener))
      if (stream === undefined) {
        waiting.add(start)
        void open()
      } else start()
      return () => {
        waiting.delete(start)
        stop?.()
      }
    },
    status: () => stream?.status() ?? (waiting.size > 0 ? 'connecting' : 'idle'),
    subscribe: watchers.subscribe,
  }
}

/** Returns the stream of a client, if it has one. */
export function getStream(client: Client): Stream | undefined {
  return (client as Partial<StreamingClient>).stream
}
