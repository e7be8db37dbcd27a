import { plainText } from './text.ts'

/**
 * Letters that readers take for each other, by the Latin one: Cyrillic, Greek, Armenian and
 * Cherokee letters, small capitals, currency signs and digits. Case matters here: Greek `Ν` looks
 * like `N`, `ν` like `v`.
 */
const shapes: readonly (readonly [letter: string, alike: string])[] = [
  ['a', 'аАαΑɑᴀᎪ@'],
  ['b', 'вВЬьβΒʙᏴ฿₿'],
  ['c', 'сСϲϹᴄᏟ¢ꮯ'],
  ['d', 'ԁᴅᎠđĐ'],
  ['e', 'еЕєЄεΕᴇᎬ€'],
  ['f', 'ƒϝ'],
  ['g', 'ɢɡԍᏀ'],
  ['h', 'һҺнНΗհʜᎻħ'],
  ['j', 'јЈʝᴊᎫ'],
  ['k', 'кКκΚᴋᏦ'],
  ['l', 'iIіІıιΙӏӀ1|!łŁʟᏞɪ'],
  ['m', 'мМΜᴍᎷ'],
  ['n', 'ηΝոɴпП'],
  ['o', 'оОοΟօՕᴏ0øØσ'],
  ['p', 'рРρΡᴘᏢ'],
  ['q', 'ԛԚ'],
  ['r', 'гГʀᏒ'],
  ['s', 'ѕЅꜱᏚ$5'],
  ['t', 'тТτΤᴛᎢ₮ŧŦ'],
  ['u', 'υսᴜμ'],
  ['v', 'νѵѴᴠᏙ'],
  ['w', 'ԝԜωᴡᎳ₩'],
  ['x', 'хХχΧ×'],
  ['y', 'уУγΥʏ¥'],
  ['z', 'ΖᴢᏃ'],
]
const letters = new Map(shapes.flatMap(([letter, alike]) => Array.from(alike, (shape) => [shape, letter] as const)))

/**
 * What a name looks like at a glance: equal for names that can be taken for each other. Case,
 * marks, spaces and signs do not count, nor which alphabet a letter is from.
 * @returns An empty string when nothing is left to compare.
 */
export function nameShape(name: unknown): string {
  const flat = plainText(name).normalize('NFKD').replace(/\p{M}/gu, '')
  return Array.from(flat, (letter) => letters.get(letter) ?? letters.get(letter.toLowerCase()) ?? letter)
    .join('')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')
    .replaceAll('rn', 'm')
    .replaceAll('vv', 'w')
}

/** A token and what it is called. */
export interface NamedToken {
  /** Raw address; null for the native coin. */
  readonly address: string | null
  /** Name and symbol, as metadata has them. */
  readonly names: readonly unknown[]
}

/** What a token can be taken for. */
export interface Lookalike {
  /** Name of the other, cleaned. */
  readonly name: string
  /** The other is one that the reader trusts; else nobody knows which of them is meant. */
  readonly trusted: boolean
}

/**
 * Finds tokens whose names look like those of others.
 * @param tokens Those on the page.
 * @param trusted Those that are what they are called; they are never marked.
 * @returns By address, only those that look like another.
 */
export function findLookalikes(
  tokens: readonly NamedToken[],
  trusted: readonly NamedToken[],
): ReadonlyMap<string, Lookalike> {
  const known = byShape(trusted)
  const here = byShape(tokens)
  const genuine = new Set(trusted.map(({ address }) => address))
  const found = new Map<string, Lookalike>()
  for (const { address, names } of tokens) {
    if (address === null || genuine.has(address)) continue
    const own = shapesOf(names)
    const likeness = [known, here].flatMap((index, at) =>
      own.flatMap((shape) => index.get(shape) ?? []).map((other) => ({ ...other, trusted: at === 0 })),
    )
    const other = likeness.find((candidate) => candidate.address !== address)
    if (other !== undefined) found.set(address, { name: other.name, trusted: other.trusted })
  }
  return found
}

interface Shaped {
  readonly address: string | null
  readonly name: string
}

function byShape(tokens: readonly NamedToken[]): ReadonlyMap<string, readonly Shaped[]> {
  const index = new Map<string, Shaped[]>()
  for (const { address, names } of tokens) {
    for (const name of names) {
      const shape = nameShape(name)
      if (shape === '') continue
      const same = index.get(shape) ?? []
      same.push({ address, name: plainText(name, { maximum: 24 }) })
      index.set(shape, same)
    }
  }
  return index
}

function shapesOf(names: readonly unknown[]): readonly string[] {
  return names.map(nameShape).filter((shape) => shape !== '')
}
