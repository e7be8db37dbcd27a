import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { Readable } from 'node:stream'
import type { WebSocket as NodeSocket, WebSocketServer } from 'ws'
import type { Gateway } from '../../server/createGateway.ts'
import type { VisitorInfo } from '../../server/options.ts'
import { maxMessage } from '../../server/stream/serveStream.ts'
import { loadPeer } from './loadPeer.ts'

/** How a server knows its visitors. */
export interface ServeOptions {
  /** Takes the address of a visitor from the last entry of `X-Forwarded-For`, as a balancer writes it. */
  readonly trustProxy: boolean
}

/** Milliseconds in which the headers of a request must arrive. */
const headersTimeout = 10_000
/** Milliseconds in which a request must arrive. */
const requestTimeout = 20_000
/** Milliseconds for which an idle connection stays open: longer than balancers keep theirs. */
const keepAliveTimeout = 65_000
/** End of the paths of WebSockets. */
const socketPath = '/api/streaming/v2/ws'
/** Most connections at a time. */
const maxConnections = 20_000
/** Milliseconds without a message after which a WebSocket is closed: clients send a ping every 15 s. */
const maxSilence = 90_000

/** The part of a gateway that is served. */
interface Served {
  (request: Request, info: VisitorInfo): Promise<Response>
  readonly connect?: Gateway['connect']
}

/**
 * Creates a server of Node for a gateway.
 * @param sockets Accepts WebSockets: a server of the package `ws` without one of its own. @default none are accepted
 */
export function createHttpServer(handler: Served, options: ServeOptions, sockets?: WebSocketServer): Server {
  const server = createServer({ headersTimeout, requestTimeout, keepAliveTimeout }, (incoming, outgoing) => {
    answer(incoming, outgoing).catch(() => outgoing.destroy())
  })
  server.maxConnections = maxConnections
  server.on('upgrade', (incoming, socket, head) => {
    const url = readUrl(incoming)
    const request = url === undefined ? undefined : toRequest(incoming, url, new AbortController().signal)
    if (sockets === undefined || request === undefined || !new URL(request.url).pathname.endsWith(socketPath))
      return void socket.end('HTTP/1.1 404 Not Found\r\nConnection: close\r\n\r\n')
    sockets.handleUpgrade(incoming, socket, head, (opened) => {
      closeSilent(opened)
      handler.connect?.(opened, request, readVisitor(incoming, options))
    })
  })

  async function answer(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const url = readUrl(incoming)
    if (url === undefined) return void outgoing.writeHead(400).end()
    const stop = new AbortController()
    outgoing.on('close', () => stop.abort())
    const request = toRequest(incoming, url, stop.signal)
    if (request === undefined) return void outgoing.writeHead(501).end()
    const response = await handler(request, readVisitor(incoming, options))
    await writeResponse(response, outgoing, stop.signal)
    // The rest of a body that was not read would be taken for the next request.
    if (!incoming.complete) incoming.destroy()
  }
  return server
}

/** Opens the sockets of a server. @throws {TonlensError} The package `ws` is not installed. */
export async function openSocketServer(): Promise<WebSocketServer> {
  const { WebSocket: Socket, WebSocketServer } = await loadPeer('ws', 'The Streaming API', () => import('ws'))
  // Node 20 has none, and the stream of the client needs one to change its subscription in place.
  if (!('WebSocket' in globalThis)) Object.assign(globalThis, { WebSocket: Socket })
  return new WebSocketServer({ noServer: true, maxPayload: maxMessage, perMessageDeflate: false })
}

function closeSilent(socket: NodeSocket): void {
  let last = Date.now()
  socket.on('message', () => (last = Date.now()))
  socket.on('error', () => socket.terminate())
  const timer = setInterval(() => {
    if (Date.now() - last > maxSilence) socket.terminate()
  }, maxSilence / 3)
  socket.on('close', () => clearInterval(timer))
}

/** The address that a request asks for; undefined if it is none. */
function readUrl({ url = '', headers: { host = '' } }: IncomingMessage): string | undefined {
  const text = `http://${host}${url}`
  return url.startsWith('/') && /^[^/\\?#@]+$/.test(host) && URL.canParse(text) ? text : undefined
}

/** Returns what the server knows of a visitor. */
function readVisitor({ headers, socket }: IncomingMessage, { trustProxy }: ServeOptions): VisitorInfo {
  const forwarded = trustProxy
    ? String(headers['x-forwarded-for'] ?? '')
        .split(',')
        .at(-1)
        ?.trim()
    : ''
  return { address: forwarded === '' || forwarded === undefined ? socket.remoteAddress : forwarded }
}

/** Undefined for a method that `Request` refuses, such as TRACE. */
function toRequest(incoming: IncomingMessage, url: string, signal: AbortSignal): Request | undefined {
  const { method = 'GET' } = incoming
  const headers = new Headers()
  for (const [name, value] of Object.entries(incoming.headers)) {
    if (value !== undefined) headers.set(name, Array.isArray(value) ? value.join(', ') : value)
  }
  try {
    if (method === 'GET' || method === 'HEAD') return new Request(url, { method, headers, signal })
    const body = Readable.toWeb(incoming) as ReadableStream<Uint8Array>
    return new Request(url, { method, headers, signal, body, duplex: 'half' } as RequestInit)
  } catch {
    return undefined
  }
}

async function writeResponse(response: Response, outgoing: ServerResponse, signal: AbortSignal): Promise<void> {
  const headers = Object.fromEntries(response.headers)
  if (response.headers.get('Content-Type') !== 'text/event-stream') {
    const bytes = Buffer.from(await response.arrayBuffer())
    outgoing.writeHead(response.status, { ...headers, 'Content-Length': bytes.length })
    outgoing.end(bytes)
    return
  }
  outgoing.writeHead(response.status, headers)
  outgoing.flushHeaders()
  const reader = response.body?.getReader()
  signal.addEventListener('abort', () => void reader?.cancel().catch(() => undefined))
  for (let part = await reader?.read(); part !== undefined && !part.done; part = await reader?.read()) {
    // The reader waits while the visitor does, so that the gateway sees who is too slow.
    if (!outgoing.write(part.value))
      await new Promise((drained) => outgoing.once('drain', drained).once('close', drained))
  }
  outgoing.end()
}
