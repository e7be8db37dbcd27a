'use client'
import { createContext, useContext, useSyncExternalStore } from 'react'
import type { Client } from '../../sources/client/client.ts'
import { TonlensError } from '../../ton/cells/errors.ts'

/** Client of the nearest provider. */
export const ClientContext = createContext<Client | undefined>(undefined)

/**
 * Returns the client that hooks use: the given one, or that of the nearest `TonlensProvider`.
 * @param given Client to use instead of the provider's.
 * @throws {TonlensError} There is neither.
 * @example const client = useClient()
 */
export function useClient(given?: Client): Client {
  const provided = useContext(ClientContext)
  const client = given ?? provided
  if (client === undefined) {
    throw new TonlensError(
      'There is no client, so nothing can be requested: wrap the page in <TonlensProvider client={createClient({ network: "mainnet" })}>, or pass the option `client`.',
    )
  }
  return client
}

const noRequests = () => 0

/**
 * Returns the number of requests that are waiting for the rate limit, and follows its changes.
 * @param given Client whose requests are counted. @default the provider's
 * @example const waiting = useRequestQueue()
 */
export function useRequestQueue(given?: Client): number {
  const { queue } = useClient(given)
  return useSyncExternalStore(queue.subscribe, queue.length, noRequests)
}
