import type { Scope } from '../../../sources/mirror/coverage/scope.ts'

/** Texts about a mirror. A count or a size comes in the reader's digits. */
export interface MirrorMessages {
  readonly title: string
  readonly absent: string
  readonly readOnly: string
  readonly opening: string
  /** Nothing was synced yet. */
  readonly empty: string
  /** Sentence for each problem. */
  readonly problem: Readonly<Record<MirrorProblemReason, string>>
  /** Name of the storage bar. */
  readonly storage: string
  readonly used: (size: string, budget: string) => string
  readonly persisted: string
  readonly notPersisted: string
  readonly persist: string
  readonly scopes: string
  /** Kinds of scopes. */
  readonly kind: Readonly<Record<Scope['kind'] | 'collection', string>>
  readonly blocks: (from: string, to: string) => string
  readonly complete: string
  readonly partial: string
  readonly rows: (count: number, shown: string) => string
  /** Stands before the moment. */
  readonly asOf: string
  readonly syncing: string
  readonly waiting: string
  readonly following: string
  readonly paused: string
  readonly rate: (shown: string) => string
  readonly left: (span: string) => string
  readonly start: string
  readonly update: string
  readonly pause: string
  readonly resume: string
  readonly clear: string
  readonly clearAll: string
  readonly confirm: string
  readonly confirmAll: string
  readonly cancel: string
  /** Origin of an answer. */
  readonly source: Readonly<Record<'mirror' | 'service' | 'vm', string>>
}

/** Reasons why a mirror is unavailable or failed. */
export type MirrorProblemReason =
  | 'absent'
  | 'blocked'
  | 'timeout'
  | 'mismatch'
  | 'lost'
  | 'closed'
  | 'storage'
  | 'unknown'
