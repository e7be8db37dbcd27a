// The service of this repository over a real socket, with faults that a deployment may have.
import { createServer } from 'node:http'
import { createMemoryIndex, type MemoryIndex } from '../../../src/entries/memory.ts'
import { listenOnLoopback } from '../../helpers/servers/loopback.ts'
import { embeddedWorld } from './worlds.ts'

/** A request below `/api/v3` as the faulty service sees it. */
export interface Seen {
  readonly method: string
  readonly path: string
  readonly query: URLSearchParams
  readonly headers: Readonly<Record<string, string | string[] | undefined>>
}

/** An answer on its way out. */
export interface Sent {
  status: number
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  body: any
  headers?: Readonly<Record<string, string>>
}

/** Changes of requests and answers. */
export interface Faulty {
  /** Changes a request before the index sees it. */
  readonly request?: (seen: Seen) => void
  /** Changes an answer; may wait. */
  readonly answer?: (seen: Seen, sent: Sent) => void | Promise<void>
  /** Called before each request, to change the index. */
  readonly before?: (index: MemoryIndex, count: number) => void
}

const embedded = embeddedWorld()
const filled = new WeakMap<readonly unknown[], MemoryIndex>()

/** An index of answers, which takes its time, once for each list of them. */
function readIndex(world: readonly unknown[]): MemoryIndex {
  const index = filled.get(world) ?? createMemoryIndex(world, { version: '1.2' })
  filled.set(world, index)
  return index
}

/** Starts a service with faults. @param world Answers that it is filled with. @default the embedded chain */
export async function startFaultyService(faulty: Faulty = {}, world: readonly unknown[] = embedded) {
  // An index that grows is nobody else's.
  const index = faulty.before === undefined ? readIndex(world) : createMemoryIndex(world, { version: '1.2' })
  const requests: Seen[] = []
  const server = createServer((incoming, outgoing) => {
    void (async () => {
      const url = new URL(incoming.url ?? '/', 'http://service.invalid')
      const seen: Seen = {
        method: incoming.method ?? '',
        path: url.pathname.replace('/api/v3', ''),
        query: url.searchParams,
        headers: incoming.headers,
      }
      requests.push({ ...seen, query: new URLSearchParams(seen.query) })
      faulty.before?.(index, requests.length)
      faulty.request?.(seen)
      const understood = incoming.headers['x-actions-version']
      const found = await index.fetch(url, {
        method: incoming.method ?? 'GET',
        headers: typeof understood === 'string' ? { 'X-Actions-Version': understood } : {},
      })
      const sent: Sent = { status: found.status, body: await found.json() }
      await faulty.answer?.(seen, sent)
      outgoing.writeHead(sent.status, {
        'Content-Type': 'application/json',
        'X-API-Version': '1.2.10',
        ...sent.headers,
      })
      outgoing.end(JSON.stringify(sent.body))
    })()
  })
  const { origin, close } = await listenOnLoopback(server)
  return {
    url: `${origin}/api/v3`,
    requests,
    close,
  }
}
