import type { ComponentType, ReactElement } from 'react'
import { laterPart, Loading } from '../../shell/laterPart.tsx'
import { Tabs } from '../../shell/Layout.tsx'
import { useExplorerTexts } from '../../texts/useExplorerTexts.ts'
import { Overview } from './Overview.tsx'
import './account.css'

const loading = { fallback: <Loading /> }

/** Tabs whose code is loaded when they are first shown. */
const later = {
  history: laterPart(async () => (await import('./History.tsx')).History, loading),
  transactions: laterPart(async () => (await import('./Transactions.tsx')).Transactions, loading),
  messages: laterPart(async () => (await import('./Messages.tsx')).Messages, loading),
  assets: laterPart(async () => (await import('./assets/Portfolio.tsx')).Portfolio, loading),
  jettons: laterPart(async () => (await import('./assets/Jettons.tsx')).Jettons, loading),
  nfts: laterPart(async () => (await import('./assets/Nfts.tsx')).Nfts, loading),
  names: laterPart(async () => (await import('./assets/Names.tsx')).Names, loading),
  staking: laterPart(async () => (await import('./assets/Positions.tsx')).Positions, loading),
  past: laterPart(async () => (await import('./past/Past.tsx')).Past, loading),
  ledger: laterPart(async () => (await import('./ledger/Ledger.tsx')).Ledger, loading),
  activity: laterPart(async () => (await import('./Activity.tsx')).default, loading),
  code: laterPart(async () => (await import('./Code.tsx')).Code, loading),
  storage: laterPart(async () => (await import('./Storage.tsx')).Storage, loading),
  methods: laterPart(async () => (await import('./Methods.tsx')).Methods, loading),
  details: laterPart(async () => (await import('./Details.tsx')).Details, loading),
}

/** One account: an overview, and a tab for each part of its history, assets and code. */
export function AccountPage({ id: address }: { readonly id: string }): ReactElement {
  const { title, parts, tabs } = useExplorerTexts('account')
  const of = { address }
  const show = (Part: ComponentType<AccountPartProps>) => <Part {...of} />
  return (
    <>
      <h1>{title}</h1>
      <Overview {...of} />
      <Tabs
        label={parts}
        tabs={{
          history: { title: tabs.history, content: show(later.history) },
          transactions: { title: tabs.transactions, content: show(later.transactions) },
          messages: { title: tabs.messages, content: show(later.messages) },
          assets: { title: tabs.assets, content: show(later.assets) },
          jettons: { title: tabs.jettons, content: show(later.jettons) },
          nfts: { title: tabs.nfts, content: show(later.nfts) },
          names: { title: tabs.names, content: show(later.names) },
          staking: { title: tabs.staking, content: show(later.staking) },
          past: { title: tabs.past, content: show(later.past) },
          ledger: { title: tabs.ledger, content: show(later.ledger) },
          activity: { title: tabs.activity, content: show(later.activity) },
          code: { title: tabs.code, content: show(later.code) },
          storage: { title: tabs.storage, content: show(later.storage) },
          methods: { title: tabs.methods, content: show(later.methods) },
          details: { title: tabs.details, content: show(later.details) },
        }}
      />
    </>
  )
}

/** Props of each part of an account. */
export interface AccountPartProps {
  /** Address of the account, in any form. */
  readonly address: string
}
