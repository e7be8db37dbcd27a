import { NotMirroredError } from '../client/errors.ts'
import type { Answer } from '../client/origin.ts'
import type { AnyEndpoint } from '../../service/endpoints/endpoint.ts'
import { MirrorUnavailableError } from './errors.ts'
import type { Mirror, MirrorOptions } from './mirror.ts'
import type { MirrorChange, ScopeStatus, SyncProgress } from './coverage/scope.ts'
import type { MirrorProblem, Scopes } from './scopes.ts'
import type { Opening } from './serveMirror.ts'
import { createTimeLimit } from './storage/timeLimit.ts'
import type { SyncOptions } from './sync/sync.ts'
import { openRpc } from './rpc.ts'

/** A worker that has called `serveMirror`, or the port of a shared one. */
export interface MirrorWorker {
  postMessage(message: unknown, transfer: Transferable[]): void
  /** Reports a script that did not load. */
  addEventListener?: ((type: 'error', listener: (event: Event) => void) => void) | undefined
}

/**
 * Opens a mirror that works in a worker, so that reading and writing do not block the page. It is used like
 * any other mirror. Calls fail with {@link MirrorUnavailableError} when the worker no longer responds.
 * @throws {MirrorUnavailableError} The worker did not start, has no IndexedDB, or it does not open.
 * @example
 * // mirror.worker.ts: import { serveMirror } from 'tonlens/mirror-worker'; serveMirror()
 * const worker = new Worker(new URL('./mirror.worker.ts', import.meta.url), { type: 'module' })
 * const mirror = openMirrorIn(worker, { name: 'mainnet' })
 */
export async function openMirrorIn(
  worker: MirrorWorker,
  { onProblem, ...options }: Omit<MirrorOptions, 'indexedDB'>,
): Promise<Mirror> {
  const { name, openTimeout = 5000, readTimeout = 3000 } = options
  // A worker that is ended by the browser reports nothing. One that works applies its own limit first.
  const maxWait = readTimeout + 2000
  const withTimeLimit = createTimeLimit(maxWait)
  const listeners = new Set<(change: MirrorChange) => void>()
  const syncs = new Map<number, SyncOptions>()
  let last = 0
  const { port1: port, port2 } = new MessageChannel()
  const rpc = openRpc(port, {
    async change([change]: readonly [MirrorChange]) {
      for (const listener of listeners) listener(change)
    },
    problem: async ([problem]: readonly [MirrorProblem]) => onProblem?.(problem),
    progress: async ([id, progress]: readonly [number, SyncProgress]) => syncs.get(id)?.onProgress?.(progress),
    async ask([id, endpoint, params, init]: readonly [number, string, object, object], signal) {
      const service = syncs.get(id)?.service
      if (service === undefined) throw new DOMException('The sync is over.', 'AbortError')
      return service.request(await loadEndpoint(endpoint), params as never, { ...init, signal })
    },
  })
  const opening: Opening = { tonlens: 'mirror', port: port2 }
  worker.postMessage(opening, [port2])
  worker.addEventListener?.('error', (event) => {
    const { message = 'it did not load' } = event as Partial<ErrorEvent>
    rpc.end(new MirrorUnavailableError(name, 'absent', `its worker failed: ${message}`))
  })
  // A worker that does not call `serveMirror` never answers; one that is still loading does.
  const limit = openTimeout + 10_000
  const timer = setTimeout(() => {
    rpc.end(new MirrorUnavailableError(name, 'timeout', `its worker did not answer within ${limit} ms`))
  }, limit)
  try {
    await rpc.call('open', [options])
  } finally {
    clearTimeout(timer)
  }
  // Syncs and imports may take hours, so they have no limit of time, only one of silence.
  rpc.endOnSilence(
    new MirrorUnavailableError(name, 'timeout', 'its worker no longer responds; the browser may have ended it'),
  )

  const remote = <Name extends keyof Scopes>(method: Name) =>
    ((...args: readonly unknown[]) => rpc.call(method, args)) as unknown as Scopes[Name]
  return {
    name,
    transport: {
      name: 'mirror',
      async request(endpoint, params, { signal, policy, maxAge, network, version, noAddressBook, noMetadata } = {}) {
        // The worker has the table of API v3.
        if (endpoint.service === 'v2') throw new NotMirroredError(endpoint.name, 'a mirror keeps no answers of API v2')
        const asked = rpc.call(
          'request',
          [endpoint.name, params, { policy, maxAge, network, version, noAddressBook, noMetadata }],
          signal,
        )
        const onTimeout = () => new NotMirroredError(endpoint.name, `the worker gave no answer within ${maxWait} ms`)
        try {
          return (await withTimeLimit(asked, onTimeout)) as Answer
        } catch (error) {
          // To a client, a worker that has died is one that does not hold the answer.
          throw error instanceof MirrorUnavailableError ? new NotMirroredError(endpoint.name, error.message) : error
        }
      },
    },
    async fetch(given, init) {
      const target = typeof given === 'string' ? new URL(given, 'http://mirror.invalid') : given
      const request = new Request(target, init)
      const { method, headers, signal, url } = request
      const text = method === 'GET' || method === 'HEAD' ? undefined : await request.text()
      const sent = { method, headers: [...headers], body: text }
      const answer = await rpc.call('fetch', [url, sent], signal)
      const { body, ...rest } = answer as { body: string; status: number; headers: [string, string][] }
      return new Response(body, rest)
    },
    async sync(scope, sync) {
      const id = (last += 1)
      syncs.set(id, sync)
      try {
        return (await rpc.call(
          'sync',
          [id, scope, sync.follow ?? false, sync.service.network],
          sync.signal,
        )) as ScopeStatus
      } finally {
        syncs.delete(id)
      }
    },
    async ingest(body, request) {
      const { endpoint, ...rest } = request ?? {}
      await rpc.call('ingest', [body, endpoint && { ...rest, endpoint: endpoint.name }])
    },
    scopes: remote('scopes'),
    coverage: remote('coverage'),
    usage: remote('usage'),
    // Workers may query the persistence of storage, but only pages may request it.
    persist: async () => (await globalThis.navigator.storage?.persist?.()) ?? false,
    export: remote('export'),
    import: remote('import'),
    clear: remote('clear'),
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    async close() {
      await rpc.call('close', [])
      rpc.end(new MirrorUnavailableError(name, 'closed', 'it has been closed'))
    },
  }
}

/** Loads an endpoint by name. The table is loaded with the first sync, because only syncs need it. */
async function loadEndpoint(name: string): Promise<AnyEndpoint> {
  const table: Readonly<Record<string, unknown>> = await import('../../service/endpoints/index.ts')
  return table[name] as AnyEndpoint
}
