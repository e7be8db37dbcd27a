import { HttpError, NetworkError } from '../errors.ts'
import { type OpenLine, withKey } from './line.ts'
import type { WireSubscription } from './events.ts'

const path = '/streaming/v2/ws'

/** A WebSocket: what is subscribed can change without a new connection. */
export const openSocket: OpenLine = (options, wanted, listener) => {
  let socket: WebSocket | undefined
  let timer: ReturnType<typeof setInterval> | undefined
  let over = false
  let asked = wanted
  /** Number of the last request: only its acknowledgement counts. */
  let requests = 0

  function finish(error: unknown): void {
    if (over) return
    close()
    listener.closed(error)
  }

  function close(): void {
    over = true
    clearInterval(timer)
    socket?.close()
  }

  function subscribe(next: WireSubscription): void {
    asked = next
    if (socket?.readyState !== WebSocket.OPEN) return
    // Left out they would stay as they were, so the lists are always said.
    const { addresses = [], trace_external_hash_norms = [], ...rest } = next
    const lists = {
      ...(addresses.length > 0 && { addresses }),
      ...(trace_external_hash_norms.length > 0 && { trace_external_hash_norms }),
    }
    requests += 1
    socket.send(JSON.stringify({ operation: 'subscribe', id: String(requests), ...rest, ...lists }))
  }

  function heard(text: string): void {
    listener.alive()
    const value = JSON.parse(text) as { id?: unknown; status?: unknown; error?: unknown }
    if (value.status === 'subscribed') {
      if (value.id === String(requests)) listener.opened()
      return
    }
    if (typeof value.error === 'string') finish(refusal(value.error))
    else if (value.status === undefined) listener.event(value)
  }

  function connect(key: string | undefined): void {
    if (over) return
    // Without a header of its own a WebSocket can carry a key only in the address.
    const opened = new WebSocket(withKey(`${options.url.replace(/^http/, 'ws')}/ws`, key, true))
    socket = opened
    opened.onopen = () => {
      subscribe(asked)
      timer = setInterval(() => opened.send('{"operation":"ping"}'), options.ping)
    }
    opened.onmessage = ({ data }) => {
      try {
        if (!over) heard(String(data))
      } catch (error) {
        finish(new NetworkError(path, error))
      }
    }
    opened.onclose = ({ reason }) => {
      finish(new NetworkError(path, reason === '' ? 'the connection was closed' : reason))
    }
  }

  options.apiKey().then(connect, finish)
  return { change: subscribe, close }
}

/** Errors come without a status; only the limit of connections may pass by itself. */
function refusal(text: string): HttpError {
  const limited = /connection limit|rate ?limit/i.test(text)
  return new HttpError(path, limited ? 429 : 400, limited ? 'rateLimited' : 'invalid', text)
}
