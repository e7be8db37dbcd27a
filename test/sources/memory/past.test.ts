// API v2 of an index in memory: what rows tell of the past, and no more.
import { expect, test } from 'vitest'
import { createClient, HttpError, NotMirroredError } from '../../../src/entries/client.ts'
import { createMemoryIndex, IngestError } from '../../../src/entries/memory.ts'
import * as table from '../../../src/service/endpoints/v2/index.ts'
import { toSignedShard } from '../../../src/service/rows/shapes/shard.ts'
import type { PastBody } from '../../../src/service/rules/rows/readPast.ts'
import { readConfig } from '../../../src/ton/abi/config/readConfig.ts'
import { parseCell } from '../../../src/ton/cells/boc.ts'
import { bytesToBase64 } from '../../../src/ton/cells/bytes.ts'
import { accounts, blocks, groupBy, transactions } from '../../chain/read.ts'
import { hashCell } from '../../helpers/hashCell.ts'
import { createRandom } from '../../helpers/random.ts'
import { chainAnswers } from '../../ledger/chainLedger.ts'
import { testAccount } from '../../fixtures/testRows.ts'

const index = createMemoryIndex(chainAnswers().values(), { version: '1.3' })
const client = createClient({ network: 'testnet', transport: index.transport, rate: Infinity })
const masterchain = blocks.filter(({ workchain }) => workchain === -1).toSorted((a, b) => a.seqno - b.seqno)
const [first, head] = [masterchain[0]!, masterchain.at(-1)!]
const byAccount = groupBy(({ account }) => account)
const addresses = [...new Set([...byAccount.keys(), ...accounts.map(({ address }) => address), testAccount(1)])]

/** Reads the rows for the state of an account at a block: status, balance, hashes and last transaction. */
function lookBack(address: string, seqno: number) {
  const history = byAccount.get(address) ?? []
  const last = history.filter(({ mc_block_seqno }) => mc_block_seqno <= seqno).at(-1)
  const state = last === undefined ? history[0]?.account_state_before : last.account_state_after
  const status = last?.end_status ?? history[0]?.orig_status ?? 'nonexist'
  const none = status === 'nonexist'
  return {
    status,
    balance: none ? '0' : state?.balance,
    code: none ? null : (state?.code_hash ?? null),
    data: none ? null : (state?.data_hash ?? null),
    lt: none ? '0' : (last?.lt ?? '0'),
  }
}

const random = createRandom(40)
const chosen = Array.from({ length: 50 }, () => random.pick(masterchain))
const questions = Array.from({ length: 10_000 }, () => [random.pick(addresses), random.pick(chosen)] as const)

test('the state of 10,000 random accounts and blocks is that of the rows', async () => {
  for (const [address, block] of questions) {
    const wanted = lookBack(address, block.seqno)
    const place = `${address} at ${block.seqno}`
    const found = await client.request(table.addressInformationAt, { address, seqno: block.seqno })
    const state = wanted.status === 'active' || wanted.status === 'frozen' ? wanted.status : 'uninitialized'
    expect([found.state, found.balance, hashCell(found.code), hashCell(found.data)], place).toEqual([
      state,
      wanted.balance,
      wanted.code,
      wanted.data,
    ])
    expect(found.last_transaction_id.lt, place).toBe(wanted.lt)
    expect(found.block_id).toMatchObject({ workchain: -1, seqno: block.seqno, root_hash: block.root_hash })
    expect(found.sync_utime).toBe(Number(block.gen_utime))
  }
})

test('a state whose code or data no row has, and that was not given by itself, is not kept', async () => {
  const { 'past.json': _past, ...answers } = Object.fromEntries(chainAnswers())
  const rows = createMemoryIndex(Object.values(answers), { version: '1.3' })
  const partial = createClient({ network: 'testnet', transport: rows.transport, rate: Infinity })
  let refused = 0
  for (const [address, { seqno }] of questions.slice(0, 1000)) {
    try {
      const found = await partial.request(table.addressInformationAt, { address, seqno })
      expect(hashCell(found.data)).toBe(lookBack(address, seqno).data)
    } catch (error) {
      if (!(error instanceof HttpError)) throw error
      expect([error.kind, error.text]).toEqual(['notArchived', "LITE_SERVER_ERROR: state already gc'd"])
      refused++
    }
  }
  expect(refused).toBeGreaterThan(50)
  await expect(partial.request(table.configAllAt, { seqno: head.seqno })).rejects.toBeInstanceOf(NotMirroredError)
})

test('the configuration is the one that holds from the newest block at or before', async () => {
  const { configs } = chainAnswers().get('past.json') as unknown as PastBody
  const at = async (seqno: number) => (await client.request(table.configAllAt, { seqno })).config.bytes
  expect([configs.length, configs[0]?.seqno]).toEqual([2, first.seqno])
  const [before, after] = configs as [PastBody['configs'][0], PastBody['configs'][0]]
  expect([await at(first.seqno), await at(after.seqno - 1)]).toEqual([before.boc, before.boc])
  expect([await at(after.seqno), await at(head.seqno)]).toEqual([after.boc, after.boc])
  for (const { seqno, boc } of configs) {
    for (const { id, cell } of readConfig(boc)?.parameters ?? []) {
      if (id < 0) continue
      const { config } = await client.request(table.configParamAt, { config_id: id, seqno })
      expect(bytesToBase64(parseCell(config.bytes).hash()), `parameter ${id}`).toBe(bytesToBase64(cell.hash()))
    }
  }
  await expect(client.request(table.configParamAt, { config_id: 9999, seqno: head.seqno })).rejects.toMatchObject({
    kind: 'notFound',
  })
  await expect(client.request(table.configAllAt, { seqno: head.seqno + 1 })).rejects.toMatchObject({ kind: 'notMade' })
  await expect(client.request(table.configAllAt, { seqno: 1 })).rejects.toMatchObject({ kind: 'notArchived' })
})

test.each([
  { cells: [{ hash: 'x' }] },
  { cells: [{ boc: 'x' }] },
  { cells: {} },
  { configs: [{ seqno: '7', boc: 'x' }] },
  { configs: [7] },
])('%j is no past', (body) => {
  expect(() => createMemoryIndex([body])).toThrow(IngestError)
})

test('the newest block has the state of every account', async () => {
  for (const { address, balance, code_hash, data_hash } of accounts) {
    const found = await client.request(table.addressInformationAt, { address, seqno: head.seqno })
    expect([found.balance, hashCell(found.code), hashCell(found.data)]).toEqual([
      balance ?? '0',
      code_hash ?? null,
      data_hash ?? null,
    ])
  }
})

test.each([
  ['the next block', head.seqno + 1, 'notMade'],
  ['a block far away', 2 ** 31 - 1, 'notMade'],
  ['the block before the first', first.seqno - 1, 'notArchived'],
  ['block 1', 1, 'notArchived'],
])('%s is refused as such', async (_, seqno, kind) => {
  await expect(client.request(table.addressInformationAt, { address: addresses[0]!, seqno })).rejects.toMatchObject({
    status: 500,
    kind,
  })
})

test('blocks are found by seqno, logical time and time', async () => {
  const random = createRandom(41)
  for (let at = 0; at < 300; at++) {
    const { workchain, shard, ...block } = random.pick(blocks)
    const own = blocks
      .filter((each) => each.workchain === workchain && each.shard === shard)
      .toSorted((a, b) => a.seqno - b.seqno)
    const ask = (bound: object) => client.request(table.lookupBlock, { workchain, shard, ...bound })
    const found = await ask({ seqno: block.seqno })
    expect(found).toMatchObject({ seqno: block.seqno, shard: toSignedShard(shard), file_hash: block.file_hash })
    expect(await ask({ lt: block.start_lt })).toEqual(found)
    expect(await ask({ lt: block.end_lt })).toEqual(found)
    const earliest = own.find(({ gen_utime }) => gen_utime === block.gen_utime)
    expect((await ask({ unixtime: Number(block.gen_utime) })).seqno).toBe(earliest?.seqno)
  }
  const whole = { workchain: -1, shard: '8000000000000000' }
  const before = client.request(table.lookupBlock, { ...whole, unixtime: Number(first.gen_utime) - 1 })
  await expect(before).rejects.toMatchObject({ kind: 'notArchived' })
  const after = client.request(table.lookupBlock, { ...whole, unixtime: Number(head.gen_utime) + 1 })
  await expect(after).rejects.toMatchObject({ kind: 'notMade' })
})

test('over HTTP, answers and refusals stand in the envelope', async () => {
  const ask = async (query: string) => {
    const response = await index.fetch(`/api/v2/${query}`)
    return [response.status, await response.json()] as [number, Record<string, unknown>]
  }
  const [status, body] = await ask(`getAddressInformation?address=${addresses[0]}&seqno=${head.seqno}`)
  expect([status, body['ok'], body['@extra']]).toEqual([200, true, ''])
  expect(body['result']).toMatchObject({ '@type': 'raw.fullAccountState' })
  const found = await ask(`lookupBlock?workchain=-1&shard=-9223372036854775808&seqno=${head.seqno}`)
  expect(found[1]['result']).toMatchObject({ '@type': 'ton.blockIdExt', seqno: head.seqno })

  const refused = (query: string) => ask(query).then(([code, { ok, error, code: same }]) => [code, same, ok, error])
  const failed = (code: number, text: string) => [code, code, false, text]
  expect(await refused('getAddressInformation')).toEqual(failed(422, 'failed to validate request: empty address'))
  expect(await refused(`getAddressInformation?address=${addresses[0]}&seqno=0`)).toEqual(
    failed(422, 'failed to validate request: seqno should be positive'),
  )
  expect(await refused(`getAddressInformation?address=${addresses[0]}&seqno=x`)).toEqual(
    failed(422, 'failed to parse get request: failed to parse seqno'),
  )
  expect(await refused('lookupBlock?workchain=-1&shard=C000000000000000&seqno=7')).toEqual(
    failed(422, 'failed to parse get request: failed to parse shard'),
  )
  expect(await refused('lookupBlock?workchain=-1&shard=-9223372036854775808&seqno=7&lt=7')).toEqual(
    failed(422, 'failed to validate request: exactly one of seqno, lt, unixtime should be specified'),
  )
  expect(await refused('getConfigParam')).toEqual(
    failed(422, 'failed to validate request: exactly one of config_id, param should be specified'),
  )
  expect((await ask(`getShardAccountCell?address=${addresses[0]}&seqno=${head.seqno}`))[0]).toBe(501)
  expect((await ask('nothing'))[1]).toMatchObject({ ok: false, error: expect.stringContaining('Cannot GET') as string })
  expect((await index.fetch('/api/v3/getConfigAll?seqno=7')).status).toBe(500)
})

test('what needs a node is left to it', async () => {
  const asked = client.request(table.shardAccountCellAt, { address: addresses[0]!, seqno: head.seqno })
  await expect(asked).rejects.toBeInstanceOf(NotMirroredError)
  expect(transactions.length).toBeGreaterThan(1000)
})
