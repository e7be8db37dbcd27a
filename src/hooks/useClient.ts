'use client'
import { createContext, useContext } from 'react'
import type { Client } from '../client/client.ts'
import { TonlensError } from '../ton/errors.ts'

/** The client of the nearest provider. */
export const ClientContext = createContext<Client | undefined>(undefined)

/**
 * The client that hooks ask: the given one, else that of the nearest `TonlensProvider`.
 * @throws {TonlensError} there is neither.
 */
export function useClient(given?: Client): Client {
  const provided = useContext(ClientContext)
  const client = given ?? provided
  if (client === undefined) {
    throw new TonlensError(
      'No client: wrap the page in <TonlensProvider client={createClient({ network: "mainnet" })}>, or pass the option `client`.',
    )
  }
  return client
}
