import { createStream } from './createStream.ts'
import type { CheckEvent } from './events.ts'
import type { Stream, StreamOptions } from './stream.ts'
import { canShareStream, createTabStream } from './tabStream.ts'

/** Opens the stream of the browser where its tabs can share one, else one of this page. */
export async function openStream(
  options: StreamOptions & { readonly url: string; readonly check: CheckEvent },
): Promise<Stream> {
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
