import { type ComponentType, lazy, type ReactElement, Suspense } from 'react'
import { Tabs } from '../../shell/Layout.tsx'
import { useTexts } from '../../texts/useTexts.ts'
import { Jettons, Names, Nfts, Positions } from './Assets.tsx'
import { Details } from './Details.tsx'
import { History } from './History.tsx'
import { Messages } from './Messages.tsx'
import { Overview } from './Overview.tsx'
import { Transactions } from './Transactions.tsx'
import './account.css'

/** Tabs whose code is loaded when they are first shown. */
const later = {
  assets: lazy(() => import('./Portfolio.tsx').then(({ Portfolio }) => ({ default: Portfolio }))),
  past: lazy(() => import('./past/Past.tsx').then(({ Past }) => ({ default: Past }))),
  ledger: lazy(() => import('./ledger/Ledger.tsx').then(({ Ledger }) => ({ default: Ledger }))),
  activity: lazy(() => import('./Activity.tsx')),
  code: lazy(() => import('./Code.tsx').then(({ Code }) => ({ default: Code }))),
  storage: lazy(() => import('./Storage.tsx').then(({ Storage }) => ({ default: Storage }))),
  methods: lazy(() => import('./Methods.tsx').then(({ Methods }) => ({ default: Methods }))),
}

/** One account: an overview, and a tab for each part of its history, assets and code. */
export function AccountPage({ id: address }: { readonly id: string }): ReactElement {
  const { title, parts, tabs } = useTexts('account')
  const of = { address }
  const show = (Part: ComponentType<AccountPartProps>) => (
    <Suspense>
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
          history: { title: tabs.history, content: <History {...of} /> },
          transactions: { title: tabs.transactions, content: <Transactions {...of} /> },
          messages: { title: tabs.messages, content: <Messages {...of} /> },
          assets: { title: tabs.assets, content: show(later.assets) },
          jettons: { title: tabs.jettons, content: <Jettons {...of} /> },
          nfts: { title: tabs.nfts, content: <Nfts {...of} /> },
          names: { title: tabs.names, content: <Names {...of} /> },
          staking: { title: tabs.staking, content: <Positions {...of} /> },
          past: { title: tabs.past, content: show(later.past) },
          ledger: { title: tabs.ledger, content: show(later.ledger) },
          activity: { title: tabs.activity, content: show(later.activity) },
          code: { title: tabs.code, content: show(later.code) },
          storage: { title: tabs.storage, content: show(later.storage) },
          methods: { title: tabs.methods, content: show(later.methods) },
          details: { title: tabs.details, content: <Details {...of} /> },
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
