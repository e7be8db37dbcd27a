import { nftItems } from '../../../service/endpoints/nfts.ts'
import { realOwner } from '../../../service/rules/nfts.ts'
import type { NftItem } from '../../../service/rows/nft.ts'
import type { Scope } from '../coverage/scope.ts'
import { nftItem, onSaleScope } from '../kinds/nft.ts'
import { sweepList } from './list.ts'
import type { Session } from './session.ts'

/** Sweeps the NFT items of a collection or of an owner. */
export async function syncItems(session: Session, scope: Scope & { readonly kind: 'nftItems' }): Promise<void> {
  const list = { list: 'rows', endpoint: nftItems, kind: nftItem }
  if ('collection_address' in scope) {
    const { collection_address: collection } = scope
    await sweepList<NftItem>(session, {
      ...list,
      params: { collection_address: [collection] },
      belongs: (item) => item.collection_address === collection,
    })
    return
  }
  const { owner_address: owner } = scope
  await sweepList<NftItem>(session, {
    ...list,
    params: { owner_address: [owner] },
    belongs: (item) => item.owner_address === owner,
  })
  // An item on sale belongs to the sale contract, so the list with those is another one.
  await sweepList<NftItem>(session, {
    ...list,
    list: onSaleScope,
    params: { owner_address: [owner], include_on_sale: true },
    belongs: (item) => realOwner(item) === owner,
  })
}
