import * as z from 'zod/mini'
import { nameRow, openRecord, openObject } from './shapes/openObject.ts'

const accountState = openObject({
  /** State hash; always present. Base64. */
  hash: z.string(),
  /**
   * Balance in nanograms. null when the state row is not available (pending transactions,
   * gaps). Decimal string.
   */
  balance: z.nullable(z.string()),
  /**
   * Currency id to amount. {} when none, null when the row is not available and always in
   * streaming account_state_change.
   */
  extra_currencies: z.nullish(openRecord(z.string())),
  /** uninit, active, frozen, nonexist. */
  account_status: z.nullable(z.string()),
  /** Hash of a frozen state. Base64. */
  frozen_hash: z.nullable(z.string()),
  /** Data cell hash. Base64. */
  data_hash: z.nullable(z.string()),
  /** Code cell hash. Base64. */
  code_hash: z.nullable(z.string()),
  /** Data cell; declared but never filled by API v3 nor by streaming. Base64 BOC. */
  data_boc: z.nullish(z.string()),
  /** Code cell; same remark. Base64 BOC. */
  code_boc: z.nullish(z.string()),
})
/** Account state referenced by a transaction (before or after). */
export interface AccountState extends z.output<typeof accountState> {}
export const AccountState: z.ZodMiniType<AccountState> = accountState

const accountStateFull = openObject({
  /** Account. Raw address. */
  address: z.string(),
  /** State hash. Base64. */
  account_state_hash: z.string(),
  /** Balance in nanograms. Decimal string. */
  balance: z.nullable(z.string()),
  /** Currency id to amount. */
  extra_currencies: z.nullable(openRecord(z.string())),
  /** uninit, active, frozen, nonexist. */
  status: z.nullable(z.string()),
  /** Only for frozen accounts. Base64. */
  frozen_hash: z.nullish(z.string()),
  /** Last transaction. Base64. */
  last_transaction_hash: z.nullable(z.string()),
  /** Its lt. Logical time, decimal string. */
  last_transaction_lt: z.nullable(z.string()),
  /** Data cell hash. Base64. */
  data_hash: z.nullish(z.string()),
  /** Code cell hash. Base64. */
  code_hash: z.nullish(z.string()),
  /** Data cell (absent with include_boc=false or when there is none). Base64 BOC. */
  data_boc: z.nullish(z.string()),
  /** Code cell (same). Base64 BOC. */
  code_boc: z.nullish(z.string()),
  /** Get-method ids found in the code; null when the code was not analyzed. */
  contract_methods: z.nullable(z.array(z.number())),
  /**
   * Recognized interface names (list in interface_names); [] without code or method list, null
   * when methods are known and none matches.
   */
  interfaces: z.nullable(z.array(z.string())),
})
/** Latest state of an account (accountStates). */
export interface AccountStateFull extends z.output<typeof accountStateFull> {}
export const AccountStateFull: z.ZodMiniType<AccountStateFull> = nameRow('AccountStateFull', accountStateFull)

const accountBalance = openObject({
  /** Account. Raw address. */
  account: z.string(),
  /** Balance in nanograms. Decimal string. */
  balance: z.string(),
})
/** Row of topAccountsByBalance. */
export interface AccountBalance extends z.output<typeof accountBalance> {}
export const AccountBalance: z.ZodMiniType<AccountBalance> = nameRow('AccountBalance', accountBalance)

const walletState = openObject({
  /** Account. Raw address. */
  address: z.string(),
  /**
   * Code is one of the known wallets (and its data was readable). false for accounts without data.
   */
  is_wallet: z.boolean(),
  /**
   * wallet v1 r1, wallet v1 r2, wallet v1 r3, wallet v2 r1, wallet v2 r2, wallet v3 r1, wallet v3
   * r2, wallet v4 r1, wallet v4 r2, wallet v5 beta, wallet v5 r1.
   */
  wallet_type: z.nullish(z.string()),
  /** Wallet seqno. */
  seqno: z.nullish(z.number()),
  /** Subwallet id (v3 and later), unsigned 32-bit. */
  wallet_id: z.nullish(z.number()),
  /** Balance in nanograms. Decimal string. */
  balance: z.nullish(z.string()),
  /** Absent when empty. */
  extra_currencies: z.nullish(openRecord(z.string())),
  /** v5 only. */
  is_signature_allowed: z.nullish(z.boolean()),
  /** Account status. */
  status: z.nullish(z.string()),
  /** Code hash. Base64. */
  code_hash: z.nullish(z.string()),
  /** Last transaction. Base64. */
  last_transaction_hash: z.nullable(z.string()),
  /** Its lt. Logical time, decimal string. */
  last_transaction_lt: z.nullable(z.string()),
})
/** Wallet view of an account. */
export interface WalletState extends z.output<typeof walletState> {}
export const WalletState: z.ZodMiniType<WalletState> = nameRow('WalletState', walletState)
