import { expect, test } from 'vitest'
import {
  accountLedger,
  clientAssetNames,
  ledgerCsv,
  ledgerJsonLines,
  type LedgerCsvOptions,
  type LedgerLine,
} from '../../src/entries/ledger.ts'
import { index } from '../chain/read.ts'
import { chainAnswers, createIndexClient, readLines } from './chainLedger.ts'

const client = createIndexClient(chainAnswers().values())
const [account = ''] = Object.values(index.showcase.people)

async function join(parts: AsyncIterable<string>): Promise<string> {
  let text = ''
  for await (const part of parts) text += part
  return text
}
const readCsv = async (limit: number, options: LedgerCsvOptions = {}) =>
  (await join(ledgerCsv(accountLedger(client, account, { limit }), options)))
    .split('\r\n')
    .slice(0, -1)
    .map((row) => row.split(','))

test('a CSV file has every line, with ticker and whole units where the decimals are known, the smallest units last', async () => {
  const lines = await readLines(client, account)
  const [head = [], ...rows] = await readCsv(9, { names: clientAssetNames(client) })
  expect(head.slice(-2)).toEqual(['amount_base_units', 'balance_base_units'])
  expect(rows).toHaveLength(lines.length)
  const read = (name: string) => rows.map((row) => row[head.indexOf(name)])
  expect(read('amount_base_units')).toEqual(lines.map(({ amount }) => amount))
  expect(read('transaction')).toEqual(lines.map(({ hash }) => hash))
  expect(read('asset_id')).toEqual(
    lines.map(({ asset }) => (asset.kind === 'jetton' ? asset.jetton : asset.kind === 'nft' ? asset.item : '')),
  )
  for (const [at, line] of lines.entries()) {
    const units = read('amount_in_units')[at]!
    // The chain tells the decimals of every jetton, so no line is without an amount in whole units.
    expect(BigInt(units.replace('.', ''))).toBe(BigInt(line.amount))
    expect(read('balance_in_units')[at]).not.toBe('')
    expect(read('symbol')[at] === '').toBe(line.asset.kind === 'nft')
  }
  // The size of the pages leaves no trace.
  expect(await readCsv(500, { names: clientAssetNames(client) })).toEqual([head, ...rows])
})

test('the layout of Koinly has one asset each line, and leaves out what it cannot name', async () => {
  const names: LedgerCsvOptions['names'] = (asset) => (asset.kind === 'jetton' ? { symbol: 'LUM', decimals: 2 } : null)
  const [head = [], ...rows] = await readCsv(500, { layout: 'koinly', names })
  expect(head).toEqual(['Koinly Date', 'Amount', 'Currency', 'Label', 'Description', 'TxHash'])
  const lines = (await readLines(client, account)).filter(({ asset }) => asset.kind !== 'nft')
  expect(rows).toHaveLength(lines.length)
  for (const [at, [date, amount, currency]] of rows.entries()) {
    expect(date).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d UTC$/)
    expect(Date.parse(date!)).toBe(lines[at]!.now * 1000)
    expect(amount).toMatch(currency === 'GRAM' ? /^-?\d+\.\d{9}$/ : /^-?\d+\.\d{2}$/)
  }
})

test('JSON lines give the lines back', async () => {
  const text = await join(ledgerJsonLines(accountLedger(client, account, { limit: 9 })))
  expect(
    text
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line) as LedgerLine),
  ).toEqual(await readLines(client, account))
})

test('labels that a spreadsheet would evaluate are made harmless', async () => {
  const pages = accountLedger(client, account, {
    assets: ['coin'],
    actions: false,
    label: () => '=HYPERLINK("https://evil.example"),"',
  })
  const text = await join(ledgerCsv(pages))
  expect(text).toContain(`"'=HYPERLINK(""https://evil.example""),"""`)
  expect(text).not.toMatch(/,=|,"=/)
})
