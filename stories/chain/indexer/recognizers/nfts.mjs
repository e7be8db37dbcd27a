import { commentText } from '../decode.mjs'
import { readTransfer } from '../transfers.mjs'
import { cellBoc } from '../values.mjs'
import { leftovers, withParent } from './reading.mjs'

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
export function itemNames({ items, domains }, address) {
  const item = items.get(address) ?? domains.get(address)
  return {
    nft_collection: item?.collection ?? null,
    nft_item: address,
    nft_item_index: item ? String(item.index) : null,
  }
}

const noSale = {
  marketplace: null,
  real_old_owner: null,
  marketplace_address: null,
  payout_amount: null,
  payout_address: null,
  payout_comment: null,
  payout_comment_encrypted: null,
  payout_comment_encoded: null,
  royalty_amount: null,
  royalty_address: null,
}

/**
 * @param {Entry} entry At the item.
 * @param {Facts} facts
 * @returns {Finding | null}
 */
export function readItemTransfer(entry, facts) {
  if (!entry.inMessage?.source) return null
  const transfer = readTransfer(entry.inMessage.body, false)
  return {
    type: 'nft_transfer',
    entries: [
      ...withParent(entry),
      ...entry.children.filter((next) => [0x05138d91, 0xd53276db].includes(next.inMessage?.opcode ?? 0)),
      ...leftovers(entry),
    ],
    success: entry.success,
    details: {
      ...itemNames(facts, entry.account),
      old_owner: entry.inMessage.source,
      new_owner: transfer.to,
      is_purchase: false,
      query_id: transfer.queryId,
      response_destination: transfer.response,
      custom_payload: null,
      forward_payload: transfer.payload ? cellBoc(transfer.payload) : null,
      forward_amount: String(transfer.forward),
      comment: transfer.payload ? commentText(transfer.payload) : null,
      is_encrypted_comment: transfer.payload ? false : null,
      ...noSale,
    },
  }
}

/**
 * @param {Entry} entry
 * @param {Facts} facts
 */
function readGift(entry, facts) {
  const transfer = readItemTransfer(entry, facts)
  return transfer && [transfer]
}

/**
 * One finding for each item that a collection deployed.
 * @param {Entry} entry
 * @param {Facts} facts
 * @returns {Finding[]}
 */
function readMint(entry, facts) {
  const items = entry.children.filter(({ inMessage }) => !inMessage?.bounced)
  return items.map((item) => ({
    type: 'nft_mint',
    entries: [...withParent(entry), item],
    success: item.success,
    details: { owner: entry.inMessage?.source, ...itemNames(facts, item.account) },
  }))
}

/** @type {Recognizer[]} */
export const nftRecognizers = [
  { kind: 'nftItem', opcode: 0x5fcc3d14, read: readGift },
  { kind: 'domain', opcode: 0x5fcc3d14, read: readGift },
  { kind: 'nftCollection', opcode: 1, read: readMint },
  { kind: 'nftCollection', opcode: 2, read: readMint },
  { kind: 'domains', opcode: 1, read: readMint },
]
