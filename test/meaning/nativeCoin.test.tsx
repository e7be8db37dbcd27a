import { renderToString } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { CoinAmount, DisplayProvider, type NativeCoinOptions } from '../../src/entries/index.ts'
import { isCoinName } from '../../src/entries/ton.ts'
import { completeCoin } from '../../src/ton/facts/nativeCoin.ts'
import { accountLedger, evidenceFile, ledgerCsv } from '../../src/entries/ledger.ts'
import { describeAsText, picture, type PictureSubject } from '../../src/entries/picture.ts'
import { assembleTrace, traceSvg } from '../../src/entries/trace.ts'
import { index } from '../chain/read.ts'
import { findFormerAmounts, findGram } from '../helpers/texts.ts'
import { chainAnswers, createIndexClient } from '../ledger/chainLedger.ts'
import { accountSubject, names, pendingSubject, traceSubject } from '../graph/picture/subjects.ts'

const subjects: readonly PictureSubject[] = [
  accountSubject,
  pendingSubject,
  traceSubject('swapTrace'),
  traceSubject('failedJettonTransfer'),
  { transaction: traceSubject('transfer').trace[0]! },
]
const client = createIndexClient(chainAnswers().values())
const [alice = ''] = Object.values(index.showcase.people)

async function join(parts: AsyncIterable<string>): Promise<string> {
  let text = ''
  for await (const part of parts) text += part
  return text
}

/** Every kind of picture, text and file that has amounts of the coin. */
async function writeAll(nativeCoin?: NativeCoinOptions): Promise<readonly string[]> {
  const ledger = () => accountLedger(client, alice)
  return [
    ...subjects.flatMap((subject) => [
      picture(subject, { names, nativeCoin }),
      picture(subject, { names, nativeCoin, size: 'receipt' }),
      describeAsText(subject, { names, nativeCoin }),
    ]),
    traceSvg(assembleTrace(traceSubject('swapTrace').trace), { nativeCoin }),
    await join(ledgerCsv(ledger(), { nativeCoin })),
    await join(ledgerCsv(ledger(), { nativeCoin, layout: 'koinly' })),
  ]
}

describe('pictures, texts and files', () => {
  test('call the coin GRAM by default, each of them', async () => {
    for (const text of await writeAll()) {
      expect(findGram([text])).not.toEqual([])
      expect([...findFormerAmounts([text]), ...(text.match(/[,>]TON[,<]/g) ?? [])]).toEqual([])
    }
  })

  test('call it TON if the host does, and nowhere Gram', async () => {
    for (const text of await writeAll({ name: 'Toncoin', symbol: 'TON' })) {
      expect(text).toMatch(/\bTON\b/)
      expect(findGram([text])).toEqual([])
    }
  })

  test('of an evidence file name no former coin', async () => {
    const file = await join(evidenceFile(client, alice))
    expect(findFormerAmounts([file])).toEqual([])
  })
})

describe('the setting', () => {
  const write = (nativeCoin?: NativeCoinOptions) =>
    renderToString(
      <DisplayProvider nativeCoin={nativeCoin}>
        <CoinAmount amount="1500000000" />
      </DisplayProvider>,
    )

  test('needs a symbol alone', () => {
    expect(write()).toContain('GRAM')
    expect(write({ symbol: 'TON' })).toMatch(/1\.5.*TON/)
    expect(write({ symbol: 'SAT', decimals: 8 })).toMatch(/15.*SAT/)
    expect(completeCoin({ symbol: 'TON' })).toEqual({ name: 'TON', symbol: 'TON', decimals: 9 })
  })
})

test.each(['GRAM', 'Gram', 'gram', 'TON', 'ton', 'Toncoin', ' toncoin ', 'грам', 'ТОН', 'тонкоин'])(
  '%j in a file means the native coin',
  (name) => {
    expect(isCoinName(name)).toBe(true)
    expect(isCoinName(name, { name: 'Toncoin', symbol: 'TON', decimals: 9 })).toBe(true)
  },
)

test.each(['', 'GRM', 'tsTON', 'hGRAM', 'WTON', 'TON GRAM', 'The Open Network', 'GR\u0410M'])(
  '%j in a file means something else',
  (name) => {
    expect(isCoinName(name)).toBe(false)
  },
)
