import { accountStates, jettonWallets, traces, walletStates } from 'tonlens/endpoints'
import type { PictureSubject, ShareOptions } from 'tonlens/picture'
import type { AddressBook, Metadata } from '../../src/service/rows/names.ts'
import type { Trace } from '../../src/service/rows/trace.ts'
import { loadAnswer } from '../chain/answers.ts'
import { openEmbeddedClient } from '../chain/embedded.ts'
import { lastTime, showcase } from '../../test/fixtures/chain.ts'

/** A subject of the embedded chain with the names that came with it. */
export interface LoadedSubject {
  readonly subject: PictureSubject
  readonly names: ShareOptions['names']
}

/** Loader of one trace with its actions, by its name in the showcase. */
export const loadSharedTrace = (name: keyof typeof showcase.traces) => async (): Promise<LoadedSubject> => {
  const client = await openEmbeddedClient()
  const answer = await client.request(traces, { trace_id: [showcase.traces[name]], include_actions: true })
  return { subject: { trace: answer.traces[0] ?? [] }, names: answer }
}

/** Loader of a trace that is not over. */
export const loadSharedPending = async (): Promise<LoadedSubject> => {
  const answer = await loadAnswer<{
    readonly traces: readonly Trace[]
    readonly address_book: AddressBook
    readonly metadata: Metadata
  }>('pending.json')
  return { subject: { trace: answer.traces[0] ?? [], asOf: lastTime }, names: answer }
}

/** Loader of the showcase's wallet and what it holds. */
export const loadSharedAccount = async (): Promise<LoadedSubject> => {
  const client = await openEmbeddedClient()
  const [states, wallets, jettons] = await Promise.all([
    client.request(accountStates, { address: [showcase.wallet] }),
    client.request(walletStates, { address: [showcase.wallet] }),
    client.request(jettonWallets, { owner_address: [showcase.wallet] }),
  ])
  const [account] = states.accounts
  if (account === undefined) throw new Error('the chain has no such account')
  const names = {
    address_book: { ...states.address_book, ...jettons.address_book },
    metadata: { ...states.metadata, ...jettons.metadata },
  }
  return { subject: { account, wallet: wallets.wallets[0], jettons: jettons.jetton_wallets, asOf: lastTime }, names }
}
