import type { ReactElement } from 'react'
import {
  cardState,
  DnsRecordTable,
  DomainAuctionTable,
  JettonBalances,
  NftGallery,
  NominatorPositions,
  useInfiniteDnsActiveAuctions,
  useInfiniteDnsRecords,
  useInfiniteJettonWallets,
  useNftGallery,
  useNominatorPoolNominator,
} from 'tonlens'
import { Section } from '../../shell/Layout.tsx'
import { useList } from '../../shell/queries.ts'
import { useRouter } from '../../shell/router.ts'
import { useTexts } from '../../texts/useTexts.ts'
import type { AccountPartProps } from './AccountPage.tsx'

/** Jettons of an account. */
export function Jettons({ address }: AccountPartProps): ReactElement {
  const query = useInfiniteJettonWallets({ owner_address: [address], exclude_zero_balance: true, limit: 100 })
  const { rows, state } = useList(query, (page) => page.jetton_wallets, (wallet) => wallet.address)
  return <JettonBalances {...state} wallets={rows} />
}

/** NFTs of an account, those for sale included. */
export function Nfts({ address }: AccountPartProps): ReactElement {
  const { nftList } = useTexts('account')
  const { go } = useRouter()
  const items = useNftGallery({ owner_address: [address], include_on_sale: true, limit: 50 })
  return <NftGallery {...items} aria-label={nftList} onSelect={(item) => go('item', item)} />
}

/** Names whose wallet is this account, and auctions of names that it leads. */
export function Names({ address }: AccountPartProps): ReactElement {
  const texts = useTexts('assets')
  const query = useInfiniteDnsRecords({ wallet: address, limit: 50 })
  const { rows, state } = useList(query, (page) => page.records, (record) => record.nft_item_address)
  const bids = useInfiniteDnsActiveAuctions({ bidder: address, limit: 50 })
  const auctions = useList(bids, (page) => page.auctions, (auction) => auction.nft_item_address)
  return (
    <>
      <DnsRecordTable {...state} records={rows} />
      <Section title={texts.auctions}>
        <DomainAuctionTable {...auctions.state} auctions={auctions.rows} />
      </Section>
    </>
  )
}

/** Positions of an account in nominator pools. */
export function Positions({ address }: AccountPartProps): ReactElement {
  const query = useNominatorPoolNominator({ nominator: address })
  return <NominatorPositions {...cardState(query)} positions={query.data?.nominator_pools ?? []} />
}
