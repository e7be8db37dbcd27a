import { addressKey, addressLike, copiedAddressLike } from '../../../text/format/address.ts'
import { unknownText } from '../../../text/format/intl.ts'
import type { Texts } from '../../../text/en/index.ts'
import { plainText } from '../../../service/rows/plainText.ts'
import type { DnsRecord } from '../../../service/rows/dns/dns.ts'
import type { NftItem } from '../../../service/rows/nft.ts'
import type { NftSale } from '../../../service/rows/nft-sale.ts'
import { Address } from '../../values/address/Address.tsx'
import { hashFact, logicalTimeFact } from '../../states/card/cardParts.tsx'
import type { Fact } from '../../states/card/Facts.tsx'
import { CoinAmount } from '../../values/coin-amount/CoinAmount.tsx'
import { ownField } from '../../../service/rows/readRow.ts'
import type { SaleFacts } from '../nft-facts/saleFacts.ts'
import { Timestamp } from '../../values/timestamp/Timestamp.tsx'

/** Collection, owner, index and address of an item. While it is for sale, its owner is the seller. */
export function itemFacts(
  item: NftItem | undefined,
  selling: SaleFacts | undefined,
  messages: Texts['nftDetails'],
  { noOwner }: Texts['nftMarket'],
): readonly Fact[] {
  const onSale = item?.on_sale === true
  const owner = onSale ? item.real_owner : item?.owner_address
  const withoutOwner = onSale ? messages.ownerUnknown : noOwner
  return [
    {
      id: 'collection',
      term: messages.collection,
      value: item?.collection_address ? (
        <Address value={item.collection_address} of="collection" />
      ) : (
        messages.noCollection
      ),
      like: addressLike,
    },
    {
      id: 'owner',
      term: messages.owner,
      value: owner ? <Address value={owner} /> : withoutOwner,
      like: addressLike,
    },
    {
      id: 'index',
      term: messages.index,
      value: <bdi part="nft-details-number">{plainText(item?.index, { maximum: 80 }) || unknownText}</bdi>,
      like: '1234',
    },
    {
      id: 'address',
      term: messages.address,
      value: <Address value={item?.address} of="nft" name={false} copy />,
      like: copiedAddressLike,
    },
    // The facts of the sale have its contract, which holds the item, nearly always.
    {
      id: 'holder',
      term: item?.auction_contract_address ? messages.auctionContract : messages.saleContract,
      value:
        onSale && addressKey(item.owner_address) !== addressKey(selling?.contract) ? (
          <Address value={item.owner_address} />
        ) : undefined,
    },
  ]
}

/** Hashes and logical time of an item, which few readers need. */
export function technicalFacts(item: NftItem, messages: Texts['nftDetails']): readonly Fact[] {
  return [
    logicalTimeFact('lt', messages.lastLt, item.last_transaction_lt),
    hashFact('code', messages.codeHash, item.code_hash),
    hashFact('data', messages.dataHash, item.data_hash),
  ]
}

const timeLike = 'Nov 21, 2026, 09:41:53 AM UTC · 2 weeks ago'

/** Price, bids, end and accounts of a sale or an auction; the seller only if the item does not name it as its owner. */
export function marketFacts(
  item: NftItem,
  facts: SaleFacts,
  sale: NftSale | null | undefined,
  messages: Texts['nftMarket'],
): readonly Fact[] {
  // Before the row of the contract arrives, room is kept for what most of its kind state.
  const isSale = facts.kind === 'sale'
  const coins = (id: string, term: string, amount: string | undefined, isUsual: boolean): Fact => ({
    id,
    term,
    value: amount === undefined ? undefined : <CoinAmount amount={amount} />,
    like: isUsual ? '12 GRAM' : undefined,
  })
  const account = (id: string, term: string, address: unknown, isUsual: boolean): Fact => ({
    id,
    term,
    value: typeof address === 'string' && address !== '' ? <Address value={address} /> : undefined,
    like: isUsual ? addressLike : undefined,
  })
  const priced = facts.price !== undefined || facts.endTime !== undefined || facts.minimumBid !== undefined
  return [
    coins('price', messages.price, facts.price, isSale),
    coins('bid', messages.lastBid, facts.bid, !isSale),
    coins('least-bid', messages.minimumBid, facts.minimumBid, !isSale),
    coins('buy-now', messages.buyNow, facts.buyNow, false),
    {
      id: 'listed',
      term: messages.listed,
      value: priced && sale?.created_at != null ? <Timestamp value={sale.created_at} /> : undefined,
      like: timeLike,
    },
    {
      id: 'end',
      term: facts.state === 'over' ? messages.ended : messages.ends,
      value: facts.endTime === undefined ? undefined : <Timestamp value={facts.endTime} />,
      like: isSale ? undefined : timeLike,
    },
    account('bidder', messages.bidder, facts.bidder, !isSale),
    account(
      'seller',
      messages.seller,
      addressKey(facts.seller) === addressKey(item.real_owner) ? undefined : facts.seller,
      false,
    ),
    account('contract', messages.contract, facts.contract, true),
    account('marketplace', messages.marketplace, priced ? sale?.marketplace_address : undefined, true),
    coins('royalty', messages.royalty, priced ? coinsIn(sale, 'royalty_amount') : undefined, isSale),
    coins('fee', messages.marketplaceFee, priced ? coinsIn(sale, 'marketplace_fee') : undefined, isSale),
  ]
}

function coinsIn(sale: NftSale | null | undefined, field: string): string | undefined {
  const amount = ownField(sale?.details, field)
  return typeof amount === 'string' && /^\d+$/.test(amount) ? amount : undefined
}

/** Name and DNS records of an item; empty if the item is not a domain. */
export function dnsFacts(
  item: NftItem,
  record: DnsRecord | null | undefined,
  messages: Texts['nftDetails'],
): readonly Fact[] {
  // Ignore the record of another item: it could lead money to a stranger.
  const known = addressKey(record?.nft_item_address) === addressKey(item.address) ? record : undefined
  const name = plainText(known?.domain ?? ownField(item.content, 'domain'), { maximum: 128 })
  if (name === '') return []
  const address = (value: string | null | undefined) => (value ? <Address value={value} /> : undefined)
  const bytes = (value: string | null | undefined) => {
    const text = plainText(value, { maximum: 80 })
    return text === '' ? undefined : <bdi part="nft-details-number">{text}</bdi>
  }
  return [
    { id: 'name', term: messages.name, value: <bdi>{name}</bdi> },
    { id: 'wallet', term: messages.wallet, value: address(known?.dns_wallet) },
    { id: 'resolver', term: messages.resolver, value: address(known?.dns_next_resolver) },
    { id: 'site', term: messages.site, value: bytes(known?.dns_site_adnl), wide: true },
    { id: 'storage', term: messages.storage, value: bytes(known?.dns_storage_bag_id), wide: true },
  ]
}
