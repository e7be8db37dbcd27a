import type { ReactElement, ReactNode } from 'react'
import {
  type ColumnDisplay,
  defaultDisplay,
  readMessages,
  useDisplay,
  useTexts,
} from '../../../react/display/display.ts'
import { useNaming } from '../../../react/display/useNaming.ts'
import { formatCount } from '../../../text/format/count.ts'
import { unknownText } from '../../../text/format/intl.ts'
import type { Texts } from '../../../text/en/index.ts'
import { tableMessages } from '../../../text/en/lists.ts'
import { statusMessages } from '../../../text/en/transactions/failures.ts'
import { transactionMessages, transactionTableMessages } from '../../../text/en/transactions/transactions.ts'
import { plainText } from '../../../service/rows/plainText.ts'
import type { Transaction } from '../../../service/rows/transaction.ts'
import { accountColumn, coinsColumn, hashColumn, timeColumn } from '../../lists/table/columnKinds.tsx'
import { compareAmounts, type ColumnValue, type TableColumn } from '../../lists/table/columns.ts'
import { partyColumns } from '../../lists/table/partyColumns.tsx'
import { Address } from '../../values/address/Address.tsx'
import { CoinAmount } from '../../values/coin-amount/CoinAmount.tsx'
import { Icon } from '../../values/icon/Icon.tsx'
import { Link } from '../../values/link/Link.tsx'
import { shownDirection, summarize, type TransactionSummary } from '../transaction-card/summary.ts'
import { transactionHref } from '../transaction-card/TransactionFacts.tsx'
import { outcomeWords, transactionTitle } from '../transaction-card/transactionWords.ts'

/**
 * Creates the columns of a `TransactionTable`: operation, time, from, to, value and fee; only if chosen, account,
 * logical time and hash; and in files everything else that the table knows. The symbol of the coin is in the headings,
 * so that rows do not repeat it.
 * @param options.perspective Account from which to look, in any form: its counterparty takes the place of from and to,
 * which are then shown if they are chosen. @default none
 * @param display Language and coin; pass `useDisplay()`. @default English and Gram
 */
export function transactionColumns(
  { perspective }: { readonly perspective?: string | undefined } = {},
  display: ColumnDisplay = defaultDisplay,
): readonly TableColumn<Transaction>[] {
  const words = readMessages(display, 'transactionTable', transactionTableMessages)
  const card = readMessages(display, 'transaction', transactionMessages)
  const status = readMessages(display, 'status', statusMessages)
  const table = readMessages(display, 'table', tableMessages)
  const { locale, nativeCoin } = display
  const { symbol } = nativeCoin
  const summaries = new WeakMap<Transaction, TransactionSummary>()
  const summary = (row: Transaction): TransactionSummary => {
    const known = summaries.get(row) ?? summarize(row, perspective)
    summaries.set(row, known)
    return known
  }
  const inFiles = (id: string, read: (summary: TransactionSummary) => ColumnValue): TableColumn<Transaction> => ({
    id,
    label: id,
    cell: () => null,
    value: (row) => read(summary(row)),
    visibility: 'file',
  })
  return [
    {
      id: 'operation',
      label: words.operation,
      // One column for the counterparty leaves room for longer names.
      width: perspective === undefined ? 124 : 184,
      cell: (row) => <Operation row={row} summary={summary(row)} />,
      value: (row, naming) => transactionTitle(summary(row), card, status, naming),
      stacked: 'title',
    },
    timeColumn('time', words.time, ({ now }) => now, {
      compare: (a, b) => compareAmounts(a.lt, b.lt),
      stacked: 'aside',
    }),
    ...partyColumns<Transaction>(
      accountColumn('from', words.from, (row) => summary(row).from ?? 'outside', {
        cell: (row) => <Address value={summary(row).from} />,
        stacked: 'note',
      }),
      accountColumn('to', words.to, (row) => summary(row).to, {
        cell: (row) => {
          const { to, others } = summary(row)
          if (to === undefined) return unknownText
          return (
            <>
              <Address value={to} /> {others > 0 && <bdi>{words.others(others, locale)}</bdi>}
            </>
          )
        },
        stacked: 'to',
      }),
      perspective,
      words,
    ),
    coinsColumn('value', words.value(symbol), (row) => summary(row).value, {
      width: 112,
      like: '1,234.56',
      cell: (row) => valueCell(summary(row), words, locale),
      stacked: 'value',
    }),
    coinsColumn('fee', words.fee(symbol), ({ total_fees }) => total_fees, {
      width: 112,
      like: '0.0034',
      symbol: '',
      hideOrder: 1,
    }),
    inFiles('status', ({ outcome }) => outcome.status),
    accountColumn('account', table.account, ({ account }) => account, { visibility: 'optional', hideOrder: 2 }),
    {
      id: 'lt',
      label: table.lt,
      cell: ({ lt }) => <bdi>{plainText(lt, { maximum: 24 })}</bdi>,
      value: ({ lt }) => lt,
      visibility: 'optional',
      hideOrder: 3,
    },
    hashColumn('hash', table.hash, ({ hash }) => hash, { of: 'transaction', visibility: 'optional', hideOrder: 4 }),
    inFiles('other_receivers', ({ others }) => (others === 0 ? '' : others)),
    inFiles('direction', ({ direction }) => direction),
    inFiles('extra_currencies', ({ currencies }) => currencies.map(([id, amount]) => `${id}:${amount}`).join(' ')),
    inFiles('opcode', ({ message }) => (message?.opcode == null ? '' : String(message.opcode))),
    inFiles('comment', ({ comment }) => comment?.text),
  ]
}

function Operation({
  row,
  summary,
}: {
  readonly row: Transaction
  readonly summary: TransactionSummary
}): ReactElement {
  const { links } = useDisplay()
  const words = useTexts('transactionTable', transactionTableMessages)
  const card = useTexts('transaction', transactionMessages)
  const status = useTexts('status', statusMessages)
  const sources = useNaming()
  const title = transactionTitle(summary, card, status, sources)
  const state = summary.outcome.status
  return (
    <>
      {state === 'failed' && (
        <Mark icon="cross" word={outcomeWords(summary.outcome, row, status, sources) || words.failed} />
      )}
      {summary.outcome.pending && <Mark icon="clock" word={words.pending} />}
      <Link part="card-link" href={transactionHref(row, links)}>
        <bdi>{title}</bdi>
      </Link>
    </>
  )
}

function Mark({ icon, word }: { readonly icon: 'cross' | 'clock'; readonly word: string }) {
  return (
    <>
      <span part="transaction-table-mark" data-icon={icon} title={word}>
        <Icon name={icon} />
        <span part="visually-hidden">{word}</span>
      </span>{' '}
    </>
  )
}

/** Currencies that a cell names; it counts the others. */
const shownCurrencies = 3

function valueCell(summary: TransactionSummary, words: Texts['transactionTable'], locale: string): ReactNode {
  if (summary.value === undefined) return unknownText
  const { value, currencies } = summary
  return (
    <>
      <CoinAmount amount={value} symbol="" direction={shownDirection(summary)} />
      {currencies.slice(0, shownCurrencies).map(([id, amount]) => {
        const extra = words.extra(formatCount(amount, locale), plainText(id, { maximum: 12 }))
        return (
          <bdi key={id} title={extra}>
            {' '}
            {extra}
          </bdi>
        )
      })}
      {currencies.length > shownCurrencies && ` +${formatCount(currencies.length - shownCurrencies, locale)}`}
    </>
  )
}
