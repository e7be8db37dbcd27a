// A service on a real socket that does what it is told to, also what no service should do.
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { listenOnLoopback } from './loopback.ts'

/** One request as it arrived. */
export interface Arrived {
  readonly method: string
  /** Route below the base URL. */
  readonly path: string
  readonly query: URLSearchParams
  readonly headers: IncomingMessage['headers']
  readonly body: string
  /** Characters of the request target. */
  readonly length: number
  /** Unix milliseconds. */
  readonly at: number
  /** Whether the other side hung up before the answer was whole. */
  aborted: boolean
}

/** Answers one request, or does not. */
export type Answer = (request: Arrived, response: ServerResponse) => void | Promise<void>

/** A running server. */
export interface FaultServer {
  /** Ends in `/api/v3`. */
  readonly baseUrl: string
  readonly requests: readonly Arrived[]
  /** Answers in turn; the last one stays. */
  answerWith(...answers: Answer[]): void
  close(): Promise<void>
}

/** Starts a server on the loopback, on a free port. */
export async function startFaultServer(...answers: Answer[]): Promise<FaultServer> {
  let script = answers
  const requests: Arrived[] = []
  const server = createServer((request, response) => {
    void (async () => {
      let body = ''
      for await (const chunk of request) body += String(chunk)
      const url = new URL(request.url ?? '/', 'http://127.0.0.1')
      const arrived: Arrived = {
        method: request.method ?? '',
        path: url.pathname.replace('/api/v3', ''),
        query: url.searchParams,
        headers: request.headers,
        body,
        length: (request.url ?? '').length,
        at: Date.now(),
        aborted: false,
      }
      requests.push(arrived)
      response.on('close', () => (arrived.aborted = !response.writableFinished))
      const answer = script.length > 1 ? script.shift() : script[0]
      await answer?.(arrived, response)
    })()
  })
  const { origin, close } = await listenOnLoopback(server)
  return {
    baseUrl: `${origin}/api/v3`,
    requests,
    answerWith: (...next) => (script = next),
    close,
  }
}

/** A JSON answer. */
export function json(body: unknown, status = 200, headers: Record<string, string> = {}): Answer {
  return text(JSON.stringify(body), status, { 'content-type': 'application/json', ...headers })
}

/** Any text. */
export function text(body: string, status = 200, headers: Record<string, string> = {}): Answer {
  return (_request, response) => void response.writeHead(status, headers).end(body)
}

/** Never answers. */
export const silence: Answer = () => {}

/** Begins to answer and never ends. */
export const stall: Answer = (_request, response) =>
  void response.writeHead(200, { 'content-type': 'application/json' }).write('{"tran')

/** Hangs up without an answer. */
export const hangUp: Answer = (_request, response) => void response.destroy()

/** Hangs up in the middle of the answer. */
export const breakOff: Answer = (_request, response) => {
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': '1000' })
  response.write('{"transactions":[', () => response.destroy())
}
