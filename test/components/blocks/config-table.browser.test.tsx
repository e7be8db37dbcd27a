import '../../../src/styles/index.css'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { ConfigTable } from '../../../src/components/blocks/config-table/ConfigTable.tsx'
import { DisplayProvider } from '../../../src/display/DisplayProvider.tsx'
import { configData, suspendedCount } from '../../fixtures/config.ts'
import { oddBody } from '../../fixtures/tools.ts'
import { describeComponent } from '../../helpers/describeComponent.tsx'

const data = configData()
const fact = (id: string) => document.querySelector(`[data-fact="${id}"] [part~="card-value"]`)?.textContent?.replaceAll(/\s/g, ' ')

afterEach(cleanup)

describeComponent({
  name: 'ConfigTable',
  component: ConfigTable,
  part: 'config-table',
  props: { data },
  loading: { data: undefined, loading: true },
  empty: { data: null },
  failed: { data: undefined },
  stateAttribute: 'data-state',
  grows: true,
})

test('shows prices and limits in words', () => {
  render(<ConfigTable data={data} />)
  expect(fact('gas-basechain')).toBe('0.0000004 TON per unit of gas')
  expect(fact('gas-masterchain')).toBe('0.00001 TON per unit of gas')
  expect(fact('message')).toBe('0.0004 TON')
  expect(fact('stake')).toBe('300,000 TON')
  expect(fact('validators')).toBe('400')
})

test('opens a parameter into its fields, and one of no known layout into its cells', async () => {
  render(<ConfigTable data={data} />)
  fireEvent.click(screen.getByText('17 · Stake limits'))
  expect(await screen.findByText('Max stake factor')).toBeTruthy()
  fireEvent.click(screen.getByText('71 · Bridge to Ethereum'))
  expect(await screen.findByText('Its layout is not known here.')).toBeTruthy()
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
