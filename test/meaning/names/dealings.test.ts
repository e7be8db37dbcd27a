import { describe, expect, test } from 'vitest'
import { hasLink } from '../../../src/meaning/names/link.ts'
import { findImitators, isSpam, listDealings, type Dealing } from '../../../src/meaning/names/dealings.ts'
import { knownJettons } from '../../../src/ton/facts/knownJettons.ts'
import { drawAddresses, imitate } from '../../helpers/deceptions/imitate.ts'
import { message, people, transaction } from '../../fixtures/transactions.ts'
import { createRandom } from '../../helpers/random.ts'

const random = createRandom(7)
const [owner = '', friend = '', stranger = '', fakeJetton = ''] = drawAddresses(random, 4)
const [usdt = ''] = knownJettons.keys()
const imitator = imitate(friend, random)

const deal = (counterparty: string, direction: Dealing['direction'], given: Partial<Dealing> = {}): Dealing => ({
  counterparty,
  direction,
  coins: 1_000_000_000n,
  jettons: [],
  utime: 1,
  hasLink: false,
  ...given,
})
const dust = { coins: 1n }
const find = (dealings: readonly Dealing[], own: readonly string[] = []) => [
  ...findImitators(dealings, [owner, ...own]).keys(),
]

describe('an imitation is told', () => {
  test('of an account that was paid coins', () => {
    expect(find([deal(friend, 'out'), deal(imitator, 'in', dust), deal(stranger, 'in')])).toEqual([imitator])
  })

  test('of an account that was paid a jetton that everybody knows', () => {
    expect(find([deal(friend, 'out', { coins: 0n, jettons: [usdt] }), deal(imitator, 'in', dust)])).toEqual([imitator])
  })

  test('of the account itself, and of one that the reader has labeled', () => {
    const ofOwner = imitate(owner, random, { head: 6, tail: 6 })
    expect(find([deal(ofOwner, 'in', dust), deal(imitator, 'in', dust)], [friend])).toEqual([ofOwner, imitator])
  })

  test('however its own transfers look', () => {
    expect(find([deal(friend, 'out'), deal(imitator, 'in', { coins: 5_000_000_000n })])).toEqual([imitator])
  })
})

describe('no attacker chooses what is imitated', () => {
  test('an account that only sent something is no anchor', () => {
    expect(find([deal(friend, 'in'), deal(imitator, 'in', dust)])).toEqual([])
  })

  test('nor is one to which dust went, or a jetton whose contract can claim any transfer', () => {
    expect(find([deal(friend, 'out', dust), deal(imitator, 'in', dust)])).toEqual([])
    expect(find([deal(friend, 'out', { coins: 0n, jettons: [fakeJetton] }), deal(imitator, 'in', dust)])).toEqual([])
  })

  test('an imitation that was paid by mistake stays one, whatever the order of rows', () => {
    const dealings = [
      deal(friend, 'out', { utime: 1 }),
      deal(imitator, 'in', dust),
      deal(imitator, 'out', { utime: 2 }),
    ]
    expect(find(dealings)).toEqual([imitator])
    expect(find(dealings.toReversed())).toEqual([imitator])
  })
})

test('transactions tell whom an account paid, and who sent it dust', () => {
  const received = message({ source: imitator, destination: people.alice, value: '1' })
  const sent = message({ source: people.alice, destination: friend, value: '1000000000' })
  const rows = [
    transaction({ account: people.alice, in_msg: received, out_msgs: [] }),
    transaction({ account: people.alice, in_msg: null, out_msgs: [sent] }),
    transaction({ account: friend, in_msg: sent, out_msgs: [] }),
  ]
  const dealings = listDealings(rows, people.alice)
  expect(dealings.map(({ counterparty, direction, coins }) => [counterparty, direction, coins])).toEqual([
    [imitator, 'in', 1n],
    [friend, 'out', 1_000_000_000n],
  ])
  expect([...findImitators(dealings, [people.alice]).keys()]).toEqual([imitator])
})

test('links are seen in comments, and words with dots are none', () => {
  expect(['https://a.io', 'claim at www.gift.org', 't.me/gift', 'visit gift.com now'].map(hasLink)).not.toContain(false)
  expect(['thanks', 'Invoice 12.5', undefined, 7].map(hasLink)).not.toContain(true)
})

test('a row is no news if it is worthless and from an imitation, has a link, or is of a jetton that is a scam', () => {
  const isScam = (master: string) => master === fakeJetton
  const imitations = findImitators([deal(friend, 'out'), deal(imitator, 'in', dust)], [owner])
  const judge = (given: Partial<Dealing>, from = stranger) =>
    isSpam([deal(from, given.direction ?? 'in', { ...dust, ...given })], imitations, isScam)
  expect(judge({})).toBe(false)
  expect(judge({}, imitator)).toBe(true)
  expect(judge({ hasLink: true })).toBe(true)
  expect(judge({ jettons: [fakeJetton] })).toBe(true)
  expect(judge({ hasLink: true, coins: 1_000_000_000n })).toBe(false)
  expect(judge({ hasLink: true, direction: 'out' })).toBe(false)
  expect(isSpam([], imitations, isScam)).toBe(false)
})
