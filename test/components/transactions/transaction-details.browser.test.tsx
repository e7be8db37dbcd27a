import '../../../src/components/styles/index.css'
import { cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, test } from 'vitest'
import { TransactionDetails } from '../../../src/components/transactions/transaction-details/TransactionDetails.tsx'
import { cardState } from '../../../src/components/lists/queryState.ts'
import type { Transaction } from '../../../src/service/rows/transaction.ts'
import { commented, external, message, refused, transaction } from '../../fixtures/transactions.ts'
import { describeComponent } from '../../helpers/components/describeComponent.tsx'
import { unreadableTexts } from '../../helpers/components/variants.ts'

afterEach(cleanup)

const show = (changes: Partial<Transaction> = {}) =>
  render(<TransactionDetails transaction={transaction(changes)} />).container
const texts = (container: Element, selector: string) =>
  [...container.querySelectorAll(selector)].map((element) => element.textContent)

describe('TransactionDetails', () => {
  test('splits the fee into parts that add up; the remainder is the import fee of an external message', () => {
    const container = show({ in_msg: external() })
    expect(texts(container, '[data-fee]')).toEqual([
      'Storage0.000000031 GRAM',
      'Computation (gas)0.001 GRAM',
      'Import fee0.001355169 GRAM',
      'Total0.0023552 GRAM',
    ])
  })

  test('shows each phase with its facts, and why the code failed', () => {
    const container = show({ in_msg: message({ opcode: '0x0f8a7ea5' }), description: refused(706) })
    expect(texts(container, '[part~="transaction-details-phase-head"]')).toEqual([
      'CreditOK',
      'ComputeFailed',
      'BounceOK',
    ])
    const compute = container.querySelector<HTMLElement>('[data-phase="compute"]')
    expect(compute?.textContent).toContain('Exit code706: not enough jettons')
  })

  test('shows credit before storage if the chain ran it first', () => {
    const phases = (credit_first: boolean) =>
      texts(
        show({ description: { ...transaction().description, credit_first } }),
        '[part~="transaction-details-phase"] h4',
      )
    expect(phases(true).slice(0, 2)).toEqual(['Credit', 'Storage'])
    expect(phases(false).slice(0, 2)).toEqual(['Storage', 'Credit'])
  })

  test('shows the account before and after, and the exact difference', () => {
    const state = transaction().account_state_before
    const container = show({
      account_state_before: state && { ...state, balance: '9007199254740993000000001' },
      account_state_after: state && { ...state, balance: '9007199254740993000000000' },
    })
    const balance = container.querySelector<HTMLElement>('[data-state-of="balance"]')
    expect(balance?.querySelector('td:last-child')?.textContent).toBe('-0.000000001 GRAM')
    expect(container.querySelector('[data-state-of="code"]')?.textContent).toContain('Unchanged')
  })

  test('shows an unknown state as unknown, not as unchanged', () => {
    const container = show({ account_state_before: null, account_state_after: null })
    expect(container.querySelector('[data-state-of="balance"]')?.textContent).toBe('Balance———')
  })

  test('shows the first sent messages, and all on request', async () => {
    const container = show({ out_msgs: Array.from({ length: 25 }, () => message()) })
    const cards = () => container.querySelectorAll('[part~="transaction-details-messages"] article').length
    expect(cards()).toBe(10)
    await userEvent.click(screen.getByText('25 outgoing messages'))
    await userEvent.click(screen.getByRole('button', { name: 'Show 15 more' }))
    expect(cards()).toBe(25)
  })
})

test('tells at once what happened and what it cost, and folds the rest: technical facts last, each hash with a copy', () => {
  const container = show({ in_msg: commented('Thanks'), out_msgs: [] })
  const folds = [...container.querySelectorAll<HTMLDetailsElement>('[part~="transaction-details"] > details')]
  expect(folds.map((fold) => fold.open)).toEqual(folds.map(() => false))
  expect(folds.map((fold) => fold.querySelector('summary')?.firstChild?.textContent)).toEqual([
    'Phases',
    'Account',
    'Incoming message',
    'Technical details',
    'Raw data',
  ])
  const open = container.cloneNode(true) as Element
  for (const fold of open.querySelectorAll('details')) fold.remove()
  const { hash, lt } = transaction()
  expect(open.textContent).not.toContain(lt)
  expect(open.querySelector(`[data-hash="${hash}"]`)).toBeNull()
  expect(open.textContent?.match(/Thanks/g)).toHaveLength(1)
  const technical = folds[3] as HTMLElement
  for (const fact of technical.querySelectorAll('[data-fact="hash"], [data-fact="lt"], [data-fact="trace"]'))
    expect(within(fact as HTMLElement).getByRole('button', { hidden: true })).toBeTruthy()
})

test.each([
  [401, true],
  [706, false],
  [9, false],
])('says of exit code %d whether only the contract can explain it: %s', (code, own) => {
  const container = show({ in_msg: message({ opcode: '0x0f8a7ea5' }), description: refused(code) })
  const said = container.textContent?.includes('This contract defines the meaning of the exit code itself')
  expect(said).toBe(own)
})

describeComponent({
  name: 'TransactionDetails',
  component: TransactionDetails,
  part: 'transaction-details',
  props: {
    transaction: transaction({
      in_msg: commented('Thanks'),
      out_msgs: [message({ source: transaction().account })],
      description: { ...transaction().description, bounce: { type: 'ok', msg_fees: '1', fwd_fees: '2' } },
    }),
  },
  entities: ['transaction'],
  stateAttribute: 'data-state',
  loading: { transaction: undefined, loading: true },
  grows: true,
  empty: { transaction: null },
  failed: { transaction: undefined },
})

test('asks to select a transaction where none is given, and says not found only of one that was looked for', () => {
  const { rerender, container } = render(<TransactionDetails />)
  expect(container.textContent).toBe('Select a transaction')
  const answered = { isPending: false, isFetching: false, error: null, refetch: () => undefined }
  for (const found of [null, undefined]) {
    rerender(<TransactionDetails {...cardState(answered)} transaction={found} />)
    expect(container.textContent).toContain('Transaction not found')
  }
})

test('shows every transaction of the embedded chain completely', async () => {
  const chain = (await import('../../../stories/chain/transactions.json?raw')).default
  const { transactions } = JSON.parse(chain) as { transactions: Transaction[] }
  const problems: string[] = []
  // Every twelfth transaction, and all unusual ones.
  const rows = transactions.filter(
    ({ description }, at) => at % 12 === 0 || description.type !== 'ord' || description.action?.success === false,
  )
  const { rerender, container } = render(<TransactionDetails loading />)
  for (const row of rows) {
    rerender(<TransactionDetails transaction={row} />)
    const found = unreadableTexts(container)
    if (found.length > 0) problems.push(`${row.hash}: ${found.join(' | ').slice(0, 200)}`)
  }
  expect(rows.length).toBeGreaterThan(100)
  expect(problems).toEqual([])
}, 60_000)
