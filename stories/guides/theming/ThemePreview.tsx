import type { ReactElement } from 'react'
import {
  AccountCard,
  DisplayProvider,
  ErrorState,
  JettonBalances,
  LoadMore,
  namesFrom,
  NftCard,
  StatusBadge,
  TopAccounts,
  TransactionCard,
} from 'tonlens'
import { embeddedMedia } from '../../chain/pictures.ts'
import { showcase } from '../../../test/fixtures/chain.ts'
import { accounts, jettonWallets, topAccounts, wallets } from '../../../test/fixtures/entities.ts'
import { itemAnswer, tides } from '../../../test/fixtures/nfts.ts'
import { message, now, refused, transaction } from '../../../test/fixtures/transactions.ts'
import type { Theme } from './tokens.ts'

interface ThemePreviewProps {
  readonly theme: Theme
  /** Variables that override the defaults. */
  readonly variables: Readonly<Record<string, string>>
}

const account = accounts.accounts.find(({ address }) => address === showcase.wallet)
const wallet = wallets.wallets.find(({ address }) => address === showcase.wallet)
const owned = jettonWallets.jetton_wallets.filter(({ owner }) => owner === showcase.wallet)
const names = namesFrom({ ...jettonWallets, metadata: { ...jettonWallets.metadata, ...itemAnswer.metadata } })
const links = { address: () => '#', transaction: () => '#' }
const [succeeded, failed] = [transaction({ in_msg: message() }), transaction({ description: refused(709) })]

/** Components of several families, with these variables. */
export function ThemePreview({ theme, variables }: ThemePreviewProps): ReactElement {
  return (
    <DisplayProvider now={now} timeZone="UTC" names={names} links={links} media={embeddedMedia}>
      <section aria-label="Preview" className="theming-preview" data-theme={theme} style={variables}>
        <AccountCard account={account} wallet={wallet} />
        <TransactionCard transaction={succeeded} />
        <TransactionCard transaction={failed} />
        <JettonBalances wallets={owned} />
        <div className="theming-tiles">
          {tides.slice(0, 3).map((item) => (
            <NftCard key={item.address} item={item} width={160} />
          ))}
        </div>
        <TopAccounts accounts={topAccounts.slice(0, 5)} />
        <div className="guide-row">
          <StatusBadge status="success" />
          <StatusBadge status="failed" />
          <StatusBadge status="pending" />
          <LoadMore count={20} hasMore onLoadMore={() => {}} />
        </div>
        <ErrorState
          error={{ name: 'NetworkError', message: 'The service is unreachable. Check your connection.' }}
          onRetry={() => {}}
        />
      </section>
    </DisplayProvider>
  )
}
