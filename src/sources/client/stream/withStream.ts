import { createStream } from './createStream.ts'
import type { Client } from '../client.ts'
import { type OpenStream, type StreamingClient, type StreamOptions, withStreamFrom } from './stream.ts'
import { canShareStream, createTabStream } from './tabStream.ts'

/**
 * Adds a stream to a client: its live hooks then receive events at once, and poll only while the
 * stream is closed. Events are checked like answers.
 * @throws {TonlensError} There is no `url`, and the base URL of the network does not tell it.
 */
export function withStream(client: Client, options?: StreamOptions): StreamingClient {
  return withStreamFrom(openStream, client, options)
}

/** Opens the stream of the browser where its tabs can share one, else one of this page. */
export const openStream: OpenStream = async (options) => {
  const { url, apiKey, check, shared = true } = options
  const open = () => createStream(options)
  // A `fetch` of the application may get other events than those of the other tabs.
  if (!shared || options.fetch !== undefined || !canShareStream()) return open()
  const key = typeof apiKey === 'string' ? await digest(apiKey) : apiKey === undefined ? '' : 'key'
  return createTabStream(`tonlens stream ${url} ${key}`.trim(), open, check)
}

/** Keys stay out of names that other scripts of the site can list. */
async function digest(text: string): Promise<string> {
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
  return Array.from(new Uint8Array(bytes, 0, 8), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
