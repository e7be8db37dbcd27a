'use client'
import { forwardRef, type ComponentPropsWithoutRef, type ReactElement } from 'react'
import { useDisplay, useTexts } from '../../../react/display/display.ts'
import { formatCount, formatShare } from '../../../text/format/count.ts'
import type { Texts } from '../../../text/en/index.ts'
import { nominatorMessages } from '../../../text/en/chain/staking.ts'
import { parseAmount } from '../../../service/rows/amount.ts'
import type { ActiveNominator, NominatorPool } from '../../../service/rows/staking/nominator-pool.ts'
import { Card, type CardPartProps } from '../../states/card/Card.tsx'
import { CardHeader } from '../../states/card/cardParts.tsx'
import { RawSection } from '../../states/card/RawSection.tsx'
import { Disclosure } from '../../parts/Disclosure.tsx'
import { type Fact, Facts } from '../../states/card/Facts.tsx'
import { Address } from '../../values/address/Address.tsx'
import { CoinAmount } from '../../values/coin-amount/CoinAmount.tsx'
import { StatusBadge } from '../../values/status-badge/StatusBadge.tsx'
import { NominatorList } from './NominatorList.tsx'
import { checkRow } from '../../../service/rows/checkRows.ts'
import { nominatorPoolShape } from '../../../service/rows/shapes/tables.ts'
import { copiedAddressLike } from '../../../text/format/address.ts'

/** Props of {@link NominatorPoolCard}; the rest go to the `<article>`. */
export interface NominatorPoolCardProps
  extends
    Omit<ComponentPropsWithoutRef<'article'>, 'children'>,
    CardPartProps<NominatorPool, 'header' | 'facts' | 'raw'> {
  /** Answer of `/staking/nominatorPools/pool`; null or undefined if there is none, or none yet. */
  readonly pool?: NominatorPool | null | undefined
  /** Address of the pool, which the answer does not contain. @default not shown */
  readonly address?: string | undefined
}

/** States of the contract by their numbers. */
const states = ['idle', 'sent', 'accepted'] as const
const badges = { idle: 'skipped', sent: 'pending', accepted: 'success' } as const

/**
 * Card of one nominator pool: its state, its validator, its funds with all digits, and its nominators.
 * Feed it from {@link useNominatorPool}.
 */
export const NominatorPoolCard = forwardRef<HTMLElement, NominatorPoolCardProps>(function NominatorPoolCard(
  { pool, address, part, ...rest },
  ref,
) {
  const { locale } = useDisplay()
  const messages = useTexts('nominator', nominatorMessages)
  const given = checkRow(nominatorPoolShape, pool)
  const loading = given === undefined
  const list = given?.active_nominators
  const nominators = list ?? []
  const state = states[given?.state ?? -1]
  return (
    <Card
      {...rest}
      ref={ref}
      kind="nominator-pool-card"
      part={part}
      label={messages.pool}
      given={pool}
      entity={given}
      emptyText={messages.noPool}
      data-pool={state}
    >
      <CardHeader
        title={given && (address === undefined ? messages.pool : <Address value={address} copy />)}
        like={copiedAddressLike}
        badge={
          given && (
            <StatusBadge
              status={state === undefined ? 'unknown' : badges[state]}
              label={state === undefined ? messages.unknownState : messages.states[state]}
            />
          )
        }
        badgeLike={messages.states.accepted}
      />
      <Facts slotted facts={fundFacts(given, nominators, messages)} loading={loading} />
      <Facts facts={termFacts(given, messages, locale)} loading={loading} />
      <Nominators nominators={nominators} loading={loading} messages={messages} />
      <RawSection row={given} />
    </Card>
  )
})

function Nominators({
  nominators,
  loading,
  messages,
}: {
  readonly nominators: readonly ActiveNominator[]
  readonly loading: boolean
  readonly messages: Texts['nominator']
}): ReactElement {
  const { locale } = useDisplay()
  if (!loading && nominators.length === 0) return <p part="card-note">{messages.noNominators}</p>
  const label = loading ? messages.nominators : messages.showNominators(nominators.length, locale)
  return (
    <Disclosure label={label} loading={loading}>
      {() => <NominatorList nominators={nominators} />}
    </Disclosure>
  )
}

function fundFacts(
  pool: NominatorPool | undefined,
  nominators: readonly ActiveNominator[],
  messages: Texts['nominator'],
): readonly Fact[] {
  const like = '279,614.041383635 GRAM'
  const sum = (field: 'balance' | 'pending_balance'): string | undefined => {
    let total = 0n
    for (const nominator of nominators) {
      const amount = parseAmount(nominator?.[field])
      // A sum without one of its parts would be a wrong one.
      if (amount === undefined) return undefined
      total += amount
    }
    return String(total)
  }
  return [
    { id: 'sent', term: messages.stakeSent, value: <CoinAmount amount={pool?.stake_amount_sent} />, like },
    {
      id: 'validator-funds',
      term: messages.validatorFunds,
      value: <CoinAmount amount={pool?.validator_amount} />,
      like,
    },
    { id: 'nominator-funds', term: messages.nominatorFunds, value: <CoinAmount amount={sum('balance')} />, like },
    {
      id: 'pending',
      term: messages.pendingFunds,
      value: <CoinAmount amount={sum('pending_balance')} />,
      like: '5,000 GRAM',
    },
  ]
}

function termFacts(pool: NominatorPool | undefined, messages: Texts['nominator'], locale: string): readonly Fact[] {
  const share = pool?.validator_reward_share
  return [
    {
      id: 'validator',
      term: messages.validator,
      value: <Address value={pool?.validator_address} copy />,
      like: copiedAddressLike,
    },
    {
      id: 'share',
      term: messages.rewardShare,
      value: <bdi>{formatShare(Number.isSafeInteger(share) ? BigInt(share ?? 0) : undefined, 10_000n, locale)}</bdi>,
      like: '40.00%',
    },
    {
      id: 'nominators',
      term: messages.nominators,
      value: (
        <bdi>
          {messages.countOf(
            formatCount(pool?.nominators_count, locale),
            formatCount(pool?.max_nominators_count, locale),
          )}
        </bdi>
      ),
      like: '12 of 40',
    },
    {
      id: 'min-validator',
      term: messages.minValidatorStake,
      value: <CoinAmount amount={pool?.min_validator_stake} />,
      like: '100,000 GRAM',
    },
    {
      id: 'min-nominator',
      term: messages.minNominatorStake,
      value: <CoinAmount amount={pool?.min_nominator_stake} />,
      like: '10,000 GRAM',
    },
  ]
}
