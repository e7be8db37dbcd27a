import type { ReactElement } from 'react'
import { AccountCard, Address, cardState, useAccountStates, useTransactions } from 'tonlens'
import { useNetwork } from '../../networks/networksContext.ts'
import { isMissing, OnOtherNetworks } from '../../networks/OnOtherNetworks.tsx'
import { useExplorerTexts } from '../../texts/useExplorerTexts.ts'
import { laterPart } from '../../shell/laterPart.tsx'
import { AccountKinds } from './AccountKinds.tsx'
import type { AccountPartProps } from './AccountPage.tsx'
import { Share } from './Share.tsx'
import { useRouter } from '../../shell/router.ts'

const BalanceValue = laterPart(async () => (await import('./BalanceValue.tsx')).default)
const OverviewJettons = laterPart(async () => (await import('./OverviewJettons.tsx')).default)
const Chart = laterPart(async () => (await import('./OverviewChart.tsx')).default, {
  fallback: <div className="explorer-chart-room" />,
})

/** Transactions behind the chart: one page of the service. */
const charted = 100

/** Identity, balance and jettons of an account: three requests. */
export function Overview({ address }: AccountPartProps): ReactElement {
  const { overview } = useExplorerTexts('account')
  const state = useAccountStates({ address: [address], include_boc: false })
  const account = state.data?.accounts[0]
  const hasPrices = useNetwork()?.prices !== undefined
  const history = useTransactions({ account: [address], limit: charted, sort: 'desc' })
  return (
    <>
      <Address value={address} name={false} long copy href={false} />
      <Share account={account} asOf={state.origin?.asOf} />
      <NextSteps address={address} />
      <h2 className="explorer-unseen">{overview}</h2>
      <div className="explorer-halves">
        <div className="explorer-part">
          <AccountCard {...cardState(state)} account={account ?? null} />
          {hasPrices && account?.balance != null && <BalanceValue balance={account.balance} />}
          <div className="explorer-overview-jettons">
            <OverviewJettons address={address} />
          </div>
          {isMissing(
            state,
            ({ accounts }) => accounts[0]?.status === undefined || accounts[0].status === 'nonexist',
          ) && <OnOtherNetworks />}
          <AccountKinds address={address} interfaces={account?.interfaces ?? []} codeHash={account?.code_hash} />
        </div>
        <Chart {...cardState(history)} transactions={history.data?.transactions ?? []} />
      </div>
    </>
  )
}

/** Links to what readers do with an account. */
function NextSteps({ address }: AccountPartProps): ReactElement {
  const { next } = useExplorerTexts('account')
  const { hrefOf } = useRouter()
  return (
    <nav className="explorer-next" aria-label={next.label}>
      <a href={hrefOf('tools', 'watch', '', { account: address })}>{next.watch}</a>
      <a href={hrefOf('tools', 'preview', '', { to: address })}>{next.preview}</a>
      <a href={hrefOf('account', address, 'ledger')}>{next.export}</a>
    </nav>
  )
}
