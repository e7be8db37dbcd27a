import { type ComponentType, lazy, type ReactElement, Suspense } from 'react'
import { Tabs } from '../../shell/Layout.tsx'
import { useTexts } from '../../texts/useTexts.ts'
import { Overview } from './Overview.tsx'
import './account.css'

/** Tabs whose code is loaded when they are first shown. */
const later = {
  history: lazy(() => import('./History.tsx').then(({ History }) => ({ default: History }))),
  transactions: lazy(() => import('./Transactions.tsx').then(({ Transactions }) => ({ default: Transactions }))),
  messages: lazy(() => import('./Messages.tsx').then(({ Messages }) => ({ default: Messages }))),
  assets: lazy(() => import('./assets/Portfolio.tsx').then(({ Portfolio }) => ({ default: Portfolio }))),
  jettons: lazy(() => import('./assets/Jettons.tsx').then(({ Jettons }) => ({ default: Jettons }))),
  nfts: lazy(() => import('./assets/Nfts.tsx').then(({ Nfts }) => ({ default: Nfts }))),
  names: lazy(() => import('./assets/Names.tsx').then(({ Names }) => ({ default: Names }))),
  staking: lazy(() => import('./assets/Positions.tsx').then(({ Positions }) => ({ default: Positions }))),
  past: lazy(() => import('./past/Past.tsx').then(({ Past }) => ({ default: Past }))),
  ledger: lazy(() => import('./ledger/Ledger.tsx').then(({ Ledger }) => ({ default: Ledger }))),
  activity: lazy(() => import('./Activity.tsx')),
  code: lazy(() => import('./Code.tsx').then(({ Code }) => ({ default: Code }))),
  storage: lazy(() => import('./Storage.tsx').then(({ Storage }) => ({ default: Storage }))),
  methods: lazy(() => import('./Methods.tsx').then(({ Methods }) => ({ default: Methods }))),
  details: lazy(() => import('./Details.tsx').then(({ Details }) => ({ default: Details }))),
}

/** One account: an overview, and a tab for each part of its history, assets and code. */
export function AccountPage({ id: address }: { readonly id: string }): ReactElement {
  const { title, parts, tabs } = useTexts('account')
  const { loading } = useTexts('shell')
  const of = { address }
  const show = (Part: ComponentType<AccountPartProps>) => (
    <Suspense fallback={<p role="status">{loading}</p>}>
      <Part {...of} />
    </Suspense>
  )
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
