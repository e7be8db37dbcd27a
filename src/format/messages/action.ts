import type { ActionType } from '../../schema/action.ts'

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
  readonly showAll: (count: number, shown: string) => string
  /** Says that none of the loaded actions is of the chosen type. */
  readonly noneOfType: string
  /** The service was asked for a type and has none. */
  readonly noneAsked: string
}

const contract: Pick<Record<ActionType, ActionWords>, 'call_contract' | 'contract_deploy' | 'tick_tock' | 'unknown'> = {
  call_contract: ['Contract call', '{source} called {destination}[: {operation}][, with {value}]'],
  contract_deploy: ['Contract deployed', '[{source} deployed ]{destination}'],
  tick_tock: ['Tick-tock', 'The chain ran its own contract[ {account}]'],
  unknown: ['Unclassified action', '[{from}][ → {to}]'],
}

/** English {@link ActionMessages}. */
export const actionMessages: ActionMessages = {
  title: 'Action',
  list: 'Actions',
  empty: 'No such action',
  emptyList: 'No actions here',
  types: {
    ...contract,
    ton_transfer: ['Transfer', '{source} sent {value} to {destination}'],
    extra_currency_transfer: ['Currency transfer', '{source} sent {currencies}[ and {value}] to {destination}'],
    subscribe: ['Subscription', '{subscriber} subscribed[ to {beneficiary}][ for {amount}]'],
    unsubscribe: ['Subscription ended', '{subscriber} ended a subscription[ to {beneficiary}][, {amount} came back]'],
    jetton_transfer: ['Jetton transfer', '{sender} sent {amount} to {receiver}'],
    jetton_burn: ['Jetton burn', '{owner} burned {amount}'],
    jetton_mint: ['Jetton mint', '{amount} were minted for {receiver}'],
    jetton_swap: ['Swap', '{sender} swapped {in} for {out}[ on {dex}]'],
    dex_deposit_liquidity: ['Liquidity added', '{source} added {first}[ and {second}][ to {pool}][ on {dex}]'],
    dex_withdraw_liquidity: ['Liquidity withdrawn', '{source} withdrew {first}[ and {second}][ from {pool}][ on {dex}]'],
    tonco_deploy_pool: ['Pool created', '{source} created the pool {pool}[ for {first}][ and {second}]'],
    nft_transfer: ['NFT transfer', '{from} sent {item} to {to}'],
    nft_purchase: ['NFT purchase', '{to} bought {item}[ from {seller}][ for {price}][ on {marketplace}]'],
    nft_mint: ['NFT mint', '{item} was minted[ by {owner}][ in {collection}]'],
    nft_discovery: ['NFT asked about', '{source} asked {item} about itself'],
    nft_put_on_sale: ['NFT put on sale', '{owner} put {item} on sale[ for {price}][ on {marketplace}]'],
    nft_update_sale: ['Sale changed', '{source} changed the sale of {item}[ to {price}][ on {marketplace}]'],
    nft_cancel_sale: ['Sale cancelled', '{owner} took {item} off sale[ on {marketplace}]'],
    nft_put_on_auction: ['NFT put up for auction', '{owner} put {item} up for auction[ from {minimum}][ on {marketplace}]'],
    teleitem_start_auction: ['Auction started', '{owner} started an auction of {item}[ from {minimum}]'],
    nft_cancel_auction: ['Auction cancelled', '{owner} cancelled the auction of {item}[ on {marketplace}]'],
    teleitem_cancel_auction: ['Auction cancelled', '{owner} cancelled the auction of {item}'],
    nft_finish_auction: ['Auction finished', 'The auction of {item} by {owner} ended[ on {marketplace}]'],
    auction_bid: ['Bid', '{bidder} bid {amount}[ for {item}]'],
    auction_outbid: ['Outbid', '{bidder} was outbid[ by {rival}][ for {item}][, {amount} came back]'],
    change_dns: ['Name record changed', '{source} changed a record of {item}[ to {record}][ to {text}]'],
    delete_dns: ['Name record deleted', '{source} deleted a record of {item}'],
    renew_dns: ['Name renewed', '{source} renewed {item}'],
    dns_purchase: ['Name bought', '{owner} bought {item}[ for {price}]'],
    dns_release: ['Name released', '{source} released {item}[, with {value}]'],
    stake_deposit: ['Stake', '{staker} staked {amount}[ in {pool}][ with {provider}]'],
    stake_withdrawal: ['Stake withdrawn', '{staker} withdrew {amount}[ from {pool}][ with {provider}]'],
    stake_withdrawal_request: ['Withdrawal asked for', '{staker} asked for the stake[ in {pool}] back[ from {provider}]'],
    election_deposit: ['Election stake', '{staker} staked[ {amount}] for the election of validators'],
    election_recover: ['Election stake returned', '{staker} got[ {amount}] back from the election of validators'],
    multisig_create_order: ['Order created', '{source} asked {wallet} to sign order {seqno}[, open until {expiry}]'],
    multisig_approve: ['Order approved', '{source} approved {order}'],
    multisig_execute: ['Order carried out', '{wallet} carried out order {seqno}[ after {approvals} approvals]'],
    vesting_send_message: ['Sent from vesting', '{vesting} sent {amount} to {destination}'],
    vesting_add_whitelist: ['Vesting list grown', '{source} let {vesting} pay[ {account}]'],
    evaa_supply: ['Lent', '{source} supplied {amount}[ for {recipient}] to EVAA'],
    evaa_withdraw: ['Loan withdrawn', '{recipient} withdrew {amount} from EVAA'],
    evaa_liquidate: ['Liquidation', '{source} paid {amount} to liquidate a loan[ of {borrower}] on EVAA'],
    jvault_stake: ['Stake', '{source} staked {amount}[ in {pool}] with JVault'],
    jvault_unstake: ['Stake withdrawn', '{source} withdrew {amount}[ from {pool}] with JVault'],
    jvault_unstake_request: ['Withdrawal asked for', '{source} asked for {amount} back[ from {pool}] with JVault'],
    jvault_claim: ['Rewards claimed', '{source} claimed[ {amount}] rewards[ from {pool}] with JVault'],
    coffee_create_vault: ['Vault created', '{source} created the vault {vault}[ for {asset}]'],
    coffee_create_pool_creator: ['Pool prepared', '{source} prepared a pool[ with {amount}][ for {first}][ and {second}]'],
    coffee_create_pool: ['Pool created', '{source} created the pool {pool}[ with {first}][ and {second}]'],
    coffee_mev_protect_hold_funds: ['Funds held', '{source} put {amount} under protection from front-running'],
    coffee_mev_protect_failed_swap: ['Protected swap failed', 'A swap protected from front-running did not happen[: {from}][ → {to}]'],
    coffee_staking_claim_rewards: ['Rewards claimed', '{recipient} claimed {amount}[ from {pool}]'],
    coffee_staking_deposit: ['Stake', '{source} staked {amount}[ in {pool}]'],
    coffee_staking_withdraw: ['Stake withdrawn', '{source} withdrew {amount}[ from {pool}]'],
    layerzero_send: ['Message to another chain', '{initiator} sent a message[ to chain {chain}]'],
    layerzero_send_tokens: ['Tokens to another chain', '{sender} sent {amount}[ to chain {chain}]'],
    layerzero_receive: ['Message from another chain', '{oapp} received a message[ from chain {chain}]'],
    layerzero_commit_packet: ['Packet committed', '{sender} committed a packet[ from chain {chain}]'],
    layerzero_dvn_verify: ['Packet verified', '{dvn} verified a packet[: {status}]'],
    tgbtc_mint: ['tgBTC mint', '{amount} were minted for {destination}'],
    tgbtc_mint_fallback: ['tgBTC mint', '{amount} were minted for {destination}'],
    tgbtc_burn: ['tgBTC burn', '{source} burned {amount}'],
    tgbtc_burn_fallback: ['tgBTC burn', '{source} burned {amount}'],
    tgbtc_new_key: ['tgBTC key', '[{coordinator} took up ]a new key of tgBTC'],
    tgbtc_new_key_fallback: ['tgBTC key', '[{coordinator} took up ]a new key of tgBTC'],
    tgbtc_dkg_log_fallback: ['tgBTC key ceremony', '[{coordinator} noted ]a step towards a new key of tgBTC'],
    cocoon_worker_payout: ['Worker paid', '{source} paid {destination}[ {amount}] for computing'],
    cocoon_proxy_payout: ['Proxy paid', '{source} asked {destination} to pay its proxy'],
    cocoon_proxy_charge: ['Client charged', '{source} charged {destination} for computing'],
    cocoon_client_top_up: ['Computing topped up', '{source} topped {destination} up with {amount}'],
    cocoon_register_proxy: ['Proxy registered', 'A computing proxy joined {destination}'],
    cocoon_unregister_proxy: ['Proxy left', 'A computing proxy left {destination}'],
    cocoon_client_register: ['Client registered', '{source} joined {destination} as a computing client'],
    cocoon_client_change_secret_hash: ['Secret changed', '{source} changed the secret of {destination}'],
    cocoon_client_request_refund: ['Refund asked for', '{source} asked {destination} for a refund'],
    cocoon_grant_refund: ['Refund granted', '{source} refunded {destination}[ with {amount}]'],
    cocoon_client_increase_stake: ['Computing stake raised', '{source} raised the stake of {destination}[ to {stake}]'],
    cocoon_client_withdraw: ['Computing funds withdrawn', '{source} withdrew {amount} from {destination}'],
  },
  newType: '[{from}][ → {to}][: {amount}]',
  noDetails: 'The service says no more about it.',
  somebody: 'somebody',
  something: 'something',
  units: (shown) => `${shown} base units`,
  currency: (id) => `of currency ${id}`,
  encrypted: 'Encrypted comment',
  type: 'Type',
  from: 'Began',
  until: 'Ended',
  trace: 'Trace',
  transactions: (count, shown) => (count === 1 ? '1 transaction' : `${shown} transactions`),
  fields: 'All fields',
  groups: {
    transfer: 'Transfers',
    contract: 'Contracts',
    swap: 'Swaps and pools',
    nft: 'NFTs',
    domain: 'Names',
    staking: 'Staking',
    lending: 'Lending',
    multisig: 'Multisig',
    vesting: 'Vesting',
    subscription: 'Subscriptions',
    bridge: 'Other chains',
    computing: 'Computing',
    other: 'Other',
  },
  filter: 'Show',
  all: (_count, shown) => `All types (${shown})`,
  some: (title, shown) => `${title} (${shown})`,
  allTypes: 'All types',
  ofTrace: (count, shown) => (count === 1 ? '1 action' : `${shown} actions`),
  showAll: (_count, shown) => `Show all ${shown}`,
  noneOfType: 'None of the loaded actions is of this type.',
  noneAsked: 'There are no actions of this type here.',
}
