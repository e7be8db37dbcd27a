import { nameShape } from '../tokens/lookalike.ts'
import {
  fitName,
  isOneLetterOff,
  minTypoLength,
  nameFits,
  readNameQuery,
  searchedLength,
  type NameFit,
  type NameQuery,
} from './nameFit.ts'

/** A name under which something is found. */
interface IndexedName<Value> {
  /** Name, cleaned. */
  readonly name: string
  /** The best names of each group are found, however many there are in the others. */
  readonly group: string
  /** Names of a lower rank come first if they fit equally well. */
  readonly rank: number
  /** True if it comes after all others of its group. */
  readonly last: boolean
  readonly value: Value
}

/** A name that fits a search text. */
export interface NameMatch<Value> extends IndexedName<Value> {
  readonly fit: NameFit
  /** Lower scores come first. */
  readonly score: number
}

/** Finds names by text. */
export interface NameIndex<Value> {
  /** Adds a name. @returns A function that removes it. */
  readonly add: (name: IndexedName<Value>) => () => void
  /**
   * Finds the best names of each group: exact ones, then those that begin with the text, have words that do, look like
   * it. If there is none, those that differ by one letter.
   */
  readonly find: (text: string, maximum: number) => readonly NameMatch<Value>[]
}

interface Entry<Value> extends IndexedName<Value> {
  /** In lower case. */
  readonly lower: string
  removed: boolean
  /** Number of the search that has offered it last. */
  search: number
}

/** Names of one chunk, each between line breaks, so that the browser's own search finds them. */
interface Chunk<Value> {
  readonly entries: Entry<Value>[]
  readonly shapes: string[]
  text: Haystack | undefined
  shape: Haystack | undefined
}

interface Haystack {
  readonly text: string
  /** Start of each name. */
  readonly starts: readonly number[]
}

const chunkLength = 1024
/**
 * Places that are looked at in a group for each kind of fit: a text of one letter is in most names, and a key must not
 * stop the page.
 */
const maxPlaces = 800

/** Creates an empty index. */
export function createNameIndex<Value>(): NameIndex<Value> {
  // Searches each group on its own, so that a crowded group hides no name of another.
  const groups = new Map<string, Chunk<Value>[]>()
  let searches = 0

  function add(given: IndexedName<Value>): () => void {
    const chunks = groups.get(given.group) ?? []
    groups.set(given.group, chunks)
    let chunk = chunks.at(-1)
    if (chunk === undefined || chunk.entries.length === chunkLength) {
      chunk = { entries: [], shapes: [], text: undefined, shape: undefined }
      chunks.push(chunk)
    }
    const entry = { ...given, lower: given.name.slice(0, searchedLength).toLowerCase(), removed: false, search: 0 }
    chunk.entries.push(entry)
    chunk.shapes.push(nameShape(given.name.slice(0, searchedLength)))
    chunk.text = chunk.shape = undefined
    // Joined at once, so that the first search does not join all chunks.
    if (chunk.entries.length === chunkLength) for (const form of ['text', 'shape'] as const) readHaystack(chunk, form)
    return () => {
      entry.removed = true
    }
  }

  /** Calls `visit` with the entries of a group whose text has the needle, at most {@link maxPlaces}. */
  function scan(
    chunks: readonly Chunk<Value>[],
    form: 'text' | 'shape',
    needle: string,
    visit: (entry: Entry<Value>) => void,
  ): void {
    let left = maxPlaces
    for (const chunk of chunks) {
      if (left === 0) return
      const { text, starts } = readHaystack(chunk, form)
      for (let at = text.indexOf(needle); at !== -1 && left > 0; left--) {
        const index = findStart(starts, at + (needle.startsWith('\n') ? 1 : 0))
        const entry = chunk.entries[index]
        if (entry !== undefined && !entry.removed && entry.search !== searches) visit(entry)
        const next = starts[index + 1]
        if (next === undefined) break
        // The line break before the next name.
        at = text.indexOf(needle, next - 1)
      }
    }
  }

  function findInGroup(
    chunks: readonly Chunk<Value>[],
    query: NameQuery,
    maximum: number,
  ): readonly NameMatch<Value>[] {
    const best = createBest<Value>(maximum)
    const offer = (entry: Entry<Value>, fit: NameFit | undefined): void => {
      if (fit === undefined) return
      entry.search = searches
      best.offer(entry, fit)
    }
    const offerText = (entry: Entry<Value>): void => offer(entry, fitName(entry.name, query))
    const longest = query.words.reduce((found, word) => (word.length > found.length ? word : found))
    const likely = filterChunks(chunks, 'text', longest)
    const beginning = filterChunks(likely, 'text', `\n${query.text}`)
    // Exact names first: among thousands of beginnings they may be out of reach.
    scan(beginning, 'text', `\n${query.text}\n`, offerText)
    scan(beginning, 'text', `\n${query.text}`, offerText)
    // A single letter is in nearly every name.
    const inside = Array.from(query.text).length === 1 ? ` ${query.text}` : longest
    if (!best.isFull('word')) scan(likely, 'text', inside, offerText)
    if (query.shape !== '' && !best.isFull('shape')) {
      scan(filterChunks(chunks, 'shape', query.shape), 'shape', `\n${query.shape}`, (entry) =>
        offer(entry, fitName(spellSigns(entry.name), query) ?? 'shape'),
      )
    }
    return best.matches
  }

  /** Finds names with one other letter, which cannot be in both halves of the text, nor can two that are swapped. */
  function findTypos(
    chunks: readonly Chunk<Value>[],
    { text }: NameQuery,
    maximum: number,
  ): readonly NameMatch<Value>[] {
    const best = createBest<Value>(maximum)
    const half = (text.length - 1) >> 1
    const offer = (entry: Entry<Value>): void => {
      const names = [entry.lower, entry.lower.replace(/\.(?:ton|t\.me)$/, '')]
      if (!names.some((name) => isOneLetterOff(name, text))) return
      entry.search = searches
      best.offer(entry, 'typo')
    }
    scan(chunks, 'text', `\n${text.slice(0, half)}`, offer)
    for (const end of ['\n', '.']) scan(chunks, 'text', `${text.slice(-half)}${end}`, offer)
    return best.matches
  }

  return {
    add,
    find(text, maximum) {
      const query = readNameQuery(text)
      if (query === undefined) return []
      searches += 1
      const every = [...groups.values()]
      const found = every.flatMap((chunks) => findInGroup(chunks, query, maximum))
      const typos =
        query.text.length < minTypoLength || found.some(({ fit }) => fit !== 'shape')
          ? []
          : every.flatMap((chunks) => findTypos(chunks, query, maximum))
      return [...found, ...typos].toSorted((a, b) => a.score - b.score)
    },
  }
}

/** Writes currency signs as the letters for which they stand in tickers, such as `USD₮`: that imitates nobody. */
function spellSigns(name: string): string {
  return name.replace(/\p{Sc}/gu, (sign) => nameShape(sign))
}

/** Keeps the chunks that have a needle anywhere: a browser finds letters faster than line breaks before letters. */
function filterChunks<Value>(
  chunks: readonly Chunk<Value>[],
  form: 'text' | 'shape',
  needle: string,
): readonly Chunk<Value>[] {
  return chunks.filter((chunk) => readHaystack(chunk, form).text.includes(needle))
}

function readHaystack<Value>(chunk: Chunk<Value>, form: 'text' | 'shape'): Haystack {
  const known = chunk[form]
  if (known !== undefined) return known
  const names = form === 'text' ? chunk.entries.map(({ lower }) => lower) : chunk.shapes
  let length = 1
  const starts = names.map((name) => {
    const start = length
    length += name.length + 1
    return start
  })
  const haystack = { text: `\n${names.join('\n')}\n`, starts }
  chunk[form] = haystack
  return haystack
}

/** Index of the last start that is not after a place. */
function findStart(starts: readonly number[], place: number): number {
  let low = 0
  let high = starts.length - 1
  while (low < high) {
    const middle = (low + high + 1) >> 1
    if ((starts[middle] ?? 0) <= place) low = middle
    else high = middle - 1
  }
  return low
}

/** Keeps the matches with the lowest scores, sorted. */
function createBest<Value>(maximum: number) {
  const matches: NameMatch<Value>[] = []
  return {
    matches,
    /** Tells whether no name that fits like this, or worse, can enter. */
    isFull: (fit: NameFit): boolean =>
      matches.length === maximum && (matches.at(-1)?.score ?? 0) < nameFits.indexOf(fit) * 10,
    offer({ name, group, rank, last, value }: IndexedName<Value>, fit: NameFit): void {
      // Among equals, the shortest name is the closest.
      const score = (last ? 100 : 0) + nameFits.indexOf(fit) * 10 + rank + Math.min(name.length, 100) / 101
      const worst = matches.at(-1)
      if (matches.length === maximum && worst !== undefined && worst.score <= score) return
      const place = matches.findIndex((other) => other.score > score)
      matches.splice(place === -1 ? matches.length : place, 0, { name, group, rank, last, value, fit, score })
      if (matches.length > maximum) matches.pop()
    },
  }
}
