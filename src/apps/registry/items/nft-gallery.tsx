'use client'
import { listState, NftGrid, useInfiniteNftItems } from 'tonlens'

/** Grid of the NFTs of an owner, those on sale included. */
export function NftGallery({
  owner,
  onSelect,
}: {
  readonly owner: string
  readonly onSelect?: (address: string) => void
}) {
  const query = useInfiniteNftItems({ owner_address: [owner], include_on_sale: true, limit: 24 })
  return <NftGrid {...listState(query)} items={query.rows} onSelect={onSelect} aria-label="NFTs" />
}
