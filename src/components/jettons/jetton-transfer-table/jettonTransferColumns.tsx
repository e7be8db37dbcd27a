import { type ColumnDisplay, defaultDisplay, readMessages } from '../../../react/display/display.ts'
import { addressKey } from '../../../text/format/address.ts'
import { jettonMessages } from '../../../text/en/assets/jettons.ts'
import { tableMessages } from '../../../text/en/lists.ts'
import type { JettonTransfer } from '../../../service/rows/jetton.ts'
import { accountColumn } from '../../lists/table/columnKinds.tsx'
import type { TableColumn } from '../../lists/table/columns.ts'
import { partyColumns } from '../../lists/table/partyColumns.tsx'
import { readTransaction, transactionColumn, transactionTimeColumn } from '../../lists/table/transactionColumnKinds.tsx'
import { transferDirection } from '../../lists/table/transferRow.ts'
import { jettonText, symbolColumn } from './jettonText.ts'
import { LineComment } from '../../values/comment/LineComment.tsx'
import { MarkedAmount } from './MarkedAmount.tsx'
import { transferComment } from './transferComment.ts'

/**
 * Creates the columns of a `JettonTransferTable`: time, from, to, amount, comment and, unless chosen only in files,
 * jetton, symbol, transaction and logical time.
 * @param options.perspective Address of the account from whose side amounts get a sign, in any form; its counterparty
 * takes the place of from and to, which are then shown if they are chosen. @default none
 * @param display Language and coin; pass `useDisplay()`. @default English
 */
export function jettonTransferColumns(
  { perspective }: { readonly perspective?: string | undefined } = {},
  display: ColumnDisplay = defaultDisplay,
): readonly TableColumn<JettonTransfer>[] {
  const messages = readMessages(display, 'jetton', jettonMessages)
  const words = readMessages(display, 'table', tableMessages)
  const viewer = addressKey(perspective)
  return [
    transactionTimeColumn(messages.time, readTransaction),
    ...partyColumns<JettonTransfer>(
      accountColumn('from', messages.from, ({ source }) => source, { stacked: 'note' }),
      accountColumn('to', messages.to, ({ destination }) => destination, { stacked: 'to' }),
      perspective,
      messages,
    ),
    {
      id: 'amount',
      label: messages.amount,
      width: 'exact',
      align: 'end',
      cell: (row) => (
        <MarkedAmount
          amount={row.amount}
          master={row.jetton_master}
          direction={transferDirection(viewer, row.source, row.destination)}
        />
      ),
      value: ({ amount, jetton_master }, naming) => jettonText(amount, jetton_master, naming),
      kind: 'decimal',
      like: '+1,234.56 LUM',
      stacked: 'value',
    },
    {
      id: 'comment',
      label: messages.comment,
      cell: (row) => {
        const comment = transferComment(row, messages)
        return comment === '' ? <span part="table-title">{messages.transfer}</span> : <LineComment text={comment} />
      },
      value: (row) => transferComment(row, messages),
      like: 'for the harbour',
      hideOrder: 1,
      stacked: 'title',
    },
    accountColumn('jetton', messages.jetton, ({ jetton_master }) => jetton_master, {
      of: 'jetton',
      visibility: 'optional',
      hideOrder: 2,
    }),
    symbolColumn(words.symbol, ({ jetton_master }) => jetton_master),
    transactionColumn(words.transaction, readTransaction, { hideOrder: 3 }),
    {
      id: 'lt',
      label: words.lt,
      cell: ({ transaction_lt }) => <bdi>{transaction_lt}</bdi>,
      value: ({ transaction_lt }) => transaction_lt,
      visibility: 'optional',
      hideOrder: 4,
    },
  ]
}
