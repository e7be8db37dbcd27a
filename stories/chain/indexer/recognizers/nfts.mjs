import { commentText } from '../decode.mjs'
import { readTransfer } from '../transfers.mjs'
import { bocOf, hashOf, rawAddress } from '../values.mjs'
import { bodyOf, child, descendants, leftovers, withParent } from './reading.mjs'

/**
 * @import { Recognizer } from '../recognizers.mjs'
 * @import { Finding } from '../actions.mjs'
 * @import { Entry } from '../ledger.mjs'
 * @import { Facts } from '../facts.mjs'
 */

/**
 * @param {Facts} facts
 * @param {string} address
 */
function itemNames({ items, domains }, address) {
  const item = items.get(address) ?? domains.get(address)
  return {
    nft_collection: item?.collection ?? null,
    nft_item: address,
    nft_item_index: item ? String(item.index) : null,
  }
}

const noSale = {
  marketplace: null, real_old_owner: null, marketplace_address: null, payout_amount: null, payout_address: null,
  payout_comment: null, payout_comment_encrypted: null, payout_comment_encoded: null, royalty_amount: null, royalty_address: null,
}

/**
 * @param {Entry} entry At the item.
 * @param {Facts} facts
 * @returns {Finding | null}
 */
function readItemTransfer(entry, facts) {
  if (!entry.inMessage?.source) return null
  const transfer = readTransfer(entry.inMessage.body, false)
  return {
    type: 'nft_transfer',
    entries: [...withParent(entry), ...entry.children.filter((next) => [0x05138d91, 0xd53276db].includes(next.inMessage?.opcode ?? 0)), ...leftovers(entry)],
    success: entry.success,
    details: {
      ...itemNames(facts, entry.account),
      old_owner: entry.inMessage.source,
      new_owner: transfer.to,
      is_purchase: false,
      query_id: transfer.queryId,
      response_destination: transfer.response,
      custom_payload: null,
      forward_payload: transfer.payload ? bocOf(transfer.payload) : null,
      forward_amount: String(transfer.forward),
      comment: transfer.payload ? commentText(transfer.payload) : null,
      is_encrypted_comment: transfer.payload ? false : null,
      ...noSale,
    },
  }
}

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
  const common = { ...itemNames(facts, entry.account), owner: entry.inMessage?.source ?? null, listing_address: listing, marketplace: null }
  const sale = facts.sales.get(listing)
  if (sale) {
    return [{
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
    }]
  }
  const auction = facts.auctions.get(listing)
  if (!auction) return null
  return [{
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
  }]
}

/** @type {Recognizer[]} */
export const nftRecognizers = [
  ...(/** @type {const} */ (['nftItem', 'domain'])).flatMap((kind) => [
    { kind, opcode: 0x5fcc3d14, read: readListing },
    {
      kind,
      opcode: 0x5fcc3d14,
      read: (/** @type {Entry} */ entry, /** @type {Facts} */ facts) => {
        const transfer = readItemTransfer(entry, facts)
        return transfer && [transfer]
      },
    },
  ]),
  ...(/** @type {const} */ ([['nftCollection', 1], ['nftCollection', 2], ['domains', 1]])).map(([kind, opcode]) => ({
    kind,
    opcode,
    read: (/** @type {Entry} */ entry, /** @type {Facts} */ facts) => entry.children.filter((item) => !item.inMessage?.bounced).map((item) => ({
      type: 'nft_mint',
      entries: [...withParent(entry), item],
      success: item.success,
      details: { owner: entry.inMessage?.source, ...itemNames(facts, item.account) },
    })),
  })),
  {
    kind: 'nftSale',
    opcode: 2,
    read: (entry, facts) => {
      const sale = facts.sales.get(entry.account)
      const handed = child(entry, 0x5fcc3d14)
      const transfer = handed && readItemTransfer(handed, facts)
      if (!sale || !transfer) return null
      return [{
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
      }]
    },
  },
  {
    kind: 'nftSale',
    opcode: 3,
    read: (entry, facts) => {
      const sale = facts.sales.get(entry.account)
      if (!sale || !entry.success) return null
      const { nft_item, nft_collection } = itemNames(facts, sale.nft)
      return [{
        type: 'nft_cancel_sale',
        entries: [...withParent(entry), ...descendants(entry)],
        success: true,
        details: { owner: sale.seller, nft_item, nft_collection, sale_address: entry.account, marketplace_address: sale.marketplace, marketplace: null },
      }]
    },
  },
  {
    kind: 'auction',
    opcode: 3,
    read: (entry, facts) => {
      const auction = facts.auctions.get(entry.account)
      if (!auction || !entry.success) return null
      const { nft_item, nft_collection } = itemNames(facts, auction.nft)
      return [{
        type: auction.canceled ? 'nft_cancel_auction' : 'nft_finish_auction',
        entries: [...withParent(entry), ...descendants(entry)],
        success: true,
        details: { owner: auction.seller, nft_item, nft_collection, auction_address: entry.account, marketplace_address: auction.marketplace, marketplace: null },
      }]
    },
  },
  { kind: 'auction', read: readBid },
  {
    kind: 'domain',
    opcode: 0x4eb1f0f9,
    read: (entry, { domains }) => {
      const slice = bodyOf(entry)
      slice.skip(64)
      const key = slice.loadBuffer(32).toString('hex')
      const value = slice.loadMaybeRef()
      const common = { source: entry.inMessage?.source ?? null, asset: entry.account, nft_collection: domains.get(entry.account)?.collection ?? null }
      return [{
        type: value ? 'change_dns' : 'delete_dns',
        entries: withParent(entry),
        success: entry.success,
        details: value ? { key, value: recordValue(value), ...common } : { hash: key, ...common },
      }]
    },
  },
  {
    kind: 'domain',
    opcode: 0x370fec51,
    read: (entry, { domains }) => [{
      type: 'renew_dns',
      entries: withParent(entry),
      success: entry.success,
      details: { source: entry.inMessage?.source ?? null, asset: entry.account, nft_collection: domains.get(entry.account)?.collection ?? null },
    }],
  },
]

/**
 * A bid, and the bid that it beat.
 * @param {Entry} entry
 * @param {Facts} facts
 * @returns {Finding[] | null}
 */
function readBid(entry, facts) {
  const auction = facts.auctions.get(entry.account)
  if (!auction || !entry.inMessage?.isInternal || entry.inMessage.message.init || entry.inMessage.body.bits.length > 0) return null
  const names = itemNames(facts, auction.nft)
  const refund = entry.children.find(({ inMessage }) => inMessage && commentText(inMessage.body) !== null)
  return [
    {
      type: 'auction_bid',
      entries: [...withParent(entry), ...leftovers(entry)],
      success: entry.success,
      details: { amount: String(entry.inMessage.value), bidder: entry.inMessage.source, auction: entry.account, ...names },
    },
    ...(refund?.inMessage ? [{
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
    }] : []),
  ]
}

/** @param {import('@ton/core').Cell} cell */
function recordValue(cell) {
  const slice = cell.beginParse()
  const tag = slice.loadUint(16)
  const empty = {
    dns_smc_address: null, dns_adnl_address: null, dns_text: null, dns_next_resolver_address: null, dns_storage_address: null, flags: null,
  }
  if (tag === 0x9fd3) return { ...empty, sum_type: 'DNSSmcAddress', dns_smc_address: rawAddress(slice.loadAddress()), flags: slice.loadUint(8) }
  if (tag === 0xba93) return { ...empty, sum_type: 'DNSNextResolver', dns_next_resolver_address: rawAddress(slice.loadAddress()) }
  if (tag === 0xad01) return { ...empty, sum_type: 'DNSAdnlAddress', dns_adnl_address: slice.loadBuffer(32).toString('hex').toUpperCase(), flags: 0 }
  if (tag === 0x7473) return { ...empty, sum_type: 'DNSStorageAddress', dns_storage_address: slice.loadBuffer(32).toString('hex').toUpperCase() }
  throw new Error(`A record of ${hashOf(cell)} has the unknown tag ${tag}.`)
}
