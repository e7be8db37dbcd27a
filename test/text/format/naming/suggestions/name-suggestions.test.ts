import { describe, expect, test } from 'vitest'
import { AbiRegistry, defineAbi, standards } from 'tonlens/abi'
import { formatAddress } from '../../../../../src/ton/cells/address.ts'
import { createNameStore } from '../../../../../src/sources/client/names.ts'
import { groupSuggestions } from '../../../../../src/text/naming/suggestions/groupSuggestions.ts'
import { createNameSuggestions } from '../../../../../src/text/naming/suggestions/nameSuggestions.ts'
import { createPackSuggestions } from '../../../../../src/text/naming/suggestions/packSuggestions.ts'
import type { SuggestedGroup, Suggestion } from '../../../../../src/text/naming/suggestions/suggestion.ts'
import type { NamingSources } from '../../../../../src/text/naming/namingSources.ts'
import { collectLabels } from '../../../../../src/meaning/names/collectLabels.ts'
import { people } from '../../../../fixtures/transactions.ts'

const account = (digit: string): string => `0:${digit.repeat(64)}`
const names = createNameStore()
const token = (name: string, symbol: string, more: object = {}) => ({
  is_indexed: true,
  token_info: [{ type: 'jetton_masters', valid: true, name, symbol, ...more }],
})
names.harvest(
  {
    address_book: { [account('1')]: { user_friendly: 'EQ', domain: 'swap-shop.ton', interfaces: [] } },
    metadata: {
      [account('2')]: token('Tether USD', 'USD₮'),
      [account('3')]: token('Swap coin', 'SWC'),
      [account('4')]: token('Free swap', 'FREE', { is_scam: true }),
      [account('5')]: { is_indexed: true, token_info: [{ type: 'jetton_masters', valid: true, name: 'Bob' }, null, 7] },
    },
  },
  1,
)
const shop = defineAbi({
  name: 'Shop',
  types: { SwapTea: { prefix: '0x5ba7c0de', fields: {} } },
  incoming: ['SwapTea'],
})
const labels = collectLabels([
  { address: people.bob, label: 'Bob', favorite: true, imported: false },
  { address: people.carol, label: 'Swap partner', favorite: false, imported: true },
])
const sources: NamingSources = {
  names,
  labels: { current: () => labels },
  accountNames: { [people.alice]: 'Our swap desk', wrong: 'Swap of no account' },
  contracts: new AbiRegistry([
    { name: 'Mine', abis: [shop], opcodes: { '0x12345678': 'dex_swap' }, accounts: { [account('6')]: 'Bridge' } },
    standards,
  ]),
}
const search = async (text: string, given: Partial<NamingSources> = {}): Promise<readonly SuggestedGroup[]> => {
  const naming = { ...sources, ...given }
  return groupSuggestions(await createNameSuggestions(naming).suggest(text), naming)
}
const found = async (text: string, given: Partial<NamingSources> = {}): Promise<readonly string[]> =>
  (await search(text, given)).flatMap(({ group, suggestions }) =>
    suggestions.map(({ name, known }) => `${group}: ${known?.name ?? name}`),
  )
const only = (groups: readonly SuggestedGroup[], wanted: string): readonly Suggestion[] =>
  groups.find(({ group }) => group === wanted)?.suggestions ?? []

describe('suggests what this browser knows', () => {
  test('in groups, the group with the best fit first', async () => {
    expect(await found('swap')).toEqual([
      'favorite: Swap partner',
      'domain: swap-shop.ton',
      'jetton: Swap coin',
      'operation: Swap tea',
      'operation: DEX swap',
      'account: Our swap desk',
      'scam: Free swap',
    ])
  })

  test('with addresses in the form of the address book, or of the list that names them', async () => {
    const wallet = formatAddress(account('7'), { bounceable: false })
    const book = createNameStore()
    const row = { user_friendly: wallet, domain: 'tea-house.ton', interfaces: [] }
    book.harvest({ address_book: { [account('7')]: row }, metadata: {} }, 1)
    const pack = { names: [{ address: wallet, name: 'Tea house', kind: 'account' }] }
    for (const source of [createNameSuggestions({ names: book }), createPackSuggestions(async () => pack)]) {
      const [first] = await source.suggest('tea')
      expect(first?.target).toMatchObject({ address: account('7'), form: 'non-bounceable' })
    }
  })

  test.each([
    ['a label of the reader before a token of that name', 'bob', ['favorite: Bob', 'jetton: Bob']],
    ['a ticker', 'usd₮', ['jetton: Tether USD']],
    ['a ticker with a currency sign, by its letters', 'usdt', ['jetton: Tether USD']],
    ['the words of an operation', 'tea swap', ['operation: Swap tea']],
    ['an operation of the standards', 'burn not', ['operation: Jetton burn notification']],
    ['an account of a source', 'bridge', ['account: Bridge']],
    ['an account that everybody knows', 'elector', ['account: Elector']],
    ['favorites before there is a text', '', ['favorite: Bob']],
  ])('%s', async (_, text, expectedNames) => {
    expect((await found(text)).slice(0, expectedNames.length)).toEqual(expectedNames)
  })

  test('in the language of the texts', async () => {
    expect(await found('передача nft', { messages: { opcode: { nft_transfer: 'Передача NFT' } } })).toEqual([
      'operation: Передача NFT',
    ])
  })

  test('exact names first, then whole words at the beginning, other beginnings and words, and nothing else', async () => {
    const accountNames = Object.fromEntries(
      ['the tonic', 'stone', 'ton', 'tonight'].map((name, index) => [account(String(index + 1)), name]),
    )
    const [first] = await search('ton', { accountNames, names: createNameStore(), labels: undefined })
    expect(first?.suggestions.map(({ name }) => name)).toEqual(['ton', 'TON domains', 'tonight', 'the tonic'])
  })

  test.each(['nobody has this name', '\n', '\u202E'])('finds no name for %j', async (text) => {
    expect((await found(text)).filter((line) => !line.startsWith('favorite'))).toEqual([])
  })

  test('lists the operations of the same settings once, however often they are searched', async () => {
    let listed = 0
    const contracts = {
      readBody: () => undefined,
      readStorage: () => undefined,
      opcodeName: () => undefined,
      exitCode: () => undefined,
      accountName: () => undefined,
      listOpcodes: () => {
        listed += 1
        return []
      },
    }
    const source = createNameSuggestions({ names, contracts })
    for (const text of ['bu', 'bur', 'burn']) expect((await source.suggest(text)).length).toBeGreaterThan(0)
    expect(listed).toBe(1)
  })

  test('at most eight of each group of thousands', async () => {
    const opcodes = Object.fromEntries(
      Array.from({ length: 3000 }, (_, index) => [`0x${(index + 0x10000000).toString(16)}`, `many_${index}`]),
    )
    const accountNames = Object.fromEntries(
      Array.from({ length: 3000 }, (_, index) => [`0:${index.toString(16).padStart(64, '0')}`, `Many ${index}`]),
    )
    expect((await search('many', { opcodes, accountNames })).map(({ suggestions }) => suggestions.length)).toEqual([
      8, 8,
    ])
  })

  test('an exact name first, though thousands before it begin with the text', async () => {
    const listed = [...Array.from({ length: 3000 }, (_, index) => `Many ${index}`), 'many']
    const accountNames = Object.fromEntries(
      listed.map((name, index) => [`0:${index.toString(16).padStart(64, '0')}`, name]),
    )
    expect((await found('many', { accountNames })).slice(0, 1)).toEqual(['account: many'])
  })
})

describe('finds names', () => {
  const wrong = async (text: string, ...listed: readonly string[]) => {
    const accountNames = Object.fromEntries(listed.map((name, at) => [`0:${String(at).padStart(64, '0')}`, name]))
    const groups = await search(text, { accountNames, names: createNameStore(), labels: undefined })
    return only(groups, 'account').map(({ name }) => name)
  }

  test.each([
    ['by capitals within a word', 'usd', 'tUSD'],
    ['by a Chinese word in the middle', '同花', '大同花园'],
    ['by a Cyrillic word', 'ДОЛЛАР', 'Приливный доллар'],
    ['with a letter too few', 'harbr', 'harbor'],
    ['with a letter too many', 'harrbor', 'harbor'],
    ['with another letter', 'harbur', 'harbor'],
    ['with two letters swapped', 'hrabor', 'harbor'],
    ['of domains without their ending, with a typo', 'harbur', 'harbor.ton'],
  ])('%s', async (_, text, name) => {
    expect(await wrong(text, 'quite another', name)).toEqual([name])
  })

  test('with a typo only if no name fits', async () => {
    expect(await wrong('harbur', 'harbor', 'harbur lights')).toEqual(['harbur lights'])
  })

  test.each([
    ['within a word', 'lum', 'Blum memepad'],
    ['with two other letters', 'hurbur', 'harbor'],
    ['of three letters with a typo', 'lun', 'lum'],
  ])('but not %s', async (_, text, name) => {
    expect(await wrong(text, name)).toEqual([])
  })
})

describe('a name cannot pass for another', () => {
  test('that is a label of the reader: it comes last, and is marked', async () => {
    const [claim] = only(await search('bob'), 'jetton')
    expect(claim).toMatchObject({ known: { imitates: 'Bob' } })
  })

  test('that the application gives', async () => {
    const store = createNameStore()
    store.harvest({ metadata: { [account('7')]: token('0ur Swap Desk', 'OUR') } }, 1)
    const groups = await search('our swap desk', { names: store })
    expect(groups[0]?.group).toBe('account')
    expect(only(groups, 'jetton')[0]?.imitates).toBeTruthy()
  })

  test('by letters that look alike: it is found, last, with a warning', async () => {
    const store = createNameStore()
    store.harvest(
      { metadata: { [account('7')]: token('\u0422\u0435ther', 'X'), [account('8')]: token('Tether', 'Y') } },
      1,
    )
    const jettons = only(await search('tether', { names: store }), 'jetton')
    expect(jettons.map(({ target }) => target)).toMatchObject([{ address: account('8') }, { address: account('7') }])
    expect(jettons.map(({ imitates }) => imitates)).toEqual([undefined, 'tether'])
  })

  test('by being marked as a scam and fitting better', async () => {
    const store = createNameStore()
    const scams = Object.fromEntries(
      Array.from({ length: 40 }, (_, index) => [
        `0:${index.toString(16).padStart(64, '0')}`,
        token('Swap', 'SWAP', { is_scam: true }),
      ]),
    )
    store.harvest({ metadata: { ...scams, [account('9')]: token('A swap coin', 'ASC') } }, 1)
    const groups = await search('swap', { names: store })
    expect(only(groups, 'jetton').map(({ target }) => target)).toMatchObject([{ address: account('9') }])
    expect(groups.at(-1)?.group).toBe('scam')
    expect(only(groups, 'scam')).toHaveLength(8)
  })
})

describe('follows what answers name', () => {
  test('later, and forgets a former name', async () => {
    const store = createNameStore()
    const source = createNameSuggestions({ names: store })
    store.harvest({ metadata: { [account('7')]: token('Lumen', 'LUM') } }, 1)
    expect(await source.suggest('lumen')).toHaveLength(1)
    store.harvest({ metadata: { [account('7')]: token('Candela', 'CD') } }, 2)
    expect(await source.suggest('lumen')).toHaveLength(0)
    expect(await source.suggest('candela')).toHaveLength(1)
  })

  test('of sources that do not tell when they change', async () => {
    const rows = [[account('7'), undefined, token('Lumen', 'LUM')] as const]
    const naming = { names: { addressBookRow: () => undefined, metadata: () => rows[0]?.[2], entries: () => rows } }
    const source = createNameSuggestions(naming)
    expect(groupSuggestions(await source.suggest('lum'), naming)).toHaveLength(1)
    rows[0] = [account('7'), undefined, token('Candela', 'CD')]
    expect(await source.suggest('lum')).toHaveLength(0)
  })

  test('with thousands of names, without stopping the page', async () => {
    const entries = Array.from(
      { length: 20_000 },
      (_, index) =>
        [
          `0:${index.toString(16).padStart(64, '0').toUpperCase()}`,
          undefined,
          token(`Coin ${index}`, `C${index}`),
        ] as const,
    )
    const source = createNameSuggestions({
      names: { addressBookRow: () => undefined, metadata: () => undefined, entries: () => entries },
    })
    const answer = source.suggest('coin 19999')
    expect(answer).toBeInstanceOf(Promise)
    expect((await answer)[0]?.name).toBe('Coin 19999')
  })
})
