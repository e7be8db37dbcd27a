// The storage of the browser fails once: nothing that it holds is lost, the page works meanwhile, and the next try is
// saved.
import { expect, test, vi } from 'vitest'
import { createLabelStore, createRecentSearches } from '../../../src/entries/index.ts'
import { type RecentSearch, targetText } from '../../../src/meaning/names/recentSearches.ts'

const alice = `0:${'A'.repeat(64)}`
const bob = `0:${'B'.repeat(64)}`

/** A storage whose methods throw while they are in `failing`. */
function failingStorage() {
  const texts = new Map<string, string>()
  const failing = new Set<'get' | 'set'>()
  const check = (method: 'get' | 'set') => {
    if (failing.has(method))
      throw new DOMException('refused', method === 'set' ? 'QuotaExceededError' : 'SecurityError')
  }
  return {
    texts,
    failing,
    getItem(key: string) {
      check('get')
      return texts.get(key) ?? null
    },
    setItem(key: string, text: string) {
      check('set')
      texts.set(key, text)
    },
  }
}

test.each(['get', 'set'] as const)(
  'a label that cannot be saved (%s) is an error, loses no other label, and the next try is saved',
  (method) => {
    const storage = failingStorage()
    createLabelStore({ storage }).setLabel(alice, 'Alice')
    storage.failing.add(method)
    const store = createLabelStore({ storage })
    expect(() => store.setLabel(bob, 'Bob')).toThrow('The browser refused to save the label')
    expect(() => store.setFavorite(bob, true)).toThrow('The browser refused to save the label')
    storage.failing.clear()
    store.setLabel(bob, 'Bob')
    expect([...createLabelStore({ storage }).current().byAddress.values()].map(({ label }) => label)).toEqual([
      'Alice',
      'Bob',
    ])
  },
)

const search = (text: string): RecentSearch => ({ target: { kind: 'domain', domain: `${text}.ton` } })
const texts = (list: readonly RecentSearch[]) => list.map(({ target }) => targetText(target).replace('.ton', ''))

test.each(['get', 'set'] as const)(
  'searches that cannot be saved (%s) are shown, and saved with the next one; none is lost',
  (method) => {
    const storage = failingStorage()
    createRecentSearches({ storage }).add(search('one'))
    storage.failing.add(method)
    const recent = createRecentSearches({ storage })
    const listener = vi.fn()
    recent.subscribe(listener)
    recent.add(search('two'))
    recent.add(search('three'))
    expect(texts(recent.current()).slice(0, 2)).toEqual(['three', 'two'])
    expect(listener).toHaveBeenCalledTimes(2)
    storage.failing.clear()
    recent.add(search('four'))
    expect(texts(recent.current())).toEqual(['four', 'three', 'two', 'one'])
    expect(texts(createRecentSearches({ storage }).current())).toEqual(['four', 'three', 'two', 'one'])
  },
)

test('searches that were cleared stay so, also if the browser did not save that at once', () => {
  const storage = failingStorage()
  const recent = createRecentSearches({ storage })
  recent.add(search('one'))
  storage.failing.add('set')
  recent.clear()
  recent.add(search('two'))
  expect(texts(recent.current())).toEqual(['two'])
  storage.failing.clear()
  recent.add(search('three'))
  expect(texts(createRecentSearches({ storage }).current())).toEqual(['three', 'two'])
})
