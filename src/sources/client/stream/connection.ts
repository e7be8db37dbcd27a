import type { ApiKeys } from '../transports/apiKey.ts'
import type { WireSubscription } from './events.ts'

/** Options of a connection. */
export interface ConnectionOptions {
  /** Base of the Streaming API, such as `https://host/api/streaming/v2`. */
  readonly url: string
  /** Asked for each connection, because keys rotate. */
  readonly keys: ApiKeys
  readonly apiKeyIn: 'query' | 'header'
  /** @default the global `fetch` */
  readonly fetch: typeof globalThis.fetch | undefined
  /** Milliseconds between two pings of a protocol that needs them to stay alive. */
  readonly ping: number
}

/** Callbacks of a connection. */
interface ConnectionListener {
  /** The service confirmed the subscription: no event is missed from now on. */
  opened(): void
  /** Parsed JSON of one event. */
  event(value: unknown): void
  /** Any data arrived. */
  alive(): void
  /** The service said that it has nothing to say; not called where subscriptions change in place. */
  keptAlive(): void
  /** The connection broke, or the service closed it. Not called after `close`. */
  closed(error: unknown): void
}

/** One connection to the Streaming API. */
export interface Connection {
  /** Changes the subscription; absent if that takes a new connection. */
  readonly change?: (subscription: WireSubscription) => void
  close(): void
}

/** Opens a connection of one protocol. */
export type OpenConnection = (
  options: ConnectionOptions,
  subscription: WireSubscription,
  listener: ConnectionListener,
) => Connection

/** Returns the URL with the API key as a query parameter, if it is sent that way. */
export function addKey(url: string, key: string | undefined, inQuery: boolean): string {
  return key === undefined || !inQuery ? url : `${url}?api_key=${encodeURIComponent(key)}`
}
