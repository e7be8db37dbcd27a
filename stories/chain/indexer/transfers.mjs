import { decodedContent } from './decode.mjs'
import { cellBoc, rawOrNull } from './values.mjs'

/**
 * Transfers and burns, read from the transactions that carried them out.
 *
 * @import { Cell } from '@ton/core'
 * @import { Entry } from './ledger.mjs'
 * @import { Facts } from './facts.mjs'
 */

/**
 * Payload as the lists show it: only a referenced cell counts.
 * @param {Cell | null} cell
 */
const payloadRow = (cell) => ({
  payload: cell ? cellBoc(cell) : null,
  decoded: cell ? decodedContent(cell).decoded : null,
})

/** @param {Entry} entry */
const place = (entry) => ({
  transaction_hash: entry.hash,
  transaction_lt: String(entry.lt),
  transaction_now: entry.now,
  transaction_aborted: !entry.success,
})

/**
 * Fields of a TEP-74 or TEP-62 transfer body.
 * @param {Cell} body
 * @param {boolean} withAmount Jetton transfers name an amount first.
 */
export function readTransfer(body, withAmount) {
  const slice = body.beginParse()
  slice.skip(32)
  return {
    queryId: String(slice.loadUintBig(64)),
    amount: withAmount ? slice.loadCoins() : 0n,
    to: rawOrNull(slice.loadMaybeAddress()) ?? 'addr_none',
    response: rawOrNull(slice.loadMaybeAddress()) ?? 'addr_none',
    custom: slice.loadMaybeRef(),
    forward: slice.loadCoins(),
    payload: slice.loadBit() ? slice.loadRef() : null,
    inline: slice,
  }
}

/**
 * @param {Entry[]} entries
 * @param {Facts} facts
 */
export const jettonTransferRows = (entries, { jettonWallets }) =>
  entries.flatMap((entry) => {
    const wallet = jettonWallets.get(entry.account)
    if (!wallet || !entry.inMessage || entry.inMessage.opcode !== 0x0f8a7ea5 || !entry.success) return []
    const transfer = readTransfer(entry.inMessage.body, true)
    const custom = payloadRow(transfer.custom)
    const forward = payloadRow(transfer.payload)
    return [
      {
        query_id: transfer.queryId,
        source: wallet.owner,
        destination: transfer.to,
        amount: String(transfer.amount),
        source_wallet: entry.account,
        jetton_master: wallet.jetton,
        ...place(entry),
        response_destination: transfer.response,
        custom_payload: custom.payload,
        decoded_custom_payload: custom.decoded,
        forward_ton_amount: String(transfer.forward),
        forward_payload: forward.payload,
        decoded_forward_payload: forward.decoded,
        trace_id: entry.trace_id,
      },
    ]
  })

/**
 * @param {Entry[]} entries
 * @param {Facts} facts
 */
export const jettonBurnRows = (entries, { jettonWallets }) =>
  entries.flatMap((entry) => {
    const wallet = jettonWallets.get(entry.account)
    if (!wallet || !entry.inMessage || entry.inMessage.opcode !== 0x595f07bc) return []
    const slice = entry.inMessage.body.beginParse()
    slice.skip(32)
    const query_id = String(slice.loadUintBig(64))
    const amount = String(slice.loadCoins())
    const response_destination = rawOrNull(slice.loadMaybeAddress()) ?? 'addr_none'
    const custom = payloadRow(slice.loadMaybeRef())
    return [
      {
        query_id,
        owner: wallet.owner,
        jetton_wallet: entry.account,
        jetton_master: wallet.jetton,
        ...place(entry),
        amount,
        response_destination,
        custom_payload: custom.payload,
        decoded_custom_payload: custom.decoded,
        trace_id: entry.trace_id,
      },
    ]
  })

/**
 * @param {Entry[]} entries
 * @param {Facts} facts
 */
export const nftTransferRows = (entries, { items, domains }) =>
  entries.flatMap((entry) => {
    const item = items.get(entry.account) ?? domains.get(entry.account)
    if (!item || !entry.inMessage || entry.inMessage.opcode !== 0x5fcc3d14 || !entry.inMessage.source) return []
    const transfer = readTransfer(entry.inMessage.body, false)
    const custom = payloadRow(transfer.custom)
    const forward = payloadRow(transfer.payload)
    return [
      {
        query_id: transfer.queryId,
        nft_address: entry.account,
        nft_collection: item.collection,
        ...place(entry),
        old_owner: entry.inMessage.source,
        new_owner: transfer.to,
        response_destination: transfer.response,
        custom_payload: custom.payload,
        decoded_custom_payload: custom.decoded,
        forward_amount: String(transfer.forward),
        forward_payload: forward.payload,
        decoded_forward_payload: forward.decoded,
        trace_id: entry.trace_id,
      },
    ]
  })
