import { createClient, withStream } from 'tonlens'

const url = process.env.NEXT_PUBLIC_INDEX_URL

/** Asks the index of the main network, or the one that NEXT_PUBLIC_INDEX_URL names; events come by its stream. */
export function createNetworkClient() {
  return withStream(createClient({ network: url ? { name: 'custom', baseUrl: url } : 'mainnet' }))
}
