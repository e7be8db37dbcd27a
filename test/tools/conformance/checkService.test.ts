// Checks deployments over real sockets: equal ones, growing ones, slow ones, and ones with a fault of each class.
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { startService } from '../../../scripts/service.mjs'
import {
  checkService,
  type CheckOptions,
  type ConformanceReport,
  type Difference,
} from '../../../src/entries/conformance.ts'
import type { Transaction } from '../../../src/service/rows/transaction.ts'
import { chooseShare } from '../../helpers/chance.ts'
import { type Faulty, startFaultyService } from './faultyService.ts'
import { readGoldenCases, readGoldenWorld } from './golden/readGolden.ts'
import { embeddedWorld } from './worlds.ts'

vi.setConfig({ testTimeout: 900_000, hookTimeout: 900_000 })

const closing: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const close of closing.splice(0)) await close()
})

const QUICK = { rate: 10_000, budget: { requests: 2000, seconds: 900 } }
/** Endpoints among which a fault is looked for. */
const SOME = [
  'transactions',
  'messages',
  'traces',
  'actions',
  'blocks',
  'jettonTransfers',
  'jettonWallets',
  'jettonMasters',
  'nftItems',
  'nftCollections',
]

/** Endpoints of which one is enough. */
const FEW = ['transactions', 'jettonMasters']

async function checkFaulty(faulty: Faulty, options: Partial<CheckOptions> = {}, world?: readonly unknown[]) {
  const service = await startFaultyService(faulty, world)
  closing.push(() => service.close())
  return { report: await checkService({ baseUrl: service.url, ...QUICK, ...options }), service }
}

function listDifferences({
  endpoints,
}: ConformanceReport): readonly (readonly [endpoint: string, difference: Difference])[] {
  return endpoints.flatMap(({ endpoint, differences }) =>
    differences.map((difference) => [endpoint, difference] as const),
  )
}

function findReport({ endpoints }: ConformanceReport, name: string) {
  const found = endpoints.find(({ endpoint }) => endpoint === name)
  if (found === undefined) throw new Error(`no report about ${name}`)
  return found
}

describe('a deployment without faults', () => {
  // One of the versions by chance, both with TONLENS_LONG=1.
  test.each(chooseShare(['1.2', '1.3'] as const, 2))('is equal at every endpoint, version %s', async (version) => {
    const service = await startService({ port: 0, rate: Infinity, version })
    closing.push(() => service.close())
    const report = await checkService({ baseUrl: service.url, ...QUICK })
    expect(listDifferences(report)).toEqual([])
    expect(report).toMatchObject({ version, ended: 'completed', comparedWith: 'rows', reason: undefined })
    for (const name of ['transactions', 'messages', 'traces', 'actions', 'jettonTransfers', 'nftItems', 'blocks']) {
      expect(findReport(report, name).equal, name).toBeGreaterThan(20)
      expect(findReport(report, name).refused, name).toBeGreaterThan(4)
    }
    expect(findReport(report, 'sendMessage')).toMatchObject({
      tried: 0,
      notChecked: ['it takes POST, and a check only reads'],
    })
  })

  test('is asked nothing but GET, the same for the same seed, and no more than the budget', async () => {
    const asked: string[][] = []
    for (const seed of [7, 7, 8]) {
      const { report, service } = await checkFaulty({}, { seed, endpoints: FEW, budget: { requests: 40 } })
      expect(report).toMatchObject({ requests: 40, ended: 'requests' })
      expect(new Set(service.requests.map(({ method }) => method))).toEqual(new Set(['GET']))
      expect(service.requests).toHaveLength(40)
      asked.push(service.requests.map(({ path, query }) => `${path}?${query}`))
    }
    expect(asked[1]).toEqual(asked[0])
    expect(asked[2]).not.toEqual(asked[0])
  })

  test('may sort ties in another order', async () => {
    const { report } = await checkFaulty(
      {},
      { endpoints: ['transactions', 'messages', 'actions', 'nftItems'] },
      embeddedWorld().toReversed(),
    )
    expect(listDifferences(report)).toEqual([])
  })

  test('may call faults of a request its own', async () => {
    const { report } = await checkFaulty(
      {
        answer: (_seen, sent) => {
          if (sent.status === 422 && /^(limit is|wrong value)/.test(sent.body.error)) sent.status = 500
        },
      },
      { endpoints: FEW },
    )
    expect(listDifferences(report)).toEqual([])
    expect(findReport(report, 'transactions').quirks).toBeGreaterThan(0)
  })
})

/** Deployments with a cache of metadata write null if they know none. */
const writeNull: Faulty = {
  answer: (_seen, { body }) => {
    for (const name of ['metadata', 'address_book']) if (JSON.stringify(body[name]) === '{}') body[name] = null
  },
}

describe('null for a map that is empty', () => {
  test('is no difference to the rows', async () => {
    const { report } = await checkFaulty(writeNull, { endpoints: ['jettonBurns', 'jettonWallets', 'nftItems'] })
    expect(listDifferences(report)).toEqual([])
    expect(report.ended).toBe('completed')
  })

  test('is no difference to golden cases', async () => {
    const golden = { golden: readGoldenCases(), endpoints: ['jettonBurns', 'accountStates'] }
    const { report } = await checkFaulty(writeNull, golden, readGoldenWorld())
    expect(report.comparedWith).toBe('golden')
    expect(findReport(report, 'jettonBurns').equal).toBeGreaterThan(20)
    expect(listDifferences(report)).toEqual([])
  })

  test('is a difference where the map has entries', async () => {
    const { report } = await checkFaulty(
      { answer: ({ path }, { body }) => void (path === '/jetton/masters' && body.metadata && (body.metadata = null)) },
      { endpoints: ['jettonMasters'] },
    )
    expect(listDifferences(report).map(([name]) => name)).toContain('jettonMasters')
  })
})

describe('a fault is found at its endpoint', () => {
  const limitRows = (body: Record<string, unknown>, name: string, change: (rows: unknown[]) => unknown[]) => {
    body[name] = change(body[name] as unknown[])
  }
  type Fault = readonly [fault: string, endpoint: string, kind: Difference['kind'], faulty: Faulty]
  /** Deployments, each with one fault at about half of the endpoints. */
  const deployments: readonly (readonly Fault[])[] = [
    [
      [
        'a filter that is ignored',
        'jettonWallets',
        'answer',
        { request: ({ path, query }) => path === '/jetton/wallets' && query.delete('owner_address') },
      ],
      [
        'a sort that is ignored',
        'jettonTransfers',
        'answer',
        { request: ({ path, query }) => path === '/jetton/transfers' && query.delete('sort') },
      ],
      [
        'a wrong order',
        'messages',
        'answer',
        {
          answer: ({ path }, { body }) =>
            path === '/messages' && body.messages && limitRows(body, 'messages', (rows) => rows.toReversed()),
        },
      ],
      [
        'a limit that is not kept',
        'nftItems',
        'answer',
        {
          request: ({ path, query }) =>
            path === '/nft/items' && Number(query.get('limit')) < 1001 && query.set('limit', '1000'),
        },
      ],
      [
        'a name that is missing',
        'transactions',
        'answer',
        {
          answer: ({ path }, { body }) => {
            if (path === '/transactions' && body.address_book)
              delete body.address_book[Object.keys(body.address_book)[0] ?? '']
          },
        },
      ],
    ],
    [
      [
        'an offset that is ignored',
        'actions',
        'answer',
        { request: ({ path, query }) => path === '/actions' && query.delete('offset') },
      ],
      [
        'metadata that is missing',
        'jettonMasters',
        'answer',
        { answer: ({ path }, { body }) => void (path === '/jetton/masters' && body.metadata && (body.metadata = {})) },
      ],
      [
        'the text of a refusal',
        'traces',
        'refusal',
        {
          answer: ({ path }, sent) =>
            void (path === '/traces' && sent.status === 422 && (sent.body = { error: 'bad request' })),
        },
      ],
      [
        'a refusal that does not come',
        'blocks',
        'refusal',
        { request: ({ path, query }) => path === '/blocks' && query.get('sort') === 'newest' && query.delete('sort') },
      ],
      [
        'a field that was changed',
        'transactions',
        'hash',
        {
          answer: ({ path }, { body }) =>
            path === '/transactions' &&
            body.transactions?.forEach((row: Record<string, unknown>) => (row['total_fees'] = '1')),
        },
      ],
    ],
    [
      [
        'a field that is missing',
        'nftCollections',
        'shape',
        {
          answer: ({ path }, { body }) =>
            path === '/nft/collections' &&
            body.nft_collections?.forEach((row: Record<string, unknown>) => delete row['owner_address']),
        },
      ],
      [
        'a hash that was changed',
        'messages',
        'hash',
        {
          answer: ({ path }, { body }) =>
            path === '/messages' &&
            body.messages?.forEach((row: Record<string, unknown>) => (row['hash'] = `${'C'.repeat(42)}A=`)),
        },
      ],
      [
        'a row that is lost between two pages',
        'jettonTransfers',
        'answer',
        {
          answer: ({ path, query }, { body }) => {
            if (path === '/jetton/transfers' && Number(query.get('offset')) > 0 && body.jetton_transfers)
              limitRows(body, 'jetton_transfers', (rows) => rows.slice(1))
          },
        },
      ],
      [
        'a transaction that no list has',
        'transactions',
        'chain',
        {
          answer: ({ path, query }, { body }) => {
            if (path !== '/transactions' || query.has('hash')) return
            const isBetween = (row: Transaction, at: number, all: readonly Transaction[]) =>
              [all.slice(0, at), all.slice(at + 1)].every((others) =>
                others.some(({ account }) => account === row.account),
              )
            const at = body.transactions?.findIndex(isBetween)
            if (at > 0) limitRows(body, 'transactions', (rows) => rows.toSpliced(at, 1))
          },
        },
      ],
    ],
  ]

  describe.each(deployments.map((faults) => ({ faults })))('deployment %#', ({ faults }) => {
    let found: ReturnType<typeof listDifferences> = []
    let base = ''
    beforeAll(async () => {
      const faulty: Faulty = {
        request: (seen) => faults.forEach(([, , , { request }]) => request?.(seen)),
        answer: async (seen, sent) => {
          for (const [, , , { answer }] of faults) await answer?.(seen, sent)
        },
      }
      const { report, service } = await checkFaulty(faulty, { endpoints: SOME, budget: { requests: 300 } })
      found = listDifferences(report)
      base = service.url
    })

    test.each(faults)('%s: %s', (_fault, endpoint, kind) => {
      const differences = found.filter(([name]) => name === endpoint).map(([, difference]) => difference)
      expect(differences.map((difference) => difference.kind)).toContain(kind)
      for (const { url, answered, expected } of differences) {
        expect(url.startsWith(`${base}/`)).toBe(true)
        expect(answered).not.toEqual(expected)
      }
    })

    test('no endpoint without a fault differs', () => {
      expect(new Set(found.map(([name]) => name))).toEqual(new Set(faults.map(([, endpoint]) => endpoint)))
    })
  })
})

describe('rows that change are no difference', () => {
  test('a chain that grows with every few requests', async () => {
    const world = embeddedWorld()
    const early = world.slice(0, Math.ceil(world.length / 2))
    const late = world.slice(early.length)
    const { report } = await checkFaulty(
      { before: (index, count) => count % 3 === 0 && late.length > 0 && index.ingest(late.shift()) },
      { endpoints: ['transactions', 'messages', 'actions', 'jettonTransfers', 'nftItems'] },
      early,
    )
    expect(listDifferences(report)).toEqual([])
    expect(late).toHaveLength(0)
  })

  test('balances that change with every request', async () => {
    let balance = 0
    const { report } = await checkFaulty(
      {
        answer: ({ path }, { body }) => {
          if (path === '/jetton/wallets')
            body.jetton_wallets?.forEach(
              (row: Record<string, unknown>) => (row['last_transaction_lt'] = String(++balance)),
            )
        },
      },
      { endpoints: ['jettonWallets'] },
    )
    expect(listDifferences(report)).toEqual([])
    expect(findReport(report, 'jettonWallets').notChecked.join()).toContain('while they were')
  })
})

describe('a deployment that answers badly', () => {
  test('is waited for when it says 429', async () => {
    let count = 0
    const { report } = await checkFaulty(
      {
        answer: (_seen, sent) =>
          void (
            ++count % 10 === 0 &&
            Object.assign(sent, {
              status: 429,
              body: { ok: false, result: 'Ratelimit exceed', code: 429 },
              headers: { 'Retry-After': '0' },
            })
          ),
      },
      { endpoints: ['jettonMasters'] },
    )
    expect(listDifferences(report)).toEqual([])
    expect(report.ended).toBe('completed')
    expect(findReport(report, 'jettonMasters').equal).toBeGreaterThan(10)
  })

  test('ends the check in time when it is slow, and says what is open', async () => {
    const begun = performance.now()
    const { report } = await checkFaulty(
      { answer: () => new Promise((over) => setTimeout(over, 300)) },
      { budget: { seconds: 2 } },
    )
    // Without an end it takes minutes.
    expect(performance.now() - begun).toBeLessThan(20_000)
    expect(report).toMatchObject({ ended: 'seconds' })
    expect(report.reason).toContain('2 seconds')
    expect(findReport(report, 'vesting')).toMatchObject({ tried: 0, notChecked: ['no time was left for it'] })
  })

  test('is named as unreachable, as unauthorized, or by the endpoint that fails', async () => {
    const nowhere = await checkService({ baseUrl: 'http://127.0.0.1:9/api/v3', ...QUICK })
    expect(nowhere).toMatchObject({ ended: 'unreachable', requests: 2 })
    expect(findReport(nowhere, 'blocks').notChecked).toEqual(['the deployment gave no usable answer'])
    const { report: locked } = await checkFaulty({
      answer: (_seen, sent) =>
        void Object.assign(sent, { status: 401, body: { ok: false, result: 'API key does not exist', code: 401 } }),
    })
    expect(locked).toMatchObject({ ended: 'unauthorized', requests: 1 })
    const { report: failing } = await checkFaulty(
      {
        answer: ({ path }, sent) =>
          void (path === '/vesting' && Object.assign(sent, { status: 503, body: { error: 'down' } })),
      },
      { endpoints: ['vesting', 'decode'] },
    )
    expect(findReport(failing, 'vesting').notChecked.join()).toContain('503 down')
    expect(listDifferences(failing)).toEqual([])
  })

  test('stops at once when it is aborted', async () => {
    const stop = new AbortController()
    const { report, service } = await checkFaulty(
      {},
      { signal: stop.signal, onProgress: ({ requests }) => requests === 12 && stop.abort() },
    )
    expect(report).toMatchObject({ ended: 'aborted', requests: 12 })
    expect(service.requests.length).toBeLessThanOrEqual(12)
  })

  test('keeps one request a second without a key', async () => {
    const { service, report } = await checkFaulty({}, { rate: undefined, budget: { seconds: 2.5, requests: 100 } })
    expect(service.requests).toHaveLength(3)
    expect(report.ended).toBe('seconds')
  })
})

test('the API key is sent, and stands in no report', async () => {
  const key = 'secret-key-0123456789'
  const { report, service } = await checkFaulty(
    { answer: (_seen, sent) => void (sent.status === 422 && (sent.body = { error: `${sent.body.error} for ${key}` })) },
    { apiKey: key, endpoints: ['transactions'] },
  )
  expect(service.requests.every(({ headers }) => headers['x-api-key'] === key)).toBe(true)
  expect(findReport(report, 'transactions').different).toBeGreaterThan(0)
  expect(JSON.stringify(report)).not.toContain(key)
})

describe('with golden cases', () => {
  const golden = readGoldenCases()
  const budget = { ...QUICK.budget, requests: 500 }

  test('a deployment of their world is compared with them, quirks apart', async () => {
    const { report } = await checkFaulty({}, { golden, budget }, readGoldenWorld())
    expect(report).toMatchObject({ comparedWith: 'golden', ended: 'requests' })
    expect(findReport(report, 'decode').notChecked).toEqual(['no answer of it was recorded'])
    expect(findReport(report, 'sendMessage').notChecked).toEqual(['it takes POST, and a check only reads'])
    expect(report.endpoints.reduce((sum, { quirks }) => sum + quirks, 0)).toBeGreaterThan(10)
    expect(report.endpoints.reduce((sum, { equal, refused }) => sum + equal + refused, 0)).toBeGreaterThan(400)
  })

  test('a deployment of another world is compared by its own rows', async () => {
    const { report } = await checkFaulty(
      {},
      { golden: golden.filter(({ request }) => request.startsWith('/transactions?hash=')), budget },
      embeddedWorld().slice(-3),
    )
    expect(report.comparedWith).toBe('rows')
  })
})

test('refuses options that are invalid', async () => {
  await expect(checkService({ baseUrl: 'index.example' })).rejects.toThrow('https://')
  await expect(checkService({ baseUrl: 'https://index.example', rate: 0 })).rejects.toThrow('rate')
  await expect(checkService({ baseUrl: 'https://index.example', endpoints: ['transaction'] })).rejects.toThrow(
    'no endpoint transaction',
  )
})
