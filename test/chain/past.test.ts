// `npm run service` as a node of the past: cells of accounts, get-methods and the configuration at any block.
import { defaultConfig } from '@ton/sandbox'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startService } from '../../scripts/service.mjs'
import { createClient, createLibraryLoader, HttpError, type Client } from '../../src/entries/client.ts'
import * as table from '../../src/service/endpoints/v2/index.ts'
import { readStackPairs } from '../../src/service/rows/v2/stack.ts'
import { readStackEntries } from '../../src/ton/abi/getMethodStack.ts'
import { parseCell } from '../../src/ton/cells/boc.ts'
import { bytesToBase64 } from '../../src/ton/cells/bytes.ts'
import { createRandom } from '../helpers/random.ts'
import { blocks, groupBy, index } from './read.ts'

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

const hashOf = (boc: string) => bytesToBase64(parseCell(boc).hash())

test('the cell of an account has the hash of its state, or is not kept', async () => {
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

test('the configuration is that of every block, whole and by parameter', async () => {
  const [first] = masterchain
  for (const { seqno } of [first!, head]) {
    const { config } = await client.request(table.configAllAt, { seqno })
    expect(hashOf(config.bytes)).toBe(hashOf(defaultConfig))
    const one = await client.request(table.configParamAt, { config_id: 0, seqno })
    expect(parseCell(one.config.bytes).refs).toHaveLength(0)
  }
  await expect(client.request(table.configParamAt, { config_id: 9999, seqno: head.seqno })).rejects.toMatchObject({
    kind: 'notFound',
  })
  await expect(client.request(table.configAllAt, { seqno: head.seqno + 1 })).rejects.toMatchObject({ kind: 'notMade' })
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
