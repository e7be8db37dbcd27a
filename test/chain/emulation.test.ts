// The emulate endpoint of the local service, over a socket, against what the chain then does.
import { Address, beginCell } from '@ton/core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { messageCell } from '../../stories/chain/emulation/messageCell.mjs'
import { startService } from '../../scripts/service.mjs'
import { type Client, createClient } from '../../src/sources/client/client.ts'
import { emulateTonConnect, emulateTrace } from '../../src/service/endpoints/emulation.ts'
import { emulatedTrace } from '../../src/react/query/emulationQueryOptions.ts'
import type { Message } from '../../src/service/rows/message.ts'
import type { Trace } from '../../src/service/rows/trace.ts'
import { assembleTrace } from '../../src/meaning/trace/assemble.ts'
import { traceTotals } from '../../src/meaning/trace/totals.ts'
import { valueFlow } from '../../src/meaning/trace/valueFlow.ts'
import { judgeTrace } from '../../src/meaning/trace/verdict.ts'
import { index, readBody, transactions } from './read.ts'

const { traces } = readBody('pending.json') as { traces: Trace[] }
let client: Client
let service: Awaited<ReturnType<typeof startService>>

beforeAll(async () => {
  service = await startService({ port: 0, rate: Infinity })
  client = createClient({
    network: { name: 'embedded', baseUrl: service.url },
    rate: Infinity,
    strict: true,
    backoff: 1,
  })
})
afterAll(() => service.close())

const readRows = (trace: Trace) => Object.values(trace.transactions ?? {})
const bag = (message: Message): string =>
  messageCell(message as Parameters<typeof messageCell>[0])
    .toBoc()
    .toString('base64')
const flags = { with_actions: true, include_address_book: true, include_metadata: true }

test.each(traces.map((trace) => [trace.external_hash ?? '', trace] as const))(
  'the preview of a message of the pending trace %s has the hashes of what then happens',
  async (_, trace) => {
    const open = readRows(trace).filter(({ emulated }) => emulated)
    const inside = new Set(open.flatMap(({ out_msgs }) => out_msgs.map(({ hash }) => hash)))
    const [first] = open.filter(({ in_msg }) => !inside.has(in_msg?.hash ?? ''))
    if (!first?.in_msg) throw new Error('The trace has no message to emulate.')
    const answer = await client.request(emulateTrace, { boc: bag(first.in_msg), ...flags })
    expect(Object.keys(answer.transactions).toSorted()).toEqual(open.map(({ hash }) => hash).toSorted())
    for (const row of open) {
      const { account_state_before, account_state_after, trace_external_hash: __, trace_id: ___, ...happens } = row
      expect(answer.transactions[row.hash]).toMatchObject(happens)
      expect(answer.transactions[row.hash]?.account_state_before?.hash).toBe(account_state_before?.hash)
      expect(answer.transactions[row.hash]?.account_state_after?.hash).toBe(account_state_after?.hash)
    }
    const preview = assembleTrace(emulatedTrace(answer))
    const recorded = assembleTrace(open)
    expect(judgeTrace(preview).status).toBe('wouldSucceed')
    expect(valueFlow(preview)).toMatchObject({ totalFees: valueFlow(recorded).totalFees })
    expect(traceTotals(preview).fees).toBe(traceTotals(recorded).fees)
  },
)

test('the preview of a TON Connect request has the recorded hashes of all that follows from the wallet', async () => {
  const trace = traces.find(({ trace_id }) => trace_id === null)
  const wallet = readRows(trace as Trace).find(({ in_msg }) => in_msg?.source === null)
  if (wallet === undefined) throw new Error('No wallet has sent anything that is pending.')
  const messages = wallet.out_msgs.map(({ destination, value, bounce, message_content }) => ({
    address: Address.parse(destination ?? '').toString({ bounceable: bounce === true }),
    amount: value ?? '',
    payload: message_content?.body ?? null,
  }))
  const answer = await client.request(emulateTonConnect, { from: wallet.account, messages, ...flags })
  const following = readRows(trace as Trace)
    .filter((row) => row !== wallet)
    .map(({ hash }) => hash)
  expect(following.filter((hash) => hash in answer.transactions)).toEqual(following)
  const first = Object.values(answer.transactions).find(({ account }) => account === wallet.account)
  // The signature is missing, so the message and its transaction have other hashes; nothing else differs.
  expect(first?.hash).not.toBe(wallet.hash)
  expect(first?.total_fees).toBe(wallet.total_fees)
  expect(first?.out_msgs).toEqual(wallet.out_msgs)
  expect(answer.actions?.map(({ type, success, trace_id }) => ({ type, success, trace_id }))).toEqual(
    following.map(() => ({ type: 'ton_transfer', success: true, trace_id: null })),
  )
  expect(Object.keys(answer.address_book ?? {})).toContain(wallet.account)
})

test('emulation changes nothing: the second preview is the first', async () => {
  const [message] = traces
    .flatMap(readRows)
    .flatMap(({ emulated, in_msg }) => (emulated && in_msg !== null ? [in_msg] : []))
  const params = { boc: bag(message as Message), ...flags }
  expect(await client.request(emulateTrace, params)).toEqual(await client.request(emulateTrace, params))
})

test('a message that was accepted before is refused with the exit code of the wallet', async () => {
  const sent = transactions.find(
    ({ in_msg, account }) => in_msg?.source === null && account === index.showcase['wallet'],
  )
  const boc = bag(sent?.in_msg as Message)
  await expect(client.request(emulateTrace, { boc })).rejects.toMatchObject({
    kind: 'invalid',
    text: expect.stringMatching(/^EmulationExternalNotAccepted: \d+$/) as string,
  })
})

const empty = beginCell().endCell().toBoc().toString('base64')
const wallet = index.showcase['wallet'] ?? ''
test.each([
  ['emulateTrace', {}, 400, 'invalid request: boc is required'],
  ['emulateTrace', { boc: 'AA-_' }, 400, 'invalid request: invalid boc: illegal base64 data at input byte 2'],
  ['emulateTrace', { boc: 'AAAA' }, 500, "Can't deserialize message boc: "],
  ['emulateTrace', { boc: empty }, 500, "Can't unpack external message"],
  ['emulateTrace', { boc: empty, mc_block_seqno: 4_000_000_000 }, 500, 'mc block seqno is too new'],
  ['emulateTrace', { boc: empty, mc_block_seqno: 1 }, 500, 'failed to fetch mc block  1: '],
  ['emulateTrace', { boc: 5 }, 400, 'invalid request: '],
  ['emulateTonConnect', {}, 400, 'invalid request: from address is required for emulation'],
  ['emulateTonConnect', { from: wallet, messages: [] }, 400, 'invalid request: messages array cannot be empty'],
  [
    'emulateTonConnect',
    { from: wallet, messages: [{}, {}, {}, {}, {}] },
    400,
    'invalid request: messages array cannot contain more than 4 messages',
  ],
  ['emulateTonConnect', { from: wallet, messages: [{}] }, 400, 'invalid request: message at index 0 cannot be empty'],
  [
    'emulateTonConnect',
    { from: wallet, messages: [{ address: wallet }] },
    400,
    'invalid request: amount in message at index 0 cannot be empty',
  ],
  [
    'emulateTonConnect',
    { from: wallet, messages: [{ address: wallet, amount: '-1' }] },
    400,
    'invalid request: invalid amount in message at index 0: ',
  ],
  [
    'emulateTonConnect',
    { from: wallet, messages: [{ address: wallet, amount: '1', payload: '!' }] },
    400,
    'invalid request: invalid message payload at index 0: ',
  ],
  [
    'emulateTonConnect',
    { from: 'nobody', messages: [{ address: wallet, amount: '1' }] },
    500,
    'Invalid address format: nobody',
  ],
  [
    'emulateTonConnect',
    { from: index.showcase['uninitAccount'], messages: [{ address: wallet, amount: '1' }] },
    500,
    'Account state no code or no data',
  ],
  [
    'emulateTonConnect',
    { from: index.showcase['jettonMaster'], messages: [{ address: wallet, amount: '1' }] },
    500,
    'Account is not a known wallet',
  ],
  [
    'emulateTonConnect',
    { from: wallet, messages: [{ address: 'nobody', amount: '1' }] },
    500,
    'Failed to compose external message: ',
  ],
  ['emulate', {}, 404, 'Cannot POST '],
])('%s with %j is refused like the service refuses it', async (route, body, status, text) => {
  const url = `${service.url.replace('/v3', '/emulate/v1')}/${route}`
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  })
  expect(answer.status).toBe(status)
  expect(((await answer.json()) as { error: string }).error).toContain(text)
})
