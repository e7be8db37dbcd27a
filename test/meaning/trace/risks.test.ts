import { expect, test } from 'vitest'
import { assembleTrace } from '../../../src/meaning/trace/assemble.ts'
import { listRecipients } from '../../../src/meaning/trace/recipients.ts'
import { findTraceRisks } from '../../../src/meaning/trace/risks.ts'
import type { Transaction } from '../../../src/service/rows/transaction.ts'
import { parseAddress } from '../../../src/ton/cells/address.ts'
import { Builder } from '../../../src/ton/cells/builder.ts'
import { buildDictionary } from '../../../src/ton/cells/buildDictionary.ts'
import { bytesToBase64 } from '../../../src/ton/cells/bytes.ts'
import { writeBoc } from '../../../src/ton/cells/writeBoc.ts'
import { external, message, people, transaction } from '../../fixtures/transactions.ts'

const { alice, bob, carol } = people

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

test.each(['0x6e6f7465', '0x6501f354', '0x7431f221', '0x2508d66a', '0x7258a69b'])(
  'a message %s hands over control',
  (opcode) => {
    expect(find({ out_msgs: [message({ source: alice, destination: bob, opcode })] })).toEqual([
      { kind: 'control', account: bob },
    ])
  },
)

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

/** Message of an account with this body. */
function send(body: Builder, opcode: string) {
  const message_content = { hash: null, body: bytesToBase64(writeBoc(body.cell())), decoded: null }
  return find({ out_msgs: [message({ source: alice, destination: bob, opcode, message_content })] })
}

test('a message that holds nothing but another owner hands over a jetton or a collection', () => {
  const change = () => new Builder().uint(3, 32).uint(7, 64)
  expect(send(change().address(parseAddress(carol)), '0x00000003')).toEqual([{ kind: 'control', account: bob }])
  expect(send(change().address(parseAddress(carol)).bit(true), '0x00000003')).toEqual([])
  expect(send(change(), '0x00000003')).toEqual([])
})

test('an order that changes the signers of a multisig is told, when it is opened and when it is executed', () => {
  const list = (write: (builder: Builder) => void) => buildDictionary([[0n, write]], 8) ?? new Builder().cell()
  const signers = list((builder) => void builder.address(parseAddress(carol)))
  const update = new Builder().uint(0x1d0cfbd3, 32).uint(1, 8).ref(signers).bit(false)
  const payment = new Builder().uint(0xf1381e5b, 32)
  const order = (action: Builder) => list((builder) => void builder.ref(action.cell()))
  for (const opcode of [0xf718510f, 0x75097f5d]) {
    const body = (action: Builder) => new Builder().uint(opcode, 32).uint(0, 64).ref(order(action))
    const written = `0x${opcode.toString(16)}`
    expect(send(body(update), written)).toEqual([{ kind: 'signers', account: bob }])
    expect(send(body(payment), written)).toEqual([])
  }
  expect(send(new Builder().uint(0xf718510f, 32), '0xf718510f')).toEqual([])
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

test('recipients of tokens are those that the transfer names, with the comment that it forwards', () => {
  const send = (body: Builder) =>
    message({
      source: alice,
      destination: bob,
      message_content: { hash: null, body: bytesToBase64(writeBoc(body.cell())), decoded: null },
    })
  const comment = new Builder().uint(0, 32).uint(0x61, 8)
  const transfer = (opcode: number, payload: Builder | undefined) => {
    const body = new Builder().uint(opcode, 32).uint(7, 64)
    if (opcode === 0x0f8a7ea5) body.coins(5n)
    body
      .address(parseAddress(carol))
      .uint(0, 2)
      .bit(false)
      .coins(1n)
      .bit(payload !== undefined)
    return send(payload === undefined ? body : body.ref(payload.cell()))
  }
  const out_msgs = [
    send(comment),
    send(new Builder()),
    transfer(0x0f8a7ea5, comment),
    transfer(0x0f8a7ea5, undefined),
    transfer(0x5fcc3d14, comment),
  ]
  const rows = [transaction({ account: alice, out_msgs }), transaction({ account: bob, out_msgs: [send(comment)] })]
  expect(listRecipients(assembleTrace(rows), alice)).toEqual([
    { account: bob, hasComment: true },
    { account: bob, hasComment: false },
    { account: carol, hasComment: true },
    { account: carol, hasComment: false },
    { account: carol, hasComment: true },
  ])
})
