import { beginCell, Cell, contractAddress, SendMode, toNano } from '@ton/core'
import { Blockchain } from '@ton/sandbox'
import { beforeAll, expect, test } from 'vitest'
import type { Transaction } from '../../../src/service/rows/transaction.ts'
import { assembleTrace } from '../../../src/meaning/trace/assemble.ts'
import { transactionsFromSandbox } from '../../../src/meaning/trace/sandbox.ts'
import { valueFlow } from '../../../src/meaning/trace/valueFlow.ts'
import { judgeTrace } from '../../../src/meaning/trace/verdict.ts'

let sent: Awaited<ReturnType<Awaited<ReturnType<Blockchain['treasury']>>['send']>>
let many: typeof sent
let refused: typeof sent
let rows: Transaction[]

beforeAll(async () => {
  const chain = await Blockchain.create()
  const [alice, bruno] = [await chain.treasury('alice'), await chain.treasury('bruno')]
  const body = beginCell()
    .storeUint(0, 32)
    .storeStringTail('hello, with a text that fits into no small cell at all')
    .endCell()
  sent = await alice.send({ to: bruno.address, value: toNano('1'), body, sendMode: SendMode.PAY_GAS_SEPARATELY })
  many = await alice.sendMessages(
    Array.from({ length: 20 }, (_, place) => ({
      info: {
        type: 'internal' as const,
        ihrDisabled: true,
        bounce: true,
        bounced: false,
        dest: bruno.address,
        value: { coins: toNano('0.1') + BigInt(place) },
        ihrFee: 0n,
        forwardFee: 0n,
        createdLt: 0n,
        createdAt: 0,
      },
      body: Cell.EMPTY,
    })),
  )
  const nobody = contractAddress(0, { code: beginCell().storeUint(7, 8).endCell(), data: Cell.EMPTY })
  refused = await alice.send({ to: nobody, value: toNano('1'), bounce: true })
  rows = transactionsFromSandbox(sent)
}, 60_000)

test('a run is one whole trace, with the children that the sandbox names', () => {
  const trace = assembleTrace(rows)
  expect(trace).toMatchObject({ state: 'complete', whole: true, roots: [0] })
  expect(trace.transactions).toHaveLength(sent.transactions.length)
  const wide = assembleTrace(transactionsFromSandbox(many))
  expect(wide.transactions).toHaveLength(many.transactions.length)
  expect(wide).toMatchObject({ whole: true, roots: [0] })
  const children = [...wide.parent].filter((parent) => parent === 0)
  expect(children).toHaveLength(many.transactions[0]?.children.length ?? -1)
})

test('hashes are those of the chain', () => {
  expect(rows[0]?.hash).toBe(sent.transactions[0]?.hash().toString('base64'))
  const message = sent.transactions[0]?.inMessage
  expect(rows[0]?.in_msg?.message_content?.hash).toBe(message?.body.hash().toString('base64'))
})

test('values and fees are those of the run', () => {
  const flow = valueFlow(assembleTrace(rows))
  expect(flow.assets.find(({ id }) => id === 'coin')?.changes).toContainEqual(
    expect.objectContaining({ amount: String(toNano('1')) }),
  )
  const fees = sent.transactions.reduce((sum, { totalFees }) => sum + totalFees.coins, 0n)
  expect(BigInt(flow.totalFees)).toBeGreaterThanOrEqual(fees)
})

test('a refused message is explained', () => {
  expect(judgeTrace(assembleTrace(transactionsFromSandbox(refused))).text).toBe(
    'Failed: not executed: account not deployed.',
  )
})
