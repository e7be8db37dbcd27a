import { type ReactElement, useEffect, useState, useSyncExternalStore } from 'react'
import {
  ActionCard,
  CoinAmount,
  FavoriteList,
  skipToken,
  Timestamp,
  useAccountStates,
  useActions,
  useDisplay,
  useFavorites,
} from 'tonlens'
import { useNetworkName } from '../../networks/networksContext.ts'
import { QueryNotes } from '../../shell/QueryNotes.tsx'
import { useExplorerTexts } from '../../texts/useExplorerTexts.ts'
import { readPermission } from '../tools/showNotification.ts'
import { keepBalances, keyBalance, readSeenBalances, type SeenBalance } from './balances.ts'
import { findNotices } from './notices.ts'
import './favorites.css'

/** Accounts whose balances one request asks for. */
const maxAccounts = 100
interface WatchListProps {
  /** Accounts whose last event is shown: each takes a request. @default 10 */
  readonly maxEvents?: number
}

/**
 * Favorites of the reader with balances, what changed since an earlier visit, last events, and a switch for notices.
 */
export function WatchList({ maxEvents = 10 }: WatchListProps): ReactElement {
  const network = useNetworkName()
  const { now } = useDisplay()
  const addresses = useFavorites().map(({ address }) => address)
  const asked = addresses.slice(0, maxAccounts)
  const query = useAccountStates(asked.length === 0 ? skipToken : { address: asked, include_boc: false })
  const [before] = useState(readSeenBalances)
  const accounts = query.data?.accounts
  useEffect(() => {
    if (accounts === undefined) return
    const entries = accounts.map(
      ({ address, balance }) => [keyBalance(network, address ?? ''), balance ?? '0'] as const,
    )
    keepBalances(Object.fromEntries(entries), now ?? Math.floor(Date.now() / 1000))
  }, [network, accounts, now])
  return (
    <>
      <FavoriteList
        renderFacts={(address) => (
          <Facts
            address={address}
            balance={accounts?.find((account) => account.address === address)?.balance ?? undefined}
            before={before[keyBalance(network, address)]}
            hasEvent={addresses.indexOf(address) < maxEvents}
          />
        )}
      />
      <QueryNotes of={[query]} />
    </>
  )
}

interface FactsProps {
  readonly address: string
  /** Nanograms; undefined until it is known. */
  readonly balance: string | undefined
  readonly before: SeenBalance | undefined
  readonly hasEvent: boolean
}

function Facts({ address, balance, before, hasEvent }: FactsProps): ReactElement {
  const change = balance === undefined || before === undefined ? 0n : BigInt(balance) - BigInt(before.balance)
  return (
    <>
      <span className="explorer-favorite-balance">
        {change !== 0n && before !== undefined && (
          <small>
            <CoinAmount
              amount={String(change < 0n ? -change : change)}
              direction={change < 0n ? 'out' : 'in'}
              maximumFractionDigits={2}
            />{' '}
            <Since time={before.time} />
          </small>
        )}{' '}
        {balance !== undefined && <CoinAmount amount={balance} maximumFractionDigits={2} />}
      </span>
      <Switch address={address} />
      {hasEvent && <LastEvent address={address} />}
    </>
  )
}

function Since({ time }: { readonly time: number }): ReactElement {
  const texts = useExplorerTexts('favorites')
  return (
    <>
      {texts.since} <Timestamp value={time} show="relative" />
    </>
  )
}

/** Whether the reader is told of events of an account. */
function Switch({ address }: { readonly address: string }): ReactElement {
  const texts = useExplorerTexts('favorites').notices
  const { subscribe, current, update } = findNotices(useNetworkName())
  const isOn = useSyncExternalStore(subscribe, current).accounts.includes(address)
  return (
    <label className="explorer-notice-switch" title={texts.hint}>
      <input
        type="checkbox"
        checked={isOn}
        onChange={() => {
          update((notices) => ({
            ...notices,
            accounts: isOn ? notices.accounts.filter((other) => other !== address) : [...notices.accounts, address],
          }))
          if (!isOn && readPermission() === 'default') void Notification.requestPermission()
        }}
      />{' '}
      {texts.label}
    </label>
  )
}

function LastEvent({ address }: { readonly address: string }): ReactElement | null {
  const { data, isPending } = useActions({ account: address, limit: 1, sort: 'desc' })
  const action = data?.actions[0]
  if (action === undefined && !isPending) return null
  return (
    <div className="explorer-favorite-event">
      <ActionCard action={action} loading={isPending} perspective={address} compact />
    </div>
  )
}
