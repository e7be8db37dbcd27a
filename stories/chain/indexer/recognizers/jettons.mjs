import { commentText } from '../decode.mjs'
import { readTransfer } from '../transfers.mjs'
import { cellBoc, rawAddress } from '../values.mjs'
import { readBody, child, descendants, leftovers, withParent } from './reading.mjs'

/**
 * @import { Recognizer } from '../recognizers.mjs'
 * @import { Finding } from '../actions.mjs'
 * @import { Entry } from '../ledger.mjs'
 * @import { Facts } from '../facts.mjs'
 */

/**
 * One transfer between two jetton wallets.
 * @param {Entry} entry At the sender's jetton wallet.
 * @param {Facts} facts
 */
function readJettonTransfer(entry, { jettonWallets }) {
  const wallet = jettonWallets.get(entry.account)
  const { inMessage } = entry
  if (!wallet || !inMessage) return null
  const transfer = readTransfer(inMessage.body, true)
  const received = child(entry, 0x178d4519)
  const notified = child(received, 0x7362d09c)
  /** @type {Finding} */
  const finding = {
    type: 'jetton_transfer',
    entries: [
      ...withParent(entry),
      ...(received ? [received] : []),
      ...(notified ? [notified] : []),
      ...leftovers(received),
      ...leftovers(entry),
    ],
    success: entry.success && received?.success === true,
    details: {
      asset: wallet.jetton,
      sender: wallet.owner,
      receiver: transfer.to,
      sender_jetton_wallet: entry.account,
      receiver_jetton_wallet: received?.account ?? null,
      amount: String(transfer.amount),
      comment: transfer.payload ? commentText(transfer.payload) : null,
      is_encrypted_comment: transfer.payload ? false : null,
      query_id: transfer.queryId,
      response_destination: transfer.response,
      custom_payload: null,
      forward_payload: transfer.payload ? cellBoc(transfer.payload) : null,
      forward_amount: String(transfer.forward),
    },
  }
  return { finding, wallet, transfer, received, notified }
}

/**
 * A transfer to the router that came back as another jetton.
 * @param {Entry} entry
 * @param {Facts} facts
 * @returns {Finding[] | null}
 */
function readSwap(entry, facts) {
  const incoming = readJettonTransfer(entry, facts)
  if (!incoming?.notified || facts.kindOf(incoming.notified.account) !== 'router') return null
  const paid = child(child(incoming.notified, 0x25938561), 0xf93bb43f)
  const order = child(paid, 0x0f8a7ea5)
  const outgoing = order && readJettonTransfer(order, facts)
  if (!outgoing || outgoing.wallet.jetton === incoming.wallet.jetton) return null
  /** @param {typeof incoming} leg */
  const leg = ({ wallet, transfer, received, finding }) => ({
    asset: wallet.jetton,
    source: wallet.owner,
    destination: transfer.to,
    source_jetton_wallet: finding.details['sender_jetton_wallet'],
    destination_jetton_wallet: received?.account ?? null,
    amount: String(transfer.amount),
  })
  return [
    {
      type: 'jetton_swap',
      entries: [...withParent(entry), ...descendants(entry)],
      success: outgoing.finding.success,
      details: {
        dex: 'stonfi_v2',
        sender: incoming.wallet.owner,
        asset_in: incoming.wallet.jetton,
        asset_out: outgoing.wallet.jetton,
        dex_incoming_transfer: leg(incoming),
        dex_outgoing_transfer: leg(outgoing),
        peer_swaps: [],
      },
    },
  ]
}

/** @type {Recognizer[]} */
export const jettonRecognizers = [
  { kind: 'jettonWallet', opcode: 0x0f8a7ea5, read: readSwap },
  {
    kind: 'jettonWallet',
    opcode: 0x0f8a7ea5,
    read: (entry, facts) => {
      const transfer = readJettonTransfer(entry, facts)
      return transfer && [transfer.finding]
    },
  },
  {
    kind: 'jettonMinter',
    opcode: 21,
    read: (entry) => {
      const slice = readBody(entry)
      slice.skip(64)
      const receiver = rawAddress(slice.loadAddress())
      const inner = slice.loadRef().beginParse()
      inner.skip(32 + 64)
      const received = child(entry, 0x178d4519)
      return [
        {
          type: 'jetton_mint',
          entries: [...withParent(entry), ...(received ? [received, ...received.children] : []), ...leftovers(entry)],
          success: entry.success && received?.success === true,
          details: {
            asset: entry.account,
            receiver,
            receiver_jetton_wallet: received?.account ?? null,
            amount: String(inner.loadCoins()),
            ton_amount: String(entry.inMessage?.value ?? 0n),
          },
        },
      ]
    },
  },
  {
    kind: 'jettonWallet',
    opcode: 0x595f07bc,
    read: (entry, { jettonWallets }) => {
      const wallet = jettonWallets.get(entry.account)
      if (!wallet) return null
      const slice = readBody(entry)
      slice.skip(64)
      const burned = child(entry, 0x7bdd97de)
      return [
        {
          type: 'jetton_burn',
          entries: [...withParent(entry), ...(burned ? [burned] : []), ...leftovers(burned), ...leftovers(entry)],
          success: entry.success && burned?.success === true,
          details: {
            owner: wallet.owner,
            owner_jetton_wallet: entry.account,
            asset: wallet.jetton,
            amount: String(slice.loadCoins()),
          },
        },
      ]
    },
  },
]
