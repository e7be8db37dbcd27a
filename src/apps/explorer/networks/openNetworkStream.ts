import { openStream, type OpenStream } from 'tonlens'

/** Opens the stream of events of a network. A chunk of its own: pages poll until it is loaded. */
export const openNetworkStream: OpenStream = openStream
