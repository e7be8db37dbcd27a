import { packHash } from '../storage/keys.ts'
import { defineKind } from './kind.ts'

const key = ({ transaction_hash }: { readonly transaction_hash: string }) => packHash(transaction_hash)

/** Jetton transfers, by the transaction of the sender's jetton wallet. */
export const jettonTransfer = defineKind('jettonTransfers', { store: 'ent', byte: 31, immutable: true, key })

/** Jetton burns, by the transaction of the jetton wallet. */
export const jettonBurn = defineKind('jettonBurns', { store: 'ent', byte: 32, immutable: true, key })

/** NFT transfers, by the transaction of the item. */
export const nftTransfer = defineKind('nftTransfers', { store: 'ent', byte: 33, immutable: true, key })
