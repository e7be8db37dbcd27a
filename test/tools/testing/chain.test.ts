import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { shareObjects, shareTexts, toColumns } from '../../../scripts/embeddedChain.mjs'
import * as endpoints from '../../../src/entries/endpoints.ts'
import { chainTime, createTestClient, loadChain, loadPictures, showcase } from '../../../src/entries/testing.ts'
import index from '../../../stories/chain/index.json'
import pictures from '../../../stories/chain/media/index.json'

const read = (file: string): unknown =>
  JSON.parse(readFileSync(new URL(`../../../stories/chain/${file}`, import.meta.url), 'utf8'))

test('the packed chain is the embedded chain, field by field', async () => {
  const answers = await loadChain()
  expect(answers).toHaveLength(index.files.length)
  for (const [at, { name }] of index.files.entries())
    expect(JSON.stringify(answers[at]), name).toBe(JSON.stringify(read(name)))
})

test('it is parsed once', async () => {
  expect(await loadChain()).toBe(await loadChain())
})

test('texts that occur once, and short ones, stay where they are', () => {
  const long = 'a text of more than sixteen characters'
  expect(shareTexts([{ a: long, b: 'short', c: 'another text that is long, once' }, [long, 'short']])).toEqual({
    texts: [long],
    answers: [{ a: '\u00010', b: 'short', c: 'another text that is long, once' }, ['\u00010', 'short']],
  })
})

test('objects that occur again are packed once, also within others, and short ones stay where they are', () => {
  const inner = { name: 'an object of more than forty characters' }
  const outer = { inner, hash: 'another object of that length' }
  expect(shareObjects([{ rows: [outer, { a: 1 }] }, outer, [inner, { a: 1 }]])).toEqual({
    objects: [[{ inner: '\u00021', hash: outer.hash }], [inner]],
    answers: [{ rows: ['\u00020', { a: 1 }] }, '\u00020', ['\u00021', { a: 1 }]],
  })
})

test('rows with the same keys are packed as columns, others as they are', () => {
  expect(
    toColumns([
      { a: 1, b: [{ c: 2 }, { c: 3 }] },
      { a: 4, b: [{ c: 5 }] },
    ]),
  ).toEqual({
    '\u0001': ['a', 'b'],
    columns: [
      [1, 4],
      [{ '\u0001': ['c'], columns: [[2, 3]] }, [{ c: 5 }]],
    ],
  })
  for (const rows of [[{ a: 1 }], [{ a: 1 }, { b: 2 }], [{ a: 1 }, null], [{}, {}], [1, 2]])
    expect(toColumns(rows)).toEqual(rows)
})

test('a client answers from it, at the time of its newest block', async () => {
  const { client, now } = await createTestClient()
  expect(now).toBe(chainTime)
  const { accounts } = await client.request(endpoints.accountStates, { address: [showcase.wallet] })
  expect(accounts[0]?.status).toBe('active')
  const { last } = await client.request(endpoints.masterchainInfo, {})
  expect(Number(last.gen_utime)).toBe(chainTime)
  const { transactions } = await client.request(endpoints.transactions, { hash: [showcase.failedTransaction] })
  expect(transactions).toHaveLength(1)
})

test('faults and rows of one test client are not in another', async () => {
  const broken = await createTestClient()
  broken.index.fail({ endpoint: 'transactions', status: 500 })
  broken.index.clear()
  const { client } = await createTestClient()
  const { transactions } = await client.request(endpoints.transactions, { account: [showcase.wallet], limit: 3 })
  expect(transactions).toHaveLength(3)
})

test('answers of your own take the place of the chain', async () => {
  const { client, now } = await createTestClient({ answers: [{ transactions: [] }], now: 1_700_000_000 })
  expect(now).toBe(1_700_000_000)
  expect((await client.request(endpoints.transactions, { limit: 3 })).transactions).toEqual([])
})

test('pictures are served in place of the preview host, and of no other', async () => {
  const media = await loadPictures()
  const box = { width: 64, height: 64, dpr: 1 }
  const previews = Object.entries(pictures).filter(([url]) => url.startsWith('https://imgproxy.example/'))
  expect(previews.length).toBeGreaterThan(300)
  for (const [url, file] of previews) {
    const source = media(url, box)
    expect(typeof source === 'string' && decodeURIComponent(source.slice('data:image/svg+xml,'.length)), url).toBe(
      readFileSync(new URL(`../../../stories/chain/media/${file}`, import.meta.url), 'utf8'),
    )
  }
  for (const url of [
    'https://media.tidal.example/tides.svg',
    'https://imgproxy.example/x/pr:big/%',
    'https://imgproxy.example/x/pr:big/aHR0cHM6Ly9ldmlsLmV4YW1wbGUv',
    'x',
  ])
    expect(media(url, box)).toBeUndefined()
})

test('everything of the showcase is on the chain, but the account that does not exist', async () => {
  const text = JSON.stringify(await loadChain())
  expect(Object.entries(showcase).flatMap(([name, key]) => (text.includes(key) ? [] : [name]))).toEqual([
    'unknownAccount',
  ])
})
