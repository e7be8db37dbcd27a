// All elements of a page share clients and a query cache, since the rate limit applies per browser. The
// global symbol lets several copies of the script, even of different versions, share the same record.
import type { QueryClient } from '@tanstack/react-query'
import { type Client, createClient } from '../../sources/client/client.ts'
import { type OpenStream, withStreamFrom } from '../../sources/client/stream/stream.ts'
import type { Network, NetworkName } from '../../sources/client/transports/networks.ts'
import type { DisplayProviderProps } from '../../react/display/DisplayProvider.tsx'

/** Display settings of elements: texts, links, names, media rules, native coin and more. */
export type WidgetDisplay = Omit<DisplayProviderProps, 'children'>

/** A client, and the display settings of the elements that use it. */
export interface Source {
  readonly client: Client
  readonly display?: WidgetDisplay | undefined
}

/** State that all elements of a page share. */
export interface WidgetPage {
  /** Sources by {@link sourceKey}. */
  readonly sources: Map<string, Source>
  /** Query cache of all clients; created by the first element that renders. */
  queries: QueryClient | undefined
  /** Called when the page provides a client. */
  readonly listeners: Set<() => void>
}

const pageSymbol = Symbol.for('tonlens.page.1')

/** Returns the shared state of this page; creates it on the first call. */
export function thisPage(): WidgetPage {
  const scope = globalThis as { [pageSymbol]?: WidgetPage }
  return (scope[pageSymbol] ??= { sources: new Map(), queries: undefined, listeners: new Set() })
}

/** Key of a source: network and base URL. */
export function sourceKey(network: string | undefined, baseUrl: string | undefined): string {
  return [network ?? 'mainnet', baseUrl ?? ''].join(' ')
}

/** Creates the client of a network that the page names, with the stream beside its index. */
export function createPageClient(network: NetworkName | Network): Client {
  const client = createClient({ network })
  return client.network.baseUrl.endsWith('/v3') ? withStreamFrom(loadStream, client) : client
}

const loadStream: OpenStream = async (options) =>
  (await import('../../sources/client/stream/withStream.ts')).openStream(options)

/** Options of {@link provideClient}. */
export interface ProvidedClientOptions {
  /** Value of the elements' `network` attribute. @default 'mainnet' */
  readonly network?: string | undefined
  /** Display settings of these elements; an element's own `display` takes precedence. @default none */
  readonly display?: WidgetDisplay | undefined
}

/**
 * Provides a client to the elements of this page: with an API key, a proxy, a mirror, or for another
 * network. Elements that wait for it render immediately.
 */
export function provideClient(client: Client, { network, display }: ProvidedClientOptions = {}): void {
  const page = thisPage()
  page.sources.set(sourceKey(network, undefined), { client, display })
  for (const listener of page.listeners) listener()
}
