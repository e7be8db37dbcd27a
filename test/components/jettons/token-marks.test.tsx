import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { JettonTransferTable } from 'tonlens'
import { JettonName } from '../../../src/components/jettons/jetton-card/JettonName.tsx'
import { DisplayProvider, type DisplayProviderProps } from '../../../src/react/display/DisplayProvider.tsx'
import { namesFrom } from '../../../src/react/display/names.ts'
import { knownJettons } from '../../../src/ton/facts/knownJettons.ts'
import { transfers } from '../../fixtures/entities.ts'

const [transfer] = transfers.jetton_transfers
const master = `0:${'D0'.repeat(32)}`

function draw(symbol: string, address = master, display: Omit<DisplayProviderProps, 'children'> = {}): string {
  const info = { type: 'jetton_masters', valid: true, name: 'Free', symbol, extra: { decimals: 6 } }
  return renderToString(
    <DisplayProvider
      names={namesFrom({ metadata: { [address]: { is_indexed: true, token_info: [info] } } })}
      {...display}
    >
      <JettonName master={address} />
      <JettonTransferTable transfers={transfer === undefined ? [] : [{ ...transfer, jetton_master: address }]} />
    </DisplayProvider>,
  )
}

const countMarks = (html: string) => html.split('data-kind="imitates"').length - 1

test.each(['GRAM', 'Gгаm', 'Τоnсоіn', 'T.O.N', 'ＴＯＮ', 'USDТ', 'US\u200BDT', 'tsTОN'])(
  'a jetton that calls itself %s is marked beside its name and its amounts',
  (symbol) => {
    const html = draw(symbol)
    expect(countMarks(html)).toBe(2)
    expect(html).toMatch(/Looks like (Gram|USD₮|tsTON)\. This is a different token/)
  },
)

test.each(['hGRAM', 'Tone', 'aTON', ''])('a jetton that calls itself %s is not marked', (symbol) => {
  expect(countMarks(draw(symbol))).toBe(0)
})

test('a jetton is not marked if everybody knows it, or if the application names it', () => {
  for (const [address, name] of knownJettons) expect(countMarks(draw(name, address))).toBe(0)
  expect(countMarks(draw('TON', master, { accountNames: { [master]: 'Wrapped coin' } }))).toBe(0)
})

test('test networks have no jettons that everybody knows, but the coin', () => {
  expect(countMarks(draw('USDT', master, { testOnly: true }))).toBe(0)
  expect(countMarks(draw('GRAM', master, { testOnly: true }))).toBe(2)
})
