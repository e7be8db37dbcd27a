// Messages by hash, out of transactions that any answer has shown, and out of complete histories.
import { expect, test } from 'vitest'
import { NotMirroredError } from '../../../../src/entries/client.ts'
import { messages } from '../../../../src/service/endpoints/messages.ts'
import { createMemoryIndex } from '../../../../src/entries/memory.ts'
import type { Message } from '../../../../src/service/rows/message.ts'
import { createBook, message, testAccount, testHash, transaction } from '../../../fixtures/testRows.ts'
import { freshMirror } from '../setup.ts'

const external = { ...message(20, null, 1), hash_norm: testHash(21) }
const sent = message(30, 1, 2, 1001)
const sender = transaction(1, 1, 1000, { in_msg: external, out_msgs: [sent] })
const receiver = transaction(2, 2, 1002, { in_msg: sent, out_msgs: [] })
const address_book = createBook(1, 2)
const index = createMemoryIndex([{ transactions: [sender, receiver], address_book }])

async function mirrorWith(...transactions: readonly object[]) {
  const mirror = await freshMirror()
  await mirror.ingest({ transactions, address_book, metadata: {} })
  return (params: object) => mirror.transport.request(messages, { ...params }, { maxAge: 60 })
}
const expected = async (params: object, init: object = {}) =>
  (await index.transport.request(messages, { ...params }, init)).body

test('a message is answered when the transactions on both of its sides are here', async () => {
  const get = await mirrorWith(sender, receiver)
  for (const params of [
    { msg_hash: [testHash(30)] },
    { msg_hash: [testHash(30)], direction: 'in' },
    { msg_hash: [testHash(30)], direction: 'out', source: testAccount(1) },
  ]) {
    expect((await get(params)).body, JSON.stringify(params)).toEqual(await expected(params))
  }
})

test('a message from outside is left to the service: a transaction that is not here may have accepted it, too', async () => {
  const get = await mirrorWith(sender, receiver)
  await expect(get({ msg_hash: [testHash(20)] })).rejects.toThrow('several transactions may have accepted')
  await expect(get({ msg_hash: [testHash(30), testHash(20)] })).rejects.toThrow(NotMirroredError)
})

test('a message is not answered while a side of it is missing', async () => {
  const get = await mirrorWith(sender)
  await expect(get({ msg_hash: [testHash(30)] })).rejects.toThrow(NotMirroredError)
  await expect(get({ msg_hash: [testHash(30)], direction: 'in' })).rejects.toThrow(NotMirroredError)
  await expect(get({ msg_hash: [testHash(99)] })).rejects.toThrow(NotMirroredError)
  const params = { msg_hash: [testHash(30)], direction: 'out' }
  expect((await get(params)).body).toEqual(await expected(params))
})

test('a normalized hash may be that of several messages', async () => {
  const other = transaction(3, 1, 3000, { in_msg: { ...message(22, null, 1), hash_norm: testHash(21) }, out_msgs: [] })
  const get = await mirrorWith(sender, receiver, other)
  await expect(get({ msg_hash: [testHash(21)] })).rejects.toThrow(NotMirroredError)
  const own = transaction(4, 1, 4000, { in_msg: { ...message(23, null, 1), hash_norm: testHash(23) }, out_msgs: [] })
  const plain = await mirrorWith(own)
  await expect(plain({ msg_hash: [testHash(23)] })).rejects.toThrow(NotMirroredError)
})

test('an account with a complete history answers what it sent, and what it has received', async () => {
  const mirror = await freshMirror()
  for (const n of [1, 2])
    await mirror.sync({ kind: 'transactions', account: testAccount(n) }, { service: index.transport })
  // A history shows no token metadata.
  const get = (params: object) => mirror.transport.request(messages, { ...params }, { maxAge: 60, noMetadata: true })
  for (const params of [
    { source: testAccount(1) },
    { source: testAccount(1), direction: 'out', sort: 'asc' },
    { source: testAccount(1), start_lt: '2000' },
    { destination: testAccount(1), only_externals: true },
    { destination: testAccount(2), direction: 'in' },
    { source: testAccount(2) },
  ]) {
    expect((await get(params)).body, JSON.stringify(params)).toEqual(await expected(params, { noMetadata: true }))
  }
  const asked = mirror.transport.request(messages, { source: testAccount(1) }, { maxAge: 60 })
  await expect(asked).rejects.toThrow('whether')
  // A message on its way to an account is not in its history.
  await expect(get({ destination: testAccount(2) })).rejects.toThrow(NotMirroredError)
  await expect(get({ opcode: '0x1' })).rejects.toThrow(NotMirroredError)
})

test('what an account sent is not answered while a receiver is unknown', async () => {
  const mirror = await freshMirror()
  await mirror.sync({ kind: 'transactions', account: testAccount(1) }, { service: index.transport })
  const source = testAccount(1)
  await expect(mirror.transport.request(messages, { source }, { maxAge: 60 })).rejects.toThrow(NotMirroredError)
  const { body } = await mirror.transport.request(
    messages,
    { source, direction: 'out' },
    { maxAge: 60, noMetadata: true },
  )
  expect((body as { messages: Message[] }).messages.map(({ hash }) => hash)).toEqual([testHash(30)])
})
