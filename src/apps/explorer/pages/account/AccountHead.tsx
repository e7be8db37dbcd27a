import type { ReactElement } from 'react'
import { AccountCard, type AccountStateFull, type cardState, CoinAmount, JettonAmount } from 'tonlens'
import { useNetwork } from '../../networks/networksContext.ts'
import { laterPart } from '../../shell/laterPart.tsx'
import { MoreMenu } from '../../shell/MoreMenu.tsx'
import { PageHead } from '../../shell/PageHead.tsx'
import { AgeNote } from '../../shell/QueryNotes.tsx'
import { useRouter } from '../../shell/router.ts'
import { useExplorerTexts } from '../../texts/useExplorerTexts.ts'
import { AccountKinds } from './AccountKinds.tsx'
import type { AccountPartProps, LeadingDomain } from './AccountPage.tsx'
import { Share } from './Share.tsx'
import type { Holdings } from './useHoldings.ts'

const Worth = laterPart(async () => (await import('./Worth.tsx')).default)

/** Jettons whose amounts are shown. */
const maxJettons = 3

interface AccountHeadProps extends AccountPartProps {
  readonly domain: LeadingDomain | undefined
  readonly account: AccountStateFull | undefined
  /** State of the query of the account. */
  readonly card: ReturnType<typeof cardState>
  readonly holdings: Holdings
  /** Whether the service knows no such account. */
  readonly isAbsent: boolean
}

/** Name, kind, status and assets of an account, and what readers do with it. */
export function AccountHead(props: AccountHeadProps): ReactElement {
  const { address, domain, account, card, holdings, isAbsent } = props
  const { title, next } = useExplorerTexts('account')
  const { hrefOf } = useRouter()
  const hasPrices = useNetwork()?.prices !== undefined
  return (
    <PageHead
      kind={domain?.kind ?? title}
      title={domain?.title}
      address={address}
      actions={<a href={hrefOf('tools', 'watch', '', { account: address })}>{next.watch}</a>}
      share={<Share account={account} asOf={card.origin?.asOf} />}
      more={
        <MoreMenu>
          <a href={hrefOf('tools', 'preview', '', { to: address })}>{next.preview}</a>
          <a href={hrefOf('account', address, 'ledger')}>{next.export}</a>
        </MoreMenu>
      }
    >
      {domain?.facts}
      {!isAbsent && <AccountCard compact {...card} account={account ?? null} />}
      <Amounts address={address} holdings={holdings} isShort={domain !== undefined} />
      {hasPrices && <Worth address={address} account={account} holdings={holdings} />}
      <AccountKinds address={address} interfaces={account?.interfaces ?? []} codeHash={account?.code_hash} />
      <AgeNote of={[holdings.wallets, holdings.gallery, holdings.stakes]} />
    </PageHead>
  )
}

interface AmountsProps extends Pick<AccountHeadProps, 'address' | 'holdings'> {
  /** Leaves out jettons and NFTs, whose room the facts of a domain take, but tells if they could not be loaded. */
  readonly isShort: boolean
}

/** Some jettons, the stakes and the number of NFTs, each a link to its list. */
function Amounts({ address, holdings, isShort }: AmountsProps): ReactElement {
  const texts = useExplorerTexts('account')
  const { hrefOf } = useRouter()
  const { jettons, jettonCount, hasJettonError, nfts, hasNftError, staked } = holdings
  const counts = [
    ['jettons', hasJettonError, hasJettonError ? texts.jettonsFailed : jettonCount && texts.jettonCount(jettonCount)],
    ['nfts', hasNftError, hasNftError ? texts.nftsFailed : nfts && texts.nftCount(nfts)],
  ] as const
  return (
    <>
      {jettons.slice(0, isShort ? 0 : maxJettons).map(({ jetton, balance }) => (
        <JettonAmount key={jetton} master={jetton} amount={balance} maximumFractionDigits={2} />
      ))}
      {staked !== '0' && (
        <a href={hrefOf('account', address, 'staking')}>
          <CoinAmount amount={staked} maximumFractionDigits={2} /> {texts.staked}
        </a>
      )}
      {counts.map(
        ([part, hasError, text]) =>
          text !== '' &&
          (hasError || !isShort) && (
            <a key={part} href={hrefOf('account', address, part)} data-state={hasError ? 'error' : undefined}>
              {text}
            </a>
          ),
      )}
    </>
  )
}
