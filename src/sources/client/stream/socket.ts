import { HttpError, NetworkError } from '../errors.ts'
import { repeat } from '../limits/pause.ts'
import { type OpenConnection, addKey } from './connection.ts'
import type { WireSubscription } from './events.ts'

const path = '/streaming/v2/ws'

/** Opens a WebSocket. Its subscription can change without a new connection. */
export const openSocket: OpenConnection = (options, wanted, listener) => {
  const { keys } = options
  let socket: WebSocket | undefined
  let stopPings = () => {}
  let closed = false
  let subscription = wanted
  /** Number of the last request; acknowledgements of earlier ones are ignored. */
  let requests = 0

  function finish(error: unknown): void {
    if (closed) return
    close()
    listener.closed(error)
  }

  function close(): void {
    closed = true
    stopPings()
    socket?.close()
  }

  function subscribe(next: WireSubscription): void {
    subscription = next
    if (socket?.readyState !== WebSocket.OPEN) return
    // A list that is left out stays as it was on the service.
    const { addresses = [], trace_external_hash_norms = [], ...rest } = next
    const lists = {
      ...(addresses.length > 0 && { addresses }),
      ...(trace_external_hash_norms.length > 0 && { trace_external_hash_norms }),
    }
    requests += 1
    socket.send(JSON.stringify({ operation: 'subscribe', id: String(requests), ...rest, ...lists }))
  }

  function receive(text: string): void {
    listener.alive()
    const value = JSON.parse(text) as { id?: unknown; status?: unknown; error?: unknown }
    if (value.status === 'subscribed') {
      if (value.id === String(requests)) listener.opened()
      return
    }
    if (typeof value.error === 'string') finish(createRefusal(keys.redact(value.error)))
    else if (value.status === undefined) listener.event(value)
  }

  function connect(key: string | undefined): void {
    if (closed) return
    // A WebSocket has no headers of its own: the key can only be in the URL.
    const opened = new WebSocket(addKey(`${options.url.replace(/^http/, 'ws')}/ws`, key, true))
    socket = opened
    opened.onopen = () => {
      subscribe(subscription)
      stopPings = repeat(options.ping, () => opened.send('{"operation":"ping"}'))
    }
    opened.onmessage = ({ data }) => {
      try {
        if (!closed) receive(keys.redactBody(String(data)))
      } catch (error) {
        finish(new NetworkError(path, keys.redactCause(error)))
      }
    }
    // A close follows it. Without a listener, a socket of the package `ws` throws the error.
    opened.onerror = () => {}
    opened.onclose = ({ reason }) => {
      finish(new NetworkError(path, reason === '' ? 'the connection was closed' : keys.redact(reason)))
    }
  }

  keys.next().then(connect, finish)
  return { change: subscribe, close }
}

/** Returns the error of a refusal. It has no status; only a limit of connections is temporary. */
function createRefusal(text: string): HttpError {
  const limited = /connection limit|rate ?limit/i.test(text)
  return new HttpError(path, limited ? 429 : 400, limited ? 'rateLimited' : 'invalid', text)
}
