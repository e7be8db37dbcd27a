'use client'
import { forwardRef, useMemo, type HTMLAttributes } from 'react'
import { useDisplay, useTexts } from '../../../react/display/display.ts'
import { partNames } from '../../../react/display/partNames.ts'
import { tableMessages } from '../../../text/en/common.ts'
import { stakeMessages } from '../../../text/en/chain/stakes.ts'
import { nominatorMessages, validatorMessages } from '../../../text/en/chain/staking.ts'
import { joinKey, readRows } from '../../../service/rows/readRow.ts'
import type { NominatorPoolEvent, NominatorPoolValidatorEvent } from '../../../service/rows/staking/nominator-pool.ts'
import type { ValidatorEvent } from '../../../service/rows/staking/validator.ts'
import type { ColumnProps } from '../../lists/table/tools/toolProps.ts'
import { detailsColumn } from '../../lists/table/detailsColumn.tsx'
import { Table } from '../../lists/table/Table.tsx'
import type { TableStateProps } from '../../lists/table/tableProps.ts'
import { useColumns } from '../../lists/table/useColumns.ts'
import { Facts } from '../../states/card/Facts.tsx'
import { eventFacts, type StakeEvent } from './eventFacts.tsx'
import { stakeEventColumns } from './stakeEventColumns.tsx'

/** Props of {@link StakeEventTable}; the rest go to its root, which is the element that scrolls. */
export interface StakeEventTableProps
  extends Omit<HTMLAttributes<HTMLDivElement>, 'children'>, TableStateProps, ColumnProps<StakeEvent> {
  /** Rows of `/validators/events`, or events of the nominators or of the validator of a pool, newest first. */
  readonly events: readonly (ValidatorEvent | NominatorPoolEvent | NominatorPoolValidatorEvent)[]
}

/**
 * Table of what happened to stakes: accepted, rejected and recovered ones, rewards, deposits and
 * withdrawals. Feed it from {@link useInfiniteValidatorEvents},
 * {@link useInfiniteNominatorPoolNominatorEvents} or {@link useInfiniteNominatorPoolValidatorEvents}.
 */
export const StakeEventTable = forwardRef<HTMLDivElement, StakeEventTableProps>(function StakeEventTable(
  { events, columns: choice, label, part, ...rest },
  ref,
) {
  const display = useDisplay()
  const { locale } = display
  const messages = useTexts('stake', stakeMessages)
  const validator = useTexts('validator', validatorMessages)
  const nominator = useTexts('nominator', nominatorMessages)
  const { details } = useTexts('table', tableMessages)
  const rows = useMemo(() => readRows<StakeEvent>(events), [events])
  const defaults = useMemo(
    () => [
      ...stakeEventColumns(display),
      detailsColumn<StakeEvent>(messages.event, details, (event) => () => (
        <Facts facts={eventFacts(event, { messages, validator, nominator, locale })} loading={false} />
      )),
    ],
    [display, messages, validator, nominator, details, locale],
  )
  const columns = useColumns(defaults, choice)
  return (
    <Table
      {...rest}
      ref={ref}
      part={partNames('stake-event-table', part)}
      label={label ?? messages.events}
      rows={rows}
      columns={columns}
      rowKey={eventKey}
      emptyText={messages.noEvents}
    />
  )
})

function eventKey({ tx_hash, tx_lt, type, nominator_address }: StakeEvent): string {
  return joinKey(tx_hash, tx_lt, type, nominator_address)
}
