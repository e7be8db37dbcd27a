import { TonlensError } from '../../ton/cells/errors.ts'
import type { Answer, AnsweredRequest } from '../client/origin.ts'
import type { Transport } from '../client/transports/transport.ts'
import type { AnyEndpoint } from '../../service/endpoints/endpoint.ts'
import * as endpoints from '../../service/endpoints/index.ts'
import { type Mirror, type MirrorOptions, openMirror } from './mirror.ts'
import type { Scope } from './coverage/scope.ts'
import { type Methods, openRpc, type Rpc } from './rpc.ts'

/** Asks a worker to open a mirror and to serve it over the port. */
export interface Opening {
  readonly tonlens: 'mirror'
  readonly port: MessagePort
}

/** The object at which messages of pages arrive: a worker's global object, or the port of a shared worker. */
export interface Listening {
  addEventListener(type: 'message', listener: (event: MessageEvent<unknown>) => void): void
}

const endpointsByName = new Map(
  (Object.values(endpoints) as unknown as readonly AnyEndpoint[]).map((row) => [row.name, row]),
)

/**
 * Opens mirrors in this worker, for pages that request them with `openMirrorIn`. Ignores all other
 * messages of the worker.
 * @param from In a shared worker, each of its ports. @default the worker itself
 */
export function serveMirror(from: Listening = globalThis): void {
  from.addEventListener('message', ({ data }) => {
    if (typeof data !== 'object' || data === null || !('tonlens' in data) || data.tonlens !== 'mirror') return
    serve((data as Opening).port)
  })
}

/** A request as a page sends it. */
type SentRequest = Omit<AnsweredRequest, 'endpoint'> & { readonly endpoint: string }

/** @throws {TonlensError} The worker does not know the endpoint. */
function findEndpoint(name: string): AnyEndpoint {
  const row = endpointsByName.get(name)
  if (row !== undefined) return row
  throw new TonlensError(`There is no endpoint ${name}. Load the page and the worker from the same version.`)
}

function serve(port: MessagePort): void {
  let mirror: Mirror | undefined
  const opened = (): Mirror => {
    if (mirror === undefined)
      throw new TonlensError('The mirror of this worker is not open. Call `openMirrorIn` first.')
    return mirror
  }
  const methods: Methods = {
    /** A sign of life. */
    ping: async () => undefined,
    async open([options]: readonly [MirrorOptions]) {
      mirror = await openMirror({ ...options, onProblem: (problem) => notify('problem', problem) })
      mirror.subscribe((change) => notify('change', change))
    },
    async request([name, params, init]: readonly [string, object, object], signal) {
      return opened().transport.request(findEndpoint(name), params as never, { ...init, signal })
    },
    async fetch([url, init]: readonly [string, RequestInit], signal) {
      const response = await opened().fetch(url, { ...init, signal })
      return { status: response.status, headers: [...response.headers], body: await response.text() }
    },
    sync: ([id, scope, follow, network]: readonly [number, Scope, boolean, string?], signal) =>
      opened().sync(scope, {
        service: createService(rpc, id, network),
        signal,
        follow,
        onProgress: (progress) => notify('progress', id, progress),
      }),
    ingest: async ([body, request]: readonly [unknown, SentRequest?]) =>
      opened().ingest(body, request && { ...request, endpoint: findEndpoint(request.endpoint) }),
    scopes: () => opened().scopes(),
    coverage: ([scope]: readonly [Scope]) => opened().coverage(scope),
    usage: () => opened().usage(),
    export: ([scopes]: readonly [(readonly Scope[])?]) => opened().export(scopes),
    import: ([bundle]: readonly [Blob]) => opened().import(bundle),
    clear: ([scope]: readonly [Scope?]) => opened().clear(scope),
    close: () => opened().close(),
  }
  const rpc = openRpc(port, methods)
  // A call fails only when the page is gone.
  const notify = (name: string, ...args: readonly unknown[]) => void rpc.call(name, args).catch(() => undefined)
}

/** The service as the page reaches it. Rate limit and API key stay in the page. */
function createService(rpc: Rpc, id: number, network: string | undefined): Transport {
  return {
    name: 'page',
    network,
    request: (endpoint, params, { priority, policy, signal } = {}) =>
      rpc.call('ask', [id, endpoint.name, params, { priority, policy }], signal) as Promise<Answer>,
  }
}
