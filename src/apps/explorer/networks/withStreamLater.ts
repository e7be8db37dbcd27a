import type { Client, StreamingClient, StreamOptions } from 'tonlens'

type Stream = StreamingClient['stream']

/** Adds a stream to a client. Its code loads with the first listener; pages poll until then. */
export function withStreamLater(client: Client, options: StreamOptions): StreamingClient {
  const watchers = new Set<() => void>()
  const waiting = new Set<() => void>()
  let stream: Stream | undefined
  let isLoading = false

  async function open(): Promise<void> {
    if (isLoading) return
    isLoading = true
    try {
      const { openNetworkStream } = await import('./openNetworkStream.ts')
      stream = openNetworkStream(client, options)
      stream.subscribe(() => {
        for (const notify of watchers) notify()
      })
      for (const start of waiting) start()
      waiting.clear()
    } catch {
      // The next listener tries again.
    } finally {
      isLoading = false
    }
  }

  return {
    ...client,
    stream: {
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
      subscribe(listener) {
        const notify = () => listener()
        watchers.add(notify)
        return () => void watchers.delete(notify)
      },
    },
  }
}
