import { cellHash } from './values.mjs'

/**
 * Rows of tokens, markets and names, from the final states.
 *
 * @import { Facts } from './facts.mjs'
 * @import { Contract } from './entities.mjs'
 * @import { Row } from './values.mjs'
 */

/** @param {Contract} contract */
const hashes = ({ code, data, lastLt }) => ({
  last_transaction_lt: String(lastLt),
  code_hash: cellHash(code),
  data_hash: cellHash(data),
})

/** @param {Facts} facts */
export const jettonMasterRows = ({ minters }) =>
  [...minters].map(([address, minter]) => ({
    address,
    total_supply: String(minter.totalSupply),
    mintable: true,
    admin_address: minter.admin,
    jetton_content: minter.content,
    jetton_wallet_code_hash: cellHash(minter.walletCode),
    ...hashes(minter.contract),
  }))

/** @param {Facts} facts */
export const jettonWalletRows = ({ jettonWallets }) =>
  [...jettonWallets].map(([address, wallet]) => ({
    address,
    balance: String(wallet.balance),
    owner: wallet.owner,
    jetton: wallet.jetton,
    ...hashes(wallet.contract),
  }))

/** @param {Facts} facts */
export const collectionRows = ({ collections }) =>
  [...collections].map(([address, collection]) => ({
    address,
    owner_address: collection.owner,
    next_item_index: String(collection.nextIndex),
    collection_content: collection.content,
    ...hashes(collection.contract),
  }))

/**
 * Sale flags of an item, from the contract that owns it.
 * @param {Facts} facts
 * @param {string} item
 * @param {string | null} owner
 */
function saleFlags({ sales, auctions }, item, owner) {
  const sale = owner === null ? undefined : sales.get(owner)
  if (sale?.nft === item && sale.seller) return { on_sale: true, sale_contract_address: owner, real_owner: sale.seller }
  const auction = owner === null ? undefined : auctions.get(owner)
  if (auction?.nft === item) return { on_sale: true, auction_contract_address: owner, real_owner: auction.seller }
  return { on_sale: false }
}

/**
 * @param {Facts} facts
 * @param {{ withSales: boolean }} options Lists tell who sells an item; rows inside a sale do not.
 */
export function itemRows(facts, { withSales }) {
  const collections = new Map(collectionRows(facts).map((row) => [row.address, row]))
  const items = [...facts.items].map(([address, item]) => ({
    address,
    init: item.owner !== null,
    index: String(item.index),
    collection_address: item.collection,
    owner_address: item.owner,
    content: item.path === null ? null : { uri: `${facts.collections.get(item.collection)?.base}${item.path}` },
    ...hashes(item.contract),
    collection: collections.get(item.collection) ?? null,
    ...(withSales ? saleFlags(facts, address, item.owner) : { on_sale: false }),
  }))
  const domains = [...facts.domains].map(([address, item]) => ({
    address,
    init: true,
    index: String(item.index),
    collection_address: item.collection,
    owner_address: item.owner,
    content: { domain: item.domain },
    ...hashes(item.contract),
    collection: collections.get(item.collection) ?? null,
    on_sale: false,
  }))
  return [...items, ...domains]
}

/**
 * Rows of nft/sales.
 * @param {Facts} facts
 * @returns {Row[]}
 */
export function saleRows(facts) {
  const items = new Map(itemRows(facts, { withSales: false }).map((row) => [row.address, row]))
  /** @param {string} address */
  const nested = (address) => {
    const nft_item = items.get(address)
    return nft_item ? { nft_item } : {}
  }
  return [
    ...[...facts.sales].map(([address, sale]) => ({
      type: 'getgems_sale',
      address,
      nft_address: sale.nft,
      ...(sale.seller ? { nft_owner_address: sale.seller } : {}),
      marketplace_address: sale.marketplace,
      created_at: sale.createdAt,
      ...hashes(sale.contract),
      details: {
        is_complete: sale.complete,
        full_price: String(sale.price),
        marketplace_fee_address: sale.feeAddress,
        marketplace_fee: String(sale.fee),
        royalty_address: sale.royaltyAddress,
        royalty_amount: String(sale.royalty),
      },
      ...nested(sale.nft),
    })),
    ...[...facts.auctions].map(([address, auction]) => ({
      type: 'getgems_auction',
      address,
      nft_address: auction.nft,
      nft_owner_address: auction.seller,
      marketplace_address: auction.marketplace,
      created_at: auction.createdAt,
      ...hashes(auction.contract),
      details: {
        end_flag: auction.ended,
        end_time: auction.endTime,
        last_bid: String(auction.lastBid),
        ...(auction.lastMember ? { last_member: auction.lastMember } : {}),
        min_step: auction.minStep,
        mp_fee_address: auction.marketplace,
        mp_fee_factor: 0,
        mp_fee_base: 100,
        royalty_fee_address: auction.marketplace,
        royalty_fee_factor: 0,
        royalty_fee_base: 100,
        max_bid: String(auction.maxBid),
        min_bid: String(auction.minBid),
        last_bid_at: auction.lastBidAt,
        is_canceled: auction.canceled,
      },
      ...nested(auction.nft),
    })),
  ]
}

/** @param {Facts} facts */
export const dnsRows = ({ domains }) =>
  [...domains].map(([address, item]) => ({
    nft_item_address: address,
    nft_item_owner: item.owner,
    domain: item.domain,
    dns_next_resolver: item.nextResolver,
    dns_wallet: item.wallet,
    dns_site_adnl: item.site,
    dns_storage_bag_id: item.storage,
  }))
