import '../../../src/components/styles/index.css'
import { cleanup, render } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import { JettonAmount } from '../../../src/components/values/jetton-amount/JettonAmount.tsx'
import { LoadMore } from '../../../src/components/lists/load-more/LoadMore.tsx'
import { Pagination } from '../../../src/components/lists/pagination/Pagination.tsx'
import { DisplayProvider, type DisplayProviderProps } from '../../../src/react/display/DisplayProvider.tsx'
import { namesFrom } from '../../../src/react/display/names.ts'
import { people } from '../../fixtures/transactions.ts'
import { describeComponent } from '../../helpers/components/describeComponent.tsx'

afterEach(cleanup)

const master = `0:${'D0'.repeat(32)}`
const named = (role: object): DisplayProviderProps => ({
  names: namesFrom({
    metadata: { [master]: { is_indexed: true, token_info: [{ type: 'jetton_masters', ...role }] } },
  }),
  currency: 'USD',
  prices: (asset) => (asset.kind === 'jetton' && asset.jetton === master ? { value: '0.5', decimals: 6 } : null),
})
const dollar = named({ valid: true, symbol: 'tUSD', extra: { decimals: '6' } })
const renderedText = (display: DisplayProviderProps, props: object): string => {
  const { container } = render(
    <DisplayProvider {...display}>
      <JettonAmount amount="1234567890" master={master} {...props} />
    </DisplayProvider>,
  )
  return container.textContent ?? ''
}

describe('JettonAmount', () => {
  test('takes decimals and symbol from the metadata', () => {
    expect(renderedText(dollar, {})).toBe('1,234.56789 tUSD')
  })

  test('takes nine decimals if valid metadata has none', () => {
    expect(renderedText(named({ valid: true, symbol: 'X' }), {})).toBe('1.23456789 X')
  })

  test('shows the smallest units, not a guess, while the decimals are unknown', () => {
    expect(renderedText({}, {})).toMatch(/^1,234,567,890 base units of EQ/)
    expect(renderedText(named({ valid: false }), {})).toMatch(/^1,234,567,890 base units/)
    expect(renderedText(named({}), {})).toMatch(/^1,234,567,890 base units/)
  })

  test('adds a sign for the direction, and the value on request', () => {
    expect(renderedText(dollar, { direction: 'out', fiat: true })).toBe('-1,234.56789 tUSD≈ -$617.28')
    expect(renderedText(dollar, { direction: 'in' })).toBe('+1,234.56789 tUSD')
  })

  test('shows no value of a scam', () => {
    const text = renderedText(named({ valid: true, symbol: 'tUSD', is_scam: true, extra: { decimals: 6 } }), {
      fiat: true,
    })
    expect(text).toContain('Scam')
    expect(text).not.toContain('$')
  })

  test('shows the native coin for null', () => {
    expect(renderedText({}, { master: null })).toBe('1.23456789 GRAM')
  })
})

describeComponent({
  name: 'JettonAmount',
  component: JettonAmount,
  part: 'jetton-amount',
  props: { amount: String(2n ** 120n), master: people.carol },
})

describeComponent({
  name: 'LoadMore',
  component: LoadMore,
  part: 'load-more',
  props: { count: 1250, hasMore: true },
})

describeComponent({
  name: 'Pagination',
  component: Pagination,
  part: 'pagination',
  props: { page: 7, pageCount: 40 },
})
