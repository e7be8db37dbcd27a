import { describe, expect, test } from 'vitest'
import { AbiRegistry, defineAbi, standards } from 'tonlens/abi'
import { createNameStore } from '../../../src/client/names.ts'
import { findByName, type NamedResult } from '../../../src/format/naming/findByName.ts'
import type { NamingSources } from '../../../src/format/naming/namingSources.ts'
import { collectLabels } from '../../../src/model/labels/collectLabels.ts'
import { people } from '../../fixtures/transactions.ts'

const account = (digit: string): string => `0:${digit.repeat(64)}`
const names = createNameStore()
const token = (name: string, symbol: string, more: object = {}) => ({ is_indexed: true, token_info: [{ type: 'jetton_masters', valid: true, name, symbol, ...more }] })
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
const shop = defineAbi({ name: 'Shop', types: { SwapTea: { prefix: '0x5ba7c0de', fields: {} } }, incoming: ['SwapTea'] })
const labels = collectLabels([
  { address: people.bob, label: 'Bob', favorite: true, imported: false },
  { address: people.carol, label: 'Swap partner', favorite: false, imported: true },
])
const sources: NamingSources = {
  names,
  labels: { current: () => labels },
  accountNames: { [people.alice]: 'Our swap desk', wrong: 'Swap of no account' },
  contracts: new AbiRegistry([{ name: 'Mine', abis: [shop], opcodes: { '0x12345678': 'dex_swap' }, accounts: { [account('6')]: 'Bridge' } }, standards]),
}
const found = (text: string, given: Partial<NamingSources> = {}): readonly string[] => findByName(text, { ...sources, ...given }).map(describeResult)
const describeResult = (result: NamedResult): string => ('known' in result ? `${result.known.kind} ${result.known.name}` : `operation ${result.name}`)

describe('finds by what this browser knows', () => {
  test('names that replace an address, then names that anybody can give, then operations', () => {
    expect(found('swap')).toEqual([
      'domain swap-shop.ton', 'application Our swap desk',
      'imported Swap partner', 'claim Swap coin',
      'operation Swap tea', 'operation DEX swap',
    ])
  })

  test.each([
    ['a label of the reader before a token of that name', 'bob', ['label Bob', 'claim Bob']],
    ['a ticker', 'usd₮', ['claim Tether USD']],
    ['the words of an operation', 'tea swap', ['operation Swap tea']],
    ['an operation of the standards', 'burn not', ['operation Jetton burn notification']],
    ['an account of a source', 'bridge', ['catalogue Bridge']],
    ['an account that everybody knows', 'elector', ['catalogue Elector']],
  ])('%s', (_, text, expected) => {
    expect(found(text).slice(0, expected.length)).toEqual(expected)
  })

  test('in the language of the texts', () => {
    expect(found('передача nft', { messages: { opcode: { nft_transfer: 'Передача NFT' } } })).toEqual(['operation Передача NFT'])
  })

  test('marks a name that looks like a label of the reader', () => {
    const [, claim] = findByName('bob', sources)
    expect(claim).toMatchObject({ known: { imitates: 'Bob' } })
  })

  test.each(['', 's', '  ', 'nobody has this name'])('finds nothing for %j', (text) => {
    expect(found(text)).toEqual([])
  })

  test('lists the operations of the same sources once, however often they are searched', () => {
    let listed = 0
    const contracts = { readBody: () => undefined, readStorage: () => undefined, opcodeName: () => undefined, exitCode: () => undefined, accountName: () => undefined, listOpcodes: () => { listed += 1; return [] } }
    const own: NamingSources = { names, contracts }
    for (const text of ['bu', 'bur', 'burn']) expect(findByName(text, own).length).toBeGreaterThan(0)
    expect(listed).toBe(1)
  })

  test('returns at most ten accounts and ten operations of thousands', () => {
    const opcodes = Object.fromEntries(Array.from({ length: 3000 }, (_, index) => [`0x${(index + 0x10000000).toString(16)}`, `many_${index}`]))
    const accountNames = Object.fromEntries(Array.from({ length: 3000 }, (_, index) => [`0:${index.toString(16).padStart(64, '0')}`, `Many ${index}`]))
    expect(found('many', { opcodes, accountNames })).toHaveLength(20)
  })
})
