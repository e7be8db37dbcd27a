'use client'
import { forwardRef, useMemo, type HTMLAttributes } from 'react'
import { useNaming } from '../../../display/useNaming.ts'
import { useDisplay, useMessages } from '../../../display/display.ts'
import type { LinkRules } from '../../../display/links.ts'
import { partNames } from '../../../display/partNames.ts'
import { hashText } from '../../../format/hash.ts'
import { messageMessages } from '../../../locales/en/messages.ts'
import type { MessageMessages } from '../../../format/messages/messages.ts'
import type { NamingSources } from '../../../format/namingSources.ts'
import type { Message } from '../../../schema/message.ts'
import { Address } from '../../values/address/Address.tsx'
import { CoinAmount } from '../../values/coin-amount/CoinAmount.tsx'
import { Link } from '../../values/link/Link.tsx'
import { messageOperation } from '../message-card/messageWords.ts'
import type { ColumnProps, TableColumn } from '../../lists/table/columns.ts'
import { Table, type TableStateProps } from '../../lists/table/Table.tsx'
import { useColumns } from '../../lists/table/useColumns.ts'
import { Timestamp } from '../../values/timestamp/Timestamp.tsx'
import { joinKey } from '../../../model/rows.ts'

/** Props of {@link MessageTable}; the rest go to its root, which is the element that scrolls. */
export interface MessageTableProps
  extends Omit<HTMLAttributes<HTMLDivElement>, 'children'>,
    TableStateProps,
    ColumnProps<Message> {
  /** Rows of `/messages`, in the service's order. */
  readonly messages: readonly Message[]
}

/**
 * Table of any number of messages: time, operation, sender, recipient and value. Feed it from
 * {@link useInfiniteMessages}.
 */
export const MessageTable = forwardRef<HTMLDivElement, MessageTableProps>(function MessageTable(
  { messages: rows, columns: choice, label, part, ...rest },
  ref,
) {
  const words = useMessages('message', messageMessages)
  const { links } = useDisplay()
  const sources = useNaming()
  const defaults = useMemo(() => columnsIn(words, sources, links), [words, sources, links])
  const columns = useColumns(defaults, choice)
  return (
    <Table
      {...rest}
      ref={ref}
      part={partNames('message-table', part)}
      label={label ?? words.table}
      rows={rows}
      columns={columns}
      rowKey={messageKey}
      rowStatus={messageStatus}
      empty={words.emptyTable}
    />
  )
})

/** A message can be in a list twice: once for its sender and once for its recipient. */
const messageKey = ({ hash, created_lt, in_msg_tx_hash }: Message): string =>
  joinKey(hash, created_lt, in_msg_tx_hash)
const messageStatus = ({ bounced }: Message): string | undefined => (bounced === true ? 'bounced' : undefined)

function columnsIn(
  words: MessageMessages,
  sources: NamingSources,
  links: LinkRules,
): readonly TableColumn<Message>[] {
  return [
    {
      id: 'created_at',
      label: words.time,
      width: 'time',
      cell: ({ created_at }) => <Timestamp value={created_at} show="relative" />,
    },
    {
      id: 'opcode',
      label: words.operation,
      cell: (row) => {
        const hash = hashText(row.hash, { form: 'base64' })
        const href = hash.length < 43 ? undefined : links.message?.(hash)
        return (
          <Link part="card-link" href={href}>
            <bdi>{messageOperation(row, words, sources)}</bdi>
          </Link>
        )
      },
    },
    { id: 'source', label: words.from, width: 'id', cell: ({ source }) => <Address value={source} /> },
    {
      id: 'destination',
      label: words.to,
      width: 'id',
      cell: ({ destination }) => <Address value={destination} />,
    },
    {
      id: 'value',
      label: words.value,
      width: 'amount',
      align: 'end',
      cell: ({ value }) => <CoinAmount amount={value} />,
    },
  ]
}
