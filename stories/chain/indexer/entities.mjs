import { Address } from '@ton/core'
import { WalletContractV3R2, WalletContractV4, WalletContractV5R1 } from '@ton/ton'
import { codes } from '../codes.mjs'
import { cellHash, rawAddress } from './values.mjs'

/**
 * The accounts of the chain and what kind of contract each of them is.
 *
 * @import { Cell } from '@ton/core'
 * @import { World } from '../world.mjs'
 * @import { Kind } from '../codes.mjs'
 */

/** @typedef {Kind | 'wallet v3 r2' | 'wallet v4 r2' | 'wallet v5 r1'} AccountKind */

const publicKey = Buffer.alloc(32)
/** @type {Map<string, AccountKind>} */
const kinds = new Map([
  ...Object.entries(codes).map(
    ([kind, code]) => /** @type {const} */ ([cellHash(code), /** @type {AccountKind} */ (kind)]),
  ),
  [cellHash(WalletContractV3R2.create({ workchain: 0, publicKey }).init.code), 'wallet v3 r2'],
  [cellHash(WalletContractV4.create({ workchain: 0, publicKey }).init.code), 'wallet v4 r2'],
  [cellHash(WalletContractV5R1.create({ workchain: 0, publicKey }).init.code), 'wallet v5 r1'],
])

/**
 * Kind of a contract by its code.
 * @param {Cell | null} code
 */
export const contractKind = (code) => (code ? (kinds.get(cellHash(code)) ?? null) : null)

/**
 * The last state of every account, in the order in which the chain first saw them.
 * @param {World} world
 */
export function readAccounts(world) {
  return world.addresses().map((text) => {
    const address = Address.parseRaw(text)
    const shard = world.shardAccount(address)
    const state = shard.account?.storage.state
    const active = state?.type === 'active' ? state.state : null
    const code = active?.code ?? null
    return {
      address,
      raw: rawAddress(address),
      balance: shard.account?.storage.balance.coins ?? 0n,
      status: state ? state.type : 'nonexist',
      code,
      data: active?.data ?? null,
      kind: contractKind(code),
      lastLt: shard.lastTransactionLt,
      lastHash: shard.lastTransactionHash,
      stateHash: world.stateHash(address),
    }
  })
}

/** @typedef {ReturnType<typeof readAccounts>[number]} Account */
/** @typedef {Account & { data: Cell, code: Cell }} Contract */

/**
 * Active accounts of one kind.
 * @param {Account[]} accounts
 * @param {AccountKind} kind
 * @returns {Contract[]}
 */
export const ofKind = (accounts, kind) =>
  /** @type {Contract[]} */ (accounts.filter((account) => account.kind === kind && account.data))
