import type { VestingState } from '../../model/vesting.ts'

/** Texts about coins that are unlocked over time. */
export interface VestingMessages {
  /** Name of a card of one vesting contract. */
  readonly title: string
  readonly empty: string
  readonly states: Readonly<Record<VestingState, string>>
  /** Stands for a state that cannot be told. */
  readonly unknownState: string
  readonly unlocked: string
  readonly locked: string
  readonly total: string
  /** Heads what the owner can send right now, where the balance is known. */
  readonly spendable: string
  readonly next: string
  /** In place of the next unlock. */
  readonly noNext: string
  /** Heads what the next unlock brings. */
  readonly adds: string
  readonly owner: string
  readonly sender: string
  readonly start: string
  readonly end: string
  readonly cliff: string
  readonly noCliff: string
  readonly period: string
  /** Name of the picture of a schedule. */
  readonly plot: string
  /** What the picture shows, in words. */
  readonly plotWords: (total: string, start: string, end: string) => string
  /** Legend of the picture. */
  readonly soFar: string
  readonly toCome: string
  readonly now: string
  /** Says that the terms make no schedule. */
  readonly unreadable: string
  /** Heads the table of all unlocks. */
  readonly steps: string
  readonly time: string
  readonly added: string
  readonly together: string
  /** Above a table that is cut; `shown` in the reader's digits. */
  readonly first: (count: number, shown: string) => string
  readonly whitelist: string
  /** What the list is for. */
  readonly whitelistNote: string
  readonly noWhitelist: string
}

/** English {@link VestingMessages}. */
export const vestingMessages: VestingMessages = {
  title: 'Vesting',
  empty: 'No such vesting contract',
  states: { notBegun: 'Not begun', cliff: 'Locked', unlocking: 'Unlocking', unlocked: 'Unlocked' },
  unknownState: 'State unknown',
  unlocked: 'Unlocked now',
  locked: 'Locked now',
  total: 'Total',
  spendable: 'Can be sent now',
  next: 'Next unlock',
  noNext: 'None',
  adds: 'It unlocks',
  owner: 'Owner',
  sender: 'Given by',
  start: 'Begins',
  end: 'All unlocked',
  cliff: 'First unlock after',
  noCliff: 'No wait',
  period: 'Unlocks every',
  plot: 'Schedule',
  plotWords: (total, start, end) => `${total} are unlocked step by step from ${start} to ${end}`,
  soFar: 'Unlocked so far',
  toCome: 'To come',
  now: 'Now',
  unreadable: 'Its terms make no schedule',
  steps: 'Every unlock',
  time: 'Time',
  added: 'Unlocked',
  together: 'Together',
  first: (_count, shown) => `The first ${shown}`,
  whitelist: 'Whitelist',
  whitelistNote: 'These accounts can be paid from what is locked, too.',
  noWhitelist: 'Nobody is on it',
}
