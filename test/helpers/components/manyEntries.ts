// Lists without end: a copy of a component's props for each list in them, with thousands of entries in it.
import type { NameSource } from '../../../src/sources/client/names.ts'
import type { AddressBookRow, AddressMetadata } from '../../../src/service/rows/names.ts'

/** Props with one list made long. */
export interface LongList {
  /** Path of the list, such as `multisig.signers`. */
  readonly path: string
  readonly props: Readonly<Record<string, unknown>>
}

/** Copies of `props`, each with `count` entries in one of its lists or dictionaries. */
export function lengthenLists(props: Readonly<Record<string, unknown>>, count: number): LongList[] {
  const found: LongList[] = []
  const seen = new Set<unknown>()
  const walk = (value: unknown, path: readonly string[]): void => {
    if (!isPlain(value) || seen.has(value)) return
    seen.add(value)
    const long = lengthen(value, count)
    if (long !== undefined)
      found.push({ path: path.join('.'), props: replaceAt(props, path, long) as LongList['props'] })
    // The first entries stand for all: the others have the same fields.
    const entries = Object.entries(value).slice(0, Array.isArray(value) || isKeyed(value) ? 3 : undefined)
    for (const [key, entry] of entries) walk(entry, [...path, key])
  }
  for (const [name, value] of Object.entries(props)) walk(value, [name])
  return found
}

/** A service in which every address has lists of `count` entries. */
export function createManyNames(count: number): NameSource {
  const row: AddressBookRow = {
    user_friendly: null,
    domain: null,
    interfaces: createTexts(count, (at) => `interface_${at}`),
  }
  const extra = {
    attributes: Array.from({ length: count }, (_, at) => ({ trait_type: `Trait ${at}`, value: `Value ${at}` })),
    social: createTexts(count, (at) => `https://social.example/${at}`),
    websites: createTexts(count, (at) => `https://web.example/${at}`),
  }
  const roles = ['jetton_masters', 'jetton_wallets', 'nft_items', 'nft_collections']
  const metadata: AddressMetadata = {
    is_indexed: true,
    token_info: Array.from({ length: count }, (_, at) => ({
      valid: true,
      type: roles[at % roles.length] ?? '',
      name: `Name ${at}`,
      extra: at < roles.length ? extra : {},
    })),
  }
  return { addressBookRow: () => row, metadata: () => metadata, subscribe: () => () => {}, fixed: true }
}

const createTexts = (count: number, write: (at: number) => string) =>
  Array.from({ length: count }, (_, at) => write(at))

function lengthen(value: object, count: number): unknown {
  if (Array.isArray(value)) {
    const entries: readonly unknown[] = value
    // Entries with functions are settings of the application, such as columns.
    if (
      entries.length === 0 ||
      entries.some((entry) => isPlain(entry) && Object.values(entry).some((part) => typeof part === 'function'))
    )
      return undefined
    return Array.from({ length: count }, (_, at) => vary(entries[at % entries.length], at))
  }
  const [entry] = Object.entries(value)
  if (entry === undefined || !isKeyed(value)) return undefined
  return Object.fromEntries(Array.from({ length: count }, (_, at) => [vary(entry[0], at), vary(entry[1], at)]))
}

/** Whether the keys name entries, such as ids of currencies or addresses, and not fields. */
function isKeyed(value: object): boolean {
  return Object.keys(value).every((key) => /^\d+$/.test(key) || isAddress(key) || isHash(key))
}

/** A copy with ids of its own; words of a list differ, too. */
function vary(value: unknown, at: number): unknown {
  if (typeof value === 'number') return value + at
  if (typeof value === 'string' && /^[a-z_]+$/.test(value)) return `${value}_${at}`
  return varyIds(value, at)
}

function varyIds(value: unknown, at: number): unknown {
  if (typeof value === 'string') {
    if (isAddress(value)) return `0:${at.toString(16).padStart(64, '1')}`
    if (isHash(value)) return btoa(at.toString(16).padStart(32, '0'))
    return /^\d+$/.test(value) ? String(BigInt(value) + BigInt(at)) : value
  }
  if (!isPlain(value) || Array.isArray(value)) return value
  const fields = Object.entries(value).map(([key, field]) => [
    key,
    typeof field === 'string' ? varyIds(field, at) : field,
  ])
  return Object.fromEntries(fields) as unknown
}

function replaceAt(value: unknown, path: readonly string[], leaf: unknown): unknown {
  const [key, ...rest] = path
  if (key === undefined) return leaf
  const copy: unknown = Array.isArray(value) ? [...(value as unknown[])] : { ...(value as object) }
  const holder = copy as Record<string, unknown>
  holder[key] = replaceAt(holder[key], rest, leaf)
  return copy
}

function isPlain(value: unknown): value is object {
  if (typeof value !== 'object' || value === null) return false
  const prototype: unknown = Object.getPrototypeOf(value)
  return prototype === Object.prototype || Array.isArray(value)
}

function isAddress(text: string): boolean {
  return /^(-1|0):[\dA-Fa-f]{64}$/.test(text)
}

function isHash(text: string): boolean {
  return /^[\w+/-]{43}=$/.test(text)
}
