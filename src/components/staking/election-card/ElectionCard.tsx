'use client'
import { forwardRef, type ComponentPropsWithoutRef } from 'react'
import { useDisplay, useTexts } from '../../../react/display/display.ts'
import { useNow } from '../../../react/display/useTime.ts'
import { formatCount } from '../../../text/format/count.ts'
import type { Texts } from '../../../text/en/index.ts'
import { validatorMessages } from '../../../text/en/chain/staking.ts'
import { electionState } from '../../../meaning/contracts/staking.ts'
import type { ValidatorElection } from '../../../service/rows/staking/validator.ts'
import { Card, type CardPartProps } from '../../states/card/Card.tsx'
import { CardHeader } from '../../states/card/cardParts.tsx'
import { RawSection } from '../../states/card/RawSection.tsx'
import { Disclosure } from '../../parts/Disclosure.tsx'
import { type Fact, Facts } from '../../states/card/Facts.tsx'
import { CoinAmount } from '../../values/coin-amount/CoinAmount.tsx'
import { StatusBadge } from '../../values/status-badge/StatusBadge.tsx'
import { Timestamp } from '../../values/timestamp/Timestamp.tsx'
import { ValidatorTable } from '../validator-table/ValidatorTable.tsx'
import { checkRow } from '../../../service/rows/checkRows.ts'
import { validatorElectionShape } from '../../../service/rows/shapes/tables.ts'
import { formatTime } from '../../../text/format/time.ts'
import { amountPrecision } from '../../../text/format/precision.ts'

/** Props of {@link ElectionCard}; the rest go to the `<article>`. */
export interface ElectionCardProps
  extends
    Omit<ComponentPropsWithoutRef<'article'>, 'children'>,
    CardPartProps<ValidatorElection, 'header' | 'facts' | 'raw'> {
  /** Row of `/validators/elections`; null or undefined if there is none, or none yet. */
  readonly election?: ValidatorElection | null | undefined
}

const badges = { open: 'pending', closed: 'skipped', finished: 'success', failed: 'failed' } as const

/**
 * Card of one validator election: its state, times, stakes and participants. Feed it from
 * {@link useValidatorElections}, with `return_participants` for the participants.
 */
export const ElectionCard = forwardRef<HTMLElement, ElectionCardProps>(function ElectionCard(
  { election, part, ...rest },
  ref,
) {
  const { locale, timeZone } = useDisplay()
  const messages = useTexts('validator', validatorMessages)
  const now = useNow()
  const given = checkRow(validatorElectionShape, election)
  const state = given === undefined ? undefined : electionState(given, now)
  const loading = given === undefined
  const participants = given?.participants ?? []
  return (
    <Card
      {...rest}
      ref={ref}
      kind="election-card"
      part={part}
      label={messages.election}
      given={election}
      entity={given}
      emptyText={messages.noElection}
      data-election={state}
    >
      <CardHeader
        title={given && `${messages.election} ${formatTime(given.election_id, { locale, timeZone, fields: 'date' })}`}
        like={`${messages.election} Oct 11, 2025`}
        badge={
          given && (
            <StatusBadge
              status={state === undefined ? 'unknown' : badges[state]}
              label={state === undefined ? messages.unknownState : messages.electionStates[state]}
            />
          )
        }
        badgeLike={messages.electionStates.finished}
      />
      <Facts slotted facts={electionFacts(given, messages, locale)} loading={loading} />
      {participants.length > 0 && (
        <Disclosure label={messages.showParticipants(participants.length, locale)}>
          {() => <ValidatorTable label={messages.participants} validators={participants} defaultSort={largestFirst} />}
        </Disclosure>
      )}
      <RawSection row={given} />
    </Card>
  )
})

const largestFirst = { column: 'stake', direction: 'descending' } as const

function electionFacts(
  election: ValidatorElection | undefined,
  messages: Texts['validator'],
  locale: string,
): readonly Fact[] {
  const time = 'Oct 11, 2025, 02:47:17 AM UTC'
  return [
    {
      id: 'closes',
      term: messages.closes,
      value: <Timestamp value={election?.elect_close} show="absolute" />,
      like: time,
    },
    {
      id: 'starts',
      term: messages.cycleStart,
      value: <Timestamp value={election?.election_id} show="absolute" />,
      like: time,
    },
    {
      id: 'participants',
      term: messages.participants,
      value: formatCount(election?.total_participants, locale),
      like: '123',
    },
    {
      id: 'total',
      term: messages.totalStake,
      value: <CoinAmount amount={election?.total_stake} {...amountPrecision('list')} />,
      like: '2,244,595.07 GRAM',
    },
    {
      id: 'minimum',
      term: messages.minStake,
      value: <CoinAmount amount={election?.min_stake} {...amountPrecision('list')} />,
      like: '300,000 GRAM',
    },
  ]
}
