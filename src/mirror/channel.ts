import type { MirrorChange } from './scope.ts'

/** What tabs tell each other. They are hints: what is true stands in the database. */
export interface Message {
  readonly change?: MirrorChange
  /** Name of a lead that somebody waits for. */
  readonly want?: string
  /** Name of a lead whose holder is alive. */
  readonly beat?: string
}

/** Talk between the tabs of one mirror. */
export interface Channel {
  /** Tells the other tabs. */
  readonly post: (message: Message) => void
  /** Hears the other tabs. @returns The way to stop. */
  readonly subscribe: (listener: (message: Message) => void) => () => void
  readonly close: () => void
}

/** Opens the channel of a mirror; one that reaches nobody where there are no channels. */
export function openChannel(name: string): Channel {
  const listeners = new Set<(message: Message) => void>()
  const channel = openIfAny(name)
  const hear = ({ data }: MessageEvent<unknown>) => {
    if (typeof data !== 'object' || data === null) return
    for (const listener of listeners) listener(data)
  }
  channel?.addEventListener('message', hear)
  return {
    post(message) {
      try {
        // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel takes none
        channel?.postMessage(message)
      } catch {
        // Closed meanwhile.
      }
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    close() {
      channel?.removeEventListener('message', hear)
      channel?.close()
    },
  }
}

function openIfAny(name: string): BroadcastChannel | undefined {
  try {
    const channel = new BroadcastChannel(`tonlens:${name}`)
    // A server that mirrors must be able to end.
    ;(channel as { unref?: () => void }).unref?.()
    return channel
  } catch {
    return undefined
  }
}
