import { describe, expect, test } from 'vitest'
import { type Mismatch, ResponseShapeError } from '../../../../src/entries/client.ts'
import {
  actions,
  masterchainInfo,
  nftItems,
  topAccountsByBalance,
  transactions,
} from '../../../../src/service/endpoints/index.ts'
import { json, text } from '../../../helpers/servers/faultServer.ts'
import { createTestClient, catchError, noTransactions, withServer } from '../setup.ts'

const server = withServer(noTransactions)
const item = { address: 7, index: '1', collection: null, content: {}, init: true, added: { a: [1] } }

describe('an answer that differs from the documented shape', () => {
  test('is handed on as it is, unknown fields included', async () => {
    const body = { nft_items: [item], address_book: {}, metadata: {}, added_later: 1 }
    server().answerWith(json(body))
    expect(await createTestClient(server()).request(nftItems, {})).toEqual(body)
  })

  test('is reported once for each place, however many rows and answers have it', async () => {
    const told: Mismatch[] = []
    const client = createTestClient(server(), { onMismatch: (mismatch) => told.push(mismatch) })
    server().answerWith(json({ nft_items: [item, item], address_book: {}, metadata: {} }))
    await client.request(nftItems, {})
    const places = told.flatMap(({ issues }) => issues.map(({ path }) => path.join('.')))
    expect(told[0]?.endpoint).toBe('nftItems')
    expect(places).toContain('nft_items.0.address')
    expect(places.filter((place) => place.startsWith('nft_items.1'))).toEqual([])
    expect(told[0]?.issues.find(({ path }) => path[2] === 'address')?.message).toBe('expected string, got 7')
    await client.request(nftItems, { limit: 1 })
    expect(told).toHaveLength(1)
  })

  test('is refused by a strict client, each time', async () => {
    server().answerWith(json({ nft_items: [item], address_book: {}, metadata: {} }))
    const client = createTestClient(server(), { strict: true })
    for (const limit of [1, 2]) {
      const error = await catchError(client.request(nftItems, { limit }))
      expect(error).toBeInstanceOf(ResponseShapeError)
      expect((error as ResponseShapeError).issues.length).toBeGreaterThan(0)
    }
  })

  test('is refused when its list of rows is not there', async () => {
    for (const body of [{ message: 'welcome' }, { nft_items: 'none' }, []]) {
      server().answerWith(json(body))
      const error = await catchError(createTestClient(server()).request(nftItems, {}))
      expect(error).toBeInstanceOf(ResponseShapeError)
      expect(error.message).toContain('Check that the base URL')
    }
  })
})

describe('details of actions', () => {
  const row = { type: 'multisig_approve', details: { signer_index: 'x' } }
  const answer = { actions: [row], address_book: {}, metadata: {} }
  const isDetail = ({ path }: Mismatch['issues'][number]) => path.join('.') === 'actions.0.details.signer_index'

  test('that differ from their type are handed on, and told', async () => {
    const told: Mismatch[] = []
    server().answerWith(json(answer))
    const client = createTestClient(server(), { onMismatch: (mismatch) => told.push(mismatch) })
    expect(await client.request(actions, {})).toEqual(answer)
    expect(told.flatMap(({ issues }) => issues).find(isDetail)?.message).toBe('expected number, got "x"')
  })

  test('are refused by a strict client', async () => {
    server().answerWith(json(answer))
    const error = await catchError(createTestClient(server(), { strict: true }).request(actions, {}))
    expect((error as ResponseShapeError).issues.some(isDetail)).toBe(true)
  })
})

describe('null', () => {
  test('in place of a list or a map is an empty one, in silence', async () => {
    const told: Mismatch[] = []
    server().answerWith(json({ nft_items: null, address_book: {}, metadata: null }))
    const client = createTestClient(server(), { strict: true, onMismatch: (mismatch) => told.push(mismatch) })
    expect(await client.request(nftItems, {})).toEqual({ nft_items: [], address_book: {}, metadata: {} })
    expect(told).toEqual([])
  })

  test('as the whole answer is an empty list', async () => {
    server().answerWith(json(null))
    expect(await createTestClient(server()).request(topAccountsByBalance, {})).toEqual([])
  })

  test('in place of anything else is a mismatch', async () => {
    server().answerWith(json({ first: null, last: null }))
    await expect(createTestClient(server(), { strict: true }).request(masterchainInfo, {})).rejects.toThrow('got null')
  })
})

describe('a body', () => {
  test('with raw control characters inside strings is read as it is meant', async () => {
    const body = '{\n\t"transactions": [],\r\n "address_book": {}, "a\tb": "x\u0001\ny \\" \u0000 \\\\", "c": "\\n"}'
    server().answerWith(text(body))
    expect(await createTestClient(server()).request(transactions, {})).toEqual({
      transactions: [],
      address_book: {},
      'a\tb': 'x\u0001\ny " \u0000 \\',
      c: '\n',
    })
  })

  test('of JSON under another content type is read', async () => {
    server().answerWith(text('{"transactions":[],"address_book":{}}', 200, { 'content-type': 'text/html' }))
    expect(await createTestClient(server()).request(transactions, {})).toHaveProperty('transactions', [])
  })

  test.each([
    ['an HTML page', '<!doctype html><title>Sign in</title>', 'an HTML page'],
    ['JSON that ends early', '{"transactions":[{"hash":"ab', 'expected JSON'],
    ['nothing', '', 'expected JSON'],
    ['a number', '5', 'got number'],
    ['a string', '"ok"', 'got string'],
    ['null', 'null', 'null'],
  ])('of %s is refused at once', async (_, body, says) => {
    server().answerWith(text(body, 200, { 'content-type': 'application/json' }))
    const error = await catchError(createTestClient(server()).request(transactions, {}))
    expect(error).toBeInstanceOf(ResponseShapeError)
    expect(error.message).toContain(says)
    expect(server().requests).toHaveLength(1)
  })

  test('with prototype keys changes no prototype', async () => {
    const book = '{"__proto__":{"polluted":1}}'
    server().answerWith(text(`{"transactions":null,"address_book":${book},"__proto__":null}`))
    const answer = await createTestClient(server()).request(transactions, {})
    expect(answer.transactions).toEqual([])
    expect(Object.getPrototypeOf(answer)).toBe(Object.prototype)
    expect(Object.getPrototypeOf(answer.address_book)).toBe(Object.prototype)
    expect(({} as Record<string, unknown>)['polluted']).toBeUndefined()
  })
})
