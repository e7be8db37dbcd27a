import { type Client, type StreamingClient, type StreamOptions, withStream } from 'tonlens'

/** Opens the stream of events of a network. A chunk of its own: pages poll until it is loaded. */
export function openNetworkStream(client: Client, options: StreamOptions): StreamingClient['stream'] {
  return withStream(client, options).stream
}
