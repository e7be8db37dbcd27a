import { TonlensError } from '../../../ton/cells/errors.ts'
import type { Client } from '../client.ts'
import { createListeners } from '../createListeners.ts'
import { deriveUrl } from '../transports/networks.ts'
import type { Stream, StreamingClient, StreamOptions } from './stream.ts'

/**
 * Adds a stream to a client: its live hooks then receive events at once, and poll only while the
 * stream is closed. Events are checked like answers. The code of the connection loads with the first listener.
 * @throws {TonlensError} There is no `url`, and the base URL of the network does not tell it.
 */
export function withStream(client: Client, options: StreamOptions = {}): StreamingClient {
  const { baseUrl } = client.network
  const url = options.url ?? deriveUrl(baseUrl, 'streaming/v2')
  if (url === undefined) {
    throw new TonlensError(
      `withStream needs the option url: ${baseUrl} does not end in /v3, so the address of the Streaming API is unknown. Pass it, such as https://host/api/streaming/v2.`,
    )
  }
  const stream = openedLater(async () => {
    const { openStream } = await import('./openStream.ts')
    return openStream({ ...options, url, check: (row, data) => client.check(row, data) })
  })
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
