// Deceptions as strangers make them, of every kind that readers of a ledger have met: names, addresses and comments.
import { reservedNames } from '../../../src/ton/facts/nativeCoin.ts'
import { collectionNames } from '../../../src/meaning/tokens/lookalike.ts'
import { knownJettons } from '../../../src/ton/facts/knownJettons.ts'
import type { AddressMetadata } from '../../../src/service/rows/names.ts'
import type { Random } from '../random.ts'

/** Letters of other scripts that readers take for Latin ones. */
const scripts: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  cyrillic: { a: 'а', c: 'с', e: 'е', i: 'і', k: 'к', m: 'м', o: 'о', p: 'р', s: 'ѕ', t: 'т', x: 'х', g: 'ԍ' },
  greek: { a: 'α', i: 'ι', k: 'κ', m: 'Μ', n: 'Ν', o: 'ο', p: 'ρ', t: 'τ', x: 'χ' },
  cherokee: { a: 'Ꭺ', e: 'Ꭼ', g: 'Ꮐ', i: 'Ꮖ', k: 'Ꮶ', m: 'Ꮇ', s: 'Ꮪ', t: 'Ꭲ', w: 'Ꮃ', r: 'Ꮢ' },
  latin: { a: 'á', e: 'ė', g: '6', i: '1', n: 'ñ', o: '0', s: '$', t: '₮', u: 'ü', l: 'I' },
}
const invisible = ['\u200B', '\u2060', '\u00AD', '\u202E', '\u2066', '\uFEFF', '\u{E0041}']
const decorations = ['$', ' 💎', '.', ' ', '_', '!', ' ✅']

/** Writes a name so that it looks the same, and is another text. */
function disguise(name: string, random: Random): string {
  const letters = scripts[random.pick(Object.keys(scripts))] ?? {}
  const swapped = Array.from(name, (letter) => {
    const other = letters[letter.toLowerCase()]
    return other !== undefined && random.chance(0.6) ? other : letter
  })
  if (random.chance(0.4)) swapped.splice(random.integer(swapped.length + 1), 0, random.pick(invisible))
  const wide = random.chance(0.1) ? swapped.map(widen) : swapped
  return random.chance(0.3) ? wide.join('') + random.pick(decorations) : wide.join('')
}

/** The full-width form of a letter. */
function widen(letter: string): string {
  return /^[!-~]$/.test(letter) ? String.fromCodePoint(letter.charCodeAt(0) + 0xfee0) : letter
}

/** Names that only the coin, a jetton or a collection that everybody knows may have. */
export const ownNames = [...reservedNames, ...knownJettons.values(), 'USDT', ...Object.values(collectionNames).flat()]

/** Name that a stranger gives to a token, to be taken for one that everybody knows. */
export function drawForgedName(random: Random): string {
  return disguise(random.pick(ownNames), random)
}

/** Metadata of a jetton, an item or a collection that is called so. */
export function forgedMetadata(name: string): AddressMetadata {
  return {
    is_indexed: true,
    token_info: [
      { type: 'jetton_masters', valid: true, name, symbol: name, extra: { decimals: '9' } },
      { type: 'nft_items', valid: true, name },
      { type: 'nft_collections', valid: true, name },
    ],
  }
}

/** Disguises that leave a name of a domain in its alphabet, and one that does not. */
const domainDisguises: readonly (readonly [letter: string, other: string])[] = [
  ['o', '0'],
  ['l', '1'],
  ['i', '1'],
  ['w', 'vv'],
  ['l', 'l-'],
  ['i', 'і'],
]

/** Domain that a stranger points to an account, to be taken for another one. */
export function drawForgedDomain(domain: string, random: Random): string {
  const fitting = domainDisguises.filter(([letter]) => domain.split('.')[0]?.includes(letter))
  const [letter, other] = random.pick(fitting)
  return domain.replace(letter, other)
}

const lures = [
  'Claim your 500 TON',
  'Verify wallet',
  'connect your wallet to receive',
  'AIRDROP',
  'You won',
  'Sign the message',
  'seed phrase',
  'Вы выиграли',
  'Подключите кошелёк',
  '恭喜您获得空投',
]
const places = ['https://ton-gift.com/claim', 'www.gram-bonus.org', 't.me/gift', '@TonGiftBot', 'tonkeeper-app.xyz', '']

/** Comment that asks its reader to sign something, or to follow a link. */
export function drawLure(random: Random): string {
  const words = random.pick(lures).replaceAll('ё', 'е')
  const written = random.chance(0.5) ? disguise(words, random) : words
  return [random.chance(0.3) ? '🎁' : '', written, random.pick(places)].filter((part) => part !== '').join(' ')
}
