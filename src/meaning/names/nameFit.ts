import { plainText } from '../../service/rows/plainText.ts'
import { nameShape } from '../tokens/lookalike.ts'

/**
 * How a name fits a search text, best first. `shape`: it only looks like it, for example with letters of another
 * alphabet.
 */
export const nameFits = ['exact', 'prefix', 'word', 'part', 'shape'] as const
/** How a name fits a search text. */
export type NameFit = (typeof nameFits)[number]

/** Search text in the forms in which names are compared. */
export interface NameQuery {
  /** In lower case, cleaned. */
  readonly text: string
  readonly words: readonly string[]
  /** Visual shape of the text. */
  readonly shape: string
}

/** Characters of a name at most; the rest is not searched. */
export const searchedLength = 100

/** Prepares a search text; undefined if there is nothing to compare. */
export function readNameQuery(text: string): NameQuery | undefined {
  const clean = plainText(text, { maximum: searchedLength })
  const words = clean.toLowerCase().split(' ').filter(Boolean)
  return words.length === 0 ? undefined : { text: words.join(' '), words, shape: nameShape(clean) }
}

/**
 * Tells how a name fits; undefined if it does not. Each word of the query must be in the name.
 * @param name In lower case, cleaned.
 */
export function fitName(name: string, { text, words }: NameQuery): Exclude<NameFit, 'shape'> | undefined {
  if (name === text) return 'exact'
  if (name.startsWith(text)) return 'prefix'
  if (!words.every((word) => name.includes(word))) return undefined
  return words.every((word) => startsWord(name, word)) ? 'word' : 'part'
}

function startsWord(name: string, word: string): boolean {
  for (let at = name.indexOf(word); at !== -1; at = name.indexOf(word, at + 1)) {
    if (at === 0 || name[at - 1] === ' ' || !/[\p{L}\p{N}]/u.test(name.charAt(at - 1))) return true
  }
  return false
}
