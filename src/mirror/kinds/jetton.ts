import type { JettonMaster, JettonWallet } from '../../schema/jetton.ts'
import { packAddress } from '../storage/keys.ts'
import { defineKind, laterState } from './kind.ts'

/** Jetton masters, by address. */
export const jettonMaster = defineKind<JettonMaster>({
  store: 'ent',
  byte: 9,
  serial: true,
  field: 'address',
  key: ({ address }) => packAddress(address),
  merge: laterState,
})

/** Jetton wallets, by address. */
export const jettonWallet = defineKind<JettonWallet>({
  store: 'ent',
  byte: 10,
  serial: true,
  field: 'address',
  key: ({ address }) => packAddress(address),
  merge: laterState,
})
