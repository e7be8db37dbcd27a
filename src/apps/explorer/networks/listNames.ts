import type { Client, NamePack, PackedName } from 'tonlens'
import { jettonMasters, nftCollections, nftItems } from 'tonlens/endpoints'

/** More than a small chain has of each kind. */
const limit = 1000

/** Lists all names of a chain that is small enough to be read at once, such as one in memory. */
export async function listNames(client: Client): Promise<NamePack> {
  const [jettons, collections, items] = await Promise.all([
    client.request(jettonMasters, { limit }),
    client.request(nftCollections, { limit }),
    client.request(nftItems, { limit }),
  ])
  const names: PackedName[] = []
  for (const { address_book, metadata } of [jettons, collections, items]) {
    for (const [address, { domain, user_friendly }] of Object.entries(address_book)) {
      if (typeof domain === 'string') names.push({ address: user_friendly ?? address, name: domain, kind: 'domain' })
    }
    for (const [address, { token_info }] of Object.entries(metadata)) {
      for (const { type, name, symbol, is_scam: scam, extra } of token_info ?? []) {
        const kind = kinds[type ?? '']
        // The NFT of a domain is found as the domain.
        if (kind === undefined || name == null || extra?.['domain'] !== undefined) continue
        names.push({ address, name, symbol: symbol ?? undefined, kind, scam: scam === true })
      }
    }
  }
  return { names, complete: true }
}

const kinds: Readonly<Record<string, PackedName['kind']>> = {
  jetton_masters: 'jetton',
  nft_collections: 'collection',
  nft_items: 'item',
}
