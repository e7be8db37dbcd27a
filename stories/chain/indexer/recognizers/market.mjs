import { commentText } from '../decode.mjs'
import { child, descendants, leftovers, withParent } from './reading.mjs'
import { itemNames, readItemTransfer } from './nfts.mjs'

/**
 * @import { Recognizer } from '../recognizers.mjs'
 * @import { Finding } from '../actions.mjs'
 * @import { Entry } from '../ledger.mjs'
 * @import { Facts } from '../facts.mjs'
 */

/**
 * A transfer that is really a listing.
 * @param {Entry} entry
 * @param {Facts} facts
 * @returns {Finding[] | null}
 */
function readListing(entry, facts) {
  const transfer = readItemTransfer(entry, facts)
  if (!transfer?.success) return null
  const listing = String(transfer.details['new_owner'])
  const common = {
    ...itemNames(facts, entry.account),
    owner: entry.inMessage?.source ?? null,
    listing_address: listing,
    marketplace: null,
  }
  const sale = facts.sales.get(listing)
  if (sale) {
    return [
      {
        ...transfer,
        type: 'nft_put_on_sale',
        details: {
          ...common,
          sale_address: listing,
          marketplace_address: sale.marketplace,
          full_price: String(sale.price),
          marketplace_fee: String(sale.fee),
          royalty_amount: String(sale.royalty),
          marketplace_fee_address: sale.feeAddress,
          royalty_address: sale.royaltyAddress,
        },
      },
    ]
  }
  const auction = facts.auctions.get(listing)
  if (!auction) return null
  return [
    {
      ...transfer,
      type: 'nft_put_on_auction',
      details: {
        ...common,
        auction_address: listing,
        marketplace_address: auction.marketplace,
        marketplace_fee_factor: '0',
        marketplace_fee_base: '100',
        royalty_fee_base: '100',
        max_bid: String(auction.maxBid),
        min_bid: String(auction.minBid),
        marketplace_fee_address: auction.marketplace,
        royalty_address: auction.marketplace,
      },
    },
  ]
}

/** @type {Recognizer[]} */
export const marketRecognizers = [
  { kind: 'nftItem', opcode: 0x5fcc3d14, read: readListing },
  { kind: 'domain', opcode: 0x5fcc3d14, read: readListing },
  {
    kind: 'nftSale',
    opcode: 2,
    read: (entry, facts) => {
      const sale = facts.sales.get(entry.account)
      const handed = child(entry, 0x5fcc3d14)
      const transfer = handed && readItemTransfer(handed, facts)
      if (!sale || !transfer) return null
      return [
        {
          type: 'nft_purchase',
          entries: [...withParent(entry), ...descendants(entry)],
          success: transfer.success,
          details: {
            ...transfer.details,
            is_purchase: true,
            price: String(sale.price),
            real_old_owner: sale.seller,
            marketplace_address: sale.marketplace,
            payout_amount: String(sale.price - sale.fee - sale.royalty),
            payout_address: sale.seller,
            royalty_amount: String(sale.royalty),
          },
        },
      ]
    },
  },
  {
    kind: 'nftSale',
    opcode: 3,
    read: (entry, facts) => {
      const sale = facts.sales.get(entry.account)
      if (!sale || !entry.success) return null
      const { nft_item, nft_collection } = itemNames(facts, sale.nft)
      return [
        {
          type: 'nft_cancel_sale',
          entries: [...withParent(entry), ...descendants(entry)],
          success: true,
          details: {
            owner: sale.seller,
            nft_item,
            nft_collection,
            sale_address: entry.account,
            marketplace_address: sale.marketplace,
            marketplace: null,
          },
        },
      ]
    },
  },
  {
    kind: 'auction',
    opcode: 3,
    read: (entry, facts) => {
      const auction = facts.auctions.get(entry.account)
      if (!auction || !entry.success) return null
      const { nft_item, nft_collection } = itemNames(facts, auction.nft)
      return [
        {
          type: auction.canceled ? 'nft_cancel_auction' : 'nft_finish_auction',
          entries: [...withParent(entry), ...descendants(entry)],
          success: true,
          details: {
            owner: auction.seller,
            nft_item,
            nft_collection,
            auction_address: entry.account,
            marketplace_address: auction.marketplace,
            marketplace: null,
          },
        },
      ]
    },
  },
  { kind: 'auction', read: readBid },
]

/**
 * A bid, and the bid that it beat.
 * @param {Entry} entry
 * @param {Facts} facts
 * @returns {Finding[] | null}
 */
function readBid(entry, facts) {
  const auction = facts.auctions.get(entry.account)
  if (!auction || !entry.inMessage?.isInternal || entry.inMessage.message.init || entry.inMessage.body.bits.length > 0)
    return null
  const names = itemNames(facts, auction.nft)
  const refund = entry.children.find(({ inMessage }) => inMessage && commentText(inMessage.body) !== null)
  return [
    {
      type: 'auction_bid',
      entries: [...withParent(entry), ...leftovers(entry)],
      success: entry.success,
      details: {
        amount: String(entry.inMessage.value),
        bidder: entry.inMessage.source,
        auction: entry.account,
        ...names,
      },
    },
    ...(refund?.inMessage
      ? [
          {
            type: 'auction_outbid',
            entries: [entry, refund],
            success: true,
            details: {
              auction_address: entry.account,
              bidder: refund.account,
              new_bidder: entry.inMessage.source,
              nft_item: names.nft_item,
              nft_collection: names.nft_collection,
              amount: String(refund.inMessage.value),
              comment: commentText(refund.inMessage.body) ?? '',
            },
          },
        ]
      : []),
  ]
}
