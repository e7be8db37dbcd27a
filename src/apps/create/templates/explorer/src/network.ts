import { createClient } from 'tonlens'

const url: unknown = import.meta.env['VITE_INDEX_URL']

/** Asks the index of the main network, or the one that VITE_INDEX_URL names. */
export const client = createClient({
  network: typeof url === 'string' && url !== '' ? { name: 'custom', baseUrl: url } : 'mainnet',
})
