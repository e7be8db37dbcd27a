'use client'
import { AccountNfts } from 'tonlens/views'

/** Grid of the NFTs of an owner, those on sale included. */
export function NftGallery({
  owner,
  onSelect,
}: {
  readonly owner: string
  readonly onSelect?: (address: string) => void
}) {
  return <AccountNfts address={owner} limit={24} onSelect={onSelect} aria-label="NFTs" />
}
