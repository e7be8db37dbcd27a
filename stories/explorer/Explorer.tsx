import { type ReactElement, useMemo } from 'react'
import { DisplayProvider } from 'tonlens'
import { AccountPage } from './AccountPage.tsx'
import { HomePage } from './HomePage.tsx'
import { hrefOf, type Route, useRoute } from './route.ts'
import { SearchForm, SearchPage } from './Search.tsx'
import { TransactionPage } from './TransactionPage.tsx'
import './explorer.css'

/** A small explorer, made of the public hooks and components only. */
export function Explorer(): ReactElement {
  const route = useRoute()
  const links = useMemo(
    () => ({
      address: (address: string) => hrefOf('account', address),
      transaction: (hash: string) => hrefOf('transaction', hash),
    }),
    [],
  )
  return (
    <DisplayProvider links={links}>
      <div className="explorer">
        <header className="explorer-head">
          <a className="explorer-name" href="#/">
            tonlens explorer
          </a>
          <SearchForm />
        </header>
        <main key={JSON.stringify(route)}>
          <Page route={route} />
        </main>
      </div>
    </DisplayProvider>
  )
}

function Page({ route }: { readonly route: Route }): ReactElement {
  switch (route.page) {
    case 'home':
      return <HomePage />
    case 'account':
      return <AccountPage address={route.key} />
    case 'transaction':
      return <TransactionPage hash={route.key} />
    case 'search':
      return <SearchPage text={route.key} />
  }
}
