import '../../../src/components/styles/index.css'
import { cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactElement } from 'react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { splitFrames } from '../../../stories/chain/playback/frames.mjs'
import { FinalityBadge } from '../../../src/components/values/finality-badge/FinalityBadge.tsx'
import { NewRows } from '../../../src/components/lists/new-rows/NewRows.tsx'
import {
  type TrackedProgress,
  TransactionProgress,
} from '../../../src/components/transactions/transaction-progress/TransactionProgress.tsx'
import type { TrackedStage } from '../../../src/service/rows/finality.ts'
import type { Transaction } from '../../../src/service/rows/transaction.ts'
import { assembleTrace } from '../../../src/meaning/trace/assemble.ts'
import { judgeTrace } from '../../../src/meaning/trace/verdict.ts'
import { external, message, people, refused, transaction } from '../../fixtures/transactions.ts'
import { describeComponent } from '../../helpers/components/describeComponent.tsx'

afterEach(cleanup)

const hash = 'BoB7DGEYuRrvmtEam12HpwxzmNV2R2PIsa6qgE85JVQ='
const sent = message()
const rows = [
  transaction({ hash: 'root', account: people.alice, in_msg: external(), out_msgs: [sent] }),
  transaction({ hash: 'leaf', lt: '62034785000009', in_msg: sent, description: refused(706) }),
]
const traces = splitFrames(rows).map((frame) => assembleTrace(frame.rows))

function tracked(stage: TrackedStage, changes: Partial<TrackedProgress> = {}): TrackedProgress {
  return { hash, stage, settled: false, ...changes }
}

describeComponent({
  name: 'TransactionProgress',
  component: TransactionProgress,
  part: 'transaction-progress',
  props: {
    tracked: tracked('pending', { trace: assembleTrace(rows), verdict: judgeTrace(assembleTrace(rows)), lag: 90 }),
  },
  stateAttribute: 'data-stage',
})

/** Data of a tracked message at one moment: the trace of its rows, and its verdict. */
function OfRows({ found, ...rest }: { readonly found: readonly Transaction[] }): ReactElement {
  const trace = assembleTrace(found)
  return <TransactionProgress {...rest} tracked={tracked('pending', { trace, verdict: judgeTrace(trace) })} />
}

describeComponent({
  name: 'TransactionProgress, as its rows come',
  component: OfRows,
  part: 'transaction-progress',
  props: { found: rows.slice(1) },
  models: ['found'],
})

describeComponent({
  name: 'FinalityBadge',
  component: FinalityBadge,
  part: 'finality-badge',
  props: { finality: 'confirmed' },
})

describeComponent({ name: 'NewRows', component: NewRows, part: 'new-rows', props: { count: 12, onShow: () => {} } })

const stepStates = () =>
  screen
    .getAllByRole('listitem')
    .flatMap((item) => (item.getAttribute('part') === 'transaction-progress-step' ? [item.dataset['state']] : []))

describe('TransactionProgress', () => {
  test.each<[TrackedStage, string]>([
    ['searching', 'current next next next next'],
    ['pending', 'done current next next next'],
    ['confirmed', 'done done current next next'],
    ['finalized', 'done done done done current'],
    ['invalidated', 'current next next next next'],
  ])('stage %s is shown as %s', (stage, states) => {
    render(<TransactionProgress tracked={tracked(stage)} />)
    expect(stepStates().join(' ')).toBe(states)
  })

  test('no step follows the last stage', () => {
    render(<TransactionProgress tracked={tracked('classified', { settled: true })} />)
    expect(new Set(stepStates())).toEqual(new Set(['done']))
  })

  test('shows that a message never arrived, and searches again on request', async () => {
    const refetch = vi.fn()
    render(<TransactionProgress tracked={tracked('expired', { settled: true, refetch, validUntil: 1_795_254_867 })} />)
    expect(screen.getByText(/Expired before it reached/)).toBeTruthy()
    expect(stepStates()).toEqual(['done', 'lost', 'lost', 'lost', 'lost'])
    await userEvent.click(screen.getByRole('button', { name: 'Check again' }))
    expect(refetch).toHaveBeenCalledOnce()
  })

  test('counts transactions by finality', () => {
    const middle = traces.find(({ transactions }) => transactions.some(({ finality }) => finality === 'confirmed'))
    render(<TransactionProgress tracked={tracked('pending', { trace: middle })} />)
    const counts = within(screen.getByText(/confirmed$/).closest('ul') ?? document.body).getAllByRole('listitem')
    const numbers = counts.map(({ textContent }) => Number.parseInt(textContent ?? '', 10))
    expect(numbers.slice(0, 3).reduce((sum, each) => sum + each, 0)).toBe(middle?.transactions.length)
  })

  test('explains the failure as soon as it is known', () => {
    const trace = assembleTrace(rows)
    render(<TransactionProgress tracked={tracked('pending', { trace, verdict: judgeTrace(trace) })} />)
    expect(screen.getByText(/706/)).toBeTruthy()
  })

  test('mentions a delay of the index', () => {
    render(<TransactionProgress tracked={tracked('searching', { lag: 340 })} />)
    expect(screen.getByText(/behind/)).toBeTruthy()
  })

  test('continues after an error and shows it', () => {
    render(<TransactionProgress tracked={tracked('searching', { error: { name: 'NetworkError' } })} />)
    expect(screen.getByText('Retrying…')).toBeTruthy()
    expect(screen.getByRole('alert')).toBeTruthy()
  })
})

describe('NewRows', () => {
  test('is empty without new rows, and shows them on request', async () => {
    const onShow = vi.fn()
    const { rerender } = render(<NewRows count={0} onShow={onShow} />)
    expect(screen.getByRole('status').textContent).toBe('')
    rerender(<NewRows count={1200} onShow={onShow} />)
    await userEvent.click(screen.getByRole('button', { name: 'Show 1,200 new' }))
    expect(onShow).toHaveBeenCalledOnce()
  })
})

test('FinalityBadge keeps its word for screen readers if only the bars are visible', () => {
  render(<FinalityBadge finality="invalidated" compact />)
  expect(screen.getByText('Dropped')).toBeTruthy()
})
