// Subjects of pictures from the embedded chain.
import { readFileSync } from 'node:fs'
import type { AccountSubject, TraceSubject } from '../../../src/graph/picture/subject.ts'
import type { AccountStateFull, WalletState } from '../../../src/service/rows/account.ts'
import type { Action } from '../../../src/service/rows/action.ts'
import type { JettonWallet } from '../../../src/service/rows/jetton.ts'
import type { AddressBook, Metadata } from '../../../src/service/rows/names.ts'
import type { Trace } from '../../../src/service/rows/trace.ts'
import type { Transaction } from '../../../src/service/rows/transaction.ts'

const read = (file: string): unknown =>
  JSON.parse(readFileSync(new URL(`../../../stories/chain/${file}.json`, import.meta.url), 'utf8'))

interface Names {
  readonly address_book: AddressBook
  readonly metadata: Metadata
}
const { transactions, ...book } = read('transactions') as Names & { readonly transactions: readonly Transaction[] }
const { jetton_wallets, ...wallets } = read('jetton-wallets') as Names & {
  readonly jetton_wallets: readonly JettonWallet[]
}
const { actions } = read('actions') as { readonly actions: readonly Action[] }
const { accounts } = read('account-states') as { readonly accounts: readonly AccountStateFull[] }
const { wallets: walletStates } = read('wallet-states') as { readonly wallets: readonly WalletState[] }
const pending = read('pending') as Names & { readonly traces: readonly Trace[] }
const { showcase } = read('index') as {
  readonly showcase: {
    readonly wallet: string
    readonly scamJettonMaster: string
    readonly traces: Readonly<Record<string, string>>
  }
}

export { showcase }

/** Names of the embedded chain. */
export const names: Names = {
  address_book: { ...book.address_book, ...wallets.address_book },
  metadata: { ...book.metadata, ...wallets.metadata },
}

/** A trace of the embedded chain with its actions, by its name in the showcase. */
export function traceSubject(name: string): TraceSubject & { readonly trace: readonly Transaction[] } {
  const id = showcase.traces[name]
  return {
    trace: transactions.filter(({ trace_id }) => trace_id === id),
    actions: actions.filter(({ trace_id }) => trace_id === id),
  }
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
