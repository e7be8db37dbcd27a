import '../../../src/components/styles/index.css'
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { ConfigTable } from '../../../src/components/blocks/config-table/ConfigTable.tsx'
import { DisplayProvider } from '../../../src/react/display/DisplayProvider.tsx'
import { bytesToBase64 } from '../../../src/ton/cells/bytes.ts'
import { writeBoc } from '../../../src/ton/cells/writeBoc.ts'
import { configData, suspendedCount } from '../../fixtures/config.ts'
import { oddBody } from '../../fixtures/tools.ts'
import { describeComponent } from '../../helpers/components/describeComponent.tsx'

const data = configData()
const fact = (id: string) =>
  document.querySelector(`[data-fact="${id}"] [part~="card-value"]`)?.textContent?.replaceAll(/\s/g, ' ')

afterEach(cleanup)

describeComponent({
  name: 'ConfigTable',
  component: ConfigTable,
  part: 'config-table',
  props: {
    data,
    unchangedSince: { at: 1_763_000_000, isChange: true },
    history: [{ data: bytesToBase64(writeBoc(data)), at: 1_763_600_000 }],
  },
  models: ['unchangedSince', 'history'],
  loading: { data: undefined, loading: true },
  empty: { data: null },
  failed: { data: undefined },
  stateAttribute: 'data-state',
  grows: true,
})

test('shows prices and limits in words', () => {
  render(<ConfigTable data={data} />)
  expect(fact('gas-basechain')).toBe('0.0000004 GRAM per unit of gas')
  expect(fact('gas-masterchain')).toBe('0.00001 GRAM per unit of gas')
  expect(fact('message')).toBe('0.0004 GRAM')
  expect(fact('stake')).toBe('300,000 GRAM')
  expect(fact('validators')).toBe('400')
  expect(fact('fewest-validators')).toBe('75')
  expect(fact('gas-limit')).toBe('1,000,000')
  expect(fact('stake-factor')).toBe('3 : 1')
})

test('opens a parameter into its fields, and one of no known layout into its cells', async () => {
  render(<ConfigTable data={data} />)
  fireEvent.click(screen.getByText('17 · Stake limits'))
  expect(await screen.findByText('Max stake factor')).toBeTruthy()
  fireEvent.click(screen.getByText('71 · Bridge to Ethereum'))
  expect(await screen.findByText('Unknown format')).toBeTruthy()
})

test('lists suspended addresses a few at a time, and says when the suspension has ended', async () => {
  render(
    <DisplayProvider now={1_900_000_000}>
      <ConfigTable data={data} />
    </DisplayProvider>,
  )
  expect(screen.getByText(`Suspended addresses: ${suspendedCount}`)).toBeTruthy()
  expect(screen.getByText(/The suspension has ended/)).toBeTruthy()
  fireEvent.click(screen.getByText('Suspended addresses'))
  await screen.findByText(/more/)
  expect(document.querySelectorAll('[part~="config-table-suspended"] li').length).toBeLessThan(30)
})

test('data of another contract is an error, never an empty configuration', () => {
  render(<ConfigTable data={oddBody} />)
  expect(document.querySelector('[part~="config-table"]')?.getAttribute('data-state')).toBe('error')
})

test('shows changes between states, and says that it knows no others', async () => {
  const history = [
    { data, at: 1_763_600_000 },
    { data: configData({ lumpPrice: 1_000_000n }), at: 1_762_000_000 },
  ]
  const { rerender } = render(
    <ConfigTable data={data} history={history} unchangedSince={{ at: 1_763_000_000, isChange: true }} />,
  )
  expect(screen.getByText(/Last changed/)).toBeTruthy()
  expect(screen.getByText(/2 snapshots compared, since/)).toBeTruthy()
  const changes = document.querySelector('[part~="config-table-changes"]') as HTMLElement
  fireEvent.click(within(changes).getByText('25 · Message prices, basechain'))
  expect(await within(changes).findByText(/Changed between/)).toBeTruthy()
  expect(within(changes).getAllByText('Lump price')).toHaveLength(2)
  rerender(<ConfigTable data={data} history={[]} unchangedSince={{ at: 1_763_000_000, isChange: false }} />)
  expect(screen.getByText(/Only current values are available/)).toBeTruthy()
  expect(screen.getByText(/Unchanged since at least/)).toBeTruthy()
  rerender(<ConfigTable data={data} />)
  expect(document.querySelector('[part~="config-table-changes"]')).toBeNull()
})
