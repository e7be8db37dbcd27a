import { nftItems as rule } from '../../../service/rules/nfts.ts'
import type { NftItem } from '../../../service/rows/nft.ts'
import { notMirrored } from '../coverage/proof.ts'
import { readSweepPage, type SweepListing } from '../coverage/sweeps.ts'
import { collectionIndex, nftItem, ownerIndex, onSaleScope } from '../kinds/nft.ts'
import { type KeySpan, packAddress } from '../storage/keys.ts'
import type { Finders } from './view.ts'

/** Finds NFT items in the swept list of one owner or one collection. */
export const nftFinders: Finders<'nftItems'> = {
  async nftItems(view, params) {
    const { address, owner_address: owners, collection_address: collections, index, include_on_sale } = params
    const [owner, ...otherOwners] = owners ?? []
    const [collection, ...otherCollections] = collections ?? []
    const byOwner = owner !== undefined && otherOwners.length === 0
    const byCollection = owners === undefined && collection !== undefined && otherCollections.length === 0
    if (address !== undefined || !(byOwner || byCollection)) {
      throw notMirrored(view, 'owners change, and only the list of one owner or collection can be complete in it')
    }
    const list: Pick<
      SweepListing<NftItem, typeof params, undefined>,
      'scope' | 'list' | 'sweptParams' | 'span'
    > = byOwner
      ? {
          scope: { kind: 'nftItems', owner_address: owner },
          list: include_on_sale === true ? onSaleScope : 'rows',
          sweptParams: { owner_address: [owner], include_on_sale },
          // Unless some of its items are on sale, an owner's items lie together there.
          span: addressSpan(ownerIndex, owner),
        }
      : {
          scope: { kind: 'nftItems', collection_address: collection ?? '' },
          sweptParams: { collection_address: [collection ?? ''] },
          span: addressSpan(collectionIndex, collection ?? ''),
        }
    const rows = await readSweepPage(view, {
      ...list,
      kind: nftItem,
      rule,
      params,
      found: undefined,
      isFiltered: index !== undefined || (owners !== undefined && collections !== undefined),
    })
    return { rows, found: undefined, isPage: true }
  },
}

function addressSpan(index: number, address: string): KeySpan | undefined {
  const key = packAddress(address)
  return key && nftItem.span(index, [key])
}
