import { isFinalized } from '../../../service/rows/finality.ts'
import { packAddress, packHash, packLtDescending } from '../storage/keys.ts'
import { defineKind, type IndexKey } from './kind.ts'

/** Index of the transactions of an account, newest first. */
export const ACCOUNT = 1
/** Index of the transaction that consumed a message. */
export const CONSUMER = 2
/** Index of the transaction that emitted a message. */
export const EMITTER = 3
/** Index of the transaction that consumed an external message, by its normalized hash. */
export const NORMALIZED = 5

/** Finalized transactions, by hash. */
export const transaction = defineKind('transactions', {
  store: 'tx',
  immutable: true,
  isStorable: isFinalized,
  key: ({ hash }) => packHash(hash),
  indexKeys({ account, lt, in_msg, out_msgs }) {
    const keys: IndexKey[] = [[ACCOUNT, packAddress(account), packLtDescending(lt)]]
    if (in_msg) {
      keys.push([CONSUMER, packHash(in_msg.hash)])
      if (in_msg.hash_norm) keys.push([NORMALIZED, packHash(in_msg.hash_norm)])
    }
    for (const message of out_msgs ?? []) keys.push([EMITTER, packHash(message.hash)])
    return keys
  },
})
