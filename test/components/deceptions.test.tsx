// Deceptions in every case of the conformance suite, rendered as a server does.
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { describe, expect, test, vi } from 'vitest'
import { plainText } from '../../src/service/rows/plainText.ts'
import type { NameSource } from '../../src/sources/client/names.ts'
import { drawForgedName, drawLure, forgedMetadata } from '../helpers/deceptions/deceive.ts'
import type { Imitation } from '../../src/meaning/names/imitations.ts'
import { addressKey } from '../../src/text/format/address.ts'
import { findUnmarked } from '../helpers/deceptions/findUnmarked.ts'
import { imitate } from '../helpers/deceptions/imitate.ts'
import { standing } from '../helpers/components/hostileVariants.ts'
import type { ComponentCase } from '../helpers/components/describeComponent.tsx'
import { loadCases } from '../helpers/components/loadCases.ts'
import { createRandom } from '../helpers/random.ts'

// React as it runs in production, in half the time.
vi.hoisted(() => {
  process.env['NODE_ENV'] = 'production'
})

/** Deceptions of each kind in each case. */
const rounds: number = process.env['TONLENS_LONG'] === '1' ? 40 : 1
const { cases, DisplayProvider } = await loadCases()

/** A source that gives every account the same names. */
function nameAll(name: string): NameSource {
  const metadata = forgedMetadata(name)
  return { addressBookRow: () => undefined, metadata: () => metadata, subscribe: () => () => {}, fixed: true }
}

describe('forged names of tokens', () => {
  const random = createRandom(38)

  test('are marked in every component that shows them', { timeout: 1_200_000 }, () => {
    const missing = new Set<string>()
    const showing = new Set<string>()
    for (let round = 0; round < rounds; round += 1) {
      for (const { name, component, props, display = standing } of cases) {
        const forged = drawForgedName(random)
        const shown = plainText(forged, { maximum: 12 }).replace('…', '')
        const html = renderToString(
          createElement(DisplayProvider, { ...display, names: nameAll(forged) }, createElement(component, props)),
        )
        const isShown = (text: string) => text.includes(shown)
        if (findUnmarked(html, isShown, 0).length > 0) showing.add(name)
        for (const path of findUnmarked(html, isShown)) missing.add(`${name}: ${forged} in ${path}`)
      }
    }
    expect([...missing].slice(0, 20)).toEqual([])
    expect(showing.size).toBeGreaterThan(55)
  })
})

/** Takes every account for an imitation of one that nobody shows. */
class EveryAccount extends Map<string, Imitation> {
  override get(): Imitation {
    return { anchor: `0:${'7'.repeat(64)}`, tier: 'alert', head: 6, tail: 6, attackerBits: 48, signs: [] }
  }
}

/** Accounts that a case shows as such, in raw form. */
function listShown(html: string, props: object): readonly string[] {
  const given = JSON.stringify(props, (_, value: unknown) =>
    value instanceof Map ? [...value] : typeof value === 'bigint' ? String(value) : value,
  )
  return [...new Set([...html.matchAll(/data-address="([^"]+)"/g)].map(([, address = '']) => address))].filter(
    (address) => given.includes(address),
  )
}

const suspicious = 'Suspicious comment'

/** The same props with another text in place of each comment. */
function replaceComments<Value>(value: Value, comment: string): Value {
  return mapObjects(value, (row) => (typeof row['comment'] === 'string' ? { ...row, comment } : row)) as Value
}

/** The same props with another account in place of one. */
function replaceAccount<Value>(value: Value, from: string, to: string): Value {
  return mapTexts(value, (text) => text.replaceAll(from, to)) as Value
}

/** The same props with other texts, among keys, too. */
function mapTexts(value: unknown, change: (text: string) => string): unknown {
  const map = (given: unknown): unknown => mapTexts(given, change)
  if (typeof value === 'string') return change(value)
  if (Array.isArray(value)) return value.map(map)
  if (value instanceof Map) return new Map([...value].map(([key, each]) => [map(key), map(each)]))
  if (!isPlain(value)) return value
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [change(key), map(each)]))
}

type Row = Readonly<Record<string, unknown>>

function mapObjects(value: unknown, change: (row: Row) => Row): unknown {
  const map = (given: unknown): unknown => mapObjects(given, change)
  if (Array.isArray(value)) return value.map(map)
  if (value instanceof Map) return new Map([...value].map(([key, each]) => [key, map(each)]))
  return isPlain(value)
    ? change(Object.fromEntries(Object.entries(value).map(([key, each]) => [key, map(each)])))
    : value
}

function isPlain(value: unknown): value is Row {
  return typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype
}

describe('comments that ask for something', () => {
  const random = createRandom(40)

  test('are marked or left out in every component', { timeout: 1_200_000 }, () => {
    const missing = new Set<string>()
    const showing = new Set<string>()
    for (let round = 0; round < rounds; round += 1) {
      for (const { name, component, props, display = standing } of cases) {
        const lure = drawLure(random)
        const shown = plainText(lure).slice(0, 12)
        const html = renderToString(
          createElement(DisplayProvider, display, createElement(component, replaceComments(props, lure))),
        )
        if (html.includes(suspicious)) showing.add(name)
        for (const path of findUnmarked(html, (text) => text.includes(shown), 2))
          missing.add(`${name}: ${lure} ${path}`)
      }
    }
    expect([...missing].slice(0, 20)).toEqual([])
    expect(showing.size).toBeGreaterThan(3)
  })
})

describe('addresses that imitate others', () => {
  /** They show what was typed, or what came from the service, as it is. */
  const raw = /^(?:CellInspector|RawData|SendBoc)/
  const render = ({ component, display = standing }: ComponentCase, props: object, more: object = {}) =>
    renderToString(createElement(DisplayProvider, { ...display, ...more }, createElement(component, props)))

  test('are marked in every component that shows them', { timeout: 1_200_000 }, () => {
    const isAddress = (text: string) => /[EUk0][Qf][\w-]{6}…[\w-]{8}|[EUk0][Qf][\w-]{46}|0:[\da-f]{64}/i.test(text)
    const missing = new Set<string>()
    const showing = new Set<string>()
    const imitations = new EveryAccount([['', new EveryAccount().get()]])
    for (const each of cases.filter(({ name }) => !raw.test(name))) {
      const html = render(each, each.props, { imitations })
      if (findUnmarked(html, isAddress, 0).length > 0) showing.add(each.name)
      for (const path of findUnmarked(html, isAddress, 2)) missing.add(`${each.name}: ${path}`)
    }
    expect([...missing]).toEqual([])
    expect(showing.size).toBeGreaterThan(60)
  })

  test('are found among the rows of every component', { timeout: 1_200_000 }, () => {
    const random = createRandom(39)
    const missing = new Set<string>()
    const showing = new Set<string>()
    const shown = cases.map((each) => [each, listShown(render(each, each.props), each.props)] as const)
    for (let round = 0; round < rounds; round += 1) {
      for (const [each, accounts] of shown) {
        // Whatever an account has paid, it may be imitated itself.
        const own = addressKey(each.props['perspective'])
        const anchor = own ?? random.pick(accounts)
        const victim = random.pick(accounts)
        if (accounts.length < 2 || anchor === victim) continue
        const fake = imitate(anchor, random, { head: 4 + random.integer(3), tail: 4 + random.integer(3) })
        const html = render(each, replaceAccount(each.props, victim, fake))
        const findAddress = (account: string, near: number) =>
          findUnmarked(html, (text, address) => address === account && /\w{3}…[\w-]{3}/.test(text), near)
        if (findAddress(fake, 0).length > 0) showing.add(each.name)
        // An account that is shown as its owner is the one that others imitate.
        if (own === undefined && findAddress(anchor, 2).length === 0) continue
        for (const path of findAddress(fake, 2)) missing.add(`${each.name}: ${path}`)
      }
    }
    expect([...missing]).toEqual([])
    expect(showing.size).toBeGreaterThan(rounds === 1 ? 12 : 30)
  })
})
