'use client'
import { forwardRef, useMemo, type ComponentPropsWithoutRef, type ReactElement } from 'react'
import { useDisplay, useTexts } from '../../../react/display/display.ts'
import { useNow } from '../../../react/display/useTime.ts'
import { vestingMessages } from '../../../text/en/contracts/contracts.ts'
import type { Texts } from '../../../text/en/index.ts'
import { vestingState, vestingTerms } from '../../../meaning/contracts/vesting.ts'
import type { Vesting } from '../../../service/rows/contracts/vesting.ts'
import { AccountList } from '../account-list/AccountList.tsx'
import { Disclosure } from '../../parts/Disclosure.tsx'
import { Address } from '../../values/address/Address.tsx'
import { Card, type CardPartProps } from '../../states/card/Card.tsx'
import { CardHeader } from '../../states/card/cardParts.tsx'
import { RawSection } from '../../states/card/RawSection.tsx'
import { Facts } from '../../states/card/Facts.tsx'
import { copiedAddressLike } from '../../../text/format/address.ts'
import { Skeleton } from '../../parts/skeleton/Skeleton.tsx'
import { StatusBadge } from '../../values/status-badge/StatusBadge.tsx'
import { amountFacts, termFacts } from './vestingFacts.tsx'
import { VestingPlot } from './VestingPlot.tsx'
import { VestingSteps } from './VestingSteps.tsx'
import { checkRow } from '../../../service/rows/checkRows.ts'
import { vestingShape } from '../../../service/rows/shapes/tables.ts'

/** Props of {@link VestingCard}; the rest go to the `<article>`. */
export interface VestingCardProps
  extends Omit<ComponentPropsWithoutRef<'article'>, 'children'>, CardPartProps<Vesting, 'header' | 'facts' | 'raw'> {
  /** Row of `/vesting`; null or undefined if there is none, or none yet. */
  readonly vesting?: Vesting | null | undefined
  /**
   * Balance of the contract, nanograms: adds the amount that can be spent now. Null while it is unknown: its place is
   * kept. @default not shown
   */
  readonly balance?: string | null | undefined
}

const badges = { notBegun: 'skipped', cliff: 'skipped', unlocking: 'pending', unlocked: 'success' } as const

/**
 * Card of one vesting contract: unlocked and locked amounts, the next unlock, terms, whitelist, and
 * the schedule as a chart and a table. Amounts equal those of the contract. Feed it from
 * {@link useVesting}, and its `balance` from {@link useAccountStates}.
 */
export const VestingCard = forwardRef<HTMLElement, VestingCardProps>(function VestingCard(
  { vesting, balance, part, ...rest },
  ref,
) {
  const { locale } = useDisplay()
  const messages = useTexts('vesting', vestingMessages)
  const now = useNow()
  const given = checkRow(vestingShape, vesting)
  const terms = useMemo(() => (given === undefined ? undefined : vestingTerms(given)), [given])
  const state = terms === undefined || now === undefined ? undefined : vestingState(terms, now)
  const loading = given === undefined
  const whitelist = given?.whitelist ?? []
  return (
    <Card
      {...rest}
      ref={ref}
      kind="vesting-card"
      part={part}
      label={messages.title}
      given={vesting}
      entity={given}
      emptyText={messages.empty}
      data-vesting={state}
    >
      <CardHeader
        title={given && <Address value={given.address} copy />}
        like={copiedAddressLike}
        badge={
          given && (
            <StatusBadge
              status={state === undefined ? 'skipped' : badges[state]}
              label={state === undefined ? messages.unknownState : messages.states[state]}
            />
          )
        }
        badgeLike={messages.states.unlocking}
      />
      <Facts
        slotted
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
      <AccountList
        title={messages.whitelist}
        accounts={whitelist}
        note={loading || whitelist.length > 0 ? messages.whitelistNote : messages.noWhitelist}
        loadingRows={loading ? 2 : undefined}
      />
      <RawSection row={given} />
    </Card>
  )
})

function LoadingPlot({ messages }: { readonly messages: Texts['vesting'] }): ReactElement {
  return (
    <>
      <div part="vesting-plot">
        <span part="vesting-plot-drawing skeleton" />
        <span part="vesting-plot-axis">
          <Skeleton like="Nov 21, 2026" />
          <Skeleton like="Nov 21, 2028" />
        </span>
        <span part="vesting-plot-legend">
          <Skeleton like={`${messages.soFar} ${messages.stillLocked} ${messages.now}`} />
        </span>
      </div>
      <Disclosure label={messages.steps} loading>
        {() => null}
      </Disclosure>
    </>
  )
}
