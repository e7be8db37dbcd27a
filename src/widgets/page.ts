// One page, one set of clients: the rate limit is per browser, and an element that asked anew for
// what its neighbour holds would spend it. The symbol is global so that two copies of the script,
// of other versions too, find the same record.
import type { QueryClient } from '@tanstack/react-query'
import type { Client } from '../client/client.ts'

/** What all elements of a page share. */
export interface Page {
  /** Clients by {@link clientKey}. */
  readonly clients: Map<string, Client>
  /** Answers of all clients; made by the first element that is shown. */
  queries: QueryClient | undefined
  /** Called when a client is provided. */
  readonly listeners: Set<() => void>
}

const PAGE = Symbol.for('tonlens.page.1')

/** The record of this page. */
export function thisPage(): Page {
  const world = globalThis as { [PAGE]?: Page }
  return (world[PAGE] ??= { clients: new Map(), queries: undefined, listeners: new Set() })
}

/** Name under which a client is kept. */
export function clientKey(network: string | undefined, baseUrl: string | undefined): string {
  return [network ?? 'mainnet', baseUrl ?? ''].join(' ')
}

/**
 * Gives the elements of this page a client of your own: with an API key, before a proxy, with a
 * mirror, or for another network. Elements that wait for it are shown at once.
 * @param network What their attribute `network` says. @default 'mainnet'
 */
export function provideClient(client: Client, network?: string): void {
  const page = thisPage()
  page.clients.set(clientKey(network, undefined), client)
  for (const listener of page.listeners) listener()
}
