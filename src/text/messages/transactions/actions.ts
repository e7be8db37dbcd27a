import type { ActionType } from '../../../service/rows/action.ts'

/** Families of actions, for headings of filters. */
export type ActionGroup =
  | 'transfer'
  | 'contract'
  | 'swap'
  | 'nft'
  | 'domain'
  | 'staking'
  | 'lending'
  | 'multisig'
  | 'vesting'
  | 'subscription'
  | 'bridge'
  | 'computing'
  | 'other'

/**
 * A type's name and its sentence. `{slot}` stands for a value, in any order; what stands in `[ ]`
 * is left out where a value in it is not known or zero.
 */
export type ActionWords = readonly [title: string, sentence: string]

/** Texts about actions. */
export interface ActionMessages {
  /** Name of the card for screen readers, and of a list of them. */
  readonly title: string
  readonly list: string
  readonly empty: string
  readonly emptyList: string
  readonly types: Readonly<Record<ActionType, ActionWords>>
  /** For a type that this kit does not know yet. */
  readonly newType: string
  /** Said when a sentence has nothing to say. */
  readonly noDetails: string
  /** Stand for values that a sentence needs and the service does not give. */
  readonly somebody: string
  readonly something: string
  /** Amount of an asset whose unit is not known. */
  readonly units: (shown: string) => string
  /** Amount of an extra currency. */
  readonly currency: (id: string) => string
  readonly encrypted: string
  /** Terms of the full card. */
  readonly type: string
  readonly from: string
  readonly until: string
  readonly trace: string
  readonly actionId: string
  readonly startLt: string
  readonly endLt: string
  readonly transactions: (count: number, shown: string) => string
  readonly fields: string
  /** Families, for the filter. */
  readonly groups: Readonly<Record<ActionGroup, string>>
  readonly filter: string
  /** No filter; `shown` counts what is loaded, in the reader's digits, here and below. */
  readonly all: (count: number, shown: string) => string
  readonly some: (title: string, shown: string) => string
  /** No filter, where the service is asked for the chosen type. */
  readonly allTypes: string
  readonly ofTrace: (count: number, shown: string) => string
  /** Says that none of the loaded actions is of the chosen type. */
  readonly noneOfType: string
  /** The service was asked for a type and has none. */
  readonly noneAsked: string
}
