// One page, one set of clients: the rate limit is per browser, and an element that asked anew for
// what its neighbour holds would spend it. The symbol is global so that two copies of the script,
// of other versions too, find the same record.
import type { QueryClient } from '@tanstack/react-query'
import type { Client } from '../client/client.ts'
import type { DisplayProviderProps } from '../display/DisplayProvider.tsx'

/** How a page has its elements show things: texts, links, names, media rules, the native coin. */
export type WidgetDisplay = Omit<DisplayProviderProps, 'children'>

/** What is asked, and how its answers are shown. */
export interface Source {
  readonly client: Client
  readonly display?: WidgetDisplay | undefined
}

/** What all elements of a page share. */
export interface Page {
  /** By {@link sourceKey}. */
  readonly sources: Map<string, Source>
  /** Answers of all clients; made by the first element that is shown. */
  queries: QueryClient | undefined
  /** Called when a client is provided. */
  readonly listeners: Set<() => void>
}

const PAGE = Symbol.for('tonlens.page.1')

/** The record of this page. */
export function thisPage(): Page {
  const world = globalThis as { [PAGE]?: Page }
  return (world[PAGE] ??= { sources: new Map(), queries: undefined, listeners: new Set() })
}

/** Name under which a source is kept. */
export function sourceKey(network: string | undefined, baseUrl: string | undefined): string {
  return [network ?? 'mainnet', baseUrl ?? ''].join(' ')
}

/** What {@link provideClient} may be told. */
export interface ProvidedClientOptions {
  /** What the attribute `network` of the elements says. @default 'mainnet' */
  readonly network?: string | undefined
  /** How these elements show things; an element's own `display` goes before it. */
  readonly display?: WidgetDisplay | undefined
}

/**
 * Gives the elements of this page a client of your own: with an API key, before a proxy, with a
 * mirror, or for another network. Elements that wait for it are shown at once.
 */
export function provideClient(client: Client, { network, display }: ProvidedClientOptions = {}): void {
  const page = thisPage()
  page.sources.set(sourceKey(network, undefined), { client, display })
  for (const listener of page.listeners) listener()
}
