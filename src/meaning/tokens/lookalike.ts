import { gram, reservedNames, type NativeCoin } from '../../ton/facts/nativeCoin.ts'
import { knownJettons } from '../../ton/facts/knownJettons.ts'
import { plainText } from '../../service/rows/plainText.ts'

/**
 * Letters that look like a Latin letter: Cyrillic, Greek, Armenian and
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
 * Reduces a name to its visual shape, which is equal for names that look alike. Case, diacritics,
 * spaces, punctuation and the alphabet of a letter do not matter.
 * @returns An empty string if nothing is left to compare.
 */
export function nameShape(name: unknown): string {
  // Most names are plain already; an index has a hundred thousand of them.
  const flat =
    typeof name === 'string' && /^[ -~]{0,100}$/.test(name)
      ? name
      : plainText(name).normalize('NFKD').replace(/\p{M}/gu, '')
  return Array.from(flat, (letter) => letters.get(letter) ?? letters.get(letter.toLowerCase()) ?? letter)
    .join('')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')
    .replaceAll('rn', 'm')
    .replaceAll('vv', 'w')
}

/** Tells whether a token's name looks like one that only the native coin may have. */
export function looksLikeCoin(text: unknown, { name, symbol }: NativeCoin): boolean {
  const shape = nameShape(text)
  return shape !== '' && [name, symbol, ...reservedNames].some((reserved) => nameShape(reserved) === shape)
}

/** A token and its names. */
export interface NamedToken {
  /** Raw address; null for the native coin. */
  readonly address: string | null
  /** Name and symbol, as metadata has them. */
  readonly names: readonly unknown[]
}

const knownTokens: readonly NamedToken[] = Array.from(knownJettons, ([address, name]) => ({ address, names: [name] }))

/** Adds the jettons that many accounts use to genuine tokens. A test network has no such jettons. */
export function trustTokens(trusted: readonly NamedToken[], testOnly: boolean): readonly NamedToken[] {
  return testOnly ? trusted : [...trusted, ...knownTokens]
}

/** The token for which another one can be mistaken. */
export interface Lookalike {
  /** Name of the other, cleaned. */
  readonly name: string
  /** True if the other token is trusted; otherwise it is unknown which of them is genuine. */
  readonly trusted: boolean
}

/**
 * Finds tokens whose names look like the names of other tokens, or like a name of the native coin, present or former.
 * @param tokens Tokens on the page.
 * @param trusted Genuine tokens; they are never reported.
 * @param coin Native coin of the chain.
 * @returns Tokens that look like another one, by address.
 */
export function findLookalikes(
  tokens: readonly NamedToken[],
  trusted: readonly NamedToken[],
  coin: NativeCoin = gram,
): ReadonlyMap<string, Lookalike> {
  const known = indexByShape([...trusted, { address: null, names: [coin.name, coin.symbol, ...reservedNames] }])
  const here = indexByShape(tokens)
  const genuine = new Set(trusted.map(({ address }) => address))
  const found = new Map<string, Lookalike>()
  for (const { address, names } of tokens) {
    if (address === null || genuine.has(address)) continue
    const own = listShapes(names)
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

function indexByShape(tokens: readonly NamedToken[]): ReadonlyMap<string, readonly Shaped[]> {
  const index = new Map<string, Shaped[]>()
  for (const { address, names } of tokens) {
    for (const name of names) {
      const shape = nameShape(name)
      if (shape === '') continue
      const same = index.get(shape) ?? []
      // A former name of the coin would tell readers nothing.
      same.push({ address, name: plainText(address === null ? names[0] : name, { maximum: 24 }) })
      index.set(shape, same)
    }
  }
  return index
}

function listShapes(names: readonly unknown[]): readonly string[] {
  return names.map(nameShape).filter((shape) => shape !== '')
}
