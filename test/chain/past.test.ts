// `npm run service` as a node of the past: cells of accounts, get-methods and the configuration at any block.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startService } from '../../scripts/service.mjs'
import { createClient, createLibraryLoader, HttpError, type Client } from '../../src/entries/client.ts'
import * as table from '../../src/service/endpoints/v2/index.ts'
import { readStackPairs } from '../../src/service/rows/v2/stack.ts'
import { readStackEntries } from '../../src/ton/abi/getMethodStack.ts'
import { parseCell } from '../../src/ton/cells/boc.ts'
import { bytesToBase64 } from '../../src/ton/cells/bytes.ts'
import { hashCell } from '../helpers/hashCell.ts'
import { createRandom } from '../helpers/random.ts'
import { accounts, blocks, groupBy, index } from './read.ts'

const byAccount = groupBy(({ account }) => account)
const masterchain = blocks.filter(({ workchain }) => workchain === -1).toSorted((a, b) => a.seqno - b.seqno)
const head = masterchain.at(-1)!

let service: Awaited<ReturnType<typeof startService>>
let client: Client
beforeAll(async () => {
  service = await startService({ port: 0, rate: Infinity })
  client = createClient({ network: { name: 'past', baseUrl: service.url }, rate: Infinity })
})
afterAll(() => service.close())

test('the cell of an account has the hash of its state, or cannot be made', async () => {
  const random = createRandom(3)
  const accounts = [...byAccount.keys()]
  let kept = 0
  for (let at = 0; at < 200; at++) {
    const [account, { seqno }] = [random.pick(accounts), random.pick(masterchain)]
    const history = byAccount.get(account)!
    const last = history.findLast(({ mc_block_seqno }) => mc_block_seqno <= seqno)
    const state = last === undefined ? history[0]!.account_state_before : last.account_state_after
    try {
      const { bytes } = await client.request(table.shardAccountCellAt, { address: account, seqno })
      const cell = parseCell(bytes)
      const status = last?.end_status ?? history[0]!.orig_status
      if (status !== 'nonexist') expect(bytesToBase64(cell.refs[0]!.hash()), `${account} ${seqno}`).toBe(state?.hash)
      kept++
    } catch (error) {
      if (!(error instanceof HttpError)) throw error
      expect(error.kind, `${account} ${seqno}: ${error.text}`).toBe('notArchived')
    }
  }
  expect(kept).toBeGreaterThan(50)
})

/** Questions to ask, in rounds of 20; 10,000 of them with TONLENS_LONG=1. */
const rounds = process.env['TONLENS_LONG'] === '1' ? 500 : 15

test('random questions for accounts at 50 blocks equal the states of the chain', { timeout: 180_000 }, async () => {
  const random = createRandom(40)
  const chosen = Array.from({ length: 50 }, () => random.pick(masterchain))
  const addresses = [...byAccount.keys(), ...accounts.map(({ address }) => address), index.showcase['unknownAccount']!]
  async function check(address: string, block: (typeof masterchain)[0]) {
    const history = byAccount.get(address) ?? []
    const last = history.findLast(({ mc_block_seqno }) => mc_block_seqno <= block.seqno)
    const state = last === undefined ? history[0]?.account_state_before : last.account_state_after
    const status = last?.end_status ?? history[0]?.orig_status ?? 'nonexist'
    const row = history.length === 0 ? accounts.find((each) => each.address === address) : undefined
    const found = await client.request(table.addressInformationAt, { address, seqno: block.seqno })
    const isThere = status !== 'nonexist' || row !== undefined
    const wanted = row ?? (isThere ? state : undefined)
    expect(
      [found.balance, hashCell(found.code), hashCell(found.data), found.last_transaction_id.lt, found.block_id.seqno],
      `${address} at ${block.seqno}`,
    ).toEqual([
      wanted?.balance ?? '0',
      wanted?.code_hash ?? null,
      wanted?.data_hash ?? null,
      status === 'nonexist' ? '0' : (last?.lt ?? '0'),
      block.seqno,
    ])
  }
  // Answers for a block never get old, so the client merges nothing: each question is a request of its own.
  for (let at = 0; at < rounds; at++)
    await Promise.all(Array.from({ length: 20 }, () => check(random.pick(addresses), random.pick(chosen))))
  expect(service.requests.length).toBeGreaterThanOrEqual(rounds * 20)
})

test('the configuration is that of the block, whole and by parameter', async () => {
  const [first] = masterchain
  const hashAt = async (seqno: number) => hashCell((await client.request(table.configAllAt, { seqno })).config.bytes)
  expect(await hashAt(first!.seqno)).not.toBe(await hashAt(head.seqno))
  const stakes = async (seqno: number) =>
    hashCell((await client.request(table.configParamAt, { config_id: 17, seqno })).config.bytes)
  expect(await stakes(first!.seqno)).not.toBe(await stakes(head.seqno))
  await expect(client.request(table.configParamAt, { config_id: 9999, seqno: head.seqno })).rejects.toMatchObject({
    kind: 'notFound',
  })
  await expect(client.request(table.configAllAt, { seqno: head.seqno + 1 })).rejects.toMatchObject({ kind: 'notMade' })
})

test('a block that is unknown or not archived, and a deployment without API v2, say what to do', async () => {
  const asked = { address: index.showcase['wallet']! }
  const late = client.request(table.addressInformationAt, { ...asked, seqno: head.seqno + 1 })
  await expect(late).rejects.toMatchObject({ kind: 'notMade' })
  const early = client.request(table.addressInformationAt, { ...asked, seqno: 1 })
  await expect(early).rejects.toMatchObject({
    kind: 'notArchived',
    message: expect.stringContaining('v2Url') as string,
  })
  const without = createClient({
    network: { name: 'v2-less', baseUrl: service.url, v2Url: `${service.url}/none` },
    rate: Infinity,
  })
  const none = without.request(table.addressInformationAt, { ...asked, seqno: head.seqno })
  await expect(none).rejects.toMatchObject({ kind: 'noRoute', message: expect.stringContaining('v2Url') as string })
})

test('a get-method runs at a block, and its answer names the block', async () => {
  const asked = { address: index.showcase['wallet']!, method: 'seqno', stack: [] }
  const found = await client.request(table.runGetMethodAt, { ...asked, seqno: head.seqno })
  expect([found.exit_code, found.block_id?.seqno]).toEqual([0, head.seqno])
  expect(readStackEntries(readStackPairs(found.stack))[0]).toBeTypeOf('bigint')
  const late = client.request(table.runGetMethodAt, { ...asked, seqno: head.seqno + 1 })
  await expect(late).rejects.toMatchObject({ kind: 'notMade' })
})

test('what is not there is told', async () => {
  await expect(createLibraryLoader(client)('ab'.repeat(32))).rejects.toMatchObject({ status: 501 })
})
