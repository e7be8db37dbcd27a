import type { ActionGroup } from '../en/transactions/actions.ts'
import type { ActionIcon } from './actionIcons.ts'

/**
 * Kind of a value of a sentence, and its path. Paths lead into `details`; a path that begins with `/`
 * leads into the action itself. An `item` is an account that is owned, such as an NFT.
 */
export type Slot =
  | readonly [
      kind: 'account' | 'item' | 'coins' | 'token' | 'name' | 'text' | 'number' | 'time' | 'opcode' | 'currencies',
      path: string,
    ]
  /**
   * Amount of a jetton, or of the native coin if the asset is null. `a|b` is the value at `a`, or at
   * `b` if there is none at `a`. A `payout` of zero is none: its asset is null whatever the pool holds.
   */
  | readonly [kind: 'asset' | 'payout', amount: string, asset: string]

/** Icon, group and values of an action type; its texts are in the catalogue. */
export interface ActionShape {
  readonly icon: ActionIcon
  readonly group: ActionGroup
  readonly slots: Readonly<Record<string, Slot>>
  /** Names of the slots of sender and recipient; they tell the direction. */
  readonly flow?: readonly [from: string, to: string]
}

/** Slots of accounts, named like their fields. */
export function accounts<Name extends string>(...names: readonly Name[]): Record<Name, Slot> {
  const slots = names.map((name): [Name, Slot] => [name, ['account', name]])
  return Object.fromEntries(slots) as Record<Name, Slot>
}

/** Slot of an amount with its asset. */
export const amount: Slot = ['asset', 'amount', 'asset']
/** Slot of the NFT of an action. */
export const item: Slot = ['item', 'nft_item']
/** Slot of the marketplace. */
export const marketplace: Slot = ['name', 'marketplace']
/** Slots of the first two accounts of an action without details. */
export const somebody: Readonly<Record<string, Slot>> = {
  from: ['account', '/accounts.0'],
  to: ['account', '/accounts.1'],
}

/** Creates the slot of one side of a swap. */
export const swapSide = (side: 'incoming' | 'outgoing'): Slot => [
  'asset',
  `dex_${side}_transfer.amount`,
  `dex_${side}_transfer.asset`,
]
/** Slots of the two assets of a liquidity pool. */
export const pair: Readonly<Record<'first' | 'second', Slot>> = {
  first: ['asset', 'amount_1', 'asset_1'],
  second: ['asset', 'amount_2', 'asset_2'],
}
/** Creates the shape of a staking action. */
export const staking = (icon: ActionIcon): ActionShape => ({
  icon,
  group: 'staking',
  slots: {
    staker: ['account', 'stake_holder'],
    pool: ['account', 'pool'],
    provider: ['name', 'provider'],
    amount: ['asset', 'amount', 'source_asset|asset'],
  },
})
/** Creates the shape of an auction action. */
export const auction = (icon: ActionIcon): ActionShape => ({
  icon,
  group: 'nft',
  slots: { ...accounts('owner'), item, marketplace, minimum: ['coins', 'min_bid'] },
})
/** Creates the shape of a DNS action. */
export const domain = (icon: ActionIcon): ActionShape => ({
  icon,
  group: 'domain',
  slots: {
    ...accounts('source'),
    item: ['item', 'asset'],
    record: ['account', 'value.dns_smc_address'],
    text: ['text', 'value.dns_storage_address'],
  },
})
/** Creates the shape of a JVault action. */
export const jvault = (icon: ActionIcon): ActionShape => ({
  icon,
  group: 'staking',
  slots: { ...accounts('source', 'pool'), amount },
})
/** Creates the shape of a Swap.Coffee staking action. */
export const coffeeStake = (icon: ActionIcon): ActionShape => ({
  icon,
  group: 'staking',
  slots: { ...accounts('source', 'recipient', 'pool'), amount },
})
/** Creates the shape of a LayerZero action with the destination chain. */
export const layerzero = (...names: readonly string[]): ActionShape => ({
  icon: 'bridge',
  group: 'bridge',
  slots: {
    ...accounts(...names),
    amount,
    chain: ['number', 'layerzero_packet_data.dst_eid'],
    status: ['name', 'status'],
  },
})
/** Creates the shape of an inbound LayerZero action, with the source chain. */
export const inbound = (...names: readonly string[]): ActionShape => {
  const shape = layerzero(...names)
  return { ...shape, slots: { ...shape.slots, chain: ['number', 'layerzero_packet_data.src_eid'] } }
}
/** Creates the shape of a tgBTC action. */
export const tgbtc = (icon: ActionIcon): ActionShape => ({
  icon,
  group: 'bridge',
  slots: { ...accounts('source', 'destination', 'coordinator'), amount },
})
/** Creates the shape of a Cocoon action. */
export const cocoon = (icon: ActionIcon): ActionShape => ({
  icon,
  group: 'computing',
  slots: { ...accounts('source', 'destination'), amount: ['coins', 'amount'], stake: ['coins', 'new_stake'] },
})

/** Paths to try for an unknown type: those that most types have in common. */
export const newTypeSlots: Readonly<Record<'from' | 'to' | 'amount', readonly Slot[]>> = {
  from: ['source', 'sender', 'initiator', 'owner', 'stake_holder', '/accounts.0'].map((path) => ['account', path]),
  to: ['destination', 'receiver', 'recipient', 'new_owner', 'pool', '/accounts.1'].map((path) => ['account', path]),
  amount: [
    ['asset', 'amount', 'asset'],
    ['coins', 'value'],
  ],
}
