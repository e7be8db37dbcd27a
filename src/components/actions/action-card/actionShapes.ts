import type { ActionGroup } from '../../../format/messages/actions.ts'
import type { ActionType } from '../../../schema/action.ts'
import type { ActionIcon } from './actionIcons.ts'

/**
 * Kind of a value of a sentence, and its path. Paths lead into `details`; a path that begins with `/`
 * leads into the action itself. An `item` is an account that is owned, such as an NFT.
 */
export type Slot =
  | readonly [kind: 'account' | 'item' | 'coins' | 'token' | 'name' | 'text' | 'number' | 'time' | 'opcode' | 'currencies', path: string]
  /**
   * Amount of a jetton, or of the native coin if the asset is null. `a|b` is the value at `a`, or at
   * `b` if there is none at `a`.
   */
  | readonly [kind: 'asset', amount: string, asset: string]

/** Icon, group and values of an action type; its texts are in the catalogue. */
export interface ActionShape {
  readonly icon: ActionIcon
  readonly group: ActionGroup
  readonly slots: Readonly<Record<string, Slot>>
  /** Names of the slots of sender and recipient; they tell the direction. */
  readonly flow?: readonly [from: string, to: string]
}

/** Slots of accounts, named like their fields. */
function accounts<Name extends string>(...names: readonly Name[]): Record<Name, Slot> {
  const slots = names.map((name): [Name, Slot] => [name, ['account', name]])
  return Object.fromEntries(slots) as Record<Name, Slot>
}

const amount: Slot = ['asset', 'amount', 'asset']
const item: Slot = ['item', 'nft_item']
const marketplace: Slot = ['name', 'marketplace']
const somebody: Readonly<Record<string, Slot>> = { from: ['account', '/accounts.0'], to: ['account', '/accounts.1'] }

const swapSide = (side: 'incoming' | 'outgoing'): Slot => [
  'asset',
  `dex_${side}_transfer.amount`,
  `dex_${side}_transfer.asset`,
]
const pair: Readonly<Record<'first' | 'second', Slot>> = {
  first: ['asset', 'amount_1', 'asset_1'],
  second: ['asset', 'amount_2', 'asset_2'],
}
const staking = (icon: ActionIcon): ActionShape => ({
  icon,
  group: 'staking',
  slots: { staker: ['account', 'stake_holder'], pool: ['account', 'pool'], provider: ['name', 'provider'],
    amount: ['asset', 'amount', 'source_asset|asset'] },
})
const auction = (icon: ActionIcon): ActionShape => ({
  icon,
  group: 'nft',
  slots: { ...accounts('owner'), item, marketplace, minimum: ['coins', 'min_bid'] },
})
const domain = (icon: ActionIcon): ActionShape => ({
  icon,
  group: 'domain',
  slots: {
    ...accounts('source'),
    item: ['item', 'asset'],
    record: ['account', 'value.dns_smc_address'],
    text: ['text', 'value.dns_storage_address'],
  },
})
const jvault = (icon: ActionIcon): ActionShape => ({
  icon,
  group: 'staking',
  slots: { ...accounts('source', 'pool'), amount },
})
const coffeeStake = (icon: ActionIcon): ActionShape => ({
  icon,
  group: 'staking',
  slots: { ...accounts('source', 'recipient', 'pool'), amount },
})
const layerzero = (...names: readonly string[]): ActionShape => ({
  icon: 'bridge',
  group: 'bridge',
  slots: {
    ...accounts(...names),
    amount,
    chain: ['number', 'layerzero_packet_data.dst_eid'],
    status: ['name', 'status'],
  },
})
const inbound = (...names: readonly string[]): ActionShape => {
  const shape = layerzero(...names)
  return { ...shape, slots: { ...shape.slots, chain: ['number', 'layerzero_packet_data.src_eid'] } }
}
const tgbtc = (icon: ActionIcon): ActionShape => ({
  icon,
  group: 'bridge',
  slots: { ...accounts('source', 'destination', 'coordinator'), amount },
})
const cocoon = (icon: ActionIcon): ActionShape => ({
  icon,
  group: 'computing',
  slots: { ...accounts('source', 'destination'), amount: ['coins', 'amount'], stake: ['coins', 'new_stake'] },
})

/** Shapes of all action types of the service. */
export const actionShapes: Readonly<Record<ActionType, ActionShape>> = {
  call_contract: {
    icon: 'call',
    group: 'contract',
    slots: { ...accounts('source', 'destination'), operation: ['opcode', 'opcode'], value: ['coins', 'value'] },
  },
  contract_deploy: { icon: 'deploy', group: 'contract', slots: accounts('source', 'destination') },
  tick_tock: { icon: 'system', group: 'contract', slots: { account: ['account', '/accounts.0'] } },
  unknown: { icon: 'unknown', group: 'other', slots: somebody },
  ton_transfer: {
    icon: 'transfer',
    group: 'transfer',
    slots: { ...accounts('source', 'destination'), value: ['coins', 'value'] },
    flow: ['source', 'destination'],
  },
  extra_currency_transfer: {
    icon: 'transfer',
    group: 'transfer',
    slots: { ...accounts('source', 'destination'), value: ['coins', 'value'], currencies: ['currencies', ''] },
    flow: ['source', 'destination'],
  },
  subscribe: {
    icon: 'repeat',
    group: 'subscription',
    slots: { ...accounts('subscriber', 'beneficiary'), amount: ['coins', 'amount'] },
  },
  unsubscribe: {
    icon: 'cancel',
    group: 'subscription',
    slots: { ...accounts('subscriber', 'beneficiary'), amount: ['coins', 'amount'] },
  },
  jetton_transfer: {
    icon: 'transfer',
    group: 'transfer',
    slots: { ...accounts('sender', 'receiver'), amount },
    flow: ['sender', 'receiver'],
  },
  jetton_burn: { icon: 'burn', group: 'transfer', slots: { ...accounts('owner'), amount } },
  jetton_mint: { icon: 'mint', group: 'transfer', slots: { ...accounts('receiver'), amount } },
  jetton_swap: {
    icon: 'swap',
    group: 'swap',
    slots: { ...accounts('sender'), in: swapSide('incoming'), out: swapSide('outgoing'), dex: ['name', 'dex'] },
  },
  dex_deposit_liquidity: {
    icon: 'add',
    group: 'swap',
    slots: { ...accounts('source', 'pool'), ...pair, dex: ['name', 'dex'] },
  },
  dex_withdraw_liquidity: {
    icon: 'remove',
    group: 'swap',
    slots: { ...accounts('source', 'pool'), ...pair, dex: ['name', 'dex'] },
  },
  tonco_deploy_pool: {
    icon: 'deploy',
    group: 'swap',
    slots: { ...accounts('source', 'pool'), first: ['token', 'jetton_minter_1'], second: ['token', 'jetton_minter_2'] },
  },
  nft_transfer: {
    icon: 'transfer',
    group: 'nft',
    slots: { from: ['account', 'old_owner'], to: ['account', 'new_owner'], item },
    flow: ['from', 'to'],
  },
  nft_purchase: {
    icon: 'sale',
    group: 'nft',
    slots: {
      to: ['account', 'new_owner'],
      seller: ['account', 'real_old_owner'],
      item,
      price: ['coins', 'price'],
      marketplace,
    },
  },
  nft_mint: {
    icon: 'mint',
    group: 'nft',
    slots: { ...accounts('owner'), item, collection: ['account', 'nft_collection'] },
  },
  nft_discovery: { icon: 'call', group: 'nft', slots: { ...accounts('source'), item } },
  nft_put_on_sale: {
    icon: 'sale',
    group: 'nft',
    slots: { ...accounts('owner'), item, price: ['coins', 'full_price'], marketplace },
  },
  nft_update_sale: {
    icon: 'sale',
    group: 'nft',
    slots: { ...accounts('source'), item: ['item', 'nft_address'], price: ['coins', 'full_price'], marketplace },
  },
  nft_cancel_sale: { icon: 'cancel', group: 'nft', slots: { ...accounts('owner'), item, marketplace } },
  nft_put_on_auction: auction('auction'),
  teleitem_start_auction: auction('auction'),
  nft_cancel_auction: auction('cancel'),
  teleitem_cancel_auction: auction('cancel'),
  nft_finish_auction: auction('done'),
  auction_bid: {
    icon: 'auction',
    group: 'nft',
    slots: { ...accounts('bidder'), item, amount: ['coins', 'amount'] },
  },
  auction_outbid: {
    icon: 'auction',
    group: 'nft',
    slots: { ...accounts('bidder'), rival: ['account', 'new_bidder'], item, amount: ['coins', 'amount'] },
  },
  change_dns: domain('domain'),
  delete_dns: domain('cancel'),
  renew_dns: domain('repeat'),
  dns_purchase: {
    icon: 'domain',
    group: 'domain',
    slots: { owner: ['account', 'new_owner'], item, price: ['coins', 'price'] },
  },
  dns_release: { icon: 'domain', group: 'domain', slots: { ...accounts('source'), item, value: ['coins', 'value'] } },
  stake_deposit: staking('stake'),
  stake_withdrawal: staking('remove'),
  stake_withdrawal_request: staking('time'),
  election_deposit: { ...staking('stake'), slots: { staker: ['account', 'stake_holder'], amount: ['coins', 'amount'] } },
  election_recover: { ...staking('remove'), slots: { staker: ['account', 'stake_holder'], amount: ['coins', 'amount'] } },
  multisig_create_order: {
    icon: 'sign',
    group: 'multisig',
    slots: {
      ...accounts('source'),
      wallet: ['account', 'destination'],
      seqno: ['number', 'order_seqno'],
      expiry: ['time', 'expiration_date'],
    },
  },
  multisig_approve: {
    icon: 'done',
    group: 'multisig',
    slots: { ...accounts('source'), order: ['account', 'destination'] },
  },
  multisig_execute: {
    icon: 'done',
    group: 'multisig',
    slots: {
      wallet: ['account', 'destination'],
      seqno: ['number', 'order_seqno'],
      approvals: ['number', 'approvals_num'],
    },
  },
  vesting_send_message: {
    icon: 'transfer',
    group: 'vesting',
    slots: { ...accounts('vesting', 'destination'), amount: ['coins', 'amount'] },
  },
  vesting_add_whitelist: {
    icon: 'add',
    group: 'vesting',
    slots: { ...accounts('source', 'vesting'), account: ['account', 'accounts_added.0'] },
  },
  evaa_supply: { icon: 'add', group: 'lending', slots: { ...accounts('source', 'recipient'), amount } },
  evaa_withdraw: { icon: 'remove', group: 'lending', slots: { ...accounts('recipient'), amount } },
  evaa_liquidate: { icon: 'auction', group: 'lending', slots: { ...accounts('source', 'borrower'), amount } },
  jvault_stake: jvault('stake'),
  jvault_unstake: jvault('remove'),
  jvault_unstake_request: jvault('time'),
  jvault_claim: {
    ...jvault('mint'),
    slots: {
      ...accounts('source', 'pool'),
      amount: ['asset', 'claimed_rewards.0.amount', 'claimed_rewards.0.jetton'],
    },
  },
  coffee_create_vault: {
    icon: 'deploy',
    group: 'swap',
    slots: { ...accounts('source', 'vault'), asset: ['token', 'asset'] },
  },
  coffee_create_pool_creator: {
    icon: 'time',
    group: 'swap',
    slots: {
      ...accounts('source'),
      amount: ['asset', 'amount', 'provided_asset'],
      first: ['token', 'asset_1'],
      second: ['token', 'asset_2'],
    },
  },
  coffee_create_pool: { icon: 'deploy', group: 'swap', slots: { ...accounts('source', 'pool'), ...pair } },
  coffee_mev_protect_hold_funds: { icon: 'lock', group: 'swap', slots: { ...accounts('source'), amount } },
  coffee_mev_protect_failed_swap: { icon: 'cancel', group: 'swap', slots: somebody },
  coffee_staking_claim_rewards: coffeeStake('mint'),
  coffee_staking_deposit: coffeeStake('stake'),
  coffee_staking_withdraw: coffeeStake('remove'),
  layerzero_send: layerzero('initiator'),
  layerzero_send_tokens: layerzero('sender'),
  layerzero_receive: inbound('oapp'),
  layerzero_commit_packet: inbound('sender'),
  layerzero_dvn_verify: inbound('dvn'),
  tgbtc_mint: tgbtc('mint'),
  tgbtc_mint_fallback: tgbtc('mint'),
  tgbtc_burn: tgbtc('burn'),
  tgbtc_burn_fallback: tgbtc('burn'),
  tgbtc_new_key: tgbtc('lock'),
  tgbtc_new_key_fallback: tgbtc('lock'),
  tgbtc_dkg_log_fallback: tgbtc('lock'),
  cocoon_worker_payout: cocoon('computing'),
  cocoon_proxy_payout: cocoon('computing'),
  cocoon_proxy_charge: cocoon('computing'),
  cocoon_client_top_up: cocoon('add'),
  cocoon_register_proxy: cocoon('deploy'),
  cocoon_unregister_proxy: cocoon('cancel'),
  cocoon_client_register: cocoon('deploy'),
  cocoon_client_change_secret_hash: cocoon('lock'),
  cocoon_client_request_refund: cocoon('time'),
  cocoon_grant_refund: cocoon('remove'),
  cocoon_client_increase_stake: cocoon('stake'),
  cocoon_client_withdraw: {
    ...cocoon('remove'),
    slots: { ...accounts('source', 'destination'), amount: ['coins', 'withdraw_amount'] },
  },
}

/** Paths to try for an unknown type: those that most types have in common. */
export const newTypeSlots: Readonly<Record<'from' | 'to' | 'amount', readonly Slot[]>> = {
  from: ['source', 'sender', 'initiator', 'owner', 'stake_holder', '/accounts.0'].map((path) => ['account', path]),
  to: ['destination', 'receiver', 'recipient', 'new_owner', 'pool', '/accounts.1'].map((path) => ['account', path]),
  amount: [
    ['asset', 'amount', 'asset'],
    ['coins', 'value'],
  ],
}
