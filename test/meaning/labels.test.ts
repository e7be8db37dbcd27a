import { expect, describe, test, vi } from 'vitest'
import { createLabelStore, LabelFileError, LabelStoreError, type TextStorage } from '../../src/entries/index.ts'
import { people } from '../fixtures/transactions.ts'

const { alice, bob, carol } = people

function memory(): TextStorage & { readonly texts: Map<string, string> } {
  const texts = new Map<string, string>()
  return { texts, getItem: (key) => texts.get(key) ?? null, setItem: (key, text) => void texts.set(key, text) }
}
const file = (accounts: unknown, version: unknown = 1) =>
  JSON.stringify({ format: 'tonlens-labels', version, accounts })

test('keeps labels and favorites, for stores that are opened later too', () => {
  const storage = memory()
  const store = createLabelStore({ storage })
  const listener = vi.fn()
  store.subscribe(listener)
  store.setLabel(alice, '  Alice\u202E ')
  store.setFavorite(bob, true)
  expect(listener).toHaveBeenCalledTimes(2)
  const { byAddress } = createLabelStore({ storage }).current()
  expect([...byAddress.values()]).toEqual([
    { address: alice, label: 'Alice', favorite: false, imported: false },
    { address: bob, label: undefined, favorite: true, imported: false },
  ])
  store.setLabel(alice, '')
  store.setFavorite(bob, false)
  expect(store.current().byAddress.size).toBe(0)
})

test('a change keeps what another tab has saved meanwhile', () => {
  const storage = memory()
  const [one, two] = [createLabelStore({ storage }), createLabelStore({ storage })]
  one.setLabel(alice, 'Alice')
  two.setLabel(bob, 'Bob')
  expect([...createLabelStore({ storage }).current().byAddress.keys()]).toEqual([alice, bob])
})

test('without a storage, labels live as long as the page', () => {
  const store = createLabelStore()
  store.setLabel(alice, 'Alice')
  expect(store.current().byAddress.get(alice)?.label).toBe('Alice')
})

test('says whether labels outlive the page', () => {
  expect(createLabelStore({ storage: { getItem: () => null, setItem: () => {} } }).isPersistent).toBe(true)
  // Servers have no storage, and render what a browser renders first.
  expect(createLabelStore().isPersistent).toBe(true)
})

test('says why a label cannot be kept, and keeps the others', () => {
  const full = createLabelStore({
    storage: {
      getItem: () => null,
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError')
      },
    },
  })
  expect(() => full.setLabel(alice, 'Alice')).toThrow(LabelStoreError)
  expect(full.current().byAddress.size).toBe(0)
  expect(() => createLabelStore({ storage: memory() }).setLabel('nonsense', 'x')).toThrow(/not an address/)
  const many = createLabelStore({ storage: memory() })
  many.import(
    file(Array.from({ length: 2000 }, (_, at) => ({ address: `0:${at.toString(16).padStart(64, '0')}`, label: 'x' }))),
  )
  expect(() => many.setLabel(alice, 'Alice')).toThrow(expect.objectContaining({ reason: 'full' }))
  expect(many.current().byAddress.size).toBe(2000)
})

test('a storage that throws, or holds something else, is empty', () => {
  expect(
    createLabelStore({
      storage: {
        getItem: () => {
          throw new Error('denied')
        },
        setItem: () => {},
      },
    }).current().byAddress.size,
  ).toBe(0)
  expect(createLabelStore({ storage: { getItem: () => '[1]', setItem: () => {} } }).current().byAddress.size).toBe(0)
})

test('labels that a newer version has saved are not overwritten', () => {
  const storage = memory()
  storage.setItem('tonlens-labels', file([], 2))
  expect(() => createLabelStore({ storage }).setLabel(alice, 'Alice')).toThrow(/newer/)
  expect(storage.texts.get('tonlens-labels')).toBe(file([], 2))
})

describe('files', () => {
  test('what is exported can be imported elsewhere', () => {
    const store = createLabelStore({ storage: memory() })
    store.setLabel(alice, 'Alice')
    store.setFavorite(bob, true)
    const other = createLabelStore({ storage: memory() })
    expect(other.import(store.export(), { own: true })).toEqual({ added: 2, same: 0, kept: 0 })
    expect([...other.current().byAddress.values()]).toEqual([...store.current().byAddress.values()])
    expect(other.import(store.export())).toEqual({ added: 0, same: 2, kept: 0 })
    expect(other.current().byAddress.get(alice)?.imported).toBe(false)
  })

  test("a stranger's label is marked until the reader gives it, and never replaces one", () => {
    const store = createLabelStore({ storage: memory() })
    store.setLabel(alice, 'Alice')
    expect(
      store.import(
        file([
          { address: alice, label: 'Exchange' },
          { address: carol, label: 'Bank' },
        ]),
      ),
    ).toEqual({ added: 1, same: 0, kept: 1 })
    expect(store.current().byAddress.get(alice)).toMatchObject({ label: 'Alice', imported: false })
    expect(store.current().byAddress.get(carol)).toMatchObject({ label: 'Bank', imported: true })
    store.setLabel(carol, 'Bank')
    expect(store.current().byAddress.get(carol)?.imported).toBe(false)
  })

  test.each<[string, string, Partial<LabelFileError>]>([
    ['no JSON', 'PK\u0003', { reason: 'notJson' }],
    ['another file', '{"version":1}', { reason: 'notLabels' }],
    ['a list of numbers', '[1]', { reason: 'notLabels' }],
    ['null', 'null', { reason: 'notLabels' }],
    ['a newer version', file([], 2), { reason: 'newer' }],
    ['too many accounts', file(Array.from({ length: 2001 }, () => ({ address: alice }))), { reason: 'tooMany' }],
    ['too long a text', ' '.repeat(1_000_001), { reason: 'tooLarge' }],
    ['an entry that is none', file([{ address: alice }, null]), { reason: 'entry', path: 'accounts[1]' }],
    ['a wrong address', file([{ address: 'EQ' }]), { reason: 'entry', path: 'accounts[0].address' }],
    [
      'a label that is no text',
      file([{ address: alice, label: { toString: 1 } }]),
      { reason: 'entry', path: 'accounts[0].label' },
    ],
    [
      'a favorite that is none',
      file([{ address: alice, favorite: 'yes' }]),
      { reason: 'entry', path: 'accounts[0].favorite' },
    ],
  ])('%s is refused as a whole', (_, text, expected) => {
    const store = createLabelStore({ storage: memory() })
    let error: unknown
    try {
      store.import(text)
    } catch (thrown) {
      error = thrown
    }
    expect(error).toBeInstanceOf(LabelFileError)
    expect(error).toMatchObject(expected)
    expect(store.current().byAddress.size).toBe(0)
  })

  test('hidden characters of labels are removed, and long ones are cut', () => {
    const store = createLabelStore({ storage: memory() })
    store.import(
      `\uFEFF${file([
        { address: alice, label: '\u202EecilA\u200B' },
        { address: bob, label: 'x'.repeat(500) },
        { address: carol, label: '\u200B' },
      ])}`,
    )
    const { byAddress } = store.current()
    expect(byAddress.get(alice)?.label).toBe('ecilA')
    expect(byAddress.get(bob)?.label).toHaveLength(60)
    expect(byAddress.has(carol)).toBe(false)
  })
})

test('tells names that look like a label of another account', () => {
  const store = createLabelStore({ storage: memory() })
  store.setLabel(alice, 'Binance')
  const { findLookalike } = store.current()
  for (const name of [
    'Binance',
    'BINANCE',
    'Вinаnce',
    '★ Binance',
    'b\u200Binance',
    'binance.ton',
    'binance.t.me',
    'Bi-nance',
  ])
    expect(findLookalike(name, bob), name).toBe('Binance')
  expect(findLookalike('Binance', alice)).toBeUndefined()
  store.import(
    file([
      { address: bob, label: 'Binance' },
      { address: carol, label: 'Bank' },
    ]),
  )
  expect(store.current().findLookalike('Binance', bob), 'an imported label is no excuse').toBe('Binance')
  expect(store.current().findLookalike('Bank', bob), 'only labels of the reader can be imitated').toBeUndefined()
})
