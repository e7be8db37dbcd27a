import type { AccountStateFull, WalletState } from '../../../schema/account.ts'
import type { AddressInformation, WalletInformation } from '../../../schema/legacy.ts'

/**
 * What /addressInformation says of `address`, as accountStates would say it.
 * @param address The account that was asked for: the answer does not name it.
 */
export function accountFromInformation(
  address: string,
  information: AddressInformation,
): AccountStateFull {
  const { code, data, ...same } = information
  return {
    address,
    account_state_hash: '',
    balance: same.balance,
    extra_currencies: null,
    status: same.status,
    frozen_hash: same.frozen_hash,
    last_transaction_hash: same.last_transaction_hash,
    last_transaction_lt: same.last_transaction_lt,
    code_boc: code,
    data_boc: data,
    contract_methods: null,
    interfaces: null,
  }
}

/**
 * What /walletInformation says of `address`, as walletStates would say it.
 * @param address The account that was asked for: the answer does not name it.
 */
export function walletFromInformation(address: string, information: WalletInformation): WalletState {
  return { ...information, address, is_wallet: information.wallet_type != null }
}
