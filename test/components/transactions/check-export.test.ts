import { expect, test } from 'vitest'
import { writeFile, type FileFormat } from '../../../src/components/lists/table/file/writeFile.ts'
import { describeChecks } from '../../../src/components/transactions/transaction-table/checkExport.ts'
import { transactionColumns } from '../../../src/components/transactions/transaction-table/transactionColumns.tsx'
import { noNames } from '../../../src/react/display/names.ts'
import type { Transaction } from '../../../src/service/rows/transaction.ts'
import { toHexHash } from '../../../src/entries/ton.ts'
import { chainTransactions, groupBy } from '../../fixtures/verify.ts'

const settings = { decimals: 9, testOnly: false, naming: { names: noNames } }
const plain = (rows: readonly Transaction[], format: FileFormat) =>
  writeFile(rows, format, transactionColumns(), settings)
const checked = async (rows: readonly Transaction[], format: FileFormat) =>
  writeFile(rows, format, transactionColumns(), settings, await describeChecks(rows))
const history = [...groupBy(chainTransactions(), ({ account }) => account).values()]
  .find(({ length }) => length > 8)!
  .slice(0, 6)
const head = history[0]!.hash
// CSV files have hashes in hex.
const headText = toHexHash(head)
const altered = history.with(3, { ...history[3]!, total_fees: '1' })

const csv = async (rows: readonly Transaction[]) => {
  const lines = (await checked(rows, 'csv')).trim().split(/\r?\n/)
  return lines.map((line) => line.split(',').slice(-2))
}

test('a CSV file has the result of each row, and the head hash where the row follows from it', async () => {
  expect(await csv(history)).toEqual([['hash_check', 'follows_from'], ...history.map(() => ['fits', headText])])
  expect(await csv(altered)).toEqual([
    ['hash_check', 'follows_from'],
    ...[0, 1, 2].map(() => ['fits', headText]),
    ['mismatch', ''],
    ['fits', ''],
    ['fits', ''],
  ])
  // A gap: the rows below it fit, but do not follow.
  expect((await csv(history.toSpliced(2, 1))).map(([, from]) => from)).toEqual([
    'follows_from',
    headText,
    headText,
    '',
    '',
    '',
  ])
})

test('a JSON file has the rows unchanged, the results, the head hash, and how far the rows follow from it', async () => {
  const file = JSON.parse(await checked(altered, 'json')) as unknown
  expect(file).toEqual({
    head_hash: head,
    unbroken_to_lt: history[2]!.lt,
    checks: altered.map(({ hash }, index) =>
      index === 3 ? { hash, status: 'mismatch', reason: 'hash', field: 'hash' } : { hash, status: 'fits' },
    ),
    transactions: altered,
  })
})

test('a file without rows has no head', async () => {
  expect(JSON.parse(await checked([], 'json'))).toEqual({
    head_hash: null,
    unbroken_to_lt: null,
    checks: [],
    transactions: [],
  })
})

test('without the check, files are as they were', () => {
  expect(JSON.parse(plain(history, 'json'))).toEqual(history)
  expect(plain(history, 'csv')).not.toContain('hash_check')
})
