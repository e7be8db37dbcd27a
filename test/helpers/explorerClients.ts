import { type AnyEndpoint, type Client, createClient } from '../../src/entries/index.ts'
import { openEmbeddedChain } from '../../stories/chain/embedded.ts'

/** Name of an endpoint, and its parameters. */
export interface AskedRequest {
  readonly endpoint: string
  readonly params: unknown
}

/** Client of the embedded chain, whose requests can be counted and broken. */
export interface WatchedClient {
  readonly client: Client
  /** Requests so far, oldest first. */
  readonly asked: readonly AskedRequest[]
}

/** Ways in which a service misbehaves. */
export interface ServiceFaults {
  /** Decides which requests fail. @default none */
  readonly isBroken?: ((endpoint: AnyEndpoint) => boolean) | undefined
  /** Decides which requests are never answered. @default none */
  readonly isPending?: ((endpoint: AnyEndpoint) => boolean) | undefined
  /** Changes the text of an answer body on its way. @default none is changed */
  readonly change?: ((body: string) => string) | undefined
  /** Changes the parameters of a request on their way. @default none are changed */
  readonly changeParams?: ((params: unknown) => unknown) | undefined
}

/** Opens the embedded chain with a client of its own, which counts requests. */
export async function openWatchedClient({
  isBroken = () => false,
  isPending = () => false,
  change,
  changeParams,
}: ServiceFaults = {}): Promise<WatchedClient> {
  const { transport } = await openEmbeddedChain()
  const asked: AskedRequest[] = []
  const client = createClient({
    network: { name: 'watched', baseUrl: 'https://watched.example/api/v3' },
    transport: {
      name: 'watched',
      request: async (endpoint, params, init) => {
        asked.push({ endpoint: endpoint.name, params })
        if (isBroken(endpoint)) throw new TypeError('no line')
        if (isPending(endpoint)) return new Promise(() => {})
        const answer = await transport.request(
          endpoint,
          changeParams === undefined ? params : (changeParams(params) as typeof params),
          init,
        )
        return change === undefined
          ? answer
          : { ...answer, body: JSON.parse(change(JSON.stringify(answer.body))) as unknown }
      },
    },
  })
  return { client, asked }
}
