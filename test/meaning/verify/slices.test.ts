import { getEventListeners } from 'node:events'
import { expect, test, vi } from 'vitest'
import type { Message } from '../../../src/service/rows/message.ts'
import type { Transaction } from '../../../src/service/rows/transaction.ts'
import { bytesToBase64 } from '../../../src/ton/cells/bytes.ts'
import type { Cell } from '../../../src/ton/cells/cell.ts'
import { Builder } from '../../../src/entries/ton.ts'
import {
  serveVerification,
  verifyInSlices,
  verifyInWorker,
  verifyMessage,
  verifyTransaction,
  writeBoc,
} from '../../../src/entries/verify.ts'
import { checkTransaction } from '../../../src/meaning/verify/transaction.ts'
import { chainTransactions, messagesIn } from '../../fixtures/verify.ts'

const hashes = vi.hoisted(() => ({ count: 0 }))
vi.mock('../../../src/ton/cells/sha256.ts', async (original) => {
  const { sha256 } = await original<{ sha256: (bytes: Uint8Array) => Uint8Array }>()
  return {
    sha256(bytes: Uint8Array) {
      hashes.count++
      return sha256(bytes)
    },
  }
})

/** A tree of this many different cells. */
function largeBody(count: number): string {
  let level = Array.from({ length: Math.ceil((count * 3) / 4) }, (_, index) => new Builder().uint(index, 256).cell())
  while (level.length > 1) {
    level = Array.from({ length: Math.ceil(level.length / 4) }, (_, index) => {
      const parent = new Builder().uint(index, 256)
      for (const cell of level.slice(index * 4, index * 4 + 4)) parent.ref(cell)
      return parent.cell()
    })
  }
  return bytesToBase64(writeBoc(level[0] as Cell))
}

const message = messagesIn(chainTransactions()).find(
  ({ source, destination, init_state }) => source && destination && !init_state,
) as Message
const huge: Message = { ...message, message_content: { ...message.message_content, body: largeBody(8000), hash: null } }

/** Most cells that are hashed without a pause. */
function longestStep(row: Transaction): number {
  let longest = 0
  hashes.count = 0
  for (const _ of checkTransaction(row)) {
    longest = Math.max(longest, hashes.count)
    hashes.count = 0
  }
  return Math.max(longest, hashes.count)
}

test('a body of 8,000 cells is hashed in steps of at most 40 cells', () => {
  const row = chainTransactions().find(({ in_msg }) => in_msg?.hash === message.hash) as Transaction
  expect(longestStep({ ...row, in_msg: huge })).toBeLessThanOrEqual(40)
})

test('a transaction with 250 messages, four of them logs whose depth is open, is hashed in such steps too', () => {
  const sender = chainTransactions().find(({ out_msgs }) =>
    out_msgs.some(({ hash }) => hash === message.hash),
  ) as Transaction
  const { hash, source, created_lt, created_at, message_content } = message
  const log = { hash, source, destination: null, created_lt, created_at, message_content } as unknown as Message
  const row: Transaction = {
    ...sender,
    out_msgs: [...Array.from({ length: 4 }, () => log), ...Array.from({ length: 246 }, () => message)],
  }
  // The logs have another hash than any cell of them, so that all depths are tried, and none fits.
  expect(verifyTransaction(row)).toMatchObject({ status: 'mismatch', reason: 'hash', field: 'hash' })
  expect(longestStep(row)).toBeLessThanOrEqual(40)
})

test('in slices, large messages have the same result, and the page gets its turns', async () => {
  const rows = [message, huge, message]
  let turns = 0
  let isRunning = true
  const count = () => {
    turns++
    if (isRunning) setTimeout(count)
  }
  const now = vi.spyOn(performance, 'now')
  let clock = 0
  // Each step takes longer than a slice on this clock.
  now.mockImplementation(() => (clock += 10))
  count()
  expect(await verifyInSlices(rows)).toEqual(rows.map(verifyMessage))
  isRunning = false
  now.mockRestore()
  expect(turns).toBeGreaterThan(20)
})

test('a check in a worker keeps no listener on its signal once it has ended', async () => {
  const { signal } = new AbortController()
  const worker = new EventTarget()
  serveVerification(worker as Parameters<typeof serveVerification>[0])
  const postMessage = (data: unknown) => void worker.dispatchEvent(new MessageEvent('message', { data }))
  const results = await verifyInWorker({ postMessage }, chainTransactions().slice(0, 2), { signal })
  expect(results.map(({ status }) => status)).toEqual(['fits', 'fits'])
  expect(getEventListeners(signal, 'abort')).toEqual([])
})
