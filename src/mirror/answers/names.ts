import { NotMirroredError } from '../../client/errors.ts'
import type * as rows from '../../endpoints/accounts.ts'
import type { AddressBook, AddressBookRow, AddressMetadata, Metadata } from '../../schema/names.ts'
import { readRawAddress, toFriendlyAddress } from '../../ton/address.ts'
import { decode, encode } from '../storage/codec.ts'
import type { Database } from '../storage/database.ts'
import { packAddress } from '../storage/keys.ts'
import type { Kind } from '../kinds/kind.ts'
import { bookEntry, metadataEntry } from '../kinds/names.ts'
import type { Cache, NameCache } from '../storage/cache.ts'
import { type Answers, refusal, type View } from './view.ts'
import { read } from '../storage/reader.ts'

const KINDS = { book: bookEntry, metadata: metadataEntry }
type Sort = keyof typeof KINDS
type RowOf<S extends Sort> = S extends 'book' ? AddressBookRow : AddressMetadata

const MAX_CACHED = 20_000
/** Misses in one edition after which preloading all names pays off. */
const MISSES_BEFORE_PRELOAD = 64
const BATCH = 500

/** Drops the oldest rows of a cache that has grown too large, and stops preloading. */
function dropOldest(names: NameCache): void {
  for (const rows of [names.book, names.metadata]) {
    let excess = rows.size - MAX_CACHED / 4
    for (const address of rows.keys()) if (excess-- > 0) rows.delete(address)
  }
  names.preloading = true
  names.complete = false
}

const cacheSize = ({ book, metadata }: NameCache) => book.size + metadata.size

/** Rows of accounts, from the cache where possible. */
async function readNames<S extends Sort>(
  { reader, cache: { names, updates } }: View,
  sort: S,
  addresses: readonly string[],
): Promise<(RowOf<S> | undefined)[]> {
  const rows = names[sort]
  const kind: Kind<{ address: string; row: object }> = KINDS[sort]
  const lookUp = async (address: string) => {
    const key = packAddress(address)
    if (key === undefined) return undefined
    const row = (await reader.get(kind, kind.storeKey(key)))?.value.row
    updates.push(() => {
      names.misses++
      if (cacheSize(names) > MAX_CACHED) dropOldest(names)
      rows.set(address, encode(row ?? null))
    })
    return row
  }
  let isCached = true
  const found: unknown[] = addresses.map((address) => {
    const cached = rows.get(address)
    if (cached !== undefined) return decode(cached) ?? undefined
    if (names.complete) return undefined
    isCached = false
    return lookUp(address)
  })
  return (isCached ? found : await Promise.all(found)) as (RowOf<S> | undefined)[]
}

/** Preloads all names into the cache once that pays off. Stops when names are written meanwhile. */
export async function preloadNames(database: Database, { names }: Cache): Promise<void> {
  if (names.misses < MISSES_BEFORE_PRELOAD || names.preloading) return
  names.preloading = true
  for (const sort of ['book', 'metadata'] as const) {
    const kind: Kind<{ address: string; row: object }> = KINDS[sort]
    for (let last = kind.storeKey(new Uint8Array(0)), full = true; full; ) {
      const rows = await read(database, async (reader) => {
        const [editions, found] = await Promise.all([reader.editions, reader.after(kind, last, BATCH)])
        return editions.names === names.edition ? found : undefined
      })
      if (rows === undefined) return
      for (const { value } of rows) names[sort].set(value.address, encode(value.row))
      if (cacheSize(names) > MAX_CACHED) return
      full = rows.length === BATCH
      last = rows.at(-1)?.key ?? last
    }
  }
  names.complete = true
}

/** An address, or a text in its place, which the address book then lists as it is. */
type Named = string | null | undefined

/** Adds the address book of these addresses to a body, and on request their metadata. */
export async function withNames<Body extends object>(
  view: View,
  body: Body,
  addresses: Iterable<Named>,
  metadata?: 'metadata',
): Promise<Body & { address_book: AddressBook; metadata?: Metadata }> {
  const named = new Set<string>()
  for (const address of addresses) if (typeof address === 'string') named.add(address)
  const [address_book, tokens] = await Promise.all([
    view.without.addressBook ? {} : readAddressBook(view, [...named]),
    metadata === undefined || view.without.metadata ? {} : readMetadata(view, [...named]),
  ])
  return { ...body, address_book, ...(metadata === undefined ? {} : { metadata: tokens }) }
}

/**
 * Reads the address book by raw address, in the order of the addresses.
 * @throws {NotMirroredError} The mirror has never seen one of them.
 */
export async function readAddressBook(view: View, addresses: readonly string[]): Promise<AddressBook> {
  const rows = await readNames(view, 'book', addresses)
  return Object.fromEntries(addresses.map((address, at) => [address, rows[at] ?? defaultBookRow(view, address)]))
}

/** Address book row of an account without one. @throws {NotMirroredError} The service may know its row. */
function defaultBookRow(view: View, address: string): AddressBookRow {
  if (packAddress(address) === undefined) {
    return { user_friendly: 'addr_none', domain: null, interfaces: [] }
  }
  if (!view.authoritative) {
    throw new NotMirroredError(view.endpoint.name, `it has no name for ${address}`)
  }
  return {
    user_friendly: toFriendlyAddress(address, { bounceable: false, testOnly: view.testOnly }),
    domain: null,
    interfaces: [],
  }
}

/** Reads the token metadata of these addresses, and of the masters of jetton wallets among them. */
export async function readMetadata(view: View, addresses: readonly string[]): Promise<Metadata> {
  const metadata = new Map<string, AddressMetadata>()
  const add = async (wanted: readonly string[]) => {
    const rows = await readNames(view, 'metadata', wanted)
    for (const [at, row] of rows.entries()) {
      const address = wanted[at]
      if (row !== undefined && address !== undefined) metadata.set(address, row)
    }
  }
  await add(addresses)
  const masters = new Set<string>()
  for (const { token_info } of metadata.values()) {
    for (const { type, extra } of token_info ?? []) {
      const master = type === 'jetton_wallets' ? extra?.['jetton'] : undefined
      if (typeof master === 'string' && !metadata.has(master)) masters.add(master)
    }
  }
  if (masters.size > 0) await add([...masters])
  return Object.fromEntries(metadata)
}

/** Answers about the address book. */
export const nameAnswers: Answers<Pick<typeof rows, 'addressBook'>> = {
  async addressBook(view, { address }) {
    if (address === undefined) throw refusal(view.endpoint, 422, 'at least 1 address required')
    const raw = address.map(readRawAddress)
    const book = await readAddressBook(view, raw.filter((at) => at !== undefined))
    const none = { user_friendly: null, domain: null, interfaces: [] }
    return Object.fromEntries(address.map((text, at) => [text, book[raw[at] ?? ''] ?? none]))
  },
}
