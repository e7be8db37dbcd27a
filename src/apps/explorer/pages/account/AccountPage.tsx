import { lazy, type ReactElement, Suspense } from 'react'
import { Tabs } from '../../shell/Layout.tsx'
import { useTexts } from '../../texts/useTexts.ts'
import { Jettons, Names, Nfts, Positions } from './Assets.tsx'
import { Code } from './Code.tsx'
import { Details, Methods } from './Details.tsx'
import { History } from './History.tsx'
import { Ledger } from './Ledger.tsx'
import { Messages } from './Messages.tsx'
import { Overview } from './Overview.tsx'
import { Transactions } from './Transactions.tsx'
import './account.css'

const Activity = lazy(() => import('./Activity.tsx'))

/** One account: an overview, and a tab for each part of its history, assets and code. */
export function AccountPage({ id: address }: { readonly id: string }): ReactElement {
  const { title, parts, tabs } = useTexts('account')
  const of = { address }
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
          jettons: { title: tabs.jettons, content: <Jettons {...of} /> },
          nfts: { title: tabs.nfts, content: <Nfts {...of} /> },
          names: { title: tabs.names, content: <Names {...of} /> },
          staking: { title: tabs.staking, content: <Positions {...of} /> },
          ledger: { title: tabs.ledger, content: <Ledger {...of} /> },
          activity: {
            title: tabs.activity,
            content: (
              <Suspense>
                <Activity {...of} />
              </Suspense>
            ),
          },
          code: { title: tabs.code, content: <Code {...of} /> },
          methods: { title: tabs.methods, content: <Methods {...of} /> },
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
