import type { Transaction } from '../../src/service/rows/transaction.ts'
import type { Cell } from '../../src/ton/cells/cell.ts'
import { bytesToBase64 } from '../../src/ton/cells/bytes.ts'
import { sha256 } from '../../src/ton/cells/sha256.ts'
import { Builder } from '../../src/entries/ton.ts'
import { buildTransactionCell, verifyInSlices, verifyTransaction, writeBoc } from '../../src/entries/verify.ts'
import { atMost, longestWait, median } from './bench.ts'

/** Cells of a message body. The network accepts 8,192 cells and 2,097,152 bits in a message. */
const largestBody = 8000

/** Time to recompute hashes, and the longest time for which a page cannot respond meanwhile. */
globalThis.bench = async () => {
  const { transactions } = (await (await fetch('/chain/transactions.json')).json()) as {
    transactions: readonly Transaction[]
  }
  const rows = transactions.slice(0, 100)
  const texts = rows.flatMap((row) => hashedTexts(buildTransactionCell(row)))
  const verify = await cpuTime(() => rows.forEach(verifyTransaction))
  const floor = await cpuTime(() => texts.forEach(sha256))
  const page = [...transactions.slice(0, 999), withLargeBody(transactions[0] as Transaction)]
  const waits: number[] = []
  const idle: number[] = []
  for (let round = 0; round < 15; round++) {
    waits.push(await longestWait(() => verifyInSlices(page)))
    idle.push(await longestWait(pauseOnly))
  }
  return [
    atMost('verify 100 transactions with their messages, CPU, against 60 ms', verify, 60, 1),
    { ...atMost('verify 100 transactions ÷ SHA-256 of the same bytes', verify, floor, 10), target: '' },
    // The quietest round: what other processes take of the core is no work of the page.
    atMost(
      'verify 1,000 transactions in slices, one with a body of 8,000 cells: longest task, against 8 ms',
      Math.min(...waits),
      8,
      1,
    ),
    {
      ...atMost(
        'longest task while 1,000 transactions are verified ÷ longest task of a page that does nothing',
        median(waits),
        median(idle),
        10,
      ),
      target: '',
    },
  ]
}

/** The bytes of each distinct cell that are hashed for its representation. */
function hashedTexts(root: Cell | null): Uint8Array[] {
  const texts = new Map<Cell, Uint8Array>()
  const open = root === null ? [] : [root]
  for (let cell = open.pop(); cell !== undefined; cell = open.pop()) {
    texts.set(cell, new Uint8Array(2 + cell.data.length + 34 * cell.refs.length))
    open.push(...cell.refs)
  }
  return [...texts.values()]
}

/** The transaction with an inbound message that is nearly as large as the network accepts. */
function withLargeBody(row: Transaction): Transaction {
  let level = Array.from({ length: (largestBody * 3) / 4 }, (_, index) => new Builder().uint(index, 256).cell())
  while (level.length > 1) {
    const parents: Cell[] = []
    for (let at = 0; at < level.length; at += 4) {
      const parent = new Builder().uint(at, 256)
      for (const cell of level.slice(at, at + 4)) parent.ref(cell)
      parents.push(parent.cell())
    }
    level = parents
  }
  const body = bytesToBase64(writeBoc(level[0] as Cell))
  const message = row.in_msg ?? row.out_msgs[0]
  return { ...row, in_msg: { ...message, message_content: { body } } as never }
}

/** Lets a second pass with slices of 3 ms that do nothing. */
async function pauseOnly(): Promise<void> {
  for (const end = performance.now() + 1000; performance.now() < end;) {
    for (const slice = performance.now() + 3; performance.now() < slice;);
    await new Promise((resolve) => setTimeout(resolve))
  }
}

/** CPU time of one run on the main thread, milliseconds: the median of several. */
async function cpuTime(run: () => void): Promise<number> {
  const times: number[] = []
  for (let round = 0; round < 15; round++) {
    const start = await mainThreadTime()
    run()
    times.push(((await mainThreadTime()) - start) / 1000)
  }
  return median(times)
}
