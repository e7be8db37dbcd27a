// Entry of `service-worker.js`, which keeps the files of the explorer. Answers of the index are the mirror's.
import { openVersion, type Release } from './version.ts'

interface ExtendableEvent extends Event {
  waitUntil(done: Promise<unknown>): void
}

interface FetchEvent extends ExtendableEvent {
  readonly request: Request
  respondWith(response: Promise<Response>): void
}

interface WorkerScope {
  /** Written before this script by whoever writes the site. */
  readonly explorerRelease: Release
  readonly registration: { readonly scope: string }
  readonly clients: { claim(): Promise<void> }
  skipWaiting(): Promise<void>
  addEventListener(type: 'install' | 'activate', listener: (event: ExtendableEvent) => void): void
  addEventListener(type: 'fetch', listener: (event: FetchEvent) => void): void
  addEventListener(type: 'message', listener: (event: ExtendableEvent & { readonly data: unknown }) => void): void
}

const scope = globalThis as unknown as WorkerScope
const version = openVersion(scope.explorerRelease, scope.registration.scope)

scope.addEventListener('install', (event) => event.waitUntil(version.install().then(() => scope.skipWaiting())))
scope.addEventListener('activate', (event) => event.waitUntil(version.removeOlder().then(() => scope.clients.claim())))
scope.addEventListener('message', (event) => {
  const { data } = event
  if (Array.isArray(data)) event.waitUntil(version.keep(data.filter((url) => typeof url === 'string')))
})
scope.addEventListener('fetch', (event) => {
  const { request } = event
  const file = request.method === 'GET' ? version.findFile(request.url) : undefined
  if (file === undefined) return
  const { response, refreshed } = version.answer(file, request)
  event.respondWith(response)
  event.waitUntil(refreshed)
})
