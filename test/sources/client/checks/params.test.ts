import { describe, expect, test } from 'vitest'
import { InvalidParamsError } from '../../../../src/entries/client.ts'
import { masterchainInfo, nftItems, transactions } from '../../../../src/service/endpoints/index.ts'
import { testAddress, createTestClient, catchError, noTransactions, withServer } from '../setup.ts'

const server = withServer(noTransactions)

async function readRefusal(params: object): Promise<InvalidParamsError> {
  const error = await catchError(createTestClient(server()).request(nftItems, params))
  expect(error).toBeInstanceOf(InvalidParamsError)
  expect(server().requests).toHaveLength(0)
  return error as InvalidParamsError
}

describe('before any request is sent', () => {
  test('a misspelt filter is refused, and the right name suggested', async () => {
    const { message, issues } = await readRefusal({ owner_adress: [testAddress(1)] })
    expect(issues).toHaveLength(1)
    expect(issues[0]?.path).toEqual(['owner_adress'])
    expect(message).toContain('did you mean owner_address?')
    expect(message).toContain('No request was sent')
  })

  test('a filter of another vocabulary gets the nearest name', async () => {
    expect((await readRefusal({ owner_id: [testAddress(1)] })).message).toContain('owner_address')
    expect((await readRefusal({ ownerAddress: [testAddress(1)] })).message).toContain('mean owner_address')
  })

  test('a name that resembles nothing gets the list of names', async () => {
    const { message } = await readRefusal({ zzzzzzzzzzzzzzzz: 1 })
    expect(message).not.toContain('did you mean')
    expect(message).toContain('collection_address')
  })

  test('names of the prototype are unknown like any other', async () => {
    await readRefusal(JSON.parse('{"__proto__": ["x"]}') as object)
    await readRefusal({ constructor: ['x'] })
  })

  test('a parameter of an endpoint that takes none is refused', async () => {
    const params: object = { limit: 1 }
    const error = await catchError(createTestClient(server()).request(masterchainInfo, params))
    expect(error.message).toContain('takes none')
  })

  test.each([
    [{ limit: 0 }, 'limit: expected a whole number from 1 to 1000, got 0'],
    [{ limit: 1001 }, 'limit: expected a whole number from 1 to 1000, got 1001'],
    [{ offset: -1 }, 'offset: expected a whole number from 0, got -1'],
    [{ limit: 1.5 }, 'limit: expected a whole number from 1 to 1000, got 1.5'],
    [{ limit: '10' }, 'limit: expected a whole number from 1 to 1000, got "10"'],
    [{ owner_address: testAddress(1) }, 'owner_address: expected a list, got "0:0'],
    [{ owner_address: [] }, 'owner_address'],
    [{ owner_address: [''] }, 'owner_address.0'],
    [
      { owner_address: ['EQnonsense'] },
      'owner_address.0: expected an address: 0:<64 hex digits> or the 48-character form, got "EQnonsense"',
    ],
    [{ index: ['1'] }, 'collection_address'],
    [
      { collection_address: [testAddress(1), testAddress(2)] },
      'takes several collection_address only together with exactly one owner_address',
    ],
    [
      { collection_address: [testAddress(1), testAddress(2)], owner_address: [testAddress(3), testAddress(4)] },
      'exactly one owner_address',
    ],
  ])('%j is refused by name and value', async (params, text) => {
    expect((await readRefusal(params)).message).toContain(text)
  })

  test('everything that is wrong is told at once', async () => {
    const { issues } = await readRefusal({ limit: 0, offset: -1, ownr: 1 })
    const names = issues.map(({ path }) => path[0])
    expect(new Set(names)).toEqual(new Set(['limit', 'offset', 'ownr']))
  })

  test('a wrong enum value gets the values that are allowed', async () => {
    const client = createTestClient(server())
    const error = await catchError(client.request(transactions, { sort: 'newest' as 'asc' }))
    expect(error.message).toContain('expected one of asc, desc, got "newest"')
  })
})

describe('parameters on the wire', () => {
  test('repeat the name of an array, encode base64, write booleans as words and drop undefined', async () => {
    const client = createTestClient(server())
    const hash = `${'+/'.repeat(21)}8=`
    await client.request(transactions, { hash: [hash, 'ab'.repeat(32)], limit: 2, lt: undefined, offset: 1 })
    await client.request(nftItems, { include_on_sale: true }).catch(() => {})
    const [first, second] = server().requests
    expect(first?.query.getAll('hash')).toEqual([hash, 'ab'.repeat(32)])
    expect(first?.query.has('lt')).toBe(false)
    expect(first?.query.get('limit')).toBe('2')
    expect(second?.query.get('include_on_sale')).toBe('true')
  })

  test('that make the URL too long for any server are refused by name', async () => {
    const exclude_account = Array.from({ length: 200 }, (_, index) => testAddress(index))
    const error = await catchError(createTestClient(server()).request(transactions, { exclude_account }))
    expect(error).toBeInstanceOf(InvalidParamsError)
    expect(error.message).toContain('exclude_account: is too long')
    expect(server().requests).toHaveLength(0)
  })
})

test('types refuse what the row refuses', () => {
  const client = createTestClient(server())
  const never = () => {
    // @ts-expect-error a name that the endpoint does not have
    void client.request(nftItems, { owner: 'x' })
    // @ts-expect-error a value of another type
    void client.request(nftItems, { limit: '1' })
    void client.request(nftItems, { limit: 1 }).then((page): string | undefined => page.nft_items[0]?.address)
    // @ts-expect-error rows in place of a text
    void client.request(nftItems, { limit: 1 }).then((page): string => page.nft_items)
  }
  expect(never).toBeTypeOf('function')
})
