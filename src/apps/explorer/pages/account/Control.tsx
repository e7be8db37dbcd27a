import { useQueries, type UseQueryResult } from '@tanstack/react-query'
import { type ReactElement, useMemo } from 'react'
import {
  cardState,
  type RunGetMethodResult,
  skipToken,
  useAccountStates,
  useClient,
  useJettonMasters,
  useJettonWallets,
  useNftItems,
  useTransactions,
} from 'tonlens'
import {
  listControlMethods,
  listPluginRequests,
  readControl,
  type RunGetMethodParams,
  stackNumber,
  tonDomainCollection,
  useMultisigWallets,
  useVesting,
  WalletControl,
} from 'tonlens/contracts'
import { runGetMethod } from 'tonlens/endpoints'
import { endpointQueryOptions } from 'tonlens/query'
import { useLocalVm } from '../../connection/connection.ts'
import { QueryNotes } from '../../shell/QueryNotes.tsx'
import type { AccountPartProps } from './AccountPage.tsx'

/** Jettons, and domains, of which the card speaks at most: the first of the service. */
const maxAssets = 100
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
  const wallets = useJettonWallets({ owner_address: [address], exclude_zero_balance: true, limit: maxAssets })
  const jettonWallets = wallets.data?.jetton_wallets
  const jettons = [...new Set(jettonWallets?.map(({ jetton }) => jetton))]
  const masters = useJettonMasters(jettons.length === 0 ? skipToken : { address: jettons, limit: maxAssets })
  // The past comes last: without a key, the service answers one request in a second.
  const isReady = account !== undefined && !wallets.isPending && !masters.isFetching
  const past = useTransactions(isReady ? { account: [address], limit: maxTransactions, sort: 'desc' } : skipToken)
  const jettonPast = useTransactions(
    past.isSuccess && jettons.length > 0 ? { account: jettons, limit: maxTransactions, sort: 'desc' } : skipToken,
  )
  const domains = useNftItems(
    isReady
      ? {
          owner_address: [address],
          collection_address: [tonDomainCollection],
          include_on_sale: true,
          limit: maxAssets,
        }
      : skipToken,
  )
  const isUnknown =
    account !== undefined && !isMultisig && !isVesting && readControl(account, undefined).kind === 'unknown'
  const names = useMemo(() => (isUnknown ? listControlMethods(account) : []), [isUnknown, account])
  const methods = useAnswers(names, (method) => ({ address, method, stack: [] }))
  const rows = past.data?.transactions
  const requests = useMemo(() => (isUnknown ? listPluginRequests(account, rows) : []), [isUnknown, account, rows])
  const plugins = useAnswers(requests, (plugin) => askAboutPlugin(address, plugin))
  return (
    <>
      <WalletControl
        {...cardState(state)}
        account={account ?? null}
        multisig={multisig.data?.multisigs[0]}
        vesting={vesting.data?.vesting_contracts[0]}
        methods={methods.answers}
        plugins={plugins.answers}
        transactions={rows}
        // Without the masters, all jettons would be unknown for a moment.
        jettonWallets={masters.data && jettonWallets}
        jettonMasters={masters.data?.jetton_masters}
        jettonTransactions={jettonPast.data?.transactions}
        domains={domains.data?.nft_items}
      />
      {account !== undefined && (
        <QueryNotes
          of={[multisig, vesting, wallets, masters, past, jettonPast, domains, ...methods.failed, ...plugins.failed]}
        />
      )}
    </>
  )
}

/** Runs a get-method for each key: in this browser where it has a VM, else on a node. */
function useAnswers<Key extends string>(keys: readonly Key[], ask: (key: Key) => RunGetMethodParams) {
  const own = useClient()
  const client = useLocalVm()?.client ?? own
  const { results, failed } = useQueries({
    queries: keys.map((key) => endpointQueryOptions(client, runGetMethod, ask(key))),
    combine: readResults,
  })
  const answers: Readonly<Record<string, RunGetMethodResult | undefined>> = useMemo(
    () => Object.fromEntries(keys.map((key, at) => [key, results[at]])),
    [keys, results],
  )
  return { answers, failed }
}

function readResults(queries: readonly UseQueryResult<RunGetMethodResult>[]) {
  return { results: queries.map(({ data }) => data), failed: queries.filter(({ isError }) => isError) }
}

/** Asks a wallet whether an account, in raw form, is its plugin. */
function askAboutPlugin(address: string, plugin: string): RunGetMethodParams {
  const [workchain = '', hash = ''] = plugin.split(':')
  return {
    address,
    method: 'is_plugin_installed',
    stack: [stackNumber(BigInt(workchain)), stackNumber(BigInt(`0x${hash}`))],
  }
}
