// Rows that are kept as they come, and answered from by the mirror of a whole world alone.
import type { AccountBalance, AccountStateFull, WalletState } from '../../schema/account.ts'
import type { DnsRecord } from '../../schema/dns.ts'
import type { JettonBurn, JettonTransfer } from '../../schema/jetton.ts'
import type { Message } from '../../schema/message.ts'
import type { MultisigOrder, MultisigWallet } from '../../schema/multisig.ts'
import type { NftTransfer } from '../../schema/nft.ts'
import type { NftSale } from '../../schema/nft-sale.ts'
import type { Vesting } from '../../schema/vesting.ts'
import { packAddress, packHash } from '../storage/keys.ts'
import { defineKind, type Draft, createDrafts, laterState } from './kind.ts'
import { MESSAGE, messagePlace } from './transaction.ts'

/** Latest states of accounts, by address. */
export const accountState = defineKind<AccountStateFull>({
  store: 'ent',
  byte: 16,
  serial: true,
  field: 'address',
  key: ({ address }) => packAddress(address),
  // One state may come with or without its code and data.
  merge: (old, value) =>
    old.account_state_hash === value.account_state_hash
      ? { ...old, ...value }
      : laterState(old, value),
})

/** Wallet views of accounts, by address. */
export const walletState = defineKind<WalletState>({
  store: 'ent',
  byte: 17,
  field: 'address',
  key: ({ address }) => packAddress(address),
  merge: laterState,
})

/** Balances that came without their states, by account. */
export const accountBalance = defineKind<AccountBalance>({
  store: 'ent',
  byte: 22,
  serial: true,
  field: 'account',
  key: ({ account }) => packAddress(account),
})

/** Message rows that came without their transactions; all others lie in those. */
export const message = defineKind<Message>({
  store: 'ent',
  byte: 5,
  field: 'hash',
  key: ({ hash }) => packHash(hash),
  indexKeys: (value, authoritative) => (authoritative ? [[MESSAGE, messagePlace(value)]] : []),
  merge: (old, value) => ({ ...old, ...value }),
})

/** Multisig contracts without their orders, by address. */
export const multisig = defineKind<MultisigWallet>({
  store: 'ent',
  byte: 19,
  serial: true,
  field: 'address',
  key: ({ address }) => packAddress(address),
  merge: laterState,
})

/** Multisig orders, by address. */
export const multisigOrder = defineKind<MultisigOrder>({
  store: 'ent',
  byte: 20,
  serial: true,
  field: 'address',
  key: ({ address }) => packAddress(address),
  // Actions come only when asked for; what is known of them stays.
  merge: (old, value) =>
    laterState(old, { ...value, actions: value.actions ?? old.actions }),
})

/** Multisig contracts, and the orders attached to them. @throws {IngestError} */
export function multisigDrafts(rows: unknown, path: string): Draft[] {
  return createDrafts(multisig, rows, path).flatMap((row, at) => {
    const { orders, ...rest } = row.value as MultisigWallet
    const own = { ...row, value: { ...rest, orders: null } }
    return [own, ...createDrafts(multisigOrder, orders, `${path}[${at}].orders`)]
  })
}

/** Vesting contracts, by address. */
export const vestingContract = defineKind<Vesting>({
  store: 'ent',
  byte: 21,
  serial: true,
  field: 'address',
  key: ({ address }) => packAddress(address),
})

/** DNS entries, by name. */
export const dnsRecord = defineKind<DnsRecord>({
  store: 'ent',
  byte: 18,
  serial: true,
  field: 'domain',
  key: ({ domain }) => (typeof domain === 'string' ? new TextEncoder().encode(domain) : undefined),
})

/** NFT transfers, by transaction. */
export const nftTransfer = defineKind<NftTransfer>({
  store: 'ent',
  byte: 7,
  serial: true,
  field: 'transaction_hash',
  key: ({ transaction_hash }) => packHash(transaction_hash),
})

/** Sales, auctions and Telemint items, by contract. */
export const nftSale = defineKind<NftSale>({
  store: 'ent',
  byte: 8,
  serial: true,
  field: 'address',
  key: ({ address }) => packAddress(address),
  merge: laterState,
})

/** Jetton transfers, by the transaction of the sending wallet. */
export const jettonTransfer = defineKind<JettonTransfer>({
  store: 'ent',
  byte: 11,
  serial: true,
  field: 'transaction_hash',
  key: ({ transaction_hash }) => packHash(transaction_hash),
})

/** Jetton burns, by the transaction of the burning wallet. */
export const jettonBurn = defineKind<JettonBurn>({
  store: 'ent',
  byte: 12,
  serial: true,
  field: 'transaction_hash',
  key: ({ transaction_hash }) => packHash(transaction_hash),
})
