import { expect, test } from 'vitest'
import type { Transaction } from '../../../src/service/rows/transaction.ts'
import { verifyHistory, verifyInSlices, verifyInWorker, verifyMessage } from '../../../src/entries/verify.ts'
import { loadAnswer } from '../../../stories/chain/answers.ts'

const { transactions } = await loadAnswer<{ transactions: Transaction[] }>('transactions.json')

test('every transaction and message of the embedded chain fits in the browser', async () => {
  const results = await verifyInSlices(transactions)
  expect(results).toHaveLength(transactions.length)
  expect(results.length).toBeGreaterThan(1500)
  expect(results.filter(({ status }) => status !== 'fits')).toEqual([])
  const messages = transactions.flatMap(({ in_msg, out_msgs }) => [...(in_msg ? [in_msg] : []), ...out_msgs])
  expect(messages.filter((message) => verifyMessage(message).status !== 'fits')).toEqual([])
})

test('a history is proven by its head in the browser', () => {
  const { account } = transactions[0]!
  const rows = transactions.filter((row) => row.account === account).slice(0, 20)
  expect(verifyHistory(rows, { head: rows[0]!.hash })).toMatchObject({ isHead: true, provenTo: rows.at(-1)!.lt })
})

test('a worker gives the same results, and can be left', async () => {
  const worker = new Worker(new URL('./verifyWorker.ts', import.meta.url), { type: 'module' })
  const rows = [...transactions.slice(0, 100), { ...transactions[0]!, now: 1 }]
  expect(await verifyInWorker(worker, rows)).toEqual(await verifyInSlices(rows))
  const controller = new AbortController()
  const running = verifyInWorker(worker, rows, { signal: controller.signal })
  controller.abort(new Error('left the page'))
  await expect(running).rejects.toThrow('left the page')
  worker.terminate()
})
