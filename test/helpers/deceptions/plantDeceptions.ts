// Deceptions planted in the answers of a service: names, comments, domains, and addresses that imitate others.
import { formatAddress, readRawAddress } from '../../../src/ton/cells/address.ts'
import { plainText } from '../../../src/service/rows/plainText.ts'
import { drawForgedDomain, drawForgedName, drawLure, ownNames } from './deceive.ts'
import { imitate } from './imitate.ts'
import type { Random } from '../random.ts'

type Row = Readonly<Record<string, unknown>>

/** Deceptions in the answers of one service: each thing has the same one in all of them. */
export interface Deceptions {
  /** Changes the body of an answer on its way. */
  readonly plant: (body: string) => string
  /** Parameters as the service knows them: planted accounts in place of those that imitate. */
  readonly readParams: (params: unknown) => unknown
  /** Forged names by the token that has it. */
  readonly names: ReadonlyMap<string, string>
  /** Comments that ask for something. */
  readonly lures: ReadonlySet<string>
  /** Domains that point to accounts without their doing, by the account as the address book writes it. */
  readonly domains: ReadonlyMap<string, string>
  /** Accounts that imitate others, by the one that they stand for. */
  readonly imitators: ReadonlyMap<string, Imitator>
}

/** An account that imitates another one. */
export interface Imitator {
  readonly address: string
  /** Account that it imitates. */
  readonly anchor: string
}

/** Domain by which the reader calls an account of theirs; others are forged to be taken for it. */
export const ownDomain = 'willow.ton'

/**
 * Draws deceptions.
 * @param victims Accounts that get the address of an imitation, with the account that it imitates, all raw.
 */
export function drawDeceptions(random: Random, victims: ReadonlyMap<string, string> = new Map()): Deceptions {
  const names = new Map<string, string>()
  const domains = new Map<string, string>()
  const lures = new Set<string>()
  const replies = new Map<unknown, string>()
  const imitators = new Map(
    Array.from(victims, ([victim, anchor]): [string, Imitator] => [
      victim,
      { address: imitate(anchor, random, { head: 4 + random.integer(3), tail: 4 + random.integer(3) }), anchor },
    ]),
  )
  const swaps = [...imitators].flatMap(([victim, { address }]) =>
    listForms(victim).map((form, at) => [form, listForms(address)[at] ?? ''] as const),
  )
  const chooseName = (token: string) => keep(names, token, () => drawUnlikeText(random))
  const chooseLure = (comment: unknown) =>
    keep(replies, comment, () => {
      const lure = drawLure(random)
      lures.add(lure)
      return lure
    })

  function change(value: unknown): unknown {
    if (Array.isArray(value)) return value.map(change)
    if (typeof value !== 'object' || value === null) return value
    const row = Object.fromEntries(
      Object.entries(value).map(([key, part]) => [key, key === 'metadata' ? forgeMetadata(part) : change(part)]),
    )
    return {
      ...row,
      ...forgeDomain(row),
      ...(typeof row['comment'] === 'string' && { comment: chooseLure(row['comment']) }),
      ...forgeContent(row),
    }
  }

  /** Some rows of the address book get a domain. */
  function forgeDomain({ user_friendly: account }: Row): Row {
    if (typeof account !== 'string' || !/[\da-m]$/.test(account)) return {}
    return { domain: keep(domains, account, () => drawForgedDomain(ownDomain, random)) }
  }

  function forgeMetadata(metadata: unknown): unknown {
    if (typeof metadata !== 'object' || metadata === null) return metadata
    return Object.fromEntries(
      Object.entries(metadata as Readonly<Record<string, Row>>).map(([address, row]) => [
        address,
        Array.isArray(row['token_info'])
          ? { ...row, token_info: row['token_info'].map((role: Row) => forge(role, address)) }
          : row,
      ]),
    )
  }

  /** Content of masters, collections and items, which has the name that metadata has, too. */
  function forgeContent(row: Row): Row {
    const token = row['address']
    if (typeof token !== 'string') return {}
    const contents = ['jetton_content', 'collection_content', 'content'].flatMap((field) => {
      const content = row[field]
      return typeof content === 'object' && content !== null ? [[field, forge(content as Row, token)] as const] : []
    })
    return Object.fromEntries(contents)
  }

  function forge(content: Row, token: string): Row {
    const forged = Object.entries(content).map(([field, text]) => [
      field,
      (field === 'name' || field === 'symbol') && typeof text === 'string' ? chooseName(token) : text,
    ])
    return Object.fromEntries(forged) as Row
  }

  return {
    names,
    lures,
    domains,
    imitators,
    plant: (body) => swapTexts(JSON.stringify(change(JSON.parse(body))), swaps),
    readParams: (params) =>
      JSON.parse(
        swapTexts(
          JSON.stringify(params),
          swaps.map(([victim, other]) => [other, victim]),
        ),
      ) as unknown,
  }
}

/** Draws a forged name whose start is not the genuine one, which pages may show for other reasons. */
function drawUnlikeText(random: Random): string {
  const name = drawForgedName(random)
  const start = shownStart(name, 12)
  return ownNames.some((own) => own.startsWith(start)) ? drawUnlikeText(random) : name
}

/** First characters of a text as pages show it, where a short form cuts it. */
export function shownStart(text: string, length: number): string {
  return plainText(text, { maximum: length }).replace('…', '')
}

function listForms(address: string): readonly string[] {
  const raw = readRawAddress(address) ?? ''
  return [raw, ...[true, false].map((bounceable) => formatAddress(raw, { bounceable }))]
}

function swapTexts(text: string, swaps: readonly (readonly [from: string, to: string])[]): string {
  return swaps.reduce((swapped, [from, to]) => swapped.replaceAll(from, to), text)
}

function keep<Key>(kept: Map<Key, string>, key: Key, draw: () => string): string {
  const value = kept.get(key) ?? draw()
  kept.set(key, value)
  return value
}
