import type { MirrorChange } from '../coverage/scope.ts'

/** A message between tabs. Messages are hints only; the database holds the state. */
interface TabMessage {
  readonly change?: MirrorChange
  /** Name of a lead that another tab waits for. */
  readonly want?: string
  /** Name of a lead whose holder is alive (heartbeat). */
  readonly beat?: string
}

/** Connection between the tabs that have opened one mirror. */
export interface Channel {
  /** Sends a message to all other tabs. */
  readonly post: (message: TabMessage) => void
  /** Listens to the other tabs. @returns Unsubscribes. */
  readonly subscribe: (listener: (message: TabMessage) => void) => () => void
  readonly close: () => void
}

/** Opens the channel of a mirror. Without BroadcastChannel, messages are dropped. */
export function openChannel(name: string): Channel {
  const listeners = new Set<(message: TabMessage) => void>()
  const channel = openBroadcastChannel(name)
  const onMessage = ({ data }: MessageEvent<unknown>) => {
    if (typeof data !== 'object' || data === null) return
    for (const listener of listeners) listener(data)
  }
  channel?.addEventListener('message', onMessage)
  return {
    post(message) {
      try {
        // oxlint-disable-next-line unicorn/require-post-message-target-origin -- BroadcastChannel has no target origin
        channel?.postMessage(message)
      } catch {
        // The channel was closed meanwhile.
      }
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    close() {
      channel?.removeEventListener('message', onMessage)
      channel?.close()
    },
  }
}

function openBroadcastChannel(name: string): BroadcastChannel | undefined {
  try {
    const channel = new BroadcastChannel(`tonlens:${name}`)
    // An open channel must not keep a Node process alive.
    ;(channel as { unref?: () => void }).unref?.()
    return channel
  } catch {
    return undefined
  }
}
