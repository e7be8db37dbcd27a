import { isFinalized } from '../../../service/rows/finality.ts'
import { packAddress, packHash, packLtDescending } from '../storage/keys.ts'
import { defineKind, type IndexKey } from './kind.ts'

/** Index of the transactions of an account, newest first. */
export const accountIndex = 1
/** Index of the transaction that consumed a message. */
export const consumerIndex = 2
/** Index of the transaction that emitted a message. */
export const emitterIndex = 3
/** Index of the transaction that consumed an external message, by its normalized hash. */
export const normalizedIndex = 5

/** Finalized transactions, by hash. */
export const transaction = defineKind('transactions', {
  store: 'tx',
  immutable: true,
  isStorable: isFinalized,
  key: ({ hash }) => packHash(hash),
  indexKeys({ account, lt, in_msg, out_msgs }) {
    const keys: IndexKey[] = [[accountIndex, packAddress(account), packLtDescending(lt)]]
    if (in_msg) {
      keys.push([consumerIndex, packHash(in_msg.hash)])
      if (in_msg.hash_norm) keys.push([normalizedIndex, packHash(in_msg.hash_norm)])
    }
    for (const message of out_msgs ?? []) keys.push([emitterIndex, packHash(message.hash)])
    return keys
  },
})
