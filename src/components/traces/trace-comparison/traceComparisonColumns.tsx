import type { ReactElement, ReactNode } from 'react'
import { type ColumnDisplay, defaultDisplay, readMessages, useTexts } from '../../../react/display/display.ts'
import { useNaming } from '../../../react/display/useNaming.ts'
import { formatCount } from '../../../text/format/count.ts'
import { unknownText } from '../../../text/format/intl.ts'
import { coinText } from '../../../graph/items/amounts.ts'
import { operationText } from '../../../graph/items/transactionFacts.ts'
import { statusMessages } from '../../../text/en/transactions/failures.ts'
import { comparisonMessages } from '../../../text/en/transactions/comparison.ts'
import { graphMessages } from '../../../text/en/transactions/graph.ts'
import { readOutcome } from '../../../meaning/outcome/outcome.ts'
import type { Transaction } from '../../../service/rows/transaction.ts'
import {
  type ComparedField,
  type ComparedTransaction,
  readExitCode,
  readGas,
} from '../../../meaning/trace/compare/compareTransactions.ts'
import { accountColumn } from '../../lists/table/columnKinds.tsx'
import type { ColumnValue, TableColumn } from '../../lists/table/columns.ts'
import { CoinAmount } from '../../values/coin-amount/CoinAmount.tsx'
import { type ComparedNames, DifferenceMark } from './DifferenceMark.tsx'

/** Room for two amounts with all decimals, px: what differs is not cut. */
const pairWidth = 288

/**
 * Creates the columns of a `TraceComparison`: account, operation, outcome, exit code, value, fees, gas, and what
 * differs. Files have the values of both traces.
 * @param names Names of the traces. @default the catalogue's
 * @param display Language and coin; pass `useDisplay()`. @default English and Gram
 */
export function traceComparisonColumns(
  names?: ComparedNames,
  display: ColumnDisplay = defaultDisplay,
): readonly TableColumn<ComparedTransaction>[] {
  const messages = readMessages(display, 'comparison', comparisonMessages)
  const { left, right } = names ?? messages.sides
  const { locale } = display
  const status = readMessages(display, 'status', statusMessages)
  const graph = readMessages(display, 'graph', graphMessages)
  const coins = (amount: string | null | undefined): string => coinText(amount ?? null, display) ?? unknownText
  const outcome = (transaction: Transaction): string => {
    const { status: word, failure } = readOutcome(transaction)
    return failure === undefined ? graph.outcome[word] : status.failure(failure)
  }
  const compared = (
    field: Exclude<ComparedField, 'presence'>,
    text: (transaction: Transaction) => string,
    options: Partial<TableColumn<ComparedTransaction>>,
    show: (transaction: Transaction, isFormer: boolean) => ReactNode = text,
  ): TableColumn<ComparedTransaction> => ({
    id: field,
    label: messages.columns[field],
    cell: (row) => <Compared row={row} field={field} text={text} show={show} />,
    ...options,
  })
  const inFiles = (
    id: string,
    side: 'left' | 'right',
    read: (transaction: Transaction) => ColumnValue,
  ): TableColumn<ComparedTransaction> => ({
    id: `${side}_${id}`,
    label: `${side === 'left' ? left : right}: ${id}`,
    cell: () => null,
    value: (row) => {
      const transaction = row[side]
      return transaction === undefined ? '' : (read(transaction) ?? '')
    },
    visibility: 'file',
  })
  const sides = ['left', 'right'] as const
  return [
    accountColumn('account', messages.columns.account, (row) => either(row)?.account, { stacked: 'title' }),
    {
      id: 'operation',
      label: messages.columns.operation,
      cell: (row) => <OperationName transaction={either(row)} />,
      value: (row) => either(row)?.in_msg?.opcode ?? '',
      hideOrder: 3,
    },
    compared('outcome', outcome, { width: 180, like: 'Success', stacked: 'note' }),
    compared('exitCode', (transaction) => readExitCode(transaction)?.toString() ?? unknownText, {
      width: 96,
      align: 'end',
      like: '0 → 705',
      hideOrder: 2,
    }),
    compared(
      'value',
      ({ in_msg }) => coins(in_msg?.value),
      { width: pairWidth, align: 'end', stacked: 'value' },
      ({ in_msg }, isFormer) => (in_msg?.value == null ? unknownText : coinCell(in_msg.value, isFormer)),
    ),
    compared(
      'fees',
      ({ total_fees }) => coins(total_fees),
      { width: pairWidth, align: 'end', hideOrder: 4 },
      ({ total_fees }, isFormer) => coinCell(total_fees, isFormer),
    ),
    compared('gas', (transaction) => formatCount(readGas(transaction), locale), {
      width: 120,
      align: 'end',
      like: '12,345 → 9,876',
      hideOrder: 1,
    }),
    {
      id: 'differs',
      label: messages.columns.differs,
      cell: (row) => (row.differences.length === 0 ? messages.same : <DifferenceMark row={row} />),
      value: ({ differences }) => differences.join(' '),
      like: 'outcome, gas',
      stacked: 'aside',
    },
    ...sides.flatMap((side) => [
      inFiles('transaction', side, ({ hash }) => hash),
      inFiles('outcome', side, (transaction) => readOutcome(transaction).status),
      inFiles('exit_code', side, readExitCode),
      inFiles('value', side, ({ in_msg }) => in_msg?.value),
      inFiles('fees', side, ({ total_fees }) => total_fees),
      inFiles('gas', side, readGas),
    ]),
  ]
}

function either({ left, right }: ComparedTransaction): Transaction | undefined {
  return left ?? right
}

interface ComparedProps {
  readonly row: ComparedTransaction
  readonly field: Exclude<ComparedField, 'presence'>
  readonly text: (transaction: Transaction) => string
  readonly show: (transaction: Transaction, isFormer: boolean) => ReactNode
}

/** An amount; the former one of a pair does not repeat the symbol, so that both fit. */
function coinCell(amount: string | null, isFormer: boolean): ReactElement {
  return <CoinAmount amount={amount} symbol={isFormer ? '' : undefined} />
}

/** A value that both transactions share, or the second one before the first: a cell that is too narrow cuts its end. */
function Compared({ row: { left, right, differences }, field, text, show }: ComparedProps): ReactElement {
  const messages = useTexts('comparison', comparisonMessages)
  const first = left ?? right
  if (first === undefined) return <>{unknownText}</>
  if (left === undefined || right === undefined || !differences.includes(field))
    return <bdi title={text(first)}>{show(first, false)}</bdi>
  return (
    <span part="trace-comparison-values" title={`${text(left)} → ${text(right)}`}>
      <bdi part="trace-comparison-right">{show(right, false)}</bdi> <span aria-hidden="true">←</span>
      <span part="visually-hidden">{messages.instead}</span> <bdi part="trace-comparison-left">{show(left, true)}</bdi>
    </span>
  )
}

function OperationName({ transaction }: { readonly transaction: Transaction | undefined }): ReactElement {
  const messages = useTexts('graph', graphMessages)
  const sources = useNaming()
  const message = transaction?.in_msg
  const text = (message && operationText(message, { messages, sources })) ?? messages.transfer
  return <bdi title={text}>{text}</bdi>
}
