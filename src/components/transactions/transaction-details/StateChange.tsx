import type { ReactElement, ReactNode } from 'react'
import { useTexts } from '../../../react/display/display.ts'
import { absolute, parseAmount } from '../../../service/rows/amount.ts'
import { unknownText } from '../../../text/format/intl.ts'
import { transactionDetailsMessages } from '../../../text/en/transactions/transactionDetails.ts'
import type { Texts } from '../../../text/en/index.ts'
import { plainText } from '../../../service/rows/plainText.ts'
import type { AccountState } from '../../../service/rows/account.ts'
import type { Transaction } from '../../../service/rows/transaction.ts'
import { CoinAmount } from '../../values/coin-amount/CoinAmount.tsx'
import { CellDisclosure } from '../../values/decoded-body/CellDisclosure.tsx'
import { Hash } from '../../values/hash/Hash.tsx'
import { FoldedList } from '../../parts/FoldedList.tsx'

interface StateRow {
  readonly id: string
  readonly term: string
  readonly before: ReactNode
  readonly after: ReactNode
  readonly change: ReactNode
}

/** Table that compares the account's state before and after the transaction. */
export function StateChange({ transaction }: { readonly transaction: Transaction }): ReactElement {
  const messages = useTexts('transactionDetails', transactionDetailsMessages)
  return (
    <table part="transaction-details-states">
      <thead>
        <tr>
          <th scope="col">
            <span part="visually-hidden">{messages.account}</span>
          </th>
          <th part="card-term" scope="col">
            {messages.before}
          </th>
          <th part="card-term" scope="col">
            {messages.after}
          </th>
          <th part="card-term" scope="col">
            {messages.change}
          </th>
        </tr>
      </thead>
      <tbody>
        <FoldedList items={stateRows(transaction, messages)} first={shownRows} frame={rowFold}>
          {({ id, term, before, after, change }) => (
            <tr key={id} data-state-of={id}>
              <th part="card-term" scope="row">
                {term}
              </th>
              <td data-label={messages.before}>{before}</td>
              <td data-label={messages.after}>{after}</td>
              <td data-label={messages.change}>{change}</td>
            </tr>
          )}
        </FoldedList>
      </tbody>
    </table>
  )
}

/** Rows that are shown at first: those of a usual account, and some currencies. */
const shownRows = 20

function rowFold(button: ReactElement): ReactElement {
  return (
    <tr part="fold">
      <td colSpan={4}>{button}</td>
    </tr>
  )
}

function stateRows(transaction: Transaction, messages: Texts['transactionDetails']): readonly StateRow[] {
  const { orig_status, end_status } = transaction
  const before = transaction.account_state_before ?? undefined
  const after = transaction.account_state_after ?? undefined
  const terms = messages.stateTerms
  const status = (word: unknown) => {
    const text = plainText(word, { maximum: 40 })
    return <bdi>{(Object.hasOwn(messages.statuses, text) ? messages.statuses[text] : text) || unknownText}</bdi>
  }
  const differs = (a: unknown, b: unknown) =>
    a === undefined || b === undefined ? unknownText : a === b ? messages.unchanged : messages.changed
  const hash = (id: 'code' | 'data' | 'state' | 'frozen', field: keyof AccountState): StateRow | undefined => {
    const [from, to] = [text(before?.[field]), text(after?.[field])]
    if (from === undefined && to === undefined) return undefined
    const change = before === undefined || after === undefined ? unknownText : differs(from ?? '', to ?? '')
    return { id, term: terms[id], before: <Hash value={from} />, after: <Hash value={to} />, change }
  }
  const cell = (id: 'codeCell' | 'dataCell', field: 'code_boc' | 'data_boc'): StateRow | undefined => {
    const [from, to] = [text(before?.[field]), text(after?.[field])]
    if (from === undefined && to === undefined) return undefined
    const show = (boc: string | undefined) =>
      boc === undefined ? unknownText : <CellDisclosure cell={boc} label={terms[id]} />
    return { id, term: terms[id], before: show(from), after: show(to), change: differs(from, to) }
  }
  /** The status in the stored states, where one differs from that of the transaction. */
  const storedStatus = (): StateRow | undefined => {
    const [from, to] = [text(before?.account_status), text(after?.account_status)]
    if ((from ?? orig_status) === orig_status && (to ?? end_status) === end_status) return undefined
    return {
      id: 'storedStatus',
      term: terms.storedStatus,
      before: status(from),
      after: status(to),
      change: differs(from, to),
    }
  }
  const rows = [
    {
      id: 'balance',
      term: terms.balance,
      before: <CoinAmount amount={before?.balance} />,
      after: <CoinAmount amount={after?.balance} />,
      change: amountChange(before?.balance, after?.balance),
    },
    {
      id: 'status',
      term: terms.status,
      before: status(orig_status),
      after: status(end_status),
      change: differs(orig_status, end_status),
    },
    storedStatus(),
    hash('code', 'code_hash'),
    hash('data', 'data_hash'),
    cell('codeCell', 'code_boc'),
    cell('dataCell', 'data_boc'),
    hash('frozen', 'frozen_hash'),
    hash('state', 'hash'),
    ...currencyRows(before, after, messages),
  ]
  return rows.filter((row) => row !== undefined)
}

function currencyRows(
  before: AccountState | undefined,
  after: AccountState | undefined,
  messages: Texts['transactionDetails'],
): readonly StateRow[] {
  const [from, to] = [before?.extra_currencies ?? {}, after?.extra_currencies ?? {}]
  return [...new Set([...Object.keys(from), ...Object.keys(to)])].map((id) => {
    const unit = { decimals: 0, symbol: '' }
    return {
      id: `currency ${id}`,
      term: messages.currency(plainText(id, { maximum: 12 })),
      before: <CoinAmount amount={from[id] ?? '0'} {...unit} />,
      after: <CoinAmount amount={to[id] ?? '0'} {...unit} />,
      change: amountChange(from[id] ?? '0', to[id] ?? '0', unit),
    }
  })
}

/** Signed change of the account's balance; nothing if there is none or a state is unknown. */
export function BalanceChange({ transaction }: { readonly transaction: Transaction }): ReactElement | null {
  const [before, after] = [transaction.account_state_before?.balance, transaction.account_state_after?.balance]
  return before == null || after == null || before === after ? null : <>{amountChange(before, after)}</>
}

/** Signed difference of two amounts; a dash if one is unknown. */
function amountChange(before: unknown, after: unknown, unit: { decimals?: number; symbol?: string } = {}): ReactNode {
  const [from, to] = [parseAmount(before), parseAmount(after)]
  if (from === undefined || to === undefined) return unknownText
  const change = to - from
  const direction = change > 0n ? 'in' : change < 0n ? 'out' : undefined
  return <CoinAmount {...unit} amount={String(absolute(change))} direction={direction} />
}

function text(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined
}
