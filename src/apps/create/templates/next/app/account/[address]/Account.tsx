'use client'
import {
  AccountCard,
  Address,
  cardState,
  JettonBalances,
  listState,
  TransactionTable,
  useAccountStates,
  useInfiniteJettonWallets,
  useTransactions,
} from 'tonlens'
import { historyParams, stateParams } from './queries'

/** State, jettons and newest transactions of one account. */
export function Account({ address }: { address: string }) {
  const state = useAccountStates(stateParams(address))
  const history = useTransactions(historyParams(address))
  const jettons = useInfiniteJettonWallets({ owner_address: [address], exclude_zero_balance: true, limit: 50 })
  return (
    <>
      <h1>Account</h1>
      <Address value={address} name={false} long copy href={false} />
      <AccountCard {...cardState(state)} account={state.data?.accounts[0] ?? null} />
      <h2>History</h2>
      <TransactionTable {...cardState(history)} transactions={history.data?.transactions ?? []} perspective={address} />
      <h2>Jettons</h2>
      <JettonBalances {...listState(jettons)} wallets={jettons.rows} />
    </>
  )
}
