import { plainText } from '../../service/rows/plainText.ts'
import { nameShape } from '../tokens/lookalike.ts'

/**
 * How a name fits a search text, best first. `whole`: it begins with the text, and a word ends there; `word`: each word
 * of the text begins a word of the name; `typo`: it has one letter more, less, other or swapped; `shape`: it only looks
 * like it, for example with letters of another alphabet.
 */
export const nameFits = ['exact', 'whole', 'prefix', 'word', 'typo', 'shape'] as const
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
 * Tells how a name fits; undefined if it does not. Each word of the query must begin a word of the name.
 * @param name Cleaned, as it is written: capitals inside a word begin one, such as in `tUSD`.
 */
export function fitName(name: string, { text, words }: NameQuery): 'exact' | 'whole' | 'prefix' | 'word' | undefined {
  const lower = name.toLowerCase()
  if (lower === text) return 'exact'
  if (lower.startsWith(text)) return /[\p{L}\p{N}]/u.test(lower.charAt(text.length)) ? 'prefix' : 'whole'
  // Rare letters change their length in lower case; capitals then tell nothing.
  const written = lower.length === name.length ? name : lower
  return words.every((word) => startsWord(lower, written, word)) ? 'word' : undefined
}

function startsWord(lower: string, written: string, word: string): boolean {
  for (let at = lower.indexOf(word); at !== -1; at = lower.indexOf(word, at + 1)) {
    const before = written.charAt(at - 1)
    if (at === 0 || !/[\p{L}\p{N}]/u.test(before) || unspaced.test(before + written.charAt(at))) return true
    if (/\p{Ll}/u.test(before) && /\p{Lu}/u.test(written.charAt(at))) return true
  }
  return false
}

/** Scripts that put no spaces between words: each letter can begin one. */
const unspaced = /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Thai}]/u

/** Shortest text that is compared with names that differ by one letter. */
export const minTypoLength = 4

/** Tells whether one letter is missing, added or replaced, or two neighbors are swapped. */
export function isOneLetterOff(name: string, text: string): boolean {
  if (Math.abs(name.length - text.length) > 1 || name === text) return false
  let start = 0
  while (start < name.length && name[start] === text[start]) start += 1
  const rest = (of: string, skipped: number) => of.slice(start + skipped)
  if (name.length !== text.length) {
    return name.length > text.length ? rest(name, 1) === rest(text, 0) : rest(name, 0) === rest(text, 1)
  }
  if (rest(name, 1) === rest(text, 1)) return true
  return name[start] === text[start + 1] && name[start + 1] === text[start] && rest(name, 2) === rest(text, 2)
}
