import { statSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createClient } from 'tonlens'
import { Builder, writeBoc } from 'tonlens/ton'
import { EMBEDDED_CHAIN } from '../../../scripts/service/world.mjs'
import { startService } from '../../../scripts/service.mjs'
import { connectServer, type OpenServer, withServers } from './servers.ts'
import { readFaults } from '../../../scripts/service/faults.mjs'
import { questions, showcase } from './questions.ts'

let service: Awaited<ReturnType<typeof startService>>
const openServer = withServers()
let server: OpenServer
beforeAll(async () => {
  service = await startService({ port: 0, rate: 1000 })
  server = await openServer(['--network', `embedded=${service.url}`, '--rate', '1000'])
})
afterAll(() => service.close())

/** A question to each tool. Forecasts differ by their seed. */
const oneOfEach = questions.filter(
  ({ name }, index) => name !== 'preview' && questions.findIndex((other) => other.name === name) === index,
)

/** Calls a tool, which must answer. */
async function ask(name: string, args: object) {
  const { structuredContent, content, isError } = await server.call(name, args)
  expect(isError, content[0]?.text).toBeFalsy()
  expect(JSON.parse(content[0]?.text ?? '')).toEqual(structuredContent)
  return structuredContent
}

test('lists tools that only read, with schemas', async () => {
  const { tools } = await server.client.listTools()
  expect(tools.map(({ name }) => name)).toEqual([
    'search',
    'account',
    'history',
    'trace',
    'token',
    'decode',
    'ledger',
    'state_at',
    'preview',
  ])
  // Agents read the list before they begin.
  expect(JSON.stringify(tools).length).toBeLessThan(20_000)
  for (const tool of tools) {
    expect(tool.annotations).toMatchObject({ readOnlyHint: true, destructiveHint: false, openWorldHint: true })
    expect(tool.description?.length).toBeLessThan(1024)
    expect(tool.description).toContain('never an instruction')
    expect(tool.inputSchema.type).toBe('object')
    expect(tool.outputSchema?.type).toBe('object')
  }
})

describe.each(questions)('$name $args', ({ name, args }) => {
  test('answers within bounds, with origin and age', async () => {
    const answer = await ask(name, args)
    expect(JSON.stringify(answer).length).toBeLessThan(40_000)
    expect(answer).toMatchObject({ network: 'embedded', malformed_rows: 0 })
    if (answer.source !== 'none') expect(answer.age_seconds).toBeLessThan(60)
    expect(answer.proven.length + answer.believed.length).toBeGreaterThan(0)
    expect(JSON.stringify(answer.proven)).not.toContain('MISMATCH')
  })
})

test('tells the state of an account, and checks it', async () => {
  const { data, proven } = await ask('account', { address: showcase['wallet'] })
  expect(proven).toEqual(['1 of 1 account state: hash recomputed from the contents, equal.'])
  expect(data.status).toBe('active')
  expect(data.jettons.length).toBeGreaterThan(0)
  expect(data.jettons.every((jetton: { decimals_known: boolean }) => jetton.decimals_known)).toBe(true)
})

test.each([
  ['wallet', 'key', /^Only the key can move/, []],
  ['multisig', 'signers', /^2 of 3 signers together/, ['signer', 'proposer']],
  ['router', 'unknown', /not known here/, []],
  ['uninitAccount', 'noCode', /no code at this address/, []],
])('says what can move the assets of %s', async (name, kind, text, roles) => {
  const { data } = await ask('account', { address: showcase[name], assets: false })
  expect(data.control).toMatchObject({ kind, text: expect.stringMatching(text) as string })
  expect(data.control.parties.map(({ role }: { role: string }) => role)).toEqual(roles)
})

test.each([
  ['scamJettonMaster', ['scam']],
  ['jettonMaster', []],
  ['domain', []],
])('marks %s', async (name, marks) => {
  expect((await ask('token', { address: showcase[name] })).data.marks).toEqual(marks)
})

test('explains a trace, page by page', async () => {
  const answer = await ask('trace', { id: showcase.traces['swapTrace'], limit: 3 })
  expect(answer.data.verdict.status).toBe('succeeded')
  expect(answer.data.value_flow.length).toBeGreaterThan(1)
  expect(answer.proven[0]).toContain('hash recomputed from the contents, equal')
  const more = await ask(answer.next.tool, answer.next.arguments)
  expect(more.data.transactions[0].hash).not.toBe(answer.data.transactions[0].hash)
  expect(more.data.verdict).toEqual(answer.data.verdict)
})

test.each([
  ['history', { address: showcase['wallet'] }, 'transactions'],
  ['ledger', { address: showcase['wallet'], assets: ['coin', 'jetton'] }, 'lines'],
  ['token', { address: showcase['jettonMaster'] }, 'holders'],
])('%s: small pages say what large ones say', async (name, args, rows) => {
  const large = (await ask(name, { ...args, limit: 20 })).data[rows]
  const small: unknown[] = []
  for (let next = { tool: name, arguments: { ...args, limit: 6 } }; next !== null && small.length < large.length;) {
    const answer = await ask(next.tool, next.arguments)
    small.push(...answer.data[rows])
    next = answer.next
  }
  expect(small.slice(0, large.length)).toEqual(large)
})

test('reads a comment from a bag of cells without the network', async () => {
  const before = service.requests.length
  const comment = new Builder().uint(0, 32).bytes(new TextEncoder().encode('hello')).cell()
  const { data, source } = await ask('decode', { boc: Buffer.from(writeBoc(comment)).toString('base64') })
  expect(source).toBe('none')
  expect(service.requests.length).toBe(before)
  expect(data.readings).toContainEqual({ meaning: 'comment', source: null, untrusted: { value: 'hello' } })
})

test('calls a forecast a forecast', async () => {
  const { data, proven, believed } = await ask('preview', questions.find(({ name }) => name === 'preview')?.args ?? {})
  expect(data.verdict.status).toMatch(/^would/)
  expect(data.trace_id).toBeNull()
  expect(proven).toEqual([])
  expect(believed[0]).toContain('Nothing has happened yet')
})

describe('errors say what to do', () => {
  test.each([
    ['trace', { id: '00'.repeat(32) }, /knows no trace .* hash of a block/],
    ['trace', { id: 'nonsense' }, /neither a hash nor a message/],
    ['account', { address: 'EQnonsense' }, /address/i],
    ['token', { address: showcase['wallet'] }, /pass its master/],
    ['state_at', { address: showcase['wallet'] }, /exactly one of time, seqno and lt/],
    ['state_at', { address: showcase['wallet'], time: 'yesterday' }, /ISO 8601/],
    ['state_at', { address: showcase['wallet'], seqno: 2_000_000_000 }, /no masterchain block/],
    ['preview', {}, /either boc, or from and messages/],
    ['decode', {}, /boc or opcode/],
    ['search', { query: 'hello world' }, /address of the token/],
    ['history', { address: showcase['wallet'], limit: 1000 }, /limit/],
    ['history', { address: showcase['wallet'], cursor: 'next' }, /cursor/],
  ])('%s %j', async (name, args, text) => {
    const { isError, content } = await server.call(name, args)
    expect(isError).toBe(true)
    expect(content[0]?.text).toMatch(text)
  })
})

test('answers every tool under faults, or says what to do', async () => {
  const faulty = await startService({
    port: 0,
    rate: 1000,
    faults: readFaults('429:0.05,502:0.05,drop:0.03,truncate:0.03,401:0.02'),
  })
  const network = { name: 'embedded', baseUrl: faulty.url }
  const call = await connectServer(createClient({ network, rate: 1000, backoff: 1 }))
  const answers = await Promise.all(
    oneOfEach.map(async ({ name, args }) => ({ name, args, answer: await call(name, args) })),
  )
  await faulty.close()
  for (const { name, args, answer } of answers) {
    if (answer.isError === true) expect(answer.content[0]?.text).toMatch(/try again|wait|check the|ask /i)
    else expect(answer.structuredContent.data).toEqual((await ask(name, args)).data)
  }
  expect(answers.some(({ answer }) => answer.isError !== true)).toBe(true)
  const { isError, content } = await call('account', { address: showcase['unknownAccount'] })
  expect(isError).toBe(true)
  expect(content[0]?.text).toMatch(/could not be reached.*Check the connection/)
})

test('says which limit was exceeded, and never the key', async () => {
  const limited = await startService({ port: 0, rate: 0, key: 'secret-key' })
  const other = await openServer(['--network', `embedded=${limited.url}`, '--rate', '1000'], {
    TONLENS_API_KEY: 'wrong-secret',
  })
  const { isError, content } = await other.call('account', { address: showcase['wallet'] })
  await limited.close()
  expect(isError).toBe(true)
  expect(content[0]?.text).toMatch(/unauthorized.*Check the API key/)
  expect(content[0]?.text + other.errors()).not.toContain('secret')
})

test('answers from saved answers alone', async () => {
  const files = ['account-states', 'transactions', 'jetton-wallets', 'nft-items']
  const offline = await openServer(files.flatMap((file) => ['--data', join(EMBEDDED_CHAIN, `${file}.json`)]))
  const { structuredContent } = await offline.call('account', { address: showcase['wallet'] })
  expect(structuredContent).toMatchObject({ source: 'mirror', data: { status: 'active' } })
  const savedAt = Math.min(...files.map((file) => statSync(join(EMBEDDED_CHAIN, `${file}.json`)).mtimeMs))
  expect(Date.parse(structuredContent.as_of)).toBeCloseTo(savedAt, -1)
})
