import type { ReactElement } from 'react'
import {
  type ColumnDisplay,
  defaultDisplay,
  readMessages,
  useDisplay,
  useTexts,
} from '../../../react/display/display.ts'
import { useNaming } from '../../../react/display/useNaming.ts'
import { hashText } from '../../../text/format/hash.ts'
import { tableMessages } from '../../../text/en/lists.ts'
import { messageMessages } from '../../../text/en/transactions/messages.ts'
import type { Message } from '../../../service/rows/message.ts'
import { accountColumn, coinsColumn, hashColumn, timeColumn } from '../../lists/table/columnKinds.tsx'
import { compareAmounts, type TableColumn } from '../../lists/table/columns.ts'
import { partyColumns } from '../../lists/table/partyColumns.tsx'
import { Link } from '../../values/link/Link.tsx'
import { messageOperation } from '../message-card/messageWords.ts'

/**
 * Creates the columns of a `MessageTable`: time, operation, from, to, value and, only if chosen, the hash.
 * @param display Language; pass `useDisplay()`. @default English
 * @param options.perspective Account from which to look, in any form: its counterparty takes the place of from and to,
 * which are then shown if they are chosen. @default none
 */
export function messageColumns(
  display: ColumnDisplay = defaultDisplay,
  { perspective }: { readonly perspective?: string | undefined } = {},
): readonly TableColumn<Message>[] {
  const words = readMessages(display, 'message', messageMessages)
  const table = readMessages(display, 'table', tableMessages)
  return [
    timeColumn('created_at', words.time, ({ created_at }) => created_at, {
      compare: (a, b) => compareAmounts(a.created_lt, b.created_lt),
      stacked: 'aside',
    }),
    {
      id: 'opcode',
      label: words.operation,
      cell: (row) => <Operation message={row} />,
      value: (row, naming) => messageOperation(row, words, naming),
      stacked: 'title',
    },
    ...partyColumns<Message>(
      accountColumn('source', words.from, ({ source }) => source, { stacked: 'note' }),
      accountColumn('destination', words.to, ({ destination }) => destination, { stacked: 'to' }),
      perspective,
      words,
    ),
    coinsColumn('value', words.value, ({ value }) => value, { stacked: 'value' }),
    hashColumn('hash', table.hash, ({ hash }) => hash, { of: 'message', visibility: 'optional', hideOrder: 1 }),
  ]
}

function Operation({ message }: { readonly message: Message }): ReactElement {
  const { links } = useDisplay()
  const words = useTexts('message', messageMessages)
  const naming = useNaming()
  const hash = hashText(message.hash, { form: 'base64' })
  const href = hash.length < 43 ? undefined : links.message?.(hash)
  return (
    <Link part="card-link" href={href}>
      <bdi>{messageOperation(message, words, naming)}</bdi>
    </Link>
  )
}
