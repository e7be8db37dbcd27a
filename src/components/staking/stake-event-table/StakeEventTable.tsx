'use client'
import type { ReactElement } from 'react'
import { readMessages, useDisplay, useTexts } from '../../../react/display/display.ts'
import { defineTable, type RowTableProps } from '../../lists/table/defineTable.tsx'
import { tableMessages } from '../../../text/en/lists.ts'
import { stakeMessages } from '../../../text/en/chain/stakes.ts'
import { nominatorMessages, validatorMessages } from '../../../text/en/chain/staking.ts'
import type { NominatorPoolEvent, NominatorPoolValidatorEvent } from '../../../service/rows/staking/nominator-pool.ts'
import type { ValidatorEvent } from '../../../service/rows/staking/validator.ts'
import { Facts } from '../../states/card/Facts.tsx'
import { eventFacts, type StakeEvent } from './eventFacts.tsx'
import { stakeEventColumns } from './stakeEventColumns.tsx'
import { validatorEventShape } from '../../../service/rows/shapes/tables.ts'
import { nominatorPoolEventShape } from '../../../service/rows/shapes/tables.ts'
import { nominatorPoolValidatorEventShape } from '../../../service/rows/shapes/tables.ts'

/** Props of {@link StakeEventTable}; the rest go to its root, which is the element that scrolls. */
export interface StakeEventTableProps extends RowTableProps<StakeEvent> {
  /** Rows of `/validators/events`, or events of the nominators or of the validator of a pool, newest first. */
  readonly events: readonly (ValidatorEvent | NominatorPoolEvent | NominatorPoolValidatorEvent)[]
}

/**
 * Table of what happened to stakes: accepted, rejected and recovered ones, rewards, deposits and
 * withdrawals. Feed it from {@link useInfiniteValidatorEvents},
 * {@link useInfiniteNominatorPoolNominatorEvents} or {@link useInfiniteNominatorPoolValidatorEvents}.
 */
export const StakeEventTable = defineTable<StakeEventTableProps, StakeEvent>({
  part: 'stake-event-table',
  rows: 'events',
  shape: [validatorEventShape, nominatorPoolEventShape, nominatorPoolValidatorEventShape],
  texts: (display) => {
    const { events: label, noEvents: empty, event: title } = readMessages(display, 'stake', stakeMessages)
    return { label, empty, details: { title, label: readMessages(display, 'table', tableMessages).details } }
  },
  columns: stakeEventColumns,
  rowKey: ({ tx_hash, tx_lt, type, nominator_address }) => `${tx_hash} ${tx_lt} ${type} ${nominator_address}`,
  details: (event) => <EventDetails event={event} />,
})

function EventDetails({ event }: { readonly event: StakeEvent }): ReactElement {
  const { locale } = useDisplay()
  const messages = useTexts('stake', stakeMessages)
  const validator = useTexts('validator', validatorMessages)
  const nominator = useTexts('nominator', nominatorMessages)
  return <Facts facts={eventFacts(event, { messages, validator, nominator, locale })} loading={false} />
}
