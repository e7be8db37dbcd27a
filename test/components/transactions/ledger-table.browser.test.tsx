import { cleanup, render } from '@testing-library/react'
import type { ReactElement } from 'react'
import { afterEach, describe, expect, test } from 'vitest'
import { DisplayProvider } from '../../../src/entries/index.ts'
import { LedgerTable } from '../../../src/entries/ledger.ts'
import { namesFrom } from '../../../src/react/display/names.ts'
import type { LedgerLine } from '../../../src/entries/ledger.ts'
import { masters } from '../../fixtures/entities.ts'
import { walletLines } from '../../fixtures/ledger.ts'
import { describeComponent } from '../../helpers/components/describeComponent.tsx'

const display = { now: 1_795_254_867, timeZone: 'UTC', names: namesFrom(masters) }
const few = ['coin', 'jetton', 'nft'].flatMap((kind) =>
  walletLines.filter(({ asset }) => asset.kind === kind).slice(0, 2),
)

describeComponent({
  name: 'LedgerTable',
  component: LedgerTable,
  part: 'ledger-table',
  props: { lines: few.slice(0, 3) },
  models: ['lines'],
  loading: { lines: [], loading: true, loadingRows: 3 },
  empty: { lines: [] },
  failed: { lines: [] },
  stateAttribute: 'data-state',
  display,
})

afterEach(cleanup)

/** Wide enough for all columns. */
const shown = (element: ReactElement) =>
  render(
    <DisplayProvider {...display}>
      <div style={{ inlineSize: 1200 }}>{element}</div>
    </DisplayProvider>,
  ).container
const cells = (column: string) =>
  [...document.querySelectorAll(`[role="cell"][data-column="${column}"]`)].map(({ textContent }) => textContent)

describe('LedgerTable', () => {
  const [coin] = walletLines.filter(({ asset }) => asset.kind === 'coin')
  const line = (more: Partial<LedgerLine>): LedgerLine => ({ ...(coin as LedgerLine), ...more })

  test('writes all digits of an amount with its sign, and of the balance after it', () => {
    shown(
      <LedgerTable
        lines={[line({ amount: '-12345678901234567890123', balance: '1' }), line({ amount: '1', balance: '0' })]}
      />,
    )
    expect(cells('amount')).toEqual(['-12,345,678,901,234.567890123 GRAM', '+0.000000001 GRAM'])
    expect(cells('balance')).toEqual(['0.000000001 GRAM', '0 GRAM'])
  })

  test('names each kind, each fee, and transfers between own accounts', () => {
    shown(
      <LedgerTable
        lines={[
          line({ kind: 'fee', fee: 'storage' }),
          line({ kind: 'unexplained' }),
          line({ kind: 'transfer', internal: true, balance: '1' }),
          line({ kind: 'swap', balance: '2' }),
        ]}
      />,
    )
    expect(cells('kind')).toEqual(['Storage fee', 'Unexplained', 'Internal transfer', 'Swap'])
    expect(document.querySelectorAll('[data-status="unexplained"]')).toHaveLength(1)
    expect(
      document.querySelector('[role="cell"][data-column="kind"] bdi')?.getBoundingClientRect().width,
    ).toBeGreaterThan(40)
  })

  test('names the outside of the chain for transfers only', () => {
    shown(
      <LedgerTable
        lines={[
          line({ kind: 'fee', fee: 'gas', counterparty: null }),
          line({ kind: 'transfer', counterparty: null, balance: '1' }),
        ]}
      />,
    )
    expect(cells('counterparty')).toEqual(['—', 'External'])
  })

  test('shows currencies by their id, and NFTs as links', () => {
    shown(
      <LedgerTable
        lines={[
          line({ asset: { kind: 'currency', id: '100' }, amount: '7', balance: '9' }),
          line({ asset: { kind: 'nft', item: `0:${'AB'.repeat(32)}`, collection: null }, amount: '-1', balance: '0' }),
        ]}
      />,
    )
    expect(cells('amount')[0]).toBe('+7 #100')
    expect(cells('amount')[1]).toMatch(/^− /)
    expect(cells('balance')).toEqual(['9 #100', '0'])
  })
})
