import { gram, reservedNames, type NativeCoin } from '../../ton/facts/nativeCoin.ts'
import { knownAccountNames, knownAccounts, type WellKnownAccount } from '../../ton/facts/knownAccounts.ts'
import { knownJettons } from '../../ton/facts/knownJettons.ts'
import { plainText } from '../../service/rows/plainText.ts'
import type { AddressMetadata } from '../../service/rows/names.ts'
import { tokenNames } from './tokenInfo.ts'

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
  ['g', 'ɢɡԍᏀ6'],
  ['h', 'һҺнНΗհʜᎻħ'],
  ['j', 'јЈʝᴊᎫ'],
  ['k', 'кКκΚᴋᏦ'],
  ['l', 'iIіІıιΙӏӀ1|!łŁʟᏞɪᏆ'],
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

/** Shapes that a name may have: `$` and `!` stand for letters, or at the ends of a name for nothing. */
function listShapes(name: unknown): readonly string[] {
  const [, head = '', core = '', tail = ''] = /^([$!]*)(.*?)([$!]*)$/s.exec(plainText(name)) ?? []
  const heads = [head, head.slice(-2), head.slice(-1), '']
  const tails = [tail, tail.slice(0, 2), tail.slice(0, 1), '']
  const names = new Set(heads.flatMap((before) => tails.map((after) => before + core + after)))
  return [...names].map(nameShape).filter((shape) => shape !== '')
}

/** Tells whether a token's name looks like one that only the native coin may have. */
export function looksLikeCoin(text: unknown, { name, symbol }: NativeCoin): boolean {
  const shapes = listShapes(text)
  return [name, symbol, ...reservedNames].some((reserved) => shapes.includes(nameShape(reserved)))
}

/** A token and its names. */
export interface NamedToken {
  /** Raw address; null for the native coin. */
  readonly address: string | null
  /** Name and symbol, as metadata has them. */
  readonly names: readonly unknown[]
}

/** The native coin and all names that are its own. */
function nameCoin({ name, symbol }: NativeCoin): NamedToken {
  return { address: null, names: [name, symbol, ...reservedNames] }
}

const knownTokens: readonly NamedToken[] = Array.from(knownJettons, ([address, name]) => ({ address, names: [name] }))

/** Adds what everybody knows to genuine tokens: jettons, and collections of names. A test network has neither. */
export function trustTokens(trusted: readonly NamedToken[], testOnly: boolean): readonly NamedToken[] {
  return testOnly ? trusted : [...trusted, ...knownTokens, ...nameCollections]
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
  const known = indexByShape([...trusted, nameCoin(coin)])
  const here = indexByShape(tokens)
  const genuine = new Set(trusted.map(({ address }) => address))
  const found = new Map<string, Lookalike>()
  for (const { address, names } of tokens) {
    if (address === null || genuine.has(address)) continue
    const own = names.flatMap(listShapes)
    const likeness = [known, here].flatMap((index, at) =>
      own.flatMap((shape) => index.get(shape) ?? []).map((other) => ({ ...other, trusted: at === 0 })),
    )
    const other = likeness.find((candidate) => candidate.address !== address)
    if (other !== undefined) found.set(address, { name: other.name, trusted: other.trusted })
  }
  return found
}

/**
 * Finds what a token can be mistaken for by the names that it gives itself: a jetton, an NFT, or a collection.
 * @param address Raw address of the token.
 * @param collection Collection of an NFT, in raw form: a name of a domain in another collection than its own is forged.
 * @returns Name of the native coin, of a jetton or a collection that everybody knows, or of a domain; undefined if it
 *   looks like none.
 */
export interface FindForgery {
  (address: string, metadata: AddressMetadata | undefined, collection?: string | null): string | undefined
  /** First names of the jettons and collections that everybody knows, by raw address. @default none */
  readonly genuine?: ReadonlyMap<string | null, unknown>
}

const checks = new WeakMap<NativeCoin, Map<boolean, FindForgery>>()

/**
 * Returns the check of single tokens for one coin, the same for the same coin.
 * @param testOnly On a test network nothing but the coin is well known.
 */
export function forgeryCheck(coin: NativeCoin = gram, testOnly = false): FindForgery {
  const ofCoin = checks.get(coin) ?? new Map<boolean, FindForgery>()
  checks.set(coin, ofCoin)
  const check = ofCoin.get(testOnly) ?? createForgeryCheck(coin, testOnly)
  ofCoin.set(testOnly, check)
  return check
}

/** Names that the collections of names give themselves, and those by which they are called here. */
export const collectionNames: Partial<Readonly<Record<WellKnownAccount, readonly string[]>>> = {
  tonDomains: ['TON DNS Domains', knownAccountNames.tonDomains],
  telegramUsernames: [knownAccountNames.telegramUsernames],
  telegramNumbers: ['Anonymous Telegram Numbers', knownAccountNames.telegramNumbers],
}

/** Collections whose items are names themselves. */
const nameCollections: readonly NamedToken[] = knownAccounts.flatMap(([address, account]) => {
  const own = collectionNames[account]
  return own === undefined ? [] : [{ address, names: own }]
})
const issuers = new Set(nameCollections.map(({ address }) => address))

function createForgeryCheck(coin: NativeCoin, testOnly: boolean): FindForgery {
  const trusted = testOnly ? [] : [...knownTokens, ...nameCollections]
  const genuine = new Map(trusted.map(({ address, names: [name] }) => [address, name]))
  const names = indexByShape([...trusted, nameCoin(coin)])
  // A page asks for each of its names at every render.
  const answers = new WeakMap<AddressMetadata, string | undefined>()
  const find = (metadata: AddressMetadata) =>
    tokenNames(metadata)
      .flatMap(listShapes)
      .flatMap((shape) => names.get(shape) ?? [])
      .at(0)?.name
  const check: FindForgery = (address, metadata, collection) => {
    if (metadata === undefined || genuine.has(address)) return undefined
    if (!answers.has(metadata)) answers.set(metadata, find(metadata))
    const other = answers.get(metadata)
    if (other !== undefined || testOnly || !collection || issuers.has(collection)) return other
    return tokenNames(metadata).find((name) => /^[^.\s]{1,126}\.(ton|t\.me)$/iu.test(name))
  }
  return Object.assign(check, { genuine })
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
