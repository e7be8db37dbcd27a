'use client'
import { forwardRef, useMemo, type ComponentPropsWithoutRef, type ReactElement } from 'react'
import { useDisplay, useMessages } from '../../../display/display.ts'
import { useNow } from '../../../display/useTime.ts'
import { vestingMessages } from '../../../locales/en/contracts.ts'
import type { VestingMessages } from '../../../format/messages/contracts.ts'
import { vestingState, vestingTerms, type VestingState } from '../../../model/vesting.ts'
import type { Vesting } from '../../../schema/vesting.ts'
import { Disclosure } from '../../accounts/account-details/Disclosure.tsx'
import { Address } from '../../values/address/Address.tsx'
import { Card, type CardStateProps } from '../../states/card/Card.tsx'
import { Facts } from '../../states/card/Facts.tsx'
import { Skeleton } from '../../states/skeleton/Skeleton.tsx'
import { StatusBadge } from '../../values/status-badge/StatusBadge.tsx'
import { amountFacts, termFacts } from './vestingFacts.tsx'
import { VestingPlot } from './VestingPlot.tsx'
import { VestingSteps } from './VestingSteps.tsx'

/** Props of {@link VestingCard}; the rest go to the `<article>`. */
export interface VestingCardProps
  extends Omit<ComponentPropsWithoutRef<'article'>, 'children'>,
    CardStateProps {
  /** Null or undefined when there is none, or none yet. */
  readonly vesting?: Vesting | null | undefined
  /** What the contract holds, nanotons: tells how much of it can be sent now. @default not told */
  readonly balance?: string | null | undefined
}

const badges = { notBegun: 'skipped', cliff: 'skipped', unlocking: 'pending', unlocked: 'success' } as const

/**
 * Coins that are unlocked over time: how much now, when more, to whom, and the whole schedule as a
 * picture and a table. Amounts are what the contract itself computes, to the nanoton. Feed it from
 * {@link useVesting}, and its `balance` from {@link useAccountStates}.
 */
export const VestingCard = forwardRef<HTMLElement, VestingCardProps>(function VestingCard(
  { vesting, balance, part, ...rest },
  ref,
) {
  const { locale } = useDisplay()
  const messages = useMessages('vesting', vestingMessages)
  const now = useNow()
  const given = typeof vesting === 'object' && vesting !== null ? vesting : undefined
  const terms = useMemo(() => (given === undefined ? undefined : vestingTerms(given)), [given])
  const state = terms === undefined || now === undefined ? undefined : vestingState(terms, now)
  const loading = given === undefined
  return (
    <Card
      {...rest}
      ref={ref}
      kind="vesting-card"
      part={part}
      label={messages.title}
      entity={vesting}
      empty={messages.empty}
      data-vesting={state}
    >
      <header part="card-header">
        <span part="card-title">
          {loading ? <Skeleton like="EQAB…wxyz ⧉" /> : <Address value={given.address} copy />}
        </span>
        <State state={state} loading={loading} messages={messages} />
      </header>
      <Facts
        facts={amountFacts({ terms, now, balance }, given?.total_amount, messages, locale)}
        loading={loading}
      />
      <div part="card-section">
        <p part="card-heading">{messages.plot}</p>
        {loading && <LoadingPlot messages={messages} />}
        {!loading && terms === undefined && <p part="card-note">{messages.unreadable}</p>}
        {terms !== undefined && (
          <>
            <VestingPlot terms={terms} now={now} />
            <Disclosure label={messages.steps}>{() => <VestingSteps terms={terms} />}</Disclosure>
          </>
        )}
      </div>
      <Facts facts={termFacts(given, terms, messages, locale)} loading={loading} />
      <Whitelist accounts={given?.whitelist} loading={loading} messages={messages} />
    </Card>
  )
})

function State({
  state,
  loading,
  messages,
}: {
  readonly state: VestingState | undefined
  readonly loading: boolean
  readonly messages: VestingMessages
}): ReactElement {
  if (loading) {
    return (
      <span part="status-badge">
        <Skeleton like={`✓ ${messages.states.unlocking}`} />
      </span>
    )
  }
  return (
    <StatusBadge
      status={state === undefined ? 'skipped' : badges[state]}
      label={state === undefined ? messages.unknownState : messages.states[state]}
    />
  )
}

function LoadingPlot({ messages }: { readonly messages: VestingMessages }): ReactElement {
  return (
    <>
      <div part="vesting-plot">
        <span part="vesting-plot-drawing skeleton" />
        <span part="vesting-plot-axis">
          <Skeleton like="Nov 21, 2026" />
          <Skeleton like="Nov 21, 2028" />
        </span>
        <span part="vesting-plot-legend">
          <Skeleton like={`${messages.soFar} ${messages.toCome} ${messages.now}`} />
        </span>
      </div>
      <span part="card-summary">
        <Skeleton like={messages.steps} />
      </span>
    </>
  )
}

function Whitelist({
  accounts,
  loading,
  messages,
}: {
  readonly accounts: unknown
  readonly loading: boolean
  readonly messages: VestingMessages
}): ReactElement {
  const list = Array.isArray(accounts) ? accounts.filter((each): each is string => typeof each === 'string') : []
  return (
    <div part="card-section">
      <p part="card-heading">{messages.whitelist}</p>
      <p part="card-note">{loading || list.length > 0 ? messages.whitelistNote : messages.noWhitelist}</p>
      <ul part="card-list">
        {loading &&
          ['a', 'b'].map((key) => (
            <li key={key}>
              <Skeleton like="EQAB…wxyz ⧉" />
            </li>
          ))}
        {list.map((address, at) => (
          <li key={`${at} ${address}`}>
            <Address value={address} copy />
          </li>
        ))}
      </ul>
    </div>
  )
}
