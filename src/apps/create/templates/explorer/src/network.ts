import { createClient, withStream } from 'tonlens'

const url: unknown = import.meta.env['VITE_INDEX_URL']

/** Asks the index of the main network, or the one that VITE_INDEX_URL names; events come by the stream beside it. */
export const client = withStream(
  createClient({ network: typeof url === 'string' && url !== '' ? { name: 'custom', baseUrl: url } : 'mainnet' }),
)
