import { readText, ownField } from '../../service/rows/readRow.ts'
import { findTokenInfo, worstFlag } from '../../meaning/tokens/tokenInfo.ts'
import type { AddressMetadata, Metadata, TokenInfo } from '../../service/rows/names.ts'
import type { NftItem } from '../../service/rows/nft.ts'
import type { PortfolioCollection, PortfolioDomain } from './portfolio.ts'

/** Groups NFTs by collection, largest first. Scams are grouped apart. */
export function collectItems(
  items: readonly NftItem[],
  metadata: Metadata,
): { readonly collections: readonly PortfolioCollection[]; readonly scamCollections: readonly PortfolioCollection[] } {
  const flag = (address: unknown, type: string): TokenInfo | undefined =>
    findTokenInfo(ownField(metadata, address) as AddressMetadata | undefined, type)
  const isScam = ({ address, collection_address }: NftItem) =>
    worstFlag(flag(address, 'nft_items'), flag(collection_address, 'nft_collections')) === 'scam'
  return { collections: group(items.filter((item) => !isScam(item))), scamCollections: group(items.filter(isScam)) }
}

function group(items: readonly NftItem[]): readonly PortfolioCollection[] {
  const groups = new Map<string | null, NftItem[]>()
  for (const item of items) {
    const members = groups.get(item.collection_address)
    if (members === undefined) groups.set(item.collection_address, [item])
    else members.push(item)
  }
  return [...groups]
    .map(([collection, members]) => ({
      collection,
      items: members,
      count: members.length,
      onSale: members.filter(({ on_sale }) => on_sale === true).length,
    }))
    .toSorted((a, b) => b.count - a.count || (readText(a.collection) < readText(b.collection) ? -1 : 1))
}

/** Finds the domains among NFTs: the index gives the items of domain collections their name. */
export function findDomains(items: readonly NftItem[]): readonly PortfolioDomain[] {
  return items.flatMap(({ address, content, real_owner, owner_address, on_sale }) => {
    const domain = readText(ownField(content, 'domain'))
    return domain === ''
      ? []
      : [{ domain, item: address, owner: on_sale === true ? (real_owner ?? null) : owner_address }]
  })
}
