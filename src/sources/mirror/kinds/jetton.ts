import { packAddress } from '../storage/keys.ts'
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
