import type { WireSubscription } from './events.ts'

/** Where a connection leads and with what. */
export interface LineOptions {
  /** Base of the Streaming API, such as `https://host/api/streaming/v2`. */
  readonly url: string
  /** Asked anew for each connection: keys rotate. */
  readonly apiKey: () => Promise<string | undefined>
  readonly apiKeyIn: 'query' | 'header'
  readonly fetch: typeof fetch
  /** Milliseconds between two signs of life that a protocol has to ask for itself. */
  readonly ping: number
}

/** What a connection tells. */
export interface LineListener {
  /** The service confirmed the subscription: from now on nothing is missed. */
  opened(): void
  /** Parsed JSON of one notification. */
  event(value: unknown): void
  /** Any sign of life. */
  alive(): void
  /** Over, by itself or by the service; `error` says why. Not called after `close`. */
  closed(error: unknown): void
}

/** One connection. */
export interface Line {
  /** Asks for something else on the same connection; absent where that takes a new one. */
  readonly change?: (wanted: WireSubscription) => void
  close(): void
}

/** Opens a connection of one protocol. */
export type OpenLine = (
  options: LineOptions,
  wanted: WireSubscription,
  listener: LineListener,
) => Line

/** The address with the key in it, where the key travels so. */
export function withKey(url: string, key: string | undefined, inQuery: boolean): string {
  return key === undefined || !inQuery ? url : `${url}?api_key=${encodeURIComponent(key)}`
}
