import { type Client, createClient, mirrored } from '../../../src/entries/index.ts'
import { HttpError, NetworkError, TimeoutError } from '../../../src/sources/client/errors.ts'
import type { Transport } from '../../../src/sources/client/transports/transport.ts'
import type { Mirror } from '../../../src/entries/mirror.ts'
import { openEmbeddedChain } from '../../../stories/chain/embedded.ts'
import { withRecordedEmulations } from '../../../stories/chain/emulation/recorded.ts'

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
  /** Makes the service answer from now on. */
  readonly repair: () => void
}

/** Options of {@link openFailingClient}. */
export interface FailingOptions {
  /** Mirror in front of the service. @default none */
  readonly mirror?: Mirror | undefined
  /**
   * Age of the service's answers in seconds. Those of a client with an age are stored in the mirror.
   * @default current answers, which are not stored
   */
  readonly age?: number | undefined
  /** Answers by endpoint, for those that need a node. @default none */
  readonly answers?: Readonly<Record<string, unknown>> | undefined
}

/**
 * Opens the embedded chain.
 * @param broken Name of the endpoint that fails; `*` for all. @default none
 * @param failure Key of {@link failures}.
 */
export async function openFailingClient(
  broken?: string,
  failure = 'server',
  { mirror, age, answers = {} }: FailingOptions = {},
): Promise<FailingClient> {
  const chain = withRecordedEmulations((await openEmbeddedChain()).transport)
  const transport: Transport = {
    ...chain,
    async request(endpoint, params, init) {
      if (!Object.hasOwn(answers, endpoint.name)) return chain.request(endpoint, params, init)
      const origin = { source: 'service', asOf: Date.now() / 1000, transport: chain.name } as const
      return { body: structuredClone(answers[endpoint.name]), origin }
    },
  }
  const asked = new Set<string>()
  let failing = broken
  const service: Transport = {
    name: 'failing',
    version: transport.version,
    async request(endpoint, params, init) {
      asked.add(endpoint.name)
      if (failing !== '*' && endpoint.name !== failing) {
        const answer = await transport.request(endpoint, params, init)
        return { ...answer, origin: { ...answer.origin, source: 'service', asOf: Date.now() / 1000 - (age ?? 0) } }
      }
      const error = failures[failure]?.(endpoint.path)
      if (error !== undefined) throw error
      return { ...(await transport.request(endpoint, params, init)), body: { unexpected: true } }
    },
  }
  const client = createClient({
    network: { name: 'failing', baseUrl: 'https://failing.example/api/v3' },
    transport: mirror === undefined ? service : mirrored(mirror, service, { keep: age !== undefined }),
  })
  return { client, asked, repair: () => void (failing = undefined) }
}
