import type { ComponentType, ReactElement } from 'react'
import * as kit from '../../helpers/kit.ts'
import { people } from '../../fixtures/transactions.ts'
import { describeComponent, type ComponentCase } from '../../helpers/components/describeComponent.tsx'

const { alice } = people
const hash = '7ovBzBSM0MDLFcd7u2Tj/dUxGGuEHpPgHPIGl5L5jFw='
const display = {
  now: 1_795_254_867,
  timeZone: 'UTC',
  currency: 'USD',
  prices: () => ({ value: '3.25', decimals: 9 }),
  links: { address: (raw: string) => `/a/${raw}`, transaction: (id: string) => `/t/${id}` },
}

/** The suite spoils the fields of rows, so the values that a primitive takes from the chain form a row. */
function fromRow(Component: unknown, fixed: object = {}): ComponentCase['component'] {
  const Primitive = Component as ComponentType<object>
  return function FromRow({ row, ...rest }: { readonly row: object }): ReactElement {
    return <Primitive {...fixed} {...row} {...rest} />
  }
}

const cases: readonly (readonly [name: string, part: string, row: object, fixed?: object])[] = [
  ['Address', 'address', { value: alice, name: 'Alice' }, { copy: true }],
  ['Hash', 'hash', { value: hash }, { of: 'transaction', copy: true }],
  ['CoinAmount', 'coin-amount', { amount: '1500000000', symbol: 'GRAM' }],
  ['JettonAmount', 'jetton-amount', { amount: '1500000', master: alice, symbol: 'USD' }, { decimals: 6, fiat: true }],
  ['FiatAmount', 'fiat-amount', { amount: '1500000000' }],
  ['Timestamp', 'timestamp', { value: 1_795_254_000, lt: '62034785000003' }],
  ['StatusBadge', 'status-badge', {}, { status: 'success' }],
  ['Opcode', 'opcode', { value: '0x0f8a7ea5', decoded: 'jetton_transfer' }],
  ['Comment', 'comment', { comment: { type: 'text', text: 'Thanks' } }],
  ['CopyButton', 'copy-button', {}, { text: 'it', label: 'Copy it' }],
  ['EmptyState', 'empty-state', {}, { label: 'Nothing of that kind' }],
  ['ErrorState', 'error-state', { error: { name: 'HttpError', kind: 'server', text: 'timeout', retryAfter: 1000 } }],
  ['Skeleton', 'skeleton', {}, { like: 'EQABCD…uvwxyz' }],
  ['AddressHighlight', 'address-highlight', {}, { children: 'text' }],
]

for (const [name, part, row, fixed] of cases) {
  describeComponent({
    name,
    part,
    display,
    component: fromRow((kit as Readonly<Record<string, unknown>>)[name], fixed),
    props: { row },
    entities: Object.keys(row).length === 0 ? [] : ['row'],
    door: false,
  })
}
