import { describe, expect, test } from 'vitest'
import { collectionChoices, traitChoices } from '../../../src/components/nfts/nft-gallery/filterChoices.ts'
import { findNfts, type NftView } from '../../../src/components/nfts/nft-gallery/findNfts.ts'
import type { AddressMetadata } from '../../../src/service/rows/names.ts'
import type { NftItem } from '../../../src/service/rows/nft.ts'
import { formatAddress, parseAddress } from '../../../src/entries/ton.ts'
import { itemAddress, createItem, createItems, createMetadata } from './nft-grid.fixture.ts'

const items = createItems(0, 30)
const metadata = createMetadata(items)
const indexes = (view: NftView, of: readonly NftItem[] = items) =>
  findNfts(of, metadata, view).items.map(({ index }) => index)

describe('search', () => {
  test('finds names in any case, and an index alone', () => {
    expect(indexes({ text: '  lANTERN 2' })).toEqual(['2', ...Array.from({ length: 10 }, (_, n) => `${20 + n}`)])
    expect(indexes({ text: '#7' })).toEqual(['7'])
    expect(indexes({ text: 'nothing of the kind' })).toEqual([])
  })

  test('finds the name of a collection', () => {
    expect(indexes({ text: 'lanterns' })).toHaveLength(30)
  })

  test('takes an address in any form: of an item, its collection or its owner', () => {
    const friendly = formatAddress(parseAddress(itemAddress(4)), { form: 'friendly' })
    expect(indexes({ text: friendly })).toEqual(['3'])
    expect(indexes({ text: itemAddress(0xc0ffee) })).toHaveLength(30)
    expect(indexes({ text: itemAddress(0xabc) })).toHaveLength(30)
  })

  test('sees through characters that nobody sees', () => {
    const hidden = createMetadata([createItem(0)], { name: 'Lan\u200Btern\u202E' })
    expect(findNfts([createItem(0)], hidden, { text: 'lantern' }).items).toHaveLength(1)
  })

  test('forgets what it read when better metadata comes', () => {
    const item = createItem(0)
    expect(findNfts([item], createMetadata([item], { name: 'Old' }), { text: 'new' }).items).toEqual([])
    expect(findNfts([item], createMetadata([item], { name: 'New' }), { text: 'new' }).items).toEqual([item])
  })
})

describe('filters', () => {
  test('join with "and"', () => {
    const rows = [
      createItem(0, { on_sale: true }),
      createItem(1),
      createItem(2, { on_sale: true, collection_address: null }),
    ]
    expect(indexes({ onSale: true }, rows)).toEqual(['0', '2'])
    expect(indexes({ onSale: true, collection: itemAddress(0xc0ffee) }, rows)).toEqual(['0'])
    expect(indexes({ collection: '' }, rows)).toEqual(['2'])
  })

  test('know an attribute by trait and value', () => {
    const attributes = [
      { trait_type: 'Hull', value: 'oak' },
      { trait_type: 'Mast', value: 'elm' },
    ]
    const known = createMetadata([createItem(0)], { extra: { attributes } })
    const found = (trait: string, value: string) => findNfts(items, known, { attribute: { trait, value } }).items.length
    expect([found('Hull', 'oak'), found('Mast', 'oak')]).toEqual([1, 0])
  })
})

describe('scams', () => {
  const marked = { ...metadata, ...createMetadata([createItem(1), createItem(2)], { is_scam: true }) }

  test('are left out, counted, and let in on demand', () => {
    const hidden = findNfts(items, marked)
    expect([hidden.items.length, hidden.scams, hidden.total]).toEqual([28, 2, 30])
    const shown = findNfts(items, marked, { scams: true })
    expect([shown.items.length, shown.scams]).toEqual([30, 2])
  })

  test('count only where the filters would show them', () => {
    expect(findNfts(items, marked, { text: '#1' })).toMatchObject({ scams: 1, items: [] })
    expect(findNfts(items, marked, { text: '#9' }).scams).toBe(0)
  })

  test('are all items of a collection that is one', () => {
    const collection = {
      [itemAddress(0xc0ffee)]: { is_indexed: true, token_info: [{ type: 'nft_collections', is_scam: true }] },
    }
    expect(findNfts(items, { ...metadata, ...collection }).items).toEqual([])
  })
})

describe('order', () => {
  const rows = [
    createItem(10, { last_transaction_lt: '9' }),
    createItem(9, { last_transaction_lt: '100' }),
    createItem(2, { last_transaction_lt: '20', collection_address: itemAddress(1) }),
  ]

  test('stays as it came by default', () => {
    expect(indexes({}, rows)).toEqual(['10', '9', '2'])
  })

  test('is by collection and number, as the service has it', () => {
    expect(indexes({ sort: 'index' }, rows)).toEqual(['2', '9', '10'])
  })

  test('is by last change, newest first', () => {
    expect(indexes({ sort: 'activity' }, rows)).toEqual(['9', '2', '10'])
  })

  test('holds for numbers beyond what a double holds', () => {
    const long = [`${'9'.repeat(77)}2`, `${'9'.repeat(77)}1`, '5'].map((index, n) => createItem(n, { index }))
    expect(indexes({ sort: 'index' }, long)).toEqual(['5', `${'9'.repeat(77)}1`, `${'9'.repeat(77)}2`])
  })
})

test('counts an item that came twice once', () => {
  const twice = [...items, createItem(3)]
  expect(findNfts(twice, metadata)).toMatchObject({ total: 30 })
  expect(findNfts(twice, metadata).items).toHaveLength(30)
})

describe('choices', () => {
  const other = createItem(50, { collection_address: itemAddress(0xbad) })
  const mixed = [...items, other, createItem(51, { collection_address: null })]
  const scam: Record<string, AddressMetadata> = {
    ...metadata,
    [itemAddress(0xbad)]: {
      is_indexed: true,
      token_info: [{ type: 'nft_collections', name: 'Claim at bait.example', is_scam: true }],
    },
  }
  const metadataOfAddress = (address: string) => scam[address]

  test('of collections are the largest first, and no scam says its name', () => {
    const safe = collectionChoices(mixed, metadataOfAddress, {})
    expect(safe.map(({ name, count }) => [name, count])).toEqual([
      ['Lanterns', 30],
      ['', 1],
    ])
    const all = collectionChoices(mixed, metadataOfAddress, { scams: true })
    expect(all).toHaveLength(3)
    expect(JSON.stringify(all)).not.toContain('bait')
  })

  test('of attributes are those of one collection', () => {
    const attributes = (value: string) => ({ extra: { attributes: [{ trait_type: 'Hull', value }] } })
    const known = { ...createMetadata(items, attributes('oak')), ...createMetadata([createItem(0)], attributes('elm')) }
    const look = (address: string) => known[address]
    expect(traitChoices(items, look, {})).toEqual([
      {
        trait: 'Hull',
        values: [
          { value: 'oak', count: 29 },
          { value: 'elm', count: 1 },
        ],
      },
    ])
    expect(traitChoices(mixed, look, {})).toEqual([])
    expect(traitChoices(mixed, look, { collection: itemAddress(0xc0ffee) })).toHaveLength(1)
  })

  test('stay few, however many a collection has', () => {
    const attributes = Array.from({ length: 100 }, (_, n) => ({ trait_type: `t${n}`, value: `v${n}` }))
    const known = createMetadata(items, { extra: { attributes } })
    expect(traitChoices(items, (address) => known[address], {}).length).toBeLessThanOrEqual(40)
  })
})
