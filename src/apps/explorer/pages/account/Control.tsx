import { type ReactElement, useMemo } from 'react'
import { cardState, skipToken, useAccountStates, useJettonMasters, useJettonWallets, useTransactions } from 'tonlens'
import {
  type ControlAnswers,
  type ControlMethod,
  listControlMethods,
  readControl,
  useMultisigWallets,
  useRunGetMethod,
  useVesting,
  WalletControl,
} from 'tonlens/contracts'
import { useLocalVm } from '../../connection/connection.ts'
import type { AccountPartProps } from './AccountPage.tsx'

/** Jettons of which the card speaks at most: the first of the service. */
const maxJettons = 100
/** Transactions in which changes of control are looked for. */
const maxTransactions = 100

/** Who can move what an account holds. */
export function Control({ address }: AccountPartProps): ReactElement {
  const state = useAccountStates({ address: [address], include_boc: true })
  const account = state.data?.accounts[0]
  const isVesting = account?.interfaces?.includes('wallet_vesting') === true
  const vesting = useVesting(isVesting ? { contract_address: [address] } : skipToken)
  const isMultisig =
    account?.interfaces?.some((name) => name.startsWith('multisig') && !name.includes('order')) === true
  const multisig = useMultisigWallets(isMultisig ? { address: [address] } : skipToken)
  const wallets = useJettonWallets({ owner_address: [address], exclude_zero_balance: true, limit: maxJettons })
  const jettonWallets = wallets.data?.jetton_wallets
  const jettons = [...new Set(jettonWallets?.map(({ jetton }) => jetton))]
  const masters = useJettonMasters(jettons.length === 0 ? skipToken : { address: jettons, limit: maxJettons })
  // The past comes last: without a key, the service answers one request in a second.
  const isReady = account !== undefined && !wallets.isPending && !masters.isFetching
  const past = useTransactions(isReady ? { account: [address], limit: maxTransactions, sort: 'desc' } : skipToken)
  const isUnknown =
    account !== undefined && !isMultisig && !isVesting && readControl(account, undefined).kind === 'unknown'
  const methods = useMethods(address, isUnknown ? listControlMethods(account) : [])
  return (
    <WalletControl
      {...cardState(state)}
      account={account ?? null}
      multisig={multisig.data?.multisigs[0]}
      vesting={vesting.data?.vesting_contracts[0]}
      methods={methods}
      transactions={past.data?.transactions}
      // Without the masters, all jettons would be unknown for a moment.
      jettonWallets={masters.data && jettonWallets}
      jettonMasters={masters.data?.jetton_masters}
    />
  )
}

/** Runs get-methods of an account: in this browser where it has a VM, else on a node. */
function useMethods(address: string, asked: readonly ControlMethod[]): ControlAnswers {
  const options = { client: useLocalVm()?.client }
  const ask = (method: ControlMethod) => (asked.includes(method) ? { address, method, stack: [] } : skipToken)
  const signers = useRunGetMethod(ask('get_multisig_data'), options).data
  const plugins = useRunGetMethod(ask('get_plugin_list'), options).data
  const extensions = useRunGetMethod(ask('get_extensions'), options).data
  const owner = useRunGetMethod(ask('get_owner'), options).data
  return useMemo(
    () => ({
      get_multisig_data: signers,
      get_plugin_list: plugins,
      get_extensions: extensions,
      get_owner: owner,
    }),
    [signers, plugins, extensions, owner],
  )
}
