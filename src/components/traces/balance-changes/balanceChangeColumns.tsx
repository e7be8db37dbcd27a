import type { ReactElement } from 'react'
import { type ColumnDisplay, defaultDisplay, readMessages } from '../../../react/display/display.ts'
import { decimalCoins } from '../../../text/format/coins.ts'
import { unknownText } from '../../../text/format/intl.ts'
import { accountMessages } from '../../../text/en/contracts/accounts.ts'
import { tableMessages } from '../../../text/en/lists.ts'
import { jettonText } from '../../jettons/jetton-transfer-table/jettonText.ts'
import { accountColumn, coinsColumn } from '../../lists/table/columnKinds.tsx'
import type { TableColumn } from '../../lists/table/columns.ts'
import { CoinAmount } from '../../values/coin-amount/CoinAmount.tsx'
import { JettonAmount } from '../../values/jetton-amount/JettonAmount.tsx'
import type { BalanceChange } from './changes.ts'

/**
 * Creates the columns of a `BalanceChangeTable`: account, change and fee, and in files the jetton, which is empty for
 * the native coin.
 * @param display Language and coin; pass `useDisplay()`. @default English
 */
export function balanceChangeColumns(display: ColumnDisplay = defaultDisplay): readonly TableColumn<BalanceChange>[] {
  const messages = readMessages(display, 'account', accountMessages)
  const words = readMessages(display, 'table', tableMessages)
  const { decimals } = display.nativeCoin
  return [
    accountColumn('account', messages.account, ({ account }) => account, { width: 'text', stacked: 'title' }),
    {
      id: 'change',
      label: messages.change,
      width: 'amount',
      align: 'end',
      cell: (change) => <Change change={change} inexact={messages.inexact} />,
      value: ({ amount, master }, naming) =>
        master === null ? decimalCoins(amount, decimals) : jettonText(amount, master, naming),
      kind: 'decimal',
      like: '+1,234.5678 GRAM',
      stacked: 'value',
    },
    coinsColumn('fee', messages.fee, ({ fee }) => fee, {
      cell: ({ fee }) => (fee === undefined ? unknownText : <CoinAmount amount={fee} />),
      compare: undefined,
      like: '0.0034 GRAM',
      hideOrder: 1,
    }),
    accountColumn('jetton', words.jetton, ({ master }) => master, { visibility: 'file' }),
    {
      id: 'exact',
      label: words.exact,
      cell: () => null,
      value: ({ exact }) => (exact ? 'yes' : 'no'),
      visibility: 'file',
    },
  ]
}

function Change({ change, inexact }: { change: BalanceChange; inexact: string }): ReactElement {
  const { amount, master, exact } = change
  const lost = amount?.startsWith('-') === true
  const shown = {
    amount: lost ? amount.slice(1) : amount,
    direction: amount === undefined || amount === '0' ? undefined : lost ? ('out' as const) : ('in' as const),
  }
  return (
    <span part="balance-changes-amount">
      {!exact && (
        <abbr part="balance-changes-inexact" title={inexact}>
          ≈{' '}
        </abbr>
      )}
      {master === null ? <CoinAmount {...shown} /> : <JettonAmount {...shown} master={master} />}
    </span>
  )
}
