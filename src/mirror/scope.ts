import { TonlensError } from '../client/errors.ts'
import { toRawAddress } from '../ton/address.ts'
import { toBase64Hash } from '../ton/hash.ts'

/** What a sync brings here whole. Addresses and hashes may be written in any form. */
export type Scope =
  /** An account's history. */
  | { readonly kind: 'transactions'; readonly account: string }
  /** Actions that involve an account. */
  | { readonly kind: 'actions'; readonly account: string }
  /** A trace by its id, with transactions and actions. */
  | { readonly kind: 'trace'; readonly hash: string }
  | { readonly kind: 'nftItems'; readonly owner_address: string }
  | { readonly kind: 'nftItems'; readonly collection_address: string }
  /** Jetton wallets of an owner, with their masters. */
  | { readonly kind: 'jettonWallets'; readonly owner_address: string }
  /** All blocks that these masterchain blocks committed, both ends included. */
  | { readonly kind: 'blocks'; readonly from: number; readonly to: number }

/** How much of a scope is here. */
export interface ScopeStatus {
  /** With raw addresses and base64 hashes. */
  readonly scope: Scope
  /** `complete`: all of it, as of `asOf`. */
  readonly state: 'partial' | 'complete'
  /** Rows of the scope itself; names and other rows that came with them are not counted. */
  readonly rows: number
  /** Estimate of what the rows take. */
  readonly bytes: number
  /** The moment that the scope is known as of, in seconds since 1970; 0 before anything is. */
  readonly asOf: number
  /** Last masterchain block that the rows speak of. */
  readonly mc_seqno?: number
  /** Oldest logical time without a gap to the newest one. Account histories only. */
  readonly oldest_lt?: string
  readonly newest_lt?: string
  /** Last use, in seconds since 1970: the scope that was not used for longest is evicted first. */
  readonly used: number
}

/** How far a sync is. */
export interface SyncProgress {
  readonly scope: Scope
  /** `waiting`: another tab is syncing this scope. */
  readonly state: 'waiting' | 'running' | 'following' | 'done'
  /** Rows of the scope that are here. */
  readonly rows: number
  /** Part that is here, 0 to 1, where the whole is known. */
  readonly share: number | undefined
  /** Rows per second of this sync. */
  readonly rate: number
  /** Where `share` is known and grows. */
  readonly secondsLeft: number | undefined
}

/** What has changed in a mirror. */
export interface MirrorChange {
  readonly scopes: readonly Scope[]
  /** All of the mirror, such as after it was cleared. */
  readonly whole: boolean
}

/** The scope with raw addresses and base64 hashes. @throws {TonlensError} It names nothing. */
export function canonicalScope(scope: Scope): Scope {
  switch (scope.kind) {
    case 'transactions':
    case 'actions':
      return { kind: scope.kind, account: toRawAddress(scope.account) }
    case 'trace':
      return { kind: 'trace', hash: toBase64Hash(scope.hash) }
    case 'nftItems':
      return 'owner_address' in scope
        ? { kind: 'nftItems', owner_address: toRawAddress(scope.owner_address) }
        : { kind: 'nftItems', collection_address: toRawAddress(scope.collection_address) }
    case 'jettonWallets':
      return { kind: 'jettonWallets', owner_address: toRawAddress(scope.owner_address) }
    case 'blocks': {
      const { from, to } = scope
      if (!isSeqno(from) || !isSeqno(to) || from > to) {
        throw new TonlensError(
          `scope.from and scope.to are ${from} and ${to}: give two masterchain seqnos, the lower one first.`,
        )
      }
      return { kind: 'blocks', from, to }
    }
    default: {
      const given = String((scope as { readonly kind: unknown }).kind)
      throw new TonlensError(
        `scope.kind is ${given}: give transactions, actions, trace, nftItems, jettonWallets or blocks.`,
      )
    }
  }
}

function isSeqno(value: unknown): boolean {
  return Number.isInteger(value) && (value as number) >= 0 && (value as number) < 2 ** 32
}

/** Identity of a canonical scope: one text for each. */
export function scopeId(scope: Scope): string {
  const [, ...entries] = Object.entries(scope)
  return `${scope.kind} ${entries.map(([name, value]) => `${name}=${value}`).join(' ')}`
}
