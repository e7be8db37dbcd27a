/** Messages of tabs that compete for a lead. */
export interface LeadMessage {
  /** Name of a lead that another tab waits for. */
  readonly want?: string
  /** Name of a lead whose holder is alive (heartbeat). */
  readonly beat?: string
}

/** Connection between the tabs of an origin. */
export interface Channel<Message = LeadMessage> {
  /** Sends a message to all other tabs. */
  readonly post: (message: Message) => void
  /** Listens to the other tabs. @returns Unsubscribes. */
  readonly subscribe: (listener: (message: Message) => void) => () => void
  readonly close: () => void
}

/** Opens a channel. Without BroadcastChannel, messages are dropped. */
export function openChannel<Message>(name: string): Channel<Message> {
  const listeners = new Set<(message: Message) => void>()
  const channel = openBroadcastChannel(name)
  const onMessage = ({ data }: MessageEvent<unknown>) => {
    if (typeof data !== 'object' || data === null) return
    for (const listener of listeners) listener(data as Message)
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
