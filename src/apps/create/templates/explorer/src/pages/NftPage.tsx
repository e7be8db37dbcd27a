import { cardState, NftDetails, useNftItems } from 'tonlens'

/** One NFT. */
export default function NftPage({ id: address }: { readonly id: string }) {
  const query = useNftItems({ address: [address] })
  return (
    <>
      <h1>NFT</h1>
      <NftDetails {...cardState(query)} item={query.data?.nft_items[0]} metadata={query.data?.metadata} />
    </>
  )
}
