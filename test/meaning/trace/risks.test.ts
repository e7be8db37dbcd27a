import { expect, test } from 'vitest'
import { assembleTrace } from '../../../src/meaning/trace/assemble.ts'
import { findTraceRisks } from '../../../src/meaning/trace/risks.ts'
import type { Transaction } from '../../../src/service/rows/transaction.ts'
import { Builder } from '../../../src/ton/cells/builder.ts'
import { bytesToBase64 } from '../../../src/ton/cells/bytes.ts'
import { writeBoc } from '../../../src/ton/cells/writeBoc.ts'
import { external, message, people, transaction } from '../../fixtures/transactions.ts'

const { alice, bob } = people

function find(row: Partial<Transaction>) {
  return findTraceRisks(assembleTrace([transaction({ account: alice, ...row })]), alice)
}

/** Body of a signed message of a wallet v5, with or without an action that is not a message. */
function signed(opcode: number, hasAction: boolean): string {
  const body = new Builder().uint(opcode, 32).uint(0, 96).bit(false).bit(hasAction).uint(2, 8)
  return bytesToBase64(writeBoc(body.cell()))
}

test('an ordinary transfer has no risk', () => {
  expect(find({ out_msgs: [message({ source: alice, destination: bob, opcode: '0x00000000' })] })).toEqual([])
})

test.each(['0x6e6f7465', '0x6501f354', '0x2508d66a', '0x7258a69b'])('a message %s hands over control', (opcode) => {
  expect(find({ out_msgs: [message({ source: alice, destination: bob, opcode })] })).toEqual([
    { kind: 'control', account: bob },
  ])
})

test('an action of a wallet v5 on its extensions or its key hands over control', () => {
  const body = (text: string) => ({
    in_msg: { ...external(), message_content: { hash: null, body: text, decoded: null } },
  })
  for (const opcode of [0x7369676e, 0x73696e74]) {
    expect(find(body(signed(opcode, true)))).toEqual([{ kind: 'control', account: alice }])
    expect(find(body(signed(opcode, false)))).toEqual([])
  }
  for (const text of ['', 'no cell', signed(7, true)]) expect(find(body(text))).toEqual([])
})

test('tells of an account that keeps nothing, and of jettons whose issuer can lock them', () => {
  const state = transaction({}).account_state_after
  const after = (changes: object) => ({
    account_state_after: { ...(state as NonNullable<typeof state>), ...changes },
  })
  expect(find(after({ balance: '0' }))).toEqual([{ kind: 'everything', account: alice }])
  expect(find(after({ balance: '5', code_hash: 'iUaPAseOVwgC45l5yFFvw43wfqdqSDV+BTbyuns+43s=' }))).toEqual([
    { kind: 'canLock', account: alice },
  ])
})
