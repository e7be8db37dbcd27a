import type { JoinedVisitor, StreamHub } from './hub.ts'
import { nothingWanted, readFields, readSubscription, readUnsubscription, SubscriptionRefusal } from './wanted.ts'

/** A WebSocket as browsers, Deno, Workers and the package `ws` have it, after it was accepted. */
export interface GatewaySocket {
  readonly bufferedAmount?: number
  send(text: string): void
  close(code?: number, reason?: string): void
  addEventListener(type: 'message', listener: (event: { readonly data: unknown }) => void): void
  addEventListener(type: 'close' | 'error', listener: () => void): void
}

/** Most bytes that wait for a visitor who reads too slowly. */
const maxBuffered = 1024 * 1024
/** Longest message of a visitor, in bytes. */
export const maxMessage = 256 * 1024

/** Answer to one visitor too many, as the service words it. */
export function tooManyText(visitors: number): string {
  return `connection limit reached: ${visitors} active connections`
}

/**
 * Answers `POST /sse`: one subscription, and its events until the visitor or the gateway ends it.
 * @param body JSON of the subscription.
 * @param left Called when the connection has ended.
 * @throws {SubscriptionRefusal} The service would refuse it.
 */
export function serveEvents(
  hub: StreamHub,
  body: string,
  maxAddresses: number,
  headers: Readonly<Record<string, string>>,
  left: () => void,
): Response | undefined {
  const about = 'invalid subscription request'
  const fields = readFields(body, about)
  const wanted = readSubscription(fields, nothingWanted, maxAddresses, false)
  const id = readId(fields)
  const encoder = new TextEncoder()
  let joined: JoinedVisitor | undefined
  let controller: ReadableStreamDefaultController<Uint8Array> | undefined

  function leave(): void {
    if (controller === undefined) return
    controller = undefined
    joined?.leave()
    left()
  }

  function write(text: string): void {
    if (controller === undefined) return
    if ((controller.desiredSize ?? 0) < -maxBuffered) return end()
    controller.enqueue(encoder.encode(text))
  }

  function end(): void {
    const ended = controller
    leave()
    ended?.close()
  }

  joined = hub.join({
    send: (text) => write(`event: event\ndata: ${text}\n\n`),
    keepAlive: () => write(': keepalive\n\n'),
    end,
  })
  if (joined === undefined) return undefined
  const stream = new ReadableStream<Uint8Array>(
    {
      start(given) {
        controller = given
        joined?.change(wanted, () =>
          write(`event: connected\ndata: ${JSON.stringify({ ...id, status: 'subscribed' })}\n\n`),
        )
      },
      cancel: leave,
    },
    new ByteLengthQueuingStrategy({ highWaterMark: 0 }),
  )
  return new Response(stream, {
    headers: {
      'Content-Type': 'text/event-stream',
      'Cache-Control': 'no-store',
      // Balancers on nginx keep events back otherwise.
      'X-Accel-Buffering': 'no',
      ...headers,
    },
  })
}

/**
 * Serves a WebSocket: subscriptions that change in place, and their events.
 * @param left Called when the connection has ended.
 */
export function serveSocket(hub: StreamHub, socket: GatewaySocket, maxAddresses: number, left: () => void): void {
  let isOpen = true
  const say = (value: object) => write(JSON.stringify(value))

  function write(text: string): void {
    if (!isOpen) return
    if ((socket.bufferedAmount ?? 0) > maxBuffered) return end('too slow')
    socket.send(text)
  }

  function end(reason: string): void {
    leave()
    socket.close(1001, reason)
  }

  const joined = hub.join({ send: write, keepAlive: () => undefined, end: () => end('reconnect') })

  function leave(): void {
    if (!isOpen) return
    isOpen = false
    joined?.leave()
    left()
  }

  if (joined === undefined) {
    say({ error: tooManyText(hub.visitors()) })
    socket.close(1013, 'too many connections')
    return left()
  }
  socket.addEventListener('close', leave)
  socket.addEventListener('error', leave)
  socket.addEventListener('message', ({ data }) => {
    if (!isOpen) return
    const text = String(data)
    if (text.length > maxMessage) return end('message too large')
    let id: object = {}
    try {
      const fields = readFields(text, 'invalid request envelope')
      id = readId(fields)
      obey(joined, fields, maxAddresses, (status) => say({ ...id, status }))
    } catch (error) {
      if (!(error instanceof SubscriptionRefusal)) throw error
      say({ ...id, error: error.message })
    }
  })
}

/** @throws {SubscriptionRefusal} The service would refuse it. */
function obey(
  joined: JoinedVisitor,
  fields: Readonly<Record<string, unknown>>,
  maxAddresses: number,
  confirm: (status: string) => void,
): void {
  const { operation = '' } = fields
  if (operation === 'ping') return confirm('pong')
  if (operation === 'subscribe')
    return joined.change(readSubscription(fields, joined.wanted(), maxAddresses, true), () => confirm('subscribed'))
  if (operation === 'unsubscribe') {
    joined.change(readUnsubscription(fields, joined.wanted()), () => confirm('unsubscribed'))
    return
  }
  throw new SubscriptionRefusal(`unknown operation: ${typeof operation === 'string' ? operation.slice(0, 40) : ''}`)
}

function readId({ id }: Readonly<Record<string, unknown>>): { readonly id?: string } {
  return typeof id === 'string' && id !== '' ? { id: id.slice(0, 100) } : {}
}
