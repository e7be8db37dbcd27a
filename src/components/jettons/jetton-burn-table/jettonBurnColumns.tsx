import { type ColumnDisplay, defaultDisplay, readMessages } from '../../../react/display/display.ts'
import { unknownText } from '../../../text/format/intl.ts'
import { tableMessages } from '../../../text/en/lists.ts'
import { jettonMessages } from '../../../text/en/assets/jettons.ts'
import type { JettonBurn } from '../../../service/rows/jetton.ts'
import { accountColumn, hashColumn, timeColumn } from '../../lists/table/columnKinds.tsx'
import { compareAmounts, type TableColumn } from '../../lists/table/columns.ts'
import { StatusBadge } from '../../values/status-badge/StatusBadge.tsx'
import { jettonText, symbolColumn } from '../jetton-transfer-table/jettonText.ts'
import { MarkedAmount } from '../jetton-transfer-table/MarkedAmount.tsx'
import { TransactionTime } from '../jetton-transfer-table/TransactionTime.tsx'

/**
 * Creates the columns of a `JettonBurnTable`: time, owner, status, amount and, only if chosen, jetton and transaction.
 * @param display Language; pass `useDisplay()`. @default English
 */
export function jettonBurnColumns(display: ColumnDisplay = defaultDisplay): readonly TableColumn<JettonBurn>[] {
  const messages = readMessages(display, 'jetton', jettonMessages)
  const words = readMessages(display, 'table', tableMessages)
  return [
    timeColumn('time', messages.time, ({ transaction_now }) => transaction_now, {
      cell: ({ transaction_now, transaction_hash }) => (
        <TransactionTime utime={transaction_now} hash={transaction_hash} />
      ),
      compare: (a, b) => compareAmounts(a.transaction_lt, b.transaction_lt),
      stacked: 'aside',
    }),
    accountColumn('owner', messages.burnedBy, ({ owner }) => owner, { width: 'text', stacked: 'title' }),
    {
      id: 'status',
      label: messages.status,
      width: 'count',
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
      width: 'amount',
      align: 'end',
      cell: ({ amount, jetton_master }) => <MarkedAmount amount={amount} master={jetton_master} />,
      value: ({ amount, jetton_master }, naming) => jettonText(amount, jetton_master, naming),
      stacked: 'value',
    },
    accountColumn('jetton', messages.jetton, ({ jetton_master }) => jetton_master, {
      of: 'jetton',
      visibility: 'optional',
      hideOrder: 1,
    }),
    symbolColumn(words.symbol, ({ jetton_master }) => jetton_master),
    hashColumn('transaction', words.transaction, ({ transaction_hash }) => transaction_hash, {
      of: 'transaction',
      visibility: 'optional',
      hideOrder: 2,
    }),
  ]
}
