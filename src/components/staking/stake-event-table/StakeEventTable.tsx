'use client'
import { forwardRef, useMemo, type HTMLAttributes } from 'react'
import { useDisplay, useMessages } from '../../../display/display.ts'
import { partNames } from '../../../display/partNames.ts'
import { unknownText } from '../../../format/intl.ts'
import type { StakeMessages } from '../../../format/messages/stakes.ts'
import { tableMessages } from '../../../locales/en/common.ts'
import { stakeMessages } from '../../../locales/en/stakes.ts'
import { nominatorMessages, validatorMessages } from '../../../locales/en/staking.ts'
import { joinKey, readRows } from '../../../model/rows.ts'
import { plainText } from '../../../model/text.ts'
import type { NominatorPoolEvent, NominatorPoolValidatorEvent } from '../../../schema/staking/nominator-pool.ts'
import type { ValidatorEvent } from '../../../schema/staking/validator.ts'
import { compareAmounts, type TableColumn } from '../../lists/table/columns.ts'
import type { ColumnProps } from '../../lists/table/tools/toolProps.ts'
import { detailsColumn } from '../../lists/table/detailsColumn.tsx'
import { Table } from '../../lists/table/Table.tsx'
import type { TableStateProps } from '../../lists/table/tableProps.ts'
import { useColumns } from '../../lists/table/useColumns.ts'
import { Facts } from '../../states/card/Facts.tsx'
import { Address } from '../../values/address/Address.tsx'
import { CoinAmount } from '../../values/coin-amount/CoinAmount.tsx'
import { Hash } from '../../values/hash/Hash.tsx'
import { Timestamp } from '../../values/timestamp/Timestamp.tsx'
import { eventFacts, type StakeEvent } from './eventFacts.tsx'

/** Props of {@link StakeEventTable}; the rest go to its root, which is the element that scrolls. */
export interface StakeEventTableProps
  extends Omit<HTMLAttributes<HTMLDivElement>, 'children'>,
    TableStateProps,
    ColumnProps<StakeEvent> {
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
  const { locale } = useDisplay()
  const messages = useMessages('stake', stakeMessages)
  const validator = useMessages('validator', validatorMessages)
  const nominator = useMessages('nominator', nominatorMessages)
  const { details } = useMessages('table', tableMessages)
  const rows = useMemo(() => readRows<StakeEvent>(events), [events])
  const defaults = useMemo(
    () => [
      ...eventColumns(messages, nominator),
      detailsColumn<StakeEvent>(messages.event, details, (event) => () => (
        <Facts facts={eventFacts(event, { messages, validator, nominator, locale })} loading={false} />
      )),
    ],
    [messages, validator, nominator, details, locale],
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

function eventColumns(
  messages: StakeMessages,
  { time, transaction }: { readonly time: string; readonly transaction: string },
): readonly TableColumn<StakeEvent>[] {
  return [
    {
      id: 'time',
      label: time,
      like: 'Oct 9, 2025, 11:51:33 AM UTC',
      cell: ({ utime }) => <Timestamp value={utime} show="absolute" />,
      compare: (a, b) => compareAmounts(a.utime, b.utime),
    },
    { id: 'type', label: messages.type, like: 'Stake accepted', cell: ({ type }) => <bdi>{typeText(type, messages)}</bdi> },
    {
      id: 'account',
      label: messages.account,
      width: 'id',
      cell: ({ stake_holder_address, nominator_address, validator_address }) => (
        <Address value={stake_holder_address ?? nominator_address ?? validator_address} />
      ),
    },
    { id: 'transaction', label: transaction, width: 'id', like: '012345…abcdef', cell: ({ tx_hash }) => <Hash value={tx_hash} of="transaction" /> },
    {
      id: 'amount',
      label: messages.amount,
      width: 'amount',
      align: 'end',
      cell: ({ amount }) => <CoinAmount amount={amount} />,
      compare: (a, b) => compareAmounts(a.amount, b.amount),
    },
  ]
}

/** Text of a type of event; a type that this version does not know is shown as the service writes it. */
function typeText(type: unknown, { types }: StakeMessages): string {
  const known = typeof type === 'string' && Object.hasOwn(types, type)
  return known ? types[type as keyof typeof types] : plainText(type, { maximum: 40 }) || unknownText
}
