import type { OutAction, VmRun } from './vmSteps.ts'

/** Why the replayed transaction is not the recorded one. */
export type ReplayMismatch =
  /** A library cell was not known. */
  | 'missing-library'
  /** A random number was drawn without the seed of the block. */
  | 'random'
  /** The network had other rules or another configuration at that time. */
  | 'rules'

/** Data of a contract before and after a transaction, base64; `null` without data. */
export interface StorageChange {
  readonly before: string | null
  readonly after: string | null
}

/** Reason why a transaction cannot be replayed exactly. */
export type ReplayGap =
  | ReplayMismatch
  /** Transactions of the account before this one are not known, or it existed before the first of them. */
  | 'missing-history'
  /** The account has more transactions before this one than the limit. */
  | 'long-history'
  /** The configuration of the network cannot be read from its account. */
  | 'missing-config'

/** A transaction that the local VM ran again. */
export type Replay =
  /** The result has the hash of the row: this is what happened. */
  | {
      readonly status: 'exact'
      /** Steps of the VM; `undefined` if the VM did not run. */
      readonly run: VmRun | undefined
      /** Actions that the contract left for the action phase, first action first. */
      readonly actions: readonly OutAction[]
      readonly storage: StorageChange
    }
  /** The result differs, or there is none: nothing of it can be shown. */
  | {
      readonly status: 'unavailable'
      readonly reason: ReplayGap
      /** Hash of the first transaction of the account whose replay differs. */
      readonly differsAt?: string | undefined
    }
