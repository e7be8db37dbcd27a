// A service for syncs: a whole world of its own that grows, and answers as the real one does.
import { IDBFactory } from 'fake-indexeddb'
import { onTestFinished } from 'vitest'
import { currentAnswer } from '../../src/client/origin.ts'
import type { Params, Transport, TransportInit } from '../../src/client/transports/transport.ts'
import { type Mirror, openMirror } from '../../src/mirror.ts'

/** One request as it came. */
export interface Request {
  readonly name: string
  readonly params: Params
}

/** A world, asked as a service is; `before` may change it, or fail, before each answer. */
export interface TestService extends Transport {
  readonly world: Mirror
  readonly requests: Request[]
  before: (request: Request, init: TransportInit | undefined) => unknown
  /** Changes answers on their way. */
  after: (body: never, request: Request) => unknown
}

/** Opens an empty world. */
export async function openService(): Promise<TestService> {
  const world = await openMirror({ name: 'world', authoritative: true, indexedDB: new IDBFactory() })
  onTestFinished(() => world.close())
  const service: TestService = {
    name: 'service',
    world,
    requests: [],
    before: () => undefined,
    after: (body) => body,
    async request(endpoint, params, init) {
      const request = { name: endpoint.name, params }
      await service.before(request, init)
      service.requests.push(request)
      const { body } = await world.transport.request(endpoint, params)
      return currentAnswer(service.after(body as never, request), 'service')
    },
  }
  return service
}
