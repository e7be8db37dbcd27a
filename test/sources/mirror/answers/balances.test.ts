import { expect, test } from 'vitest'
import { HttpError, NotMirroredError } from '../../../../src/sources/client/errors.ts'
import { balanceChanges } from '../../../../src/service/endpoints/traces.ts'
import { createMemoryIndex } from '../../../../src/entries/memory.ts'
import { hasRecorded, recordedTrace, traceFiles } from '../../../helpers/recorded.ts'
import { testAccount, createBook, testHash, message, transaction } from '../../../fixtures/testRows.ts'
import { freshMirror } from '../setup.ts'

const sent = { ...message(11, 1, 2), value: '1000', fwd_fee: '7' }
const world = {
  transactions: [
    transaction(1, 1, 10, { in_msg: message(10, null, 1), out_msgs: [sent], total_fees: '30' }),
    transaction(2, 2, 20, { trace_id: testHash(1), in_msg: sent, total_fees: '20' }),
  ],
  address_book: createBook(1, 2),
}
const trace_id = testHash(1)

test('are answered for a synced trace as the service answers', async () => {
  const index = createMemoryIndex([world])
  const mirror = await freshMirror()
  await mirror.sync({ kind: 'trace', hash: trace_id }, { service: index.transport })
  const { body } = await mirror.transport.request(balanceChanges, { trace_id })
  expect(body).toEqual((await index.transport.request(balanceChanges, { trace_id })).body)
  expect(body).toMatchObject({ fees: { [testAccount(1)]: 37, [testAccount(2)]: 20 } })
})

test('a trace that may have more to it is left to the service', async () => {
  const mirror = await freshMirror()
  await mirror.ingest(world)
  await expect(mirror.transport.request(balanceChanges, { trace_id })).rejects.toThrow(NotMirroredError)
})

test('a request without a trace is refused before the mirror is asked for rows', async () => {
  const mirror = await freshMirror()
  await expect(mirror.transport.request(balanceChanges, {})).rejects.toThrow(HttpError)
  const byAction = mirror.transport.request(balanceChanges, { action_id: testHash(9) })
  await expect(byAction).rejects.toThrow('it does not split a trace by its actions')
})

test.runIf(hasRecorded)(
  'recorded traces are answered as the service answers, or left to it for want of a jetton wallet',
  async () => {
    const mirror = await freshMirror()
    const traces = traceFiles().map(recordedTrace)
    const index = createMemoryIndex(traces)
    for (const recorded of traces) await mirror.ingest(recorded)
    let answered = 0
    for (const { trace_id: id } of traces) {
      const wanted = await index.transport.request(balanceChanges, { trace_id: id }).catch(() => undefined)
      try {
        expect((await mirror.transport.request(balanceChanges, { trace_id: id })).body).toEqual(wanted?.body)
        answered++
      } catch (error) {
        expect(error).toBeInstanceOf(NotMirroredError)
      }
    }
    expect(answered).toBeGreaterThan(3)
  },
)
