import { describe, expect, test } from 'vitest'
import { collectLabels } from '../../../../../src/meaning/names/collectLabels.ts'
import { understandSearch } from '../../../../../src/meaning/names/search.ts'
import { createNameStore } from '../../../../../src/sources/client/names.ts'
import { rememberPaid } from '../../../../../src/text/naming/seenPayments.ts'
import { checkSuggestions, suggestMeanings } from '../../../../../src/text/naming/suggestions/checkSuggestions.ts'
import { groupSuggestions } from '../../../../../src/text/naming/suggestions/groupSuggestions.ts'
import { createNameSuggestions } from '../../../../../src/text/naming/suggestions/nameSuggestions.ts'
import { isDoubtful, type Suggestion } from '../../../../../src/text/naming/suggestions/suggestion.ts'
import type { NamingSources } from '../../../../../src/text/naming/namingSources.ts'
import { toFriendlyAddress } from '../../../../../src/ton/cells/address.ts'
import { gram } from '../../../../../src/ton/facts/nativeCoin.ts'
import { people } from '../../../../fixtures/transactions.ts'
import { imitate } from '../../../../helpers/deceptions/imitate.ts'
import { createRandom } from '../../../../helpers/random.ts'

const random = createRandom(38)
const imitator = imitate(people.bob, random)
const label = (address: string, text?: string) => ({ address, label: text, favorite: true, imported: false })

/** Settings of a reader whose list has these accounts, and who has seen a token at an address. */
function settings(own: readonly ReturnType<typeof label>[], tokens: Readonly<Record<string, object>> = {}) {
  const names = createNameStore()
  const token_info = (token: object) => ({
    is_indexed: true,
    token_info: [{ type: 'jetton_masters', valid: true, ...token }],
  })
  names.harvest(
    {
      address_book: {
        [people.carol]: { user_friendly: 'UQ', domain: 'alice.ton', interfaces: [] },
        [people.alice]: { user_friendly: 'UQ', domain: 'a1ice.ton', interfaces: [] },
      },
      metadata: Object.fromEntries(Object.entries(tokens).map(([address, token]) => [address, token_info(token)])),
    },
    1,
  )
  const labels = collectLabels(own)
  return { names, labels: { current: () => labels } } satisfies NamingSources
}

async function search(text: string, naming: NamingSources): Promise<readonly Suggestion[]> {
  const found = await createNameSuggestions(naming).suggest(text)
  return groupSuggestions(found, naming).flatMap(({ suggestions }) => suggestions)
}

function understand(text: string, naming: NamingSources): Suggestion | undefined {
  return checkSuggestions(suggestMeanings(understandSearch(text).targets), naming, gram)[0]
}

describe('an account whose address resembles', () => {
  test('one of the list of the reader is doubtful, and the reason is told', async () => {
    const [found] = await search('reward', settings([label(people.bob, 'Bob')], { [imitator]: { name: 'Reward' } }))
    expect(found?.cautions).toEqual(['Looks like Bob, but is another account'])
    expect(found !== undefined && isDoubtful(found)).toBe(true)
  })

  test('one that an account of the list has paid is doubtful, as a text too', () => {
    const naming = settings([label(people.alice)])
    rememberPaid(naming.names, people.alice, [people.bob])
    const found = understand(toFriendlyAddress(imitator, { bounceable: false }), naming)
    expect(found?.cautions).toEqual([expect.stringMatching(/^Looks like EQCwsr…Kwspde, but/)])
    expect(found !== undefined && isDoubtful(found)).toBe(true)
    expect(understand(people.bob, naming)?.cautions).toEqual([])
  })

  test('one that a stranger has paid is not: anybody can pay anyone', () => {
    const naming = settings([])
    rememberPaid(naming.names, people.alice, [people.bob])
    expect(understand(imitator, naming)?.cautions).toEqual([])
  })
})

describe('a domain with the shape of one of the list', () => {
  test('is doubtful, as a name of an account and as a text', async () => {
    const naming = settings([label(people.carol)])
    for (const found of [(await search('a1ice', naming))[0], understand('a1ice.ton', naming)]) {
      expect(found?.cautions).toEqual(['Looks like “alice.ton”, but is something else'])
      expect(found !== undefined && isDoubtful(found)).toBe(true)
    }
    expect(understand('alice.ton', naming)?.cautions).toEqual([])
  })

  test('is not if it is on the list itself', async () => {
    const naming = settings([label(people.carol), label(people.alice)])
    expect((await search('a1ice', naming))[0]?.cautions).toEqual([])
  })
})

test('a name of the coin in a file of a stranger is doubtful, and one of the reader is not', async () => {
  const [strange] = await search('toncoin', settings([{ ...label(people.bob, 'Toncoin'), imported: true }]))
  expect(strange?.cautions).toEqual(['Looks like “Gram”, but is something else'])
  const [own] = await search('toncoin', settings([label(people.bob, 'Toncoin')]))
  expect(own?.cautions).toEqual([])
})

test('says who marks a scam', async () => {
  const tokens = { [people.bob]: { name: 'Airdrop', is_scam: true } }
  expect((await search('airdrop', settings([], tokens)))[0]?.cautions).toEqual(['The index marks it as a scam'])
})
