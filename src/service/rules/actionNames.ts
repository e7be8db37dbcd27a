// Addresses that the service names besides a list of actions.
import type { Action } from '../rows/action.ts'
import { addressesIn } from './requests/filter.ts'

/** Fields of details whose addresses the service does not name, whatever the type of the action. */
const unnamed: readonly string[] = [
  'expected_address',
  'layerzero_packet_data',
  'layerzero_send_data',
  'marketplace_fee_address',
  'payout_address',
  'payout_nft',
  'peer_swaps',
  'real_old_owner',
  'royalty_address',
  'user_jetton_wallet_1',
  'user_jetton_wallet_2',
  'vault_excesses',
]

/** Further such fields of single types. */
const unnamedByType: Readonly<Record<string, readonly string[]>> = {
  change_dns: ['value'],
  coffee_create_pool: ['initiator_1', 'initiator_2', 'pool_creator_contract', 'provided_asset'],
  coffee_create_pool_creator: ['provided_asset'],
  coffee_staking_deposit: ['minted_item_address'],
  coffee_staking_withdraw: ['nft_address'],
  layerzero_dvn_verify: ['dvn', 'proxy', 'uln', 'uln_connection'],
  tonco_deploy_pool: ['router_jetton_wallet_1', 'router_jetton_wallet_2'],
}

/** Types whose marketplace is named. */
const marketplaceNamed: ReadonlySet<string> = new Set([
  'nft_put_on_auction',
  'nft_put_on_sale',
  'teleitem_start_auction',
])

/** Addresses in the address book of a list of actions: most of those in their details. */
export function* namesOfActions(actions: readonly Action[]): Generator<string> {
  for (const { type, details } of actions) {
    for (const [field, value] of Object.entries((details as Readonly<Record<string, unknown>> | null) ?? {})) {
      if (field === 'marketplace_address' && !marketplaceNamed.has(type)) continue
      if (unnamed.includes(field) || unnamedByType[type]?.includes(field) === true) continue
      yield* addressesIn(value)
    }
  }
}
