import { type Client, createClient } from '../../src/index.ts'
import { HttpError, NetworkError, TimeoutError } from '../../src/client/errors.ts'
import { openEmbeddedChain } from '../../stories/chain/embedded.ts'

/** Ways in which the answer of one endpoint fails. */
export const failures: Readonly<Record<string, (path: string) => unknown>> = {
  server: (path) => new HttpError(path, 500, 'server', 'the database is gone'),
  forbidden: (path) => new HttpError(path, 403, 'forbidden', ''),
  unauthorized: (path) => new HttpError(path, 401, 'unauthorized', ''),
  rateLimited: (path) => new HttpError(path, 429, 'rateLimited', '', 1000),
  noRoute: (path) => new HttpError(path, 404, 'noRoute', ''),
  network: (path) => new NetworkError(path, new TypeError('Failed to fetch')),
  timeout: (path) => new TimeoutError(path, 30_000),
  /** An answer of another shape, which the client refuses. */
  shape: () => undefined,
}

/** A client of the embedded chain whose endpoints can fail, one or several. */
export interface FailingClient {
  readonly client: Client
  /** Names of the endpoints that were asked. */
  readonly asked: ReadonlySet<string>
}

/**
 * Opens the embedded chain.
 * @param broken Name of the endpoint that fails. @default none
 * @param failure Key of {@link failures}.
 */
export async function openFailingClient(broken?: string, failure = 'server'): Promise<FailingClient> {
  const { transport } = await openEmbeddedChain()
  const asked = new Set<string>()
  const client = createClient({
    network: { name: 'failing', baseUrl: 'https://failing.example/api/v3' },
    transport: {
      name: 'failing',
      request: async (endpoint, params, init) => {
        asked.add(endpoint.name)
        if (endpoint.name !== broken) return transport.request(endpoint, params, init)
        const error = failures[failure]?.(endpoint.path)
        if (error !== undefined) throw error
        return { ...(await transport.request(endpoint, params, init)), body: { unexpected: true } }
      },
    },
  })
  return { client, asked }
}
