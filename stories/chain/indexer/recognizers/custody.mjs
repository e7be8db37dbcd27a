import { loadMessageRelaxed } from '@ton/core'
import { cellBoc, rawAddress } from '../values.mjs'
import { readBody, child, leftovers, withParent } from './reading.mjs'

/**
 * @import { TransactionDescriptionGeneric } from '@ton/core'
 * @import { Recognizer } from '../recognizers.mjs'
 * @import { Entry } from '../ledger.mjs'
 */

/** @param {Entry} entry */
function exitCode(entry) {
  const { computePhase } = /** @type {TransactionDescriptionGeneric} */ (entry.step.transaction.description)
  return computePhase.type === 'vm' ? computePhase.exitCode : null
}

/** @type {Recognizer[]} */
export const custodyRecognizers = [
  {
    kind: 'multisig',
    opcode: 0xf718510f,
    read: (entry) => {
      const slice = readBody(entry)
      const query_id = String(slice.loadUintBig(64))
      const order_seqno = String(slice.loadUintBig(256))
      const isSigner = slice.loadBit()
      const creator_index = slice.loadUint(8)
      const order = child(entry, 0x9c73fba2)
      return [
        {
          type: 'multisig_create_order',
          entries: [...withParent(entry), ...(order ? [order] : []), ...leftovers(entry)],
          success: entry.success && order?.success === true,
          details: {
            query_id,
            order_seqno,
            is_created_by_signer: isSigner,
            is_signed_by_creator: isSigner,
            creator_index,
            expiration_date: slice.loadUint(48),
            order_boc: cellBoc(slice.loadRef()),
            source: entry.inMessage?.source ?? null,
            destination: entry.account,
            destination_order: order?.account ?? null,
          },
        },
      ]
    },
  },
  {
    kind: 'order',
    opcode: 0xa762230f,
    read: (entry) => {
      const slice = readBody(entry)
      slice.skip(64)
      return [
        {
          type: 'multisig_approve',
          entries: [
            ...withParent(entry),
            ...entry.children.filter(({ inMessage }) => inMessage?.opcode === 0x82609bf6),
            ...leftovers(entry),
          ],
          success: entry.success,
          details: {
            signer_index: slice.loadUint(8),
            exit_code: exitCode(entry),
            source: entry.inMessage?.source ?? null,
            destination: entry.account,
          },
        },
      ]
    },
  },
  {
    kind: 'multisig',
    opcode: 0x75097f5d,
    read: (entry) => {
      const slice = readBody(entry)
      return [
        {
          type: 'multisig_execute',
          entries: withParent(entry),
          success: entry.success,
          details: {
            query_id: String(slice.loadUintBig(64)),
            order_seqno: String(slice.loadUintBig(256)),
            expiration_date: slice.loadUint(48),
            approvals_num: slice.loadUint(8),
            signers_hash: slice.loadBuffer(32).toString('base64'),
            order_boc: cellBoc(slice.loadRef()),
            source: entry.inMessage?.source ?? null,
            destination: entry.account,
          },
        },
      ]
    },
  },
  {
    kind: 'vesting',
    opcode: 0x7258a69b,
    read: (entry) => {
      const slice = readBody(entry)
      return [
        {
          type: 'vesting_add_whitelist',
          entries: withParent(entry),
          success: entry.success,
          details: {
            query_id: String(slice.loadUintBig(64)),
            accounts_added: [rawAddress(slice.loadAddress())],
            source: entry.inMessage?.source ?? null,
            vesting: entry.account,
          },
        },
      ]
    },
  },
  {
    kind: 'vesting',
    opcode: 0xa7733acd,
    read: (entry) => {
      const slice = readBody(entry)
      const query_id = String(slice.loadUintBig(64))
      slice.skip(8)
      const cell = slice.loadRef()
      const { info } = loadMessageRelaxed(cell.beginParse())
      if (info.type !== 'internal') return null
      return [
        {
          type: 'vesting_send_message',
          entries: [...withParent(entry), ...entry.children],
          success: entry.success,
          details: {
            query_id,
            message_boc: cellBoc(cell),
            source: entry.inMessage?.source ?? null,
            vesting: entry.account,
            destination: rawAddress(info.dest),
            amount: String(info.value.coins),
          },
        },
      ]
    },
  },
]
