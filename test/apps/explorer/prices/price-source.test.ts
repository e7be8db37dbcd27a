import { createServer } from 'node:http'
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import type { LedgerAsset } from '../../../../src/entries/ledger.ts'
import { findPriceSource } from '../../../../src/apps/explorer/prices/priceSource.ts'
import { readPrice } from '../../../../src/apps/explorer/prices/readPrice.ts'
import { type Listening, listenOnLoopback } from '../../../helpers/servers/loopback.ts'

let server: Listening
let answer: { status: number; body: string }
let asked: string[]
let running = 0
let most = 0

beforeAll(async () => {
  const prices = createServer((request, response) => {
    asked.push(request.url ?? '')
    running += 1
    most = Math.max(most, running)
    setTimeout(() => {
      running -= 1
      response.writeHead(answer.status, { Location: '/elsewhere' }).end(answer.body)
    }, 5)
  })
  server = await listenOnLoopback(prices)
})
afterAll(() => server.close())
beforeEach(() => {
  asked = []
  most = 0
  answer = { status: 200, body: '{"price":2.5}' }
})

const coin: LedgerAsset = { kind: 'coin' }
const jetton: LedgerAsset = { kind: 'jetton', jetton: `0:${'A'.repeat(64)}`, wallet: `0:${'B'.repeat(64)}` }

describe('a price', () => {
  test.each<[string, string, string | null]>([
    ['{"price":2.5}', '/price', '2.5'],
    ['{"price":"3.1415"}', '/price', '3.1415'],
    ['{"price":1e-7}', '/price', '0.0000001'],
    ['{"price":1.25e-9}', '/price', '0.00000000125'],
    ['{"price":1e21}', '/price', '1000000000000000000000'],
    ['{"price":0}', '/price', '0'],
    ['{"a/b":{"~":[1,2]}}', '/a~1b/~0/1', '2'],
    ['{"price":null}', '/price', null],
    ['{}', '/price', null],
    ['{}', '/constructor/name', null],
    ['[]', '/0/price', null],
  ])('of %s at %s is %s', async (body, pointer, expected) => {
    answer = { status: 200, body }
    expect(await readPrice(`${server.origin}/x`, pointer)).toBe(expected)
  })

  test('is not known with the status 404', async () => {
    answer = { status: 404, body: 'nothing' }
    expect(await readPrice(`${server.origin}/x`, '/price')).toBeNull()
  })

  test.each([
    [200, '{"price":"2,5"}', 'no price'],
    [200, '{"price":-1}', 'no price'],
    [200, '{"price":true}', 'no price'],
    [200, '{"price":{}}', 'no price'],
    [200, '{"price":"NaN"}', 'no price'],
    [200, '<html>', 'did not answer with JSON'],
    [200, `"${'x'.repeat(300_000)}"`, 'no usable answer'],
    [302, '', 'no usable answer'],
    [429, '', 'status 429'],
    [500, '', 'status 500'],
  ])('with the status %i and %.30s is a failure, not a price', async (status, body, message) => {
    answer = { status, body }
    await expect(readPrice(`${server.origin}/x`, '/price')).rejects.toThrow(message)
  })
})

describe('a source', () => {
  let count = 0
  const open = (changes: object = {}, decimals: number | undefined = 9) =>
    findPriceSource(
      {
        url: `${server.origin}/${(count += 1)}/{asset}/{currency}?at={time}&day={date}`,
        value: '/price',
        currencies: ['USD'],
        step: 86_400,
        ...changes,
      },
      'USD',
      () => decimals,
    )

  test('is asked once for an asset and a step of time, with the values in the URL', async () => {
    const source = open({ coin: 'TON' })
    const day = 1_700_006_400
    expect(await Promise.all([source(coin, day + 5), source(coin, day + 500), source(jetton, day)])).toEqual(
      Array.from({ length: 3 }, () => ({ value: '2.5', decimals: 9 })),
    )
    expect(asked.map((path) => path.replace(/^\/\d+/, ''))).toEqual([
      `/TON/USD?at=${day}&day=2023-11-15`,
      `/${encodeURIComponent(jetton.kind === 'jetton' ? jetton.jetton : '')}/USD?at=${day}&day=2023-11-15`,
    ])
  })

  test('with placeholders in the pointer reads names with slashes', async () => {
    answer = { status: 200, body: JSON.stringify({ rates: { 'a/b': { USD: 4 } } }) }
    const source = open({ coin: 'a/b', value: '/rates/{asset}/{currency}' })
    expect(await source(coin, 1)).toMatchObject({ value: '4' })
  })

  test('that still has the former name of the coin is asked by both', async () => {
    answer = { status: 200, body: JSON.stringify({ rates: { TON: { USD: 4 } } }) }
    const source = open({ coin: ['GRAM', 'TON'], value: '/rates/{asset}/{currency}' })
    expect(await source(coin, 1)).toMatchObject({ value: '4' })
    expect(asked.map((path) => path.split('/')[2])).toEqual(['GRAM', 'TON'])
  })

  test('knows no price of an asset without decimals, of other currencies, and of NFTs, and does not ask', async () => {
    expect(
      await findPriceSource(
        { url: `${server.origin}/{asset}`, value: '/price', currencies: ['USD'] },
        'USD',
        () => undefined,
      )(coin, 1),
    ).toBeNull()
    const source = open()
    expect(await source({ kind: 'currency', id: '7' }, 1)).toBeNull()
    expect(await source({ kind: 'nft', item: 'x', collection: null }, 1)).toBeNull()
    expect(asked).toEqual([])
  })

  test('without the time in its URL has prices of now alone', async () => {
    const source = open({ url: `${server.origin}/now/{asset}` })
    expect(await source(coin, 1_700_000_000)).toBeNull()
    expect(await source(coin, Math.floor(Date.now() / 1000))).toMatchObject({ value: '2.5' })
    expect(asked).toHaveLength(1)
  })

  test('is asked four times at once at most', async () => {
    const source = open({ step: 1 })
    await Promise.all(Array.from({ length: 30 }, async (_, at) => source(coin, at)))
    expect(asked).toHaveLength(30)
    expect(most).toBeLessThanOrEqual(4)
  })

  test('that fails is left alone for a while, and its failure is no missing price', async () => {
    answer = { status: 500, body: '' }
    const source = open({ step: 1 })
    await expect(source(coin, 1)).rejects.toThrow('status 500')
    await expect(source(coin, 2)).rejects.toThrow('status 500')
    expect(asked).toHaveLength(1)
    // Setting the clock ends no pause.
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 3_600_000 })
    onTestFinished(() => void vi.useRealTimers())
    await expect(source(coin, 3)).rejects.toThrow('status 500')
    expect(asked).toHaveLength(1)
  })
})
