// Queries that are made from the names, tickers, domains, hashes and addresses of the embedded chain, and what the
// search must offer first.
import { readFileSync } from 'node:fs'
import { beforeAll, expect, test } from 'vitest'
import { showcase } from '../../../stories/chain/index.json'
import { listNames } from '../../../src/apps/explorer/networks/listNames.ts'
import type { Transaction } from '../../../src/service/rows/transaction.ts'
import { createClient } from '../../../src/sources/client/client.ts'
import { createMemoryIndex } from '../../../src/sources/memory/memoryIndex.ts'
import { understandSearch } from '../../../src/meaning/names/search.ts'
import type { DnsRecord } from '../../../src/service/rows/dns/dns.ts'
import { plainText } from '../../../src/service/rows/plainText.ts'
import { createDomainSuggestions } from '../../../src/text/naming/suggestions/domainSuggestions.ts'
import { groupSuggestions } from '../../../src/text/naming/suggestions/groupSuggestions.ts'
import { createNameSuggestions } from '../../../src/text/naming/suggestions/nameSuggestions.ts'
import { createPackSuggestions } from '../../../src/text/naming/suggestions/packSuggestions.ts'
import { isDoubtful, type Suggestion } from '../../../src/text/naming/suggestions/suggestion.ts'
import { toFriendlyAddress } from '../../../src/ton/cells/address.ts'
import { toHexHash } from '../../../src/ton/cells/hash.ts'
import { createRandom } from '../../helpers/random.ts'

const count = process.env['TONLENS_LONG'] === '1' ? 2000 : 200
const read = (name: string): unknown =>
  JSON.parse(readFileSync(new URL(`../../../stories/chain/${name}.json`, import.meta.url), 'utf8'))
const [jettons, collections, items] = ['jetton-masters', 'nft-collections', 'nft-items'].map(
  (name) => read(name) as { readonly metadata: Tokens },
)
const { records } = read('dns-records') as { readonly records: readonly DnsRecord[] }
const { transactions } = read('transactions') as { readonly transactions: readonly Transaction[] }
const random = createRandom(20_251_010)

/** A thing of the chain, and a name of it. */
interface Named {
  readonly name: string
  readonly address: string
  readonly scam: boolean
}

interface Tokens {
  readonly [address: string]: { readonly token_info?: readonly object[] }
}

const named: Named[] = [jettons, collections, items].flatMap((answer) =>
  Object.entries(answer?.metadata ?? {}).flatMap(([address, { token_info = [] }]) =>
    token_info.flatMap((token) => {
      const {
        name,
        symbol,
        is_scam: scam,
        extra,
        type,
      } = token as {
        readonly [field in 'name' | 'symbol' | 'type']?: string
      } & { readonly is_scam?: boolean; readonly extra?: { readonly domain?: string } }
      if (extra?.domain !== undefined || type === 'jetton_wallets') return []
      return [name, symbol]
        .map((text) => plainText(text, { maximum: 100 }))
        .filter((text) => text.length > 2 && /\p{L}/u.test(text))
        .map((text) => ({ name: text, address, scam: scam === true }))
    }),
  ),
)
/** A domain is the name of its owner only. */
const domains = records.map(({ domain, dns_wallet, nft_item_owner }) => ({
  domain,
  wallet: dns_wallet === nft_item_owner ? dns_wallet : null,
}))
/** Labels in three scripts, of accounts without other names. */
const people = {
  [showcase.people.farid]: 'Приливный рынок',
  [showcase.people.greta]: 'Сад маяков',
  [showcase.people.daniel]: '潮汐花园银行',
  [showcase.people.elena]: 'Ebb & Flow desk',
}
const genuine = named.filter(({ scam }) => !scam)
const scams = named.filter(({ scam }) => scam)

let search: (text: string) => Promise<readonly Suggestion[]>
beforeAll(async () => {
  const index = createMemoryIndex([jettons, collections, items, { records }], { version: '1.3' })
  const client = createClient({
    network: { name: 'generated', baseUrl: 'https://generated.example/api/v3' },
    transport: index.transport,
  })
  const own = createNameSuggestions({ names: client.names, accountNames: people })
  const sources = [own, createPackSuggestions(() => listNames(client))]
  const lookUp = createDomainSuggestions(client)
  const { signal } = new AbortController()
  search = async (text) => {
    const local = (await Promise.all(sources.map(async (source) => source.suggest(text)))).flat()
    const asked =
      understandSearch(text).targets[0]?.kind === 'domain' ? await lookUp.lookUp?.(text)?.request(signal) : []
    return groupSuggestions([...local, ...(asked ?? [])], { names: client.names }).flatMap(
      ({ suggestions }) => suggestions,
    )
  }
  await search('')
})

const changeCase = (text: string) =>
  random.pick([
    text.toUpperCase(),
    text.toLowerCase(),
    Array.from(text, (letter) => (random.chance() ? letter.toUpperCase() : letter.toLowerCase())).join(''),
  ])

function takePrefix(name: string): string {
  const letters = Array.from(name)
  return letters
    .slice(0, 2 + random.integer(Math.max(letters.length - 2, 1)))
    .join('')
    .trim()
}

/** Removes, adds, replaces or swaps one letter. */
function mistype(text: string): string {
  const at = random.integer(text.length - 1)
  const letter = random.pick(Array.from('abcdefghijklmnopqrstuvwxyz'))
  return random.pick([
    text.slice(0, at) + text.slice(at + 1),
    text.slice(0, at) + letter + text.slice(at),
    text.slice(0, at) + letter + text.slice(at + 1),
    text.slice(0, at) + text.charAt(at + 1) + text.charAt(at) + text.slice(at + 2),
  ])
}

const lookalikes: Readonly<Record<string, string>> = {
  a: 'а',
  e: 'е',
  o: 'о',
  c: 'с',
  p: 'р',
  x: 'х',
  T: 'Т',
  L: 'Ӏ',
  S: 'Ѕ',
}
const disguise = (name: string) => Array.from(name, (letter) => lookalikes[letter] ?? letter).join('')

/** How well a name fits, told in another way than the search does: 0 is best; undefined if it does not fit. */
function rankName(name: string, text: string): number | undefined {
  const [lower, wanted] = [name.toLowerCase(), text.toLowerCase().split(' ').filter(Boolean).join(' ')]
  if (lower === wanted) return 0
  if (lower.startsWith(wanted)) return 1
  const words = name.replace(/(\p{Ll})(?=\p{Lu})/gu, '$1 ').toLowerCase()
  const begins = (word: string) =>
    Array.from({ length: words.length }, (_, at) => at).some(
      (at) => words.startsWith(word, at) && (at === 0 || !/[\p{L}\p{N}]/u.test(words.charAt(at - 1))),
    ) ||
    lower.startsWith(word) ||
    [...lower.matchAll(/[^\p{L}\p{N}]/gu)].some(({ index }) => lower.startsWith(word, index + 1))
  return wanted.split(' ').every(begins) ? 2 : undefined
}

/** What must be said of the first hit. */
type Check = (hits: readonly Suggestion[], text: string) => void

const isAt = (hit: Suggestion | undefined, address: string) =>
  hit?.target.kind === 'address' && hit.target.address === address

/** The first hit fits as well as the best name of the chain, and is none that may be something else. */
const expectBest: Check = (hits, text) => {
  const best = Math.min(...genuine.flatMap(({ name }) => rankName(name, text) ?? []))
  const [first] = hits
  expect(first && isDoubtful(first), text).toBe(false)
  expect(rankName(first?.name ?? '', text) ?? Infinity, `${text}: ${first?.name}`).toBeLessThanOrEqual(best)
}

const kinds: readonly (() => readonly [text: string, check: Check])[] = [
  () => [changeCase(random.pick(genuine).name), expectBest],
  () => [changeCase(takePrefix(random.pick(genuine).name)), expectBest],
  () => {
    const { name } = random.pick(genuine.filter(({ name: text }) => text.length > 5))
    return [
      mistype(name),
      (hits, text) => {
        // A typo may be another name.
        if (genuine.some((other) => rankName(other.name, text) !== undefined)) return expectBest(hits, text)
        if (hits[0]?.fit === 'shape') return expect(hits[0].name.length).toBeGreaterThan(0)
        if (hits[0]?.fit === 'typo') return expect(Math.abs(hits[0].name.length - text.length)).toBeLessThan(2)
        return expect(hits[0] === undefined ? text : rankName(hits[0].name, text), `${text}, for ${name}`).toBeTypeOf(
          'number',
        )
      },
    ]
  },
  () => {
    const [address, name] = random.pick(Object.entries(people))
    const text = name.startsWith('潮')
      ? random.pick(['潮汐', '花园', '潮汐花园', '银行'])
      : changeCase(random.pick([name, takePrefix(name), ...name.split(' ').slice(0, 1)]))
    return [
      text,
      (hits) => expect(isAt(hits[0], address) || rankName(hits[0]?.name ?? '', text) !== undefined, text).toBe(true),
    ]
  },
  () => {
    const { name } = random.pick(genuine.filter((one) => disguise(one.name) !== one.name))
    return [disguise(name), (hits, text) => expect(hits[0] && isDoubtful(hits[0]) && hits[0].fit, text).toBe('shape')]
  },
  () => [
    changeCase(takePrefix(random.pick(scams).name)),
    (hits, text) => {
      const place = hits.findIndex(({ group }) => group === 'scam')
      expect(place, text).toBeGreaterThanOrEqual(0)
      expect(
        hits.slice(place).every(({ group }) => group === 'scam'),
        text,
      ).toBe(true)
    },
  ],
  () => {
    const { domain, wallet } = random.pick(domains)
    return [
      changeCase(domain),
      ([first], text) =>
        expect(first?.target, text).toMatchObject(
          wallet === null ? { kind: 'domain', domain } : { kind: 'address', address: wallet },
        ),
    ]
  },
  () => {
    const { address } = random.pick(genuine)
    const raw = { kind: 'address', address }
    const [text, target] = random.pick<readonly [string, object | undefined]>([
      [toFriendlyAddress(address), raw],
      [toFriendlyAddress(address, { bounceable: false }), raw],
      [address.toLowerCase(), raw],
      [
        toFriendlyAddress(address).replace(/.(.)$/, (two) => (two.startsWith('A') ? 'B' : 'A') + two.charAt(1)),
        undefined,
      ],
    ])
    return [
      text,
      () => {
        const { targets, problem } = understandSearch(text)
        if (target === undefined) expect([targets, problem], text).toEqual([[], 'checksum'])
        else expect(targets[0], text).toMatchObject(target)
      },
    ]
  },
  () => {
    const { hash } = random.pick(transactions)
    const hex = toHexHash(hash)
    const text = random.pick([
      hash,
      hex,
      hex.toUpperCase(),
      `0x${hex}`,
      hash.replaceAll('+', '-').replaceAll('/', '_').replace('=', ''),
    ])
    return [text, () => expect(understandSearch(text).targets[0], text).toEqual({ kind: 'hash', hash })]
  },
  () => {
    const { mc_block_seqno: seqno } = random.pick(transactions)
    return [
      String(seqno),
      (_, text) =>
        expect(understandSearch(text).targets[0], text).toMatchObject({ kind: 'block', workchain: -1, seqno }),
    ]
  },
  () => {
    const { in_msg } = random.pick(transactions.filter((transaction) => transaction.in_msg?.opcode != null))
    const opcode = String(in_msg?.opcode)
    return [
      random.pick([opcode, opcode.toUpperCase().replace('X', 'x')]),
      (_, text) => expect(understandSearch(text).targets[0], text).toEqual({ kind: 'opcode', opcode }),
    ]
  },
]

test(`${count} generated queries lead to the right thing first`, { timeout: 120_000 }, async () => {
  for (let at = 0; at < count; at += 1) {
    const make = kinds[at % kinds.length] ?? kinds[0]
    const [text, check] = make?.() ?? ['', () => undefined]
    const hits = await search(text)
    // What is marked as a scam is never first if anything else is there, and never selected by itself.
    expect(hits[0]?.group === 'scam' && hits.some(({ group }) => group !== 'scam'), text).toBe(false)
    check(hits, text)
  }
})
