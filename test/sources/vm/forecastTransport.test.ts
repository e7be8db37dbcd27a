// Forecasts of `withVm` against what the emulate service answered, and what the VM does without a service.
import 'fake-indexeddb/auto'
import { IDBFactory } from 'fake-indexeddb'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createClient, HttpError, mirrored, NetworkError, type Transport } from '../../../src/entries/client.ts'
import { emulateTonConnect, emulateTrace } from '../../../src/service/endpoints/emulation.ts'
import { masterchainInfo } from '../../../src/service/endpoints/blocks.ts'
import { createMemoryIndex } from '../../../src/entries/memory.ts'
import { openMirror } from '../../../src/entries/mirror.ts'
import { readNotAccepted } from '../../../src/react/query/emulationQueryOptions.ts'
import type { EmulateTraceResult } from '../../../src/service/rows/emulation.ts'
import type { TonlensError } from '../../../src/ton/cells/errors.ts'
import type { Emulator } from '../../../src/sources/vm/engine/emulator.ts'
import { VmError, withVm, type Vm, type WithVmOptions } from '../../../src/entries/vm.ts'
import { embeddedWorld } from '../../tools/conformance/worlds.ts'
import { emulationNamed, hashBags, withoutDecoding } from '../../fixtures/emulations.ts'
import { chainConfig, openEmulator, openLocalVm } from '../../fixtures/emulator.ts'
import { catchError } from '../client/setup.ts'

const index = createMemoryIndex(embeddedWorld())
const network = { name: 'embedded', baseUrl: 'https://embedded.example/api/v3' }
const flags = { include_address_book: true, include_metadata: true }
const transfer = emulationNamed('jettonTransfer')
const request = { from: transfer.body.from ?? '', messages: [...(transfer.body.messages ?? [])], ...flags }
let emulator: Emulator
let now = 0
let asked: string[] = []
let handedOver: TonlensError[] = []

beforeAll(async () => {
  emulator = await openEmulator()
  const { body } = await index.transport.request(masterchainInfo, {})
  now = Number((body as { last: { gen_utime: string } }).last.gen_utime) + 3
})
beforeEach(() => {
  asked = []
  handedOver = []
})

/** The rows of the embedded chain, and an emulate service that has nothing to do with them. */
const service: Transport = {
  ...index.transport,
  request(endpoint, params, init) {
    asked.push(endpoint.name)
    if (endpoint.service === 'emulate') return Promise.reject(new HttpError(endpoint.path, 404, 'noRoute', ''))
    return index.transport.request(endpoint, params, init)
  },
}

function open(source: Transport = service, options: WithVmOptions = {}, vm: Partial<Vm> = {}) {
  const settings = {
    config: chainConfig,
    now: () => now,
    onHandOver: (error: TonlensError) => handedOver.push(error),
    ...options,
  }
  return createClient({
    network,
    transport: withVm({ ...openLocalVm(emulator), ...vm }, source, settings),
    strict: true,
  })
}

/** The comparable part of an answer: the service names actions, their accounts and bodies, and takes another seed. */
function comparable({
  mc_block_seqno,
  trace,
  transactions,
  code_cells,
  data_cells,
  is_incomplete,
}: EmulateTraceResult): unknown {
  return hashBags({
    mc_block_seqno,
    trace,
    transactions: withoutDecoding(transactions),
    code_cells,
    data_cells,
    is_incomplete,
  })
}

describe('an answer is the one of the service', () => {
  test.each(['jettonTransfer', 'tooManyJettons'])('to the TON Connect request %s', async (name) => {
    const { body, answer } = emulationNamed(name)
    const { data, origin } = await open().ask(emulateTonConnect, {
      from: body.from ?? '',
      messages: [...(body.messages ?? [])],
      ...flags,
    })
    expect(handedOver).toEqual([])
    expect(comparable(data)).toEqual(comparable(answer))
    expect(answer.address_book).toMatchObject(data.address_book ?? {})
    expect(answer.metadata).toMatchObject(data.metadata ?? {})
    for (const { account } of Object.values(data.transactions)) expect(data.address_book).toHaveProperty([account])
    expect(origin).toMatchObject({ source: 'vm', transport: 'vm' })
  })

  test('to a signed message', async () => {
    const { body, answer } = emulationNamed('pendingTransfer')
    const { data } = await open().ask(emulateTrace, { boc: body.boc ?? '', ...flags })
    expect(comparable(data)).toEqual(comparable(answer))
    expect(data.actions).toBeNull()
    expect(data.cautions).toEqual([])
  })

  test('to a message that is not accepted, with its exit code', async () => {
    const error = await catchError(open().ask(emulateTrace, { boc: emulationNamed('acceptedBefore').body.boc ?? '' }))
    expect(readNotAccepted(error)).toBe(36)
    expect(error).toMatchObject({ kind: 'invalid', origin: { source: 'vm' } })
    // The service was asked first: its states may be newer.
    expect(asked.at(-1)).toBe('emulateTrace')
  })
})

test('the accounts of a layer are read together', async () => {
  const waiting: (() => void)[] = []
  let largest = 0
  const slow: Transport = {
    ...service,
    async request(endpoint, params, init) {
      if (endpoint.name === 'accountStates') {
        await new Promise<void>((resolve) => {
          waiting.push(resolve)
          setTimeout(() => {
            largest = Math.max(largest, waiting.length)
            for (const go of waiting.splice(0)) go()
          }, 20)
        })
      }
      return service.request(endpoint, params, init)
    },
  }
  await open(slow).ask(emulateTrace, { boc: emulationNamed('pendingTransfer').body.boc ?? '' })
  expect(largest).toBe(2)
})

describe('what the VM cannot do exactly', () => {
  test('goes to the service: states of another block', async () => {
    const error = await catchError(open().ask(emulateTonConnect, { ...request, mc_block_seqno: 5 }))
    expect(handedOver).toMatchObject([{ reason: 'missing-state' }])
    expect(asked.at(-1)).toBe('emulateTonConnect')
    // Nobody can answer, so the error says what the VM lacks.
    expect(error).toMatchObject({ name: 'VmError', message: expect.stringContaining('block 5') as string })
  })

  test('is named when there is no service for it: the wallet, the configuration, the files of the VM', async () => {
    const master = '0:CCE7371AB9E281D652CF2812A7433D6845CADDC1B12E1C74F02E0ECA5365283E'
    expect(await catchError(open().ask(emulateTonConnect, { ...request, from: master }))).toMatchObject({
      message: expect.stringContaining('no wallet of version') as string,
    })
    expect(await catchError(open(service, { config: undefined }).ask(emulateTonConnect, request))).toMatchObject({
      reason: 'missing-state',
    })
    const missing = { emulateTrace: () => Promise.reject(new VmError('missing-file', 'vm.json does not exist')) }
    expect(await catchError(open(service, {}, missing).ask(emulateTonConnect, request))).toMatchObject({
      reason: 'missing-file',
    })
  })

  test('is answered with its cautions only when the service has no answer', async () => {
    const doubtful: Partial<Vm> = {
      emulateTrace: async (input, load) => ({
        ...(await openLocalVm(emulator).emulateTrace(input, load)),
        cautions: [{ kind: 'missing-library', account: request.from }],
      }),
    }
    const { data } = await open(service, {}, doubtful).ask(emulateTonConnect, request)
    expect(data.cautions).toEqual([{ kind: 'missing-library', account: request.from }])
    expect(handedOver).toMatchObject([{ reason: 'missing-library' }])
    const better: Transport = {
      ...service,
      request: (endpoint, params, init) =>
        endpoint.service === 'emulate'
          ? Promise.resolve({ body: transfer.answer, origin: { source: 'service', asOf: now, transport: 'http' } })
          : service.request(endpoint, params, init),
    }
    const { origin } = await open(better, {}, doubtful).ask(emulateTonConnect, request)
    expect(origin.source).toBe('service')
  })
})

describe('over a mirror', () => {
  const gone: Transport = {
    name: 'gone',
    request: ({ path }) => Promise.reject(new NetworkError(path, 'connection refused')),
  }

  test('a forecast that was made once is made again without the service, with the age of its states', async () => {
    const mirror = await openMirror({ name: 'forecast', indexedDB: new IDBFactory() })
    let isOnline = true
    const source = mirrored(mirror, {
      ...service,
      request: (...given) => (isOnline ? service : gone).request(...given),
    })
    const before = await open(source).ask(emulateTonConnect, request)
    // Waits until all answers are stored: writes are queued one after another.
    await mirror.ingest({ transactions: [] })
    isOnline = false
    asked = []
    const after = await open(source).ask(emulateTonConnect, request)
    expect(asked).toEqual([])
    expect(comparable(after.data)).toEqual(comparable(before.data))
    expect(after.origin).toMatchObject({ source: 'vm', asOf: expect.any(Number) as number })
    expect(after.origin.asOf).toBeLessThanOrEqual(before.origin.asOf + 1)
    const only = await open(source).ask(emulateTonConnect, request, { policy: 'mirror-only' })
    expect(Object.keys(only.data.transactions)).toEqual(Object.keys(before.data.transactions))
    await mirror.close()
  })

  test('an account that was never read is an error, not an account that does not exist', async () => {
    const mirror = await openMirror({ name: 'empty', indexedDB: new IDBFactory() })
    const error = await catchError(open(mirrored(mirror, gone)).ask(emulateTonConnect, request))
    expect(error).toBeInstanceOf(NetworkError)
    expect(
      await catchError(open(mirrored(mirror, gone)).ask(emulateTonConnect, request, { policy: 'mirror-only' })),
    ).toMatchObject({ name: 'NotMirroredError' })
    await mirror.close()
  })
})
