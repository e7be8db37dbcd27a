import type { AccountStateFull, WalletState } from '../../../service/rows/account.ts'
import type { AddressInformation, WalletInformation } from '../../../service/rows/legacy.ts'

/**
 * Converts an answer of `/addressInformation` to a row of `/accountStates`.
 * @param address Address in the request; the answer does not contain it.
 */
export function accountFromInformation(address: string, information: AddressInformation): AccountStateFull {
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
 * Converts an answer of `/walletInformation` to a row of `/walletStates`.
 * @param address Address in the request; the answer does not contain it.
 */
export function walletFromInformation(address: string, information: WalletInformation): WalletState {
  return { ...information, address, is_wallet: information.wallet_type != null }
}
