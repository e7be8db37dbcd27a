import { countEnglish, formatNumber } from '../../format/intl.ts'
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

const contract: Pick<Record<ActionType, ActionWords>, 'call_contract' | 'contract_deploy' | 'tick_tock' | 'unknown'> = {
  call_contract: ['Contract call', '{source} called {destination}[: {operation}][, with {value}]'],
  contract_deploy: ['Contract deployed', '[{source} deployed ]{destination}'],
  tick_tock: ['Tick-tock', 'The network triggered the system contract[ {account}]'],
  unknown: ['Unknown action', '[{from}][ → {to}]'],
}

/** Texts about actions. */
export const actionMessages = {
  title: 'Action',
  list: 'Actions',
  empty: 'Action not found',
  emptyList: 'No actions',
  types: {
    ...contract,
    ton_transfer: ['Transfer', '{source} sent {value} to {destination}'],
    extra_currency_transfer: ['Extra currency transfer', '{source} sent {currencies}[ and {value}] to {destination}'],
    subscribe: ['Subscription started', '{subscriber} subscribed[ to {beneficiary}][ for {amount}]'],
    unsubscribe: [
      'Subscription canceled',
      '{subscriber} canceled a subscription[ to {beneficiary}][, {amount} was refunded]',
    ],
    jetton_transfer: ['Jetton transfer', '{sender} sent {amount} to {receiver}'],
    jetton_burn: ['Jetton burn', '{owner} burned {amount}'],
    jetton_mint: ['Jetton mint', '{amount} was minted[ to {receiver}]'],
    jetton_swap: ['Swap', '{sender} swapped {in} for {out}[ on {dex}]'],
    dex_deposit_liquidity: ['Liquidity added', '{source} added {first}[ and {second}][ to {pool}][ on {dex}]'],
    dex_withdraw_liquidity: [
      'Liquidity withdrawn',
      '{source} withdrew {first}[ and {second}][ from {pool}][ on {dex}]',
    ],
    dedust_v2_claim_fees: [
      'Pool fees claimed',
      '{source} claimed pool fees[ ({first})][ ({second})][ from {pool}][ on {dex}]',
    ],
    dedust_v2_claim_reward: [
      'Pool reward claimed',
      '{source} claimed a pool reward[ of {amount}][ from {pool}][ on {dex}]',
    ],
    tonco_deploy_pool: ['Pool created', '{source} created the pool {pool}[ for {first}][ and {second}]'],
    nft_transfer: ['NFT transfer', '{from} sent {item} to {to}'],
    nft_purchase: ['NFT purchase', '{to} bought {item}[ from {seller}][ for {price}][ on {marketplace}]'],
    nft_mint: ['NFT mint', '{item} was minted[ by {owner}][ in {collection}]'],
    nft_discovery: ['NFT data request', '{source} requested the data of {item}'],
    nft_put_on_sale: ['NFT listed for sale', '{owner} listed {item} for sale[ at {price}][ on {marketplace}]'],
    nft_update_sale: ['Listing updated', '{source} updated the listing of {item}[ to {price}][ on {marketplace}]'],
    nft_cancel_sale: ['Listing canceled', '{owner} canceled the listing of {item}[ on {marketplace}]'],
    nft_put_on_auction: ['Auction started', '{owner} put {item} up for auction[ from {minimum}][ on {marketplace}]'],
    teleitem_start_auction: ['Auction started', '{owner} put {item} up for auction[ from {minimum}]'],
    nft_cancel_auction: ['Auction canceled', '{owner} canceled the auction of {item}[ on {marketplace}]'],
    teleitem_cancel_auction: ['Auction canceled', '{owner} canceled the auction of {item}'],
    nft_finish_auction: ['Auction ended', 'The auction of {item} by {owner} ended[ on {marketplace}]'],
    auction_bid: ['Bid', '{bidder} bid {amount}[ for {item}]'],
    auction_outbid: ['Outbid', '{bidder} was outbid[ by {rival}][ for {item}][, {amount} was refunded]'],
    change_dns: ['DNS record updated', '{source} updated a DNS record of {item}[ to {record}][ to {text}]'],
    delete_dns: ['DNS record deleted', '{source} deleted a DNS record of {item}'],
    renew_dns: ['Domain renewed', '{source} renewed {item}'],
    dns_purchase: ['Domain purchase', '{owner} bought {item}[ for {price}]'],
    dns_release: ['Domain released', '{source} released {item}[ with {value}]'],
    stake_deposit: ['Stake deposit', '{staker} staked {amount}[ in {pool}][ with {provider}]'],
    stake_withdrawal: ['Stake withdrawal', '{staker} withdrew {amount}[ from {pool}][ with {provider}]'],
    stake_withdrawal_request: [
      'Withdrawal request',
      '{staker} requested a stake withdrawal[ from {pool}][ with {provider}]',
    ],
    election_deposit: ['Election stake', '{staker} staked[ {amount}] in the validator election'],
    election_recover: ['Election stake recovered', '{staker} recovered[ {amount}] from the validator election'],
    multisig_create_order: ['Order created', '{source} created order {seqno}[ for {wallet}][, expires {expiry}]'],
    multisig_approve: ['Order approved', '{source} approved[ {order}]'],
    multisig_execute: ['Order executed', '{wallet} executed order {seqno}[ after {approvals} approvals]'],
    vesting_send_message: ['Vesting transfer', '{vesting} sent {amount} to {destination}'],
    vesting_add_whitelist: [
      'Vesting whitelist updated',
      '{source} allowed {vesting} to send locked funds[ to {account}]',
    ],
    evaa_supply: ['Loan supply', '{source} supplied {amount}[ for {recipient}] to EVAA'],
    evaa_withdraw: ['Loan withdrawal', '{recipient} withdrew {amount} from EVAA'],
    evaa_liquidate: ['Liquidation', '{source} paid {amount} to liquidate a loan[ of {borrower}] on EVAA'],
    jvault_stake: ['Stake deposit', '{source} staked {amount}[ in {pool}] with JVault'],
    jvault_unstake: ['Stake withdrawal', '{source} withdrew {amount}[ from {pool}] with JVault'],
    jvault_unstake_request: [
      'Withdrawal request',
      '{source} requested a withdrawal of {amount}[ from {pool}] with JVault',
    ],
    jvault_claim: ['Rewards claimed', '{source} claimed rewards[ of {amount}][ from {pool}] with JVault'],
    coffee_create_vault: ['Vault created', '{source} created the vault {vault}[ for {asset}]'],
    coffee_create_pool_creator: [
      'Pool prepared',
      '{source} prepared a pool[ with {amount}][ for {first}][ and {second}]',
    ],
    coffee_create_pool: ['Pool created', '{source} created the pool {pool}[ with {first}][ and {second}]'],
    coffee_mev_protect_hold_funds: ['Funds held', '{source} placed {amount} under MEV protection'],
    coffee_mev_protect_failed_swap: ['Protected swap failed', 'An MEV-protected swap failed[: {from}][ → {to}]'],
    coffee_staking_claim_rewards: ['Rewards claimed', '{recipient} claimed {amount}[ from {pool}]'],
    coffee_staking_deposit: ['Stake deposit', '{source} staked {amount}[ in {pool}]'],
    coffee_staking_withdraw: ['Stake withdrawal', '{source} withdrew {amount}[ from {pool}]'],
    layerzero_send: ['Cross-chain message sent', '{initiator} sent a message[ to chain {chain}]'],
    layerzero_send_tokens: ['Cross-chain transfer', '{sender} sent {amount}[ to chain {chain}]'],
    layerzero_receive: ['Cross-chain message received', '{oapp} received a message[ from chain {chain}]'],
    layerzero_commit_packet: ['Packet committed', '{sender} committed a packet[ from chain {chain}]'],
    layerzero_dvn_verify: ['Packet verified', '{dvn} verified a packet[: {status}]'],
    tgbtc_mint: ['tgBTC mint', '{amount} was minted to {destination}'],
    tgbtc_mint_fallback: ['tgBTC mint', '{amount} was minted to {destination}'],
    tgbtc_burn: ['tgBTC burn', '{source} burned {amount}'],
    tgbtc_burn_fallback: ['tgBTC burn', '{source} burned {amount}'],
    tgbtc_new_key: ['tgBTC key updated', '[{coordinator}: ]new tgBTC key activated'],
    tgbtc_new_key_fallback: ['tgBTC key updated', '[{coordinator}: ]new tgBTC key activated'],
    tgbtc_dkg_log_fallback: ['tgBTC key generation', '[{coordinator}: ]step in generating a new tgBTC key'],
    cocoon_worker_payout: ['Worker payout', '{source} paid {destination}[ {amount}] for computing'],
    cocoon_proxy_payout: ['Proxy payout', '{source} requested a proxy payout from {destination}'],
    cocoon_proxy_charge: ['Client charged', '{source} charged {destination} for computing'],
    cocoon_client_top_up: ['Client top-up', '{source} topped up {destination} with {amount}'],
    cocoon_register_proxy: ['Proxy registered', 'A computing proxy registered with {destination}'],
    cocoon_unregister_proxy: ['Proxy unregistered', 'A computing proxy unregistered from {destination}'],
    cocoon_client_register: ['Client registered', '{source} registered with {destination} as a computing client'],
    cocoon_client_change_secret_hash: ['Secret changed', '{source} changed the secret of {destination}'],
    cocoon_client_request_refund: ['Refund request', '{source} requested a refund from {destination}'],
    cocoon_grant_refund: ['Refund granted', '{source} refunded {destination}[ with {amount}]'],
    cocoon_client_increase_stake: [
      'Client stake increased',
      '{source} increased the stake of {destination}[ to {stake}]',
    ],
    cocoon_client_withdraw: ['Client withdrawal', '{source} withdrew {amount} from {destination}'],
  } satisfies Record<ActionType, ActionWords>,
  /** For a type that this library does not know yet. */
  newType: '[{from}][ → {to}][: {amount}]',
  /** Said when a sentence has nothing to say. */
  noDetails: 'No details available',
  /** Stand for values that a sentence needs and the service does not give. */
  somebody: 'an unknown account',
  something: 'an unknown asset',
  /** Before the other account of a transfer, by its direction. */
  ends: { in: 'from', out: 'to', self: 'to itself' },
  /** In the place of the recipient of several transfers. */
  accounts: (count: number, locale: string) => countEnglish(count, locale, 'account', 'accounts'),
  /** Amount of an asset whose unit is not known. */
  units: (shown: string) => `${shown} base units`,
  /** Amount of an extra currency. */
  currency: (id: string) => `of currency #${id}`,
  from: 'Started',
  until: 'Ended',
  actionId: 'Action ID',
  startLt: 'Start (LT)',
  endLt: 'End (LT)',
  transactions: (count: number, locale: string) => countEnglish(count, locale, 'transaction', 'transactions'),
  fields: 'All fields',
  /** Families, for the filter. */
  groups: {
    transfer: 'Transfers',
    contract: 'Contracts',
    swap: 'Swaps and pools',
    nft: 'NFTs',
    domain: 'Domains',
    staking: 'Staking',
    lending: 'Lending',
    multisig: 'Multisig',
    vesting: 'Vesting',
    subscription: 'Subscriptions',
    bridge: 'Bridges',
    computing: 'Computing',
    other: 'Other',
  },
  /** No filter; the number counts what is loaded. */
  all: (count: number, locale: string) => `All types (${formatNumber(count, locale)})`,
  some: (title: string, shown: string) => `${title} (${shown})`,
  /** No filter, where the service is asked for the chosen type. */
  allTypes: 'All types',
  /** Says that none of the loaded actions is of the chosen type. */
  noneOfType: 'No loaded actions of this type',
  /** Stands for a worthless transfer, which a reader can unfold. */
  fromImitator: 'Worthless transfer from an address that looks like another one',
  /** The service was asked for a type and has none. */
  noneAsked: 'No actions of this type',
}
