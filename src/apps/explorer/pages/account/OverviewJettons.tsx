import type { ReactElement } from 'react'
import { formatNumber, JettonAmount, useDisplay, useInfiniteJettonWallets } from 'tonlens'
import { AgeNote } from '../../shell/QueryNotes.tsx'
import { useList } from '../../shell/queries.ts'
import { useRouter } from '../../shell/router.ts'
import { useExplorerTexts } from '../../texts/useExplorerTexts.ts'
import type { AccountPartProps } from './AccountPage.tsx'
import { jettonLimit } from './assets/requests.ts'

/** Jettons whose amounts are shown. */
const most = 3

/** How many jettons an account has, and some of the amounts, of no scam. Asks what their tab asks. */
export default function OverviewJettons({ address }: AccountPartProps): ReactElement {
  const { tabs } = useExplorerTexts('account')
  const wallets = useInfiniteJettonWallets({
    owner_address: [address],
    exclude_zero_balance: true,
    limit: jettonLimit,
  })
  const { rows } = useList(
    wallets,
    (page) => page.jetton_wallets,
    (wallet) => wallet.address,
  )
  const isScam = (jetton: string) =>
    wallets.data?.pages.some(({ metadata }) =>
      metadata[jetton]?.token_info?.some(({ is_scam }) => is_scam === true),
    ) === true
  const genuine = rows.filter(({ jetton }) => !isScam(jetton))
  return (
    <>
      <dl className="explorer-facts">
        <dt>{tabs.jettons}</dt>
        <dd>
          {wallets.isPending ? (
            <Loading />
          ) : (
            <Count address={address} count={rows.length} hasMore={wallets.hasMore} isFailed={wallets.isError} />
          )}
          {genuine.slice(0, most).map(({ jetton, balance }) => (
            <JettonAmount key={jetton} master={jetton} amount={balance} compact maximumFractionDigits={2} />
          ))}
        </dd>
      </dl>
      <AgeNote of={[wallets]} />
    </>
  )
}

function Loading(): ReactElement {
  const { loading } = useExplorerTexts('shell')
  return <span role="status">{loading}</span>
}

interface CountProps extends AccountPartProps {
  readonly count: number
  /** Whether there are more than `count`. */
  readonly hasMore: boolean
  readonly isFailed: boolean
}

/** The count, with a link to the tab that lists them. */
function Count({ address, count, hasMore, isFailed }: CountProps): ReactElement {
  const { jettonCount } = useExplorerTexts('account')
  const { locale } = useDisplay()
  const { hrefOf } = useRouter()
  const shown = formatNumber(count, locale)
  return (
    <a href={hrefOf('account', address, 'jettons')} data-state={isFailed ? 'error' : undefined}>
      {isFailed ? jettonCount.failed : hasMore ? jettonCount.atLeast(shown) : shown}
    </a>
  )
}
