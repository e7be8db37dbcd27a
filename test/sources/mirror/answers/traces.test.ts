// Actions of a trace belong to the answer that showed them.
import { expect, test } from 'vitest'
import { NotMirroredError } from '../../../../src/sources/client/errors.ts'
import { traces } from '../../../../src/service/endpoints/traces.ts'
import { createBook, message, testAccount, testHash, transaction } from '../../../fixtures/testRows.ts'
import { ask, freshMirror } from '../setup.ts'

const hash = testHash(1)
const root = transaction(1, 1, 10, { trace_id: hash, in_msg: message(11, null, 1) })
const names = { address_book: createBook(1, 2), metadata: {} }

function trace(classification_state: string, actions?: readonly object[]) {
  return {
    trace_id: hash,
    external_hash: testHash(11),
    mc_seqno_start: '100',
    mc_seqno_end: '100',
    start_lt: '10',
    start_utime: 1_700_000_010,
    end_lt: '10',
    end_utime: 1_700_000_010,
    trace_info: { trace_state: 'complete', messages: 1, transactions: 1, pending_messages: 0, classification_state },
    is_incomplete: false,
    trace: { tx_hash: hash, in_msg_hash: testHash(11), children: [] },
    transactions_order: [hash],
    transactions: { [hash]: root },
    ...(actions !== undefined && { actions }),
  }
}

const action = (account: number, type = 'ton_transfer') => ({
  trace_id: hash,
  action_id: testHash(77),
  start_lt: '10',
  end_lt: '10',
  start_utime: 1_700_000_010,
  end_utime: 1_700_000_010,
  trace_end_lt: '10',
  trace_end_utime: 1_700_000_010,
  trace_mc_seqno_end: 100,
  transactions: [hash],
  success: true,
  type,
  details: { source: testAccount(1), destination: testAccount(2), value: '1' },
  trace_external_hash: testHash(11),
  finality: 'finalized',
  accounts: [testAccount(account)],
})

const moments = [
  ['without actions before it was classified', trace('unclassified')],
  ['with no actions before it was classified', trace('unclassified', [])],
  ['without actions once it was', trace('ok')],
] as const

test.each(moments.flatMap(([, first]) => moments.map(([name, last]) => [name, first, last] as const)))(
  'a trace that was seen last %s is never answered with actions of an earlier look',
  async (_name, first, last) => {
    const mirror = await freshMirror()
    for (const seen of [first, last]) await mirror.ingest({ traces: [seen], ...names })
    const asked = mirror.transport.request(traces, { trace_id: [hash], include_actions: true }, { maxAge: Infinity })
    await expect(asked).rejects.toThrow(NotMirroredError)
    await mirror.ingest({ traces: [trace('ok', [action(1)])], ...names })
    const { body } = await mirror.transport.request(traces, { trace_id: [hash], include_actions: true }, { maxAge: 5 })
    expect(body).toMatchObject({ traces: [{ actions: [{ type: 'ton_transfer' }] }] })
    // A later look without actions takes none of them away.
    await mirror.ingest({ traces: [trace('ok')], ...names })
    const again = await mirror.transport.request(traces, { trace_id: [hash], include_actions: true }, { maxAge: 5 })
    expect(again.body).toEqual(body)
  },
)

test('the header X-Actions-Version chooses types of actions as the parameter does', async () => {
  for (const version of [undefined, '1.2', '1.3'] as const) {
    const mirror = await freshMirror({ version })
    await mirror.ingest({ traces: [trace('ok', [action(1, 'dedust_v2_claim_fees')])], ...names })
    const status = async (headers: HeadersInit, query = '') =>
      (await ask(mirror, `/traces?trace_id=${encodeURIComponent(hash)}&include_actions=true${query}`, { headers }))
        .status
    expect([version, await status({}), await status({ 'X-Actions-Version': 'latest' })]).toEqual([version, 200, 200])
    expect([version, await status({ 'X-Actions-Version': 'v1' })]).toEqual([version, 501])
    expect([version, await status({ 'X-Actions-Version': 'latest' }, '&supported_action_types=v1')]).toEqual([
      version,
      200,
    ])
    expect([version, await status({ 'X-Actions-Version': 'v1' }, '&supported_action_types=latest')]).toEqual([
      version,
      501,
    ])
  }
})
