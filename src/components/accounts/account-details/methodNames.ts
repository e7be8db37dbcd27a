import { methodId } from '../../../ton/cells/checksum.ts'
import type { AccountStateFull } from '../../../service/rows/account.ts'
import type { NamingSources } from '../../../text/naming/namingSources.ts'

/** Names of standard get-methods by id, which is the CRC-16 of the name with bit 0x10000 set. */
const names: Readonly<Record<number, string>> = {
  66763: 'get_full_domain',
  68445: 'get_nft_content',
  72748: 'get_sale_data',
  76407: 'is_plugin_installed',
  78748: 'get_public_key',
  80697: 'get_auction_info',
  81467: 'get_subwallet_id',
  81689: 'get_pool_data',
  82536: 'get_whitelist',
  84760: 'get_authority_address',
  85143: 'seqno',
  85719: 'royalty_params',
  88459: 'is_signature_allowed',
  90228: 'get_editor',
  90856: 'get_wallet_id',
  92067: 'get_nft_address_by_index',
  97026: 'get_wallet_data',
  97667: 'get_revoked_time',
  102351: 'get_nft_data',
  102491: 'get_collection_data',
  103289: 'get_wallet_address',
  106029: 'get_jetton_data',
  107307: 'get_multisig_data',
  107618: 'get_vesting_data',
  107653: 'get_plugin_list',
  111399: 'get_order_address',
  117729: 'get_extensions',
  119378: 'get_domain',
  120902: 'get_locked_amount',
  122498: 'get_telemint_auction_state',
  123660: 'dnsresolve',
  123832: 'get_order_data',
}

/**
 * Lists the get-methods of an account: those that the sources of the display know, then the others of its code. One
 * without a known name has its id in place of the name.
 */
export function listGetMethods(
  account: Pick<AccountStateFull, 'address' | 'code_hash' | 'interfaces' | 'contract_methods'>,
  { contracts }: Pick<NamingSources, 'contracts'>,
): readonly string[] {
  const { address, code_hash: codeHash, interfaces, contract_methods: inCode } = account
  const known = Object.keys(contracts?.getMethods?.({ address, codeHash, interfaces }) ?? {})
  const ids = new Set<unknown>(known.map(methodId))
  const others = (Array.isArray(inCode) ? inCode : []).filter((id: unknown) => !ids.has(id)).map(getMethodName)
  return [...new Set([...known, ...others])].filter((name) => name !== '')
}

/** Name of a get-method, or its id if the name is unknown; empty for an invalid id. */
function getMethodName(id: unknown): string {
  if (typeof id !== 'number' || !Number.isSafeInteger(id)) return ''
  return Object.hasOwn(names, id) ? (names[id] ?? '') : String(id)
}
