// Subjects of pictures from the embedded chain.
import { readFileSync } from 'node:fs'
import type { AccountSubject, TraceSubject } from '../../src/picture/subject.ts'
import type { AccountStateFull, WalletState } from '../../src/schema/account.ts'
import type { Action } from '../../src/schema/action.ts'
import type { JettonWallet } from '../../src/schema/jetton.ts'
import type { AddressBook, Metadata } from '../../src/schema/names.ts'
import type { Trace } from '../../src/schema/trace.ts'
import type { Transaction } from '../../src/schema/transaction.ts'

const read = <Row>(file: string): Row => JSON.parse(readFileSync(new URL(`../../stories/chain/${file}.json`, import.meta.url), 'utf8')) as Row

interface Names {
  readonly address_book: AddressBook
  readonly metadata: Metadata
}
const { transactions, ...book } = read<Names & { readonly transactions: readonly Transaction[] }>('transactions')
const { jetton_wallets, ...wallets } = read<Names & { readonly jetton_wallets: readonly JettonWallet[] }>('jetton-wallets')
const { actions } = read<{ readonly actions: readonly Action[] }>('actions')
const { accounts } = read<{ readonly accounts: readonly AccountStateFull[] }>('account-states')
const { wallets: walletStates } = read<{ readonly wallets: readonly WalletState[] }>('wallet-states')
const pending = read<Names & { readonly traces: readonly Trace[] }>('pending')
const { showcase } = read<{ readonly showcase: { readonly wallet: string; readonly scamJettonMaster: string; readonly traces: Readonly<Record<string, string>> } }>('index')

export { showcase }

/** Names of the embedded chain. */
export const names: Names = {
  address_book: { ...book.address_book, ...wallets.address_book },
  metadata: { ...book.metadata, ...wallets.metadata },
}

/** A trace of the embedded chain with its actions, by its name in the showcase. */
export function traceSubject(name: string): TraceSubject & { readonly trace: readonly Transaction[] } {
  const id = showcase.traces[name]
  return { trace: transactions.filter(({ trace_id }) => trace_id === id), actions: actions.filter(({ trace_id }) => trace_id === id) }
}

/** A trace that is not over. */
export const pendingSubject: TraceSubject = { trace: pending.traces[0] ?? [], asOf: 1_760_139_029 }

/** The showcase's wallet with everything that it holds. */
export const accountSubject: AccountSubject = {
  account: accounts.find(({ address }) => address === showcase.wallet) as AccountStateFull,
  wallet: walletStates.find(({ address }) => address === showcase.wallet),
  jettons: jetton_wallets.filter(({ owner }) => owner === showcase.wallet),
  asOf: 1_760_139_029,
}
