import { describe, expect, test } from 'vitest'
import { AbiError, AbiRegistry, standards, writeAs } from 'tonlens/abi'
import { parseCell } from 'tonlens/ton'
import { buildAccountCell, buildMessageCell, buildTransactionCell } from 'tonlens/verify'
import { guessCell } from '../../../src/ton/abi/guessCell.ts'
import { blockchain } from '../../../src/ton/abi/standards/blockchain.ts'
import { Cell } from '../../../src/ton/cells/cell.ts'
import { chainStates, chainTransactions, mainnetTransactions, messagesIn } from '../../fixtures/verify.ts'
import { addressBoc, internalMessage, jettonBody, oddBody, signedMessage } from '../../fixtures/tools.ts'
import { createRandom } from '../../helpers/random.ts'

const meanings = (cell: Cell): string[] => guessCell(cell).map(({ meaning }) => meaning)

describe('structures of the blockchain', () => {
  const rows = [...mainnetTransactions(), ...chainTransactions().slice(0, 400)]

  test('reads transactions as their rows tell, to the last bit', () => {
    let read = 0
    for (const row of rows) {
      const cell = buildTransactionCell(row)
      if (cell === null) continue
      const [guess] = guessCell(cell)
      expect(guess, row.hash).toMatchObject({
        meaning: 'transaction',
        value: { lt: BigInt(row.lt), now: BigInt(row.now), total_fees: { grams: BigInt(row.total_fees) } },
      })
      read += 1
    }
    expect(read).toBeGreaterThan(400)
  })

  test('reads messages as their rows tell', () => {
    for (const row of messagesIn(rows)) {
      const cell = buildMessageCell(row)
      if (cell === null) continue
      const guess = guessCell(cell).find(({ meaning }) => meaning === 'message')
      const { info } = (guess?.value ?? {}) as { info?: { $: string; dest: unknown; value?: { grams: bigint } } }
      expect(info, row.hash).toBeDefined()
      if (info?.value !== undefined) expect(String(info.value.grams)).toBe(row.value)
    }
  })

  test('reads logs', () => {
    const src = `0:${'AB'.repeat(32)}`
    const log = {
      $: 'Message',
      info: { $: 'ext_out_msg_info', src, dest: { bits: 9, value: 300n }, created_lt: 5n, created_at: 6n },
      init: null,
      body: { $: 'cell', value: parseCell(jettonBody) },
    } as const
    const cell = writeAs(blockchain, 'Message', log)
    if (cell instanceof AbiError) throw cell
    expect(guessCell(cell)).toEqual([{ meaning: 'message', value: log }])
  })

  test('reads accounts', () => {
    const last = new Map(chainTransactions().map((row) => [row.hash, row]))
    let read = 0
    for (const state of chainStates()) {
      const row = last.get(state.last_transaction_hash ?? '')
      const cell = row === undefined ? null : buildAccountCell(state, row)
      if (cell === null || state.status === 'nonexist') continue
      expect(meanings(cell), state.address).toContain('account')
      read += 1
    }
    expect(read).toBeGreaterThan(20)
  })
})

test.each([
  ['a signed message', signedMessage, 'message'],
  ['an internal message', internalMessage, 'message'],
  ['a standard body', jettonBody, 'body'],
  ['code', chainStates().find(({ code_boc }) => code_boc !== null)?.code_boc ?? '', 'code'],
])('tells %s', (_name, boc, meaning) => {
  expect(meanings(parseCell(boc))).toEqual([meaning])
})

test('tells nothing about data of no known form', () => {
  expect(meanings(parseCell(oddBody))).toEqual([])
  expect(meanings(parseCell(addressBoc))).toEqual([])
})

test('names the source of a body, and reads comments and metadata', () => {
  const registry = new AbiRegistry([standards])
  expect(guessCell(parseCell(jettonBody), registry)).toMatchObject([
    { meaning: 'body', source: 'TON standards', value: { $: 'jetton_transfer' } },
  ])
  const [payload] = parseCell(jettonBody).refs
  expect(guessCell(payload as Cell)).toEqual([{ meaning: 'comment', value: 'grant' }])
})

test('random cells are taken for structures by chance at most once in a thousand', () => {
  const random = createRandom(7)
  let mistaken = 0
  for (let count = 0; count < 1500; count += 1) {
    const make = (depth: number): Cell => {
      const bitLength = random.integer(1024)
      const data = random.bytes((bitLength + 7) >> 3)
      if (bitLength % 8 > 0) data[data.length - 1] = (data.at(-1) as number) & (0xff00 >> (bitLength % 8))
      return new Cell({
        data,
        bitLength,
        refs: Array.from({ length: depth > 0 ? random.integer(5) : 0 }, () => make(depth - 1)),
      })
    }
    mistaken += meanings(make(2)).length
  }
  expect(mistaken).toBeLessThanOrEqual(1)
})
