import { readFileSync, readdirSync } from 'node:fs'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createClient, currentAnswer, type Transport } from '../../../src/entries/client.ts'
import { estimateFee, runGetMethod } from '../../../src/service/endpoints/legacy.ts'
import { runGetMethodAt } from '../../../src/service/endpoints/v2/contracts.ts'
import { readStackPairs } from '../../../src/service/rows/v2/stack.ts'
import { createMemoryIndex } from '../../../src/entries/memory.ts'
import { parseCell } from '../../../src/ton/cells/boc.ts'
import { Builder } from '../../../src/ton/cells/builder.ts'
import type { TonlensError } from '../../../src/ton/cells/errors.ts'
import { encode, type Emulator } from '../../../src/sources/vm/engine/emulator.ts'
import { readsUnknownInputs } from '../../../src/sources/vm/jobs/unknownInputs.ts'
import { runJob } from '../../../src/sources/vm/protocol.ts'
import { configAccount } from '../../../src/entries/ton.ts'
import { extractConfig, VmError, withVm, type Vm, type WithVmOptions } from '../../../src/entries/vm.ts'
import { chainConfig, jobSources, openEmulator } from '../../fixtures/emulator.ts'
import { chainStates, chainTransactions } from '../../fixtures/verify.ts'

const folder = new URL('../../../stories/chain/', import.meta.url)
const { files } = JSON.parse(readFileSync(new URL('index.json', folder), 'utf8')) as { files: { name: string }[] }
const names = new Set(readdirSync(folder))
const bodies = files
  .filter(({ name }) => names.has(name))
  .map(({ name }) => JSON.parse(readFileSync(new URL(name, folder), 'utf8')) as object)
const index = createMemoryIndex(bodies)
const item = chainStates().find(({ interfaces }) => interfaces?.includes('nft_item'))!
let emulator: Emulator
let handedOver: TonlensError[] = []
let asked: string[] = []

beforeAll(async () => {
  emulator = await openEmulator()
})
beforeEach(() => {
  handedOver = []
  asked = []
})

/** The service: the rows of the embedded chain, and answers of a node that tell where they come from. */
const service: Transport = {
  ...index.transport,
  async request(endpoint, params, init) {
    asked.push(endpoint.name)
    if (endpoint.name === 'runGetMethod') return currentAnswer({ gas_used: 1, exit_code: 99, stack: [] })
    if (endpoint.name === 'estimateFee')
      return currentAnswer({
        source_fees: { in_fwd_fee: 1, storage_fee: 1, gas_fee: 1, fwd_fee: 1 },
        destination_fees: [],
      })
    return index.transport.request(endpoint, params, init)
  },
}

function open(options: WithVmOptions = { config: chainConfig }, failure?: VmError) {
  const run = (job: 'runGetMethod' | 'emulateMessage') => (input: never) =>
    failure ? Promise.reject(failure) : runJob(emulator, job, input, jobSources())
  const vm = { runGetMethod: run('runGetMethod'), emulateMessage: run('emulateMessage') } as unknown as Vm
  const transport = withVm(vm, service, { onHandOver: (error) => handedOver.push(error), ...options })
  return createClient({
    network: { name: 'embedded', baseUrl: 'https://embedded.example/api/v3' },
    transport,
    strict: true,
  })
}

describe('runGetMethod', () => {
  test('is answered here, in the shape of the service, with the origin of the state', async () => {
    const { data, origin } = await open().ask(runGetMethod, {
      address: item.address,
      method: 'get_nft_data',
      stack: [],
    })
    expect(handedOver).toEqual([])
    expect(data).toMatchObject({ exit_code: 0, gas_used: expect.any(Number) as number })
    expect(data.stack.map(({ type }) => type)).toEqual(['num', 'num', 'slice', 'slice', 'cell'])
    expect(origin).toMatchObject({ source: 'vm', transport: 'vm', asOf: expect.any(Number) as number })
    expect(asked).toEqual(['accountStates'])
  })

  test('of a method that does not exist has the exit code 11', async () => {
    expect(await open().request(runGetMethod, { address: item.address, method: 'no_such_method' })).toMatchObject({
      exit_code: 11,
    })
  })

  test('goes to the service for an account without code', async () => {
    const { data, origin } = await open().ask(runGetMethod, { address: `0:${'7'.repeat(64)}`, method: 'seqno' })
    expect([data.exit_code, origin.source]).toEqual([99, 'service'])
    expect(handedOver).toMatchObject([{ reason: 'missing-state' }])
  })

  test('goes to the service while the VM cannot be loaded, and when a library is missing', async () => {
    for (const reason of ['missing-file', 'no-wasm', 'missing-library'] as const) {
      const { data } = await open({ config: chainConfig }, new VmError(reason, 'test')).ask(runGetMethod, {
        address: item.address,
        method: 'seqno',
      })
      expect(data.exit_code).toBe(99)
    }
  })

  test('goes to the service if the caller wants that', async () => {
    const { origin } = await open().ask(
      runGetMethod,
      { address: item.address, method: 'seqno' },
      { policy: 'service-only' },
    )
    expect(origin.source).toBe('service')
    expect(asked).toEqual(['runGetMethod'])
  })

  test('of code that reads earlier blocks is recognized by its log', async () => {
    const { log } = await runJob(
      emulator,
      'runGetMethod',
      // PREVMCBLOCKS, DROP
      {
        address: item.address,
        method: 0,
        code: encode(new Builder().uint(0xf8340030, 32).cell()),
        data: item.data_boc ?? '',
        balance: '1',
        config: chainConfig,
      },
      jobSources(),
    )
    expect(readsUnknownInputs(log)).toBe(true)
  })

  test('goes to the service without a configuration, which the embedded chain has not', async () => {
    await open({}).ask(runGetMethod, { address: item.address, method: 'seqno' })
    expect(handedOver).toMatchObject([
      { reason: 'missing-state', message: expect.stringContaining(configAccount) as string },
    ])
  })

  test('ends with the signal of its caller, without a request to the service', async () => {
    const call = open().request(
      runGetMethod,
      { address: item.address, method: 'seqno' },
      { signal: AbortSignal.abort(new Error('left the page')) },
    )
    await expect(call).rejects.toThrow('left the page')
    expect(asked).not.toContain('runGetMethod')
  })
})

describe('runGetMethodAt', () => {
  const { last } = JSON.parse(readFileSync(new URL('masterchain-info.json', folder), 'utf8')) as {
    last: { seqno: number; gen_utime: string }
  }
  const call = { address: item.address, method: 'get_nft_data', stack: [] }

  test('runs on the state of the block, in the shape of API v2, and names the block', async () => {
    const { data, origin } = await open().ask(runGetMethodAt, { ...call, seqno: last.seqno })
    expect(handedOver).toEqual([])
    expect(asked).toEqual(['addressInformationAt', 'configAllAt'])
    expect(data).toMatchObject({ exit_code: 0, block_id: { workchain: -1, seqno: last.seqno } })
    expect(origin).toMatchObject({ source: 'vm' })
    const newest = await open().request(runGetMethod, call)
    const asCells = newest.stack.map(({ type, value }) => ({ type: type === 'slice' ? 'cell' : type, value }))
    expect(readStackPairs(data.stack)).toEqual(asCells)
  })

  test('of a block that nobody has is refused as the state is', async () => {
    const late = open().request(runGetMethodAt, { ...call, seqno: last.seqno + 1 })
    await expect(late).rejects.toMatchObject({ kind: 'notMade' })
    const early = open().request(runGetMethodAt, { ...call, seqno: 1 })
    await expect(early).rejects.toMatchObject({ kind: 'notArchived' })
  })
})

describe('estimateFee', () => {
  /** The last message from outside of a wallet, which was its last transaction but for later transfers to it. */
  const sent = chainTransactions().find(
    ({ in_msg, description, account }) =>
      in_msg?.source === null && description.compute_ph?.success === true && wallet(account),
  )!

  function wallet(account: string): boolean {
    return chainStates().some(
      ({ address, interfaces }) => address === account && interfaces?.some((name) => name.startsWith('wallet_v4')),
    )
  }

  test('hands a message that is not accepted to the service', async () => {
    const body = sent.in_msg?.message_content?.body ?? ''
    expect(await open().request(estimateFee, { address: sent.account, body })).toMatchObject({
      source_fees: { gas_fee: 1 },
    })
    expect(handedOver).toMatchObject([{ name: 'VmError', reason: 'not-accepted' }])
  })

  test('has the fees of the transaction', async () => {
    const state = chainStates().find(({ address }) => address === sent.account)!
    const data = new DataView(Uint8Array.from(parseCell(state.data_boc ?? '').data).buffer)
    const body = new Builder()
      .bytes(new Uint8Array(64).fill(255))
      .uint(data.getUint32(4), 32)
      .uint(0xffffffff, 32)
      .uint(data.getUint32(0), 32)
      .uint(0, 8)
      .cell()
    const { data: fees, origin } = await open().ask(estimateFee, {
      address: sent.account,
      body: encode(body),
      ignore_chksig: true,
    })
    expect(handedOver).toEqual([])
    expect(origin.source).toBe('vm')
    const { in_fwd_fee, storage_fee, gas_fee, fwd_fee } = fees.source_fees
    expect(in_fwd_fee).toBeGreaterThan(0)
    expect(storage_fee).toBeGreaterThan(0)
    expect(gas_fee).toBeGreaterThan(0)
    expect(fwd_fee).toBe(0)
    expect(fees.destination_fees).toEqual([])
  })
})

describe('the configuration', () => {
  const account = (root: ReturnType<typeof parseCell>) => encode(new Builder().ref(root).uint(0, 32).cell())

  test('is the first reference of the data of its account', () => {
    expect(parseCell(extractConfig(account(parseCell(chainConfig)))).hash()).toEqual(parseCell(chainConfig).hash())
  })

  test('that is none, or is cut off, is refused', () => {
    for (const root of [new Builder().cell(), new Builder().uint(1, 8).cell()]) {
      expect(() => extractConfig(account(root))).toThrow(expect.objectContaining({ reason: 'missing-config' }))
    }
    expect(() => extractConfig('AAAA')).toThrow(VmError)
  })
})
