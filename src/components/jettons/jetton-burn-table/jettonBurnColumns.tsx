import { type ColumnDisplay, defaultDisplay, readMessages } from '../../../react/display/display.ts'
import { unknownText } from '../../../text/format/intl.ts'
import { tableMessages } from '../../../text/en/lists.ts'
import { jettonMessages } from '../../../text/en/assets/jettons.ts'
import type { JettonBurn } from '../../../service/rows/jetton.ts'
import { accountColumn } from '../../lists/table/columnKinds.tsx'
import type { TableColumn } from '../../lists/table/columns.ts'
import { readTransaction, transactionColumn, transactionTimeColumn } from '../../lists/table/transactionColumnKinds.tsx'
import { StatusBadge } from '../../values/status-badge/StatusBadge.tsx'
import { jettonText, symbolColumn } from '../jetton-transfer-table/jettonText.ts'
import { MarkedAmount } from '../jetton-transfer-table/MarkedAmount.tsx'

/**
 * Creates the columns of a `JettonBurnTable`: time, owner, status, amount and, only if chosen, jetton and transaction.
 * @param display Language; pass `useDisplay()`. @default English
 */
export function jettonBurnColumns(display: ColumnDisplay = defaultDisplay): readonly TableColumn<JettonBurn>[] {
  const messages = readMessages(display, 'jetton', jettonMessages)
  const words = readMessages(display, 'table', tableMessages)
  return [
    transactionTimeColumn(messages.time, readTransaction),
    accountColumn('owner', messages.burnedBy, ({ owner }) => owner, { width: 'text', stacked: 'title' }),
    {
      id: 'status',
      label: messages.status,
      cell: ({ transaction_aborted: aborted }: { readonly transaction_aborted: unknown }) =>
        typeof aborted === 'boolean' ? (
          <StatusBadge status={aborted ? 'failed' : 'success'} label={aborted ? messages.failed : messages.done} />
        ) : (
          unknownText
        ),
      value: ({ transaction_aborted: aborted }: { readonly transaction_aborted: unknown }) =>
        typeof aborted === 'boolean' ? (aborted ? 'failed' : 'success') : 'unknown',
      like: `✓ ${messages.done}`,
      stacked: 'note',
    },
    {
      id: 'amount',
      label: messages.amount,
      width: 'exact',
      align: 'end',
      cell: ({ amount, jetton_master }) => <MarkedAmount amount={amount} master={jetton_master} />,
      value: ({ amount, jetton_master }, naming) => jettonText(amount, jetton_master, naming),
      kind: 'decimal',
      stacked: 'value',
    },
    accountColumn('jetton', messages.jetton, ({ jetton_master }) => jetton_master, {
      of: 'jetton',
      visibility: 'optional',
      hideOrder: 1,
    }),
    symbolColumn(words.symbol, ({ jetton_master }) => jetton_master),
    transactionColumn(words.transaction, readTransaction, { hideOrder: 2 }),
  ]
}
