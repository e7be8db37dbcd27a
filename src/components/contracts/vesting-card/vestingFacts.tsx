import { formatShare } from '../../../text/format/count.ts'
import { parseAmount } from '../../../service/rows/amount.ts'
import { unknownText } from '../../../text/format/intl.ts'
import type { Texts } from '../../../text/en/index.ts'
import { formatDuration } from '../../../text/format/time.ts'
import { nextStep, unlockedAt, vestingEnd, type VestingTerms } from '../../../meaning/contracts/vesting.ts'
import type { Vesting } from '../../../service/rows/contracts/vesting.ts'
import { Address } from '../../values/address/Address.tsx'
import type { Fact } from '../../states/card/Facts.tsx'
import { CoinAmount } from '../../values/coin-amount/CoinAmount.tsx'
import { Timestamp } from '../../values/timestamp/Timestamp.tsx'
import { copiedAddressLike } from '../../../text/format/address.ts'

/** Terms of a contract and the moment at which they are evaluated. */
export interface VestingMoment {
  readonly terms: VestingTerms | undefined
  /** Unix seconds; undefined in server output. */
  readonly now: number | undefined
  /** Balance of the contract, nanograms; null while it is unknown. */
  readonly balance: string | null | undefined
}

/** Facts about amounts: unlocked, locked, spendable, and the next unlock. */
export function amountFacts(
  { terms, now, balance }: VestingMoment,
  total: string | null | undefined,
  messages: Texts['vesting'],
  locale: string,
): readonly Fact[] {
  const unlocked = terms === undefined || now === undefined ? undefined : unlockedAt(terms, now)
  const locked = unlocked === undefined || terms === undefined ? undefined : terms.total - unlocked
  const next = terms === undefined || now === undefined ? undefined : nextStep(terms, now)
  const amount = (value: bigint | undefined) => <CoinAmount amount={value?.toString()} />
  return [
    {
      id: 'unlocked',
      term: messages.unlocked,
      value: (
        <>
          {amount(unlocked)}
          {unlocked !== undefined && <bdi part="card-note">{formatShare(unlocked, terms?.total, locale)}</bdi>}
        </>
      ),
      like: '62.5 GRAM 12.5%',
    },
    { id: 'locked', term: messages.locked, value: amount(locked), like: '437.5 GRAM' },
    { id: 'total', term: messages.total, value: <CoinAmount amount={total} />, like: '500 GRAM' },
    {
      id: 'spendable',
      term: messages.spendable,
      value: balance === undefined ? undefined : <CoinAmount amount={spendableAmount(balance, locked)} />,
      like: balance === undefined ? undefined : '31.893673121 GRAM',
    },
    {
      id: 'next',
      term: messages.next,
      value:
        terms === undefined || now === undefined ? (
          unknownText
        ) : next === undefined ? (
          messages.noNext
        ) : (
          <Timestamp value={next.time} show="relative" />
        ),
      like: 'in 12 days',
    },
    { id: 'adds', term: messages.nextAmount, value: next && amount(next.added), like: '20.833333333 GRAM' },
  ]
}

/** Computes the spendable nanograms: the balance beyond the locked amount. Undefined if one of them is unknown. */
function spendableAmount(balance: string | null, locked: bigint | undefined): string | undefined {
  const held = parseAmount(balance)
  if (held === undefined || locked === undefined) return undefined
  return (held > locked ? held - locked : 0n).toString()
}

/** Facts about the terms: accounts, period, cliff, start and end. */
export function termFacts(
  vesting: Vesting | undefined,
  terms: VestingTerms | undefined,
  messages: Texts['vesting'],
  locale: string,
): readonly Fact[] {
  const span = (seconds: number | null | undefined) => formatDuration(seconds ?? Number.NaN, locale)
  const like = 'Jul 12, 2025, 02:36:24 PM UTC'
  return [
    {
      id: 'owner',
      term: messages.owner,
      value: <Address value={vesting?.owner_address} copy />,
      like: copiedAddressLike,
    },
    {
      id: 'sender',
      term: messages.sender,
      value: <Address value={vesting?.sender_address} copy />,
      like: copiedAddressLike,
    },
    {
      id: 'period',
      term: messages.period,
      value: <bdi>{span(vesting?.unlock_period)}</bdi>,
      like: '30 days',
    },
    {
      id: 'cliff',
      term: messages.cliff,
      value: <bdi>{vesting?.cliff_duration === 0 ? messages.noCliff : span(vesting?.cliff_duration)}</bdi>,
      like: '180 days',
    },
    { id: 'start', term: messages.start, value: <Timestamp value={vesting?.start_time} show="absolute" />, like },
    {
      id: 'end',
      term: messages.end,
      value: <Timestamp value={terms === undefined ? undefined : vestingEnd(terms)} show="absolute" />,
      like,
    },
  ]
}
