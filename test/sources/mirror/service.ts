// A service for syncs: an index in memory whose requests can be observed, failed and changed.
import { currentAnswer } from '../../../src/sources/client/origin.ts'
import type { Params, Transport, TransportInit } from '../../../src/sources/client/transports/transport.ts'
import { createMemoryIndex, type MemoryIndex } from '../../../src/entries/memory.ts'

/** One request as it came. */
export interface Request {
  readonly name: string
  readonly params: Params
}

/** An index that is asked as a service is; `before` may change it, or fail, before each answer. */
export interface TestService extends Transport {
  readonly world: MemoryIndex
  readonly requests: Request[]
  before: (request: Request, init: TransportInit | undefined) => unknown
  /** Changes answer bodies on their way. */
  after: (body: never, request: Request) => unknown
}

/** Opens a service without rows. */
export function openService(): TestService {
  const world = createMemoryIndex()
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
      const answer = await world.transport.request(endpoint, params)
      return currentAnswer(service.after(answer.body as never, request), 'service')
    },
  }
  return service
}
