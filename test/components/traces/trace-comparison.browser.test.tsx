import '../../../src/components/styles/index.css'
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { TraceComparison } from '../../../src/components/traces/trace-comparison/TraceComparison.tsx'
import { describeComponent } from '../../helpers/components/describeComponent.tsx'
import { tree } from '../../meaning/trace/build.ts'

afterEach(cleanup)

const rows = tree([-1, 0, 0, 1])
const dearer = rows.map((row, at) => (at === 2 ? { ...row, total_fees: '77000000' } : row))

describeComponent({
  name: 'TraceComparison',
  component: TraceComparison,
  part: 'trace-comparison',
  props: { left: rows, right: dearer, leftName: 'Before', rightName: 'After' },
  entities: ['left', 'right'],
  stateAttribute: 'data-state',
  loading: { left: undefined, right: undefined, loading: true },
  empty: { left: [], right: [] },
  failed: { left: undefined, right: undefined },
  grows: true,
})

test('says how many transactions differ, and shows both values', async () => {
  render(
    <div style={{ inlineSize: 1280 }}>
      <TraceComparison left={rows} right={dearer} />
    </div>,
  )
  expect(screen.getByText('1 of 4 transactions differs')).toBeTruthy()
  const both = await waitFor(() => {
    const values = document.querySelector('[part~="trace-comparison-values"]')?.textContent
    expect(values).toContain('0.077')
    return values
  })
  expect(both).toMatch(/^0\.077.* GRAM ←instead of 0\.\d+$/)
  // The value that differs is whole, also at the least width that the column has.
  const shown = document.querySelector('[part~="trace-comparison-values"] [part~="trace-comparison-right"]')
  const cell = shown?.closest('[data-column]')?.getBoundingClientRect()
  const { left = 0, right = 0 } = shown?.getBoundingClientRect() ?? {}
  expect(left).toBeGreaterThanOrEqual(cell?.left ?? Infinity)
  expect(right).toBeLessThanOrEqual(cell?.right ?? 0)
})

test('says by a letter in which trace alone a transaction is', () => {
  render(
    <div style={{ inlineSize: 1280 }}>
      <TraceComparison left={rows} right={rows.slice(0, 1)} leftName="The trace that was forecast an hour ago" />
    </div>,
  )
  expect(screen.getByText('A: The trace that was forecast an hour ago')).toBeTruthy()
  expect(screen.getAllByText('only in A').length).toBeGreaterThan(0)
})

test('equal traces are the same, and one that is missing is no comparison', () => {
  const { rerender } = render(<TraceComparison left={rows} right={rows} />)
  expect(screen.getByText('All transactions are the same')).toBeTruthy()
  rerender(<TraceComparison left={rows} />)
  expect(screen.queryByText('All transactions are the same')).toBeNull()
  expect(screen.getByText('Select two traces')).toBeTruthy()
})

test('the graphs mark what differs', async () => {
  render(<TraceComparison left={rows} right={dearer} leftName="Before" rightName="After" />)
  await userEvent.click(screen.getByText('Graphs'))
  await waitFor(() => expect(screen.getAllByRole('tree')).toHaveLength(2))
  const cards = document.querySelectorAll('[part~="trace-comparison-node"][data-differs]')
  expect([...cards].map((card) => card.textContent?.includes('fees'))).toEqual([true, true])
})
