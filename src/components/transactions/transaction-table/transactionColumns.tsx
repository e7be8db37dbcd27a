import type { ReactNode } from 'react'
import type { LinkRules } from '../../../display/links.ts'
import { formatCount } from '../../../format/count.ts'
import { formatNumber, unknownText } from '../../../format/intl.ts'
import type { NamingSources } from '../../../format/namingSources.ts'
import type { StatusMessages } from '../../../format/messages/failures.ts'
import type { TransactionMessages } from '../../../format/messages/transactions.ts'
import type { TransactionTableMessages } from '../../../format/messages/transactions.ts'
import { plainText } from '../../../model/text.ts'
import type { Transaction } from '../../../schema/transaction.ts'
import { Address } from '../../values/address/Address.tsx'
import { CoinAmount } from '../../values/coin-amount/CoinAmount.tsx'
import { Icon } from '../../values/icon/Icon.tsx'
import { Link } from '../../values/link/Link.tsx'
import { compareAmounts, type TableColumn } from '../../lists/table/columns.ts'
import { Timestamp } from '../../values/timestamp/Timestamp.tsx'
import { isReadable } from '../transaction-card/isReadable.ts'
import { summarize, type TransactionSummary } from '../transaction-card/summary.ts'
import { transactionHref } from '../transaction-card/transactionHref.ts'
import { outcomeWords, transactionTitle } from '../transaction-card/transactionWords.ts'

/** Settings that the columns need besides the row. */
export interface ColumnContext {
  readonly words: TransactionTableMessages
  readonly card: TransactionMessages
  readonly status: StatusMessages
  readonly sources: NamingSources
  readonly links: LinkRules
  readonly locale: string
  /** Symbol of the native coin. */
  readonly symbol: string
  /** Account from which to look. */
  readonly perspective: string | undefined
}

type Summarise = (row: Transaction) => TransactionSummary | undefined

/**
 * Creates the columns of a table of transactions. The symbol of the coin is in the headings, so that
 * rows do not repeat it.
 */
export function transactionColumns(context: ColumnContext): readonly TableColumn<Transaction>[] {
  const { words, locale, symbol } = context
  const summaries = new WeakMap<Transaction, TransactionSummary>()
  const summary: Summarise = (row) => {
    if (!isReadable(row)) return undefined
    const known = summaries.get(row) ?? summarize(row, context.perspective)
    summaries.set(row, known)
    return known
  }
  return [
    { id: 'operation', label: words.operation, cell: (row) => operationCell(row, summary(row), context) },
    {
      id: 'time',
      label: words.time,
      width: 'time',
      cell: ({ now }) => <Timestamp value={now} show="relative" />,
      compare: (a, b) => compareAmounts(a.lt, b.lt),
    },
    {
      id: 'from',
      label: words.from,
      width: 'id',
      cell: (row) => {
        const known = summary(row)
        return known === undefined ? <Address value={row.account} /> : <Address value={known.from} />
      },
    },
    {
      id: 'to',
      label: words.to,
      width: 'id',
      cell: (row) => {
        const { to, others = 0 } = summary(row) ?? {}
        if (to === undefined) return unknownText
        return (
          <>
            <Address value={to} />
            {others > 0 && <bdi> {words.others(others, formatNumber(others, locale))}</bdi>}
          </>
        )
      },
    },
    {
      id: 'value',
      label: words.value(symbol),
      width: 'amount',
      align: 'end',
      like: '1,234.56',
      cell: (row) => valueCell(summary(row), context),
      compare: (a, b) => compareAmounts(summary(a)?.value, summary(b)?.value),
    },
    {
      id: 'fee',
      label: words.fee(symbol),
      width: 'id',
      align: 'end',
      like: '0.0034',
      cell: ({ total_fees }) => <CoinAmount amount={total_fees} symbol="" />,
      compare: (a, b) => compareAmounts(a.total_fees, b.total_fees),
    },
  ]
}

function operationCell(
  row: Transaction,
  summary: TransactionSummary | undefined,
  { words, card, status, sources, links }: ColumnContext,
): ReactNode {
  const title = summary === undefined ? words.unreadable : transactionTitle(summary, card, status, sources)
  const state = summary?.outcome.status
  return (
    <>
      {state === 'failed' && <Mark icon="cross" word={summary && outcomeWords(summary.outcome, row, status, sources) || words.failed} />}
      {summary?.outcome.pending === true && <Mark icon="clock" word={words.pending} />}
      <Link part="card-link" href={transactionHref(row, links)}>
        <bdi>{title}</bdi>
      </Link>
    </>
  )
}

function Mark({ icon, word }: { readonly icon: 'cross' | 'clock'; readonly word: string }) {
  return (
    <span part="transaction-table-mark" data-icon={icon} title={word}>
      <Icon name={icon} />
      <span part="visually-hidden">{word}</span>
    </span>
  )
}

/** Currencies that a cell names; it counts the others. */
const shownCurrencies = 3

function valueCell(
  summary: TransactionSummary | undefined,
  { words, locale }: ColumnContext,
): ReactNode {
  if (summary?.value === undefined) return unknownText
  const { value, currencies, direction } = summary
  return (
    <>
      <CoinAmount amount={value} symbol="" direction={direction === 'self' ? undefined : direction} />
      {currencies.slice(0, shownCurrencies).map(([id, amount]) => {
        const extra = words.extra(formatCount(amount, locale), plainText(id, { maximum: 12 }))
        return <bdi key={id} title={extra}> {extra}</bdi>
      })}
      {currencies.length > shownCurrencies && ` +${formatCount(currencies.length - shownCurrencies, locale)}`}
    </>
  )
}
