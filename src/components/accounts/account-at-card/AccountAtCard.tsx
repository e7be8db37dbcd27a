'use client'
import { forwardRef, useMemo, type ComponentPropsWithoutRef, type ReactElement } from 'react'
import { useDisplay, useTexts } from '../../../react/display/display.ts'
import { useTimeZone } from '../../../react/display/useTime.ts'
import { formatTime } from '../../../text/format/time.ts'
import { accountStatusBadge } from '../../../text/naming/accountWords.ts'
import type { Texts } from '../../../text/en/index.ts'
import type { AccountAt } from '../../../ledger/past/accountAt.ts'
import { compareMoments } from '../../../ledger/past/compareMoments.ts'
import { compareStates, type StateAt } from '../../../ledger/past/stateAt.ts'
import { assetKey } from '../../../ledger/value/prices.ts'
import { accountMessages } from '../../../text/en/contracts/accounts.ts'
import { momentMessages } from '../../../text/en/contracts/moment.ts'
import type { Replay } from '../../../meaning/contracts/replay.ts'
import { JettonName } from '../../jettons/jetton-card/JettonName.tsx'
import { Card, type CardPartProps } from '../../states/card/Card.tsx'
import { CardHeader, logicalTimeFact, optionalHashFact } from '../../states/card/cardParts.tsx'
import { type Fact, Facts } from '../../states/card/Facts.tsx'
import { addressLike } from '../../../text/format/address.ts'
import { hashLike } from '../../../text/format/hash.ts'
import { Loadable } from '../../parts/skeleton/Skeleton.tsx'
import { LineAmount } from '../../transactions/ledger-table/LineAmount.tsx'
import { Address } from '../../values/address/Address.tsx'
import { CoinAmount } from '../../values/coin-amount/CoinAmount.tsx'
import { Hash } from '../../values/hash/Hash.tsx'
import { StatusBadge } from '../../values/status-badge/StatusBadge.tsx'
import { Timestamp } from '../../values/timestamp/Timestamp.tsx'
import { currencyFact } from '../account-card/accountFacts.tsx'
import { type Holding, HoldingList } from '../portfolio-card/HoldingList.tsx'
import { StorageAt } from './StorageAt.tsx'

/** Props of {@link AccountAtCard}; the rest go to the `<article>`. */
export interface AccountAtCardProps
  extends Omit<ComponentPropsWithoutRef<'article'>, 'children'>, CardPartProps<AccountAt, 'header' | 'facts'> {
  /** `data` of `useAccountAt`; null or undefined if there is none, or none yet. */
  readonly account?: AccountAt | null | undefined
  /**
   * The state that a server told, as `readStateAt` reads it, of the same masterchain block as `account`. It is shown
   * until there is an account; then both are compared, and each contradiction is listed. @default nothing was asked
   */
  readonly asked?: StateAt | null | undefined
  /** The account at an earlier moment: the card says what has changed since. @default nothing is compared */
  readonly before?: AccountAt | null | undefined
  /**
   * Replay of the last transaction before the moment, from `useReplay`: its storage is that of the moment. It is read
   * by the ABIs of the display. @default the storage is not shown
   */
  readonly replay?: Replay | null | undefined
}

/**
 * An account as it was at a moment: balance, status, currencies, hashes of its state, jettons and NFTs, and what has
 * changed since another moment. Feed it from {@link useAccountAt}.
 */
export const AccountAtCard = forwardRef<HTMLElement, AccountAtCardProps>(function AccountAtCard(
  { account, asked, before, replay, part, ...rest },
  ref,
) {
  const texts = useTexts('moment', momentMessages)
  const words = useTexts('account', accountMessages)
  const given = account ?? undefined
  const shown = given ?? asked ?? undefined
  return (
    <Card
      {...rest}
      ref={ref}
      kind="account-at-card"
      part={part}
      label={rest['aria-label'] ?? texts.title}
      entity={account ?? asked}
      emptyText={texts.empty}
    >
      <CardHeader
        title={shown && <Address value={shown.account} />}
        like={addressLike}
        badge={shown && <StatusBadge {...accountStatusBadge(readStatus(shown.status), words)} />}
        badgeLike={words.active}
      >
        <span part="card-amount card-end">
          <Loadable like="1,234.5678 GRAM">{shown && <CoinAmount amount={shown.balance} />}</Loadable>
        </span>
      </CardHeader>
      <Facts slotted facts={describeMoment(shown, texts, words)} loading={shown === undefined} />
      {asked && <AskedState asked={asked} account={given} texts={texts} />}
      {given !== undefined && (
        <>
          <HoldingList
            heading={texts.jettons}
            holdings={given.jettons.map(({ jetton, wallet, balance }) => ({
              id: wallet,
              name: <JettonName master={jetton} />,
              amount: <LineAmount asset={{ kind: 'jetton', jetton, wallet }} amount={balance} />,
            }))}
          />
          <HoldingList
            heading={texts.nfts}
            note={texts.nftsNote}
            holdings={given.nfts.map(({ item }) => ({
              id: item,
              name: <Address value={item} of="nft" />,
              amount: '',
            }))}
          />
          {replay !== undefined && replay !== null && <StorageAt account={given} replay={replay} />}
          {before && <Changes before={before} after={given} texts={texts} />}
        </>
      )}
    </Card>
  )
})

/** API v2 has one word for `uninit` and `nonexist`. */
function readStatus(status: string): string {
  return status === 'uninitialized' ? 'uninit' : status
}

interface AskedStateProps {
  readonly asked: StateAt
  readonly account: AccountAt | undefined
  readonly texts: Texts['moment']
}

/** Says which way led to the state and as of which block, and shows where the ways contradict each other. */
function AskedState({ asked, account, texts }: AskedStateProps): ReactElement {
  const { locale } = useDisplay()
  const timeZone = useTimeZone()
  const { seqno, time } = asked.block
  const block = texts.block(String(seqno), formatTime(time, { locale, timeZone }))
  if (account === undefined) return <p part="card-note">{texts.asked(block)}</p>
  const differences = compareStates(asked, account)
  if (differences.length === 0) return <p part="card-note">{texts.agreed(block)}</p>
  return (
    <section part="card-section" role="alert">
      <h3 part="card-heading">{texts.contradiction}</h3>
      <p part="card-note">{texts.contradicted(block)}</p>
      <Facts
        loading={false}
        facts={differences.map(({ field, asked: told, replayed }) => ({
          id: field,
          term: texts.fields[field],
          value: (
            <>
              {texts.told} <bdi>{told ?? texts.nothing}</bdi> · {texts.replayed} <bdi>{replayed ?? texts.nothing}</bdi>
            </>
          ),
        }))}
      />
    </section>
  )
}

function describeMoment(
  account: AccountAt | StateAt | undefined,
  texts: Texts['moment'],
  words: Texts['account'],
): readonly Fact[] {
  const last = account?.last
  return [
    {
      id: 'last',
      term: texts.lastTransaction,
      value:
        last == null ? (
          texts.beforeFirst
        ) : (
          <>
            {'now' in last && <Timestamp value={last.now} show="both" />} <Hash value={last.hash} of="transaction" />
          </>
        ),
      like: hashLike,
    },
    ...(last == null ? [] : [logicalTimeFact('lt', texts.logicalTime, last.lt)]),
    optionalHashFact('state', texts.state, account !== undefined && 'stateHash' in account ? account.stateHash : null),
    optionalHashFact('code', texts.codeHash, account?.codeHash),
    optionalHashFact('data', texts.dataHash, account?.dataHash),
    currencyFact(Object.fromEntries((account?.currencies ?? []).map(({ id, balance }) => [id, balance])), words),
  ]
}

/** Differences from an earlier moment: assets that grew or shrank, and whether the contract has changed. */
function Changes({
  before,
  after,
  texts,
}: {
  readonly before: AccountAt
  readonly after: AccountAt
  readonly texts: Texts['moment']
}): ReactElement {
  const { assets, isStatusChanged, isCodeChanged, isDataChanged } = useMemo(
    () => compareMoments(before, after),
    [before, after],
  )
  const contract = [
    isStatusChanged && texts.statusChanged,
    isCodeChanged && texts.codeChanged,
    isDataChanged && texts.dataChanged,
  ].filter((text) => text !== false)
  const note = [...(assets.length === 0 ? [texts.noChanges] : []), ...contract].join(' ')
  if (assets.length === 0) {
    return (
      <section part="portfolio-list card-section">
        <h3 part="card-heading">{texts.changes}</h3>
        <p part="card-note">{note}</p>
      </section>
    )
  }
  const holdings = assets.map(({ asset, change }): Holding => ({
    id: assetKey(asset),
    name: <LineAmount asset={asset} amount={change} signed />,
    amount: '',
  }))
  return <HoldingList heading={texts.changes} note={note} holdings={holdings} />
}
