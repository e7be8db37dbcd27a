import { HttpError } from '../errors.ts'
import type { OpenConnection } from './connection.ts'
import { openSocket } from './socket.ts'
import { openSse } from './sse.ts'
import type { StreamOptions } from './stream.ts'

/** Returns what opens the connections of a stream. */
export function chooseProtocol({ protocol, apiKey, apiKeyIn, fetch }: StreamOptions): OpenConnection {
  const isPage = typeof document !== 'undefined'
  // A browser sends no headers with a WebSocket, and no `fetch` of an application sees it.
  const isFree = fetch === undefined && (apiKey === undefined || apiKeyIn !== 'header')
  if (protocol === 'websocket') return openSocket
  return protocol === undefined && isPage && isFree ? openByTurns() : openSse
}

/**
 * Opens a WebSocket first. A protocol that does not open gives way to the other one at the next attempt: proxies may
 * block either, and a browser does not tell why a WebSocket did not open.
 */
function openByTurns(): OpenConnection {
  let open = openSocket
  return (options, subscription, listener) => {
    const tried = open
    let isOpened = false
    return tried(options, subscription, {
      ...listener,
      opened() {
        isOpened = true
        listener.opened()
      },
      closed(error) {
        if (!isOpened && !(tried === openSocket && error instanceof HttpError))
          open = tried === openSocket ? openSse : openSocket
        listener.closed(error)
      },
    })
  }
}
