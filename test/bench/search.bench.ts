import type { NameEntry } from '../../src/sources/client/names.ts'
import type { TokenInfo } from '../../src/service/rows/names.ts'
import { createNameSuggestions } from '../../src/text/naming/suggestions/nameSuggestions.ts'
import { groupSuggestions } from '../../src/text/naming/suggestions/groupSuggestions.ts'
import { atMost, longestWait } from './bench.ts'

const count = 100_000
const limit = 8
const typed = ['s', 'sw', 'swa', 'swap', 'coin', 'coin 9', 'usdt', 'e', '1', 'zzz', 'transfer', 'a c']

/**
 * The time that a search among 100,000 names takes of the main thread: at each key, and while the names are indexed.
 */
globalThis.bench = async () => {
  const entries = Array.from({ length: count }, (_, index) => {
    const address = `0:${index.toString(16).padStart(64, '0').toUpperCase()}`
    const words = ['Swap', 'Tether', 'Lunar', 'Sea', 'Ancient'][index % 5] ?? ''
    const token: TokenInfo = {
      type: 'jetton_masters',
      valid: true,
      name: `${words} coin ${index}`,
      symbol: `${words.slice(0, 3).toUpperCase()}${index}`,
    }
    return [address, undefined, { is_indexed: true, token_info: [token] }] satisfies NameEntry
  })
  const rows = new Map(entries.map(([address, , metadata]) => [address, metadata]))
  const names = {
    addressBookRow: () => undefined,
    metadata: (address: string) => rows.get(address),
    entries: (): readonly NameEntry[] => entries,
    revision: () => 1,
  }
  const source = createNameSuggestions({ names })
  const indexing = await longestWait(() => Promise.resolve(source.suggest('first')))
  const times: number[] = []
  for (let round = 0; round < 4; round += 1) {
    for (const text of typed) {
      const start = performance.now()
      groupSuggestions(await source.suggest(text), { names })
      if (round > 0) times.push(performance.now() - start)
    }
  }
  return [
    atMost('search 100,000 names: longest key, against 8 ms', Math.max(...times), limit, 1),
    { ...atMost('search 100,000 names: longest task while they are indexed, against 50 ms', indexing, 50, 1) },
  ]
}
