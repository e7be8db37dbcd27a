import { TonlensError } from '../../../ton/cells/errors.ts'
import { toRawAddress } from '../../../ton/cells/address.ts'
import { toBase64Hash } from '../../../ton/cells/hash.ts'

/** A set of rows that can be mirrored completely. Addresses and hashes may have any form. */
export type Scope =
  /** The transactions of an account. */
  | { readonly kind: 'transactions'; readonly account: string }
  /** Actions that involve an account. */
  | { readonly kind: 'actions'; readonly account: string }
  /** A trace by its id, with its transactions and actions. */
  | { readonly kind: 'trace'; readonly hash: string }
  | { readonly kind: 'nftItems'; readonly owner_address: string }
  | { readonly kind: 'nftItems'; readonly collection_address: string }
  /** Jetton wallets of an owner, with their masters. */
  | { readonly kind: 'jettonWallets'; readonly owner_address: string }
  /** Jetton transfers that an owner sent or received. */
  | { readonly kind: 'jettonTransfers'; readonly owner_address: string }
  /** Jettons that an owner burned. */
  | { readonly kind: 'jettonBurns'; readonly owner_address: string }
  /** Transfers of NFT items from or to an owner. */
  | { readonly kind: 'nftTransfers'; readonly owner_address: string }
  /**
   * Everything that the page of an account needs: its state, and all scopes above that are about one account except
   * traces. Each of them has coverage of its own.
   */
  | { readonly kind: 'account'; readonly account: string }
  /** All blocks that a range of masterchain blocks committed, both ends included. */
  | { readonly kind: 'blocks'; readonly from: number; readonly to: number }

/** The transfers or burns of an owner. */
export type TransferScope = Scope & { readonly kind: 'jettonTransfers' | 'jettonBurns' | 'nftTransfers' }

/** The scopes that an `account` scope consists of; none for other scopes. */
export function scopeParts(scope: Scope): readonly Scope[] {
  if (scope.kind !== 'account') return []
  const { account } = scope
  const owner = { owner_address: account }
  return [
    { kind: 'transactions', account },
    { kind: 'actions', account },
    { kind: 'jettonWallets', ...owner },
    { kind: 'nftItems', ...owner },
    { kind: 'jettonTransfers', ...owner },
    { kind: 'jettonBurns', ...owner },
    { kind: 'nftTransfers', ...owner },
  ]
}

/** How much of a scope is mirrored. */
export interface ScopeStatus {
  /** With raw addresses and base64 hashes. */
  readonly scope: Scope
  /** `complete`: all of it was mirrored as of `asOf`. */
  readonly state: 'partial' | 'complete'
  /** Rows of the scope itself, without names and other rows that came with them. */
  readonly rows: number
  /** Estimated size of the rows. */
  readonly bytes: number
  /** The moment that the rows describe, in seconds since 1970; 0 before anything is known. */
  readonly asOf: number
  /** Newest masterchain block that the rows mention. */
  readonly mc_seqno?: number
  /** Ends of the newest part of a history without gaps, as logical times. Account histories only. */
  readonly oldest_lt?: string
  readonly newest_lt?: string
  /** True if a bundle brought it, and the service has not been asked since: `asOf` is what the bundle says. */
  readonly imported?: boolean
  /** Last use, in seconds since 1970. The scope that was not used for longest is evicted first. */
  readonly used: number
}

/** Progress of a sync. */
export interface SyncProgress {
  readonly scope: Scope
  /** `waiting`: another tab is syncing this scope. */
  readonly state: 'waiting' | 'running' | 'following' | 'done'
  /** Rows of the scope that are mirrored. */
  readonly rows: number
  /** Mirrored share of the scope, 0 to 1; undefined while the size of the scope is unknown. */
  readonly share: number | undefined
  /** Rows per second of this sync. */
  readonly rate: number
  /** Estimated seconds until the scope is complete; undefined unless `share` is known and grows. */
  readonly secondsLeft: number | undefined
}

/** A change of a mirror. */
export interface MirrorChange {
  readonly scopes: readonly Scope[]
  /** True when everything may have changed, for example after the mirror was cleared. */
  readonly everything: boolean
}

/** Converts a scope to raw addresses and base64 hashes. @throws {TonlensError} The scope is invalid. */
export function canonicalScope(scope: Scope): Scope {
  switch (scope.kind) {
    case 'transactions':
    case 'actions':
    case 'account':
      return { kind: scope.kind, account: toRawAddress(scope.account) }
    case 'trace':
      return { kind: 'trace', hash: toBase64Hash(scope.hash) }
    case 'nftItems':
      return 'owner_address' in scope
        ? { kind: 'nftItems', owner_address: toRawAddress(scope.owner_address) }
        : { kind: 'nftItems', collection_address: toRawAddress(scope.collection_address) }
    case 'jettonWallets':
    case 'jettonTransfers':
    case 'jettonBurns':
    case 'nftTransfers':
      return { kind: scope.kind, owner_address: toRawAddress(scope.owner_address) }
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
        `scope.kind is ${given}: give account, transactions, actions, trace, nftItems, jettonWallets, jettonTransfers, jettonBurns, nftTransfers or blocks.`,
      )
    }
  }
}

function isSeqno(value: unknown): boolean {
  return Number.isInteger(value) && (value as number) >= 0 && (value as number) < 2 ** 32
}

/** Id of a canonical scope. Equal scopes have equal ids. */
export function scopeId(scope: Scope): string {
  const [, ...entries] = Object.entries(scope)
  return `${scope.kind} ${entries.map(([name, value]) => `${name}=${value}`).join(' ')}`
}
