import { packAddress, packHash } from '../storage/keys.ts'
import { defineKind } from './kind.ts'

/** Jetton masters, by address. */
export const jettonMaster = defineKind('jettonMasters', {
  store: 'ent',
  byte: 9,
  dated: true,
  key: ({ address }) => packAddress(address),
})

/** Jetton wallets, by address. */
export const jettonWallet = defineKind('jettonWallets', {
  store: 'ent',
  byte: 10,
  dated: true,
  key: ({ address }) => packAddress(address),
})

const key = ({ transaction_hash }: { readonly transaction_hash: string }) => packHash(transaction_hash)

/** Jetton transfers, by the transaction of the sender's jetton wallet. */
export const jettonTransfer = defineKind('jettonTransfers', { store: 'ent', byte: 31, immutable: true, key })

/** Jetton burns, by the transaction of the jetton wallet. */
export const jettonBurn = defineKind('jettonBurns', { store: 'ent', byte: 32, immutable: true, key })

/** NFT transfers, by the transaction of the item. */
export const nftTransfer = defineKind('nftTransfers', { store: 'ent', byte: 33, immutable: true, key })
