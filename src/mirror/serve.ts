import type { Answer } from '../client/origin.ts'
import type { Transport } from '../client/transports/transport.ts'
import type { AnyEndpoint } from '../endpoints/endpoint.ts'
import * as endpoints from '../endpoints/index.ts'
import { type Mirror, type MirrorOptions, openMirror } from './mirror.ts'
import type { Scope } from './scope.ts'
import { type Methods, openTalk, type Talk } from './talk.ts'

/** Asks a worker to open a mirror, and to talk over the port from then on. */
export interface Opening {
  readonly tonlens: 'mirror'
  readonly port: MessagePort
}

/** Where the requests of pages arrive: a worker's own global object, or the port of a shared worker. */
export interface Listening {
  addEventListener(type: 'message', listener: (event: MessageEvent<unknown>) => void): void
}

const ROWS = new Map((Object.values(endpoints) as unknown as readonly AnyEndpoint[]).map((row) => [row.name, row]))

/**
 * Opens mirrors in this worker, for pages that ask for them with `openMirrorIn`. Other messages of
 * the worker are left alone.
 * @param from A shared worker gives each of its ports. @default the worker itself
 */
export function serveMirror(from: Listening = globalThis): void {
  from.addEventListener('message', ({ data }) => {
    if (typeof data !== 'object' || data === null || !('tonlens' in data) || data.tonlens !== 'mirror') return
    serve((data as Opening).port)
  })
}

function serve(port: MessagePort): void {
  let mirror: Mirror | undefined
  const opened = (): Mirror => {
    if (mirror === undefined) throw new Error('The mirror is not open.')
    return mirror
  }
  const methods: Methods = {
    async open([options]: readonly [MirrorOptions]) {
      mirror = await openMirror({ ...options, onProblem: (problem) => tell('problem', problem) })
      mirror.subscribe((change) => tell('change', change))
    },
    async request([name, params, init]: readonly [string, object, object], signal) {
      const row = ROWS.get(name)
      if (row === undefined) throw new Error(`There is no endpoint ${name}.`)
      return opened().transport.request(row, params as never, { ...init, signal })
    },
    async fetch([url, init]: readonly [string, RequestInit], signal) {
      const response = await opened().fetch(url, { ...init, signal })
      return { status: response.status, headers: [...response.headers], body: await response.text() }
    },
    sync: ([id, scope, follow]: readonly [number, Scope, boolean], signal) =>
      opened().sync(scope, {
        service: serviceOf(talk, id),
        signal,
        follow,
        onProgress: (progress) => tell('progress', id, progress),
      }),
    ingest: ([body]: readonly unknown[]) => opened().ingest(body),
    scopes: () => opened().scopes(),
    coverage: ([scope]: readonly [Scope]) => opened().coverage(scope),
    usage: () => opened().usage(),
    export: ([scopes]: readonly [(readonly Scope[])?]) => opened().export(scopes),
    import: ([bundle]: readonly [Blob]) => opened().import(bundle),
    clear: ([scope]: readonly [Scope?]) => opened().clear(scope),
    close: () => opened().close(),
  }
  const talk = openTalk(port, methods)
  // A page that does not hear it has gone.
  const tell = (name: string, ...args: readonly unknown[]) => void talk.call(name, args).catch(() => undefined)
}

/** The service as the page reaches it: its rate limit and its key stay there. */
function serviceOf(talk: Talk, id: number): Transport {
  return {
    name: 'page',
    request: (endpoint, params, { priority, signal } = {}) => talk.call('ask', [id, endpoint.name, params, { priority }], signal) as Promise<Answer>,
  }
}
