import { NotMirroredError } from '../client/errors.ts'
import type * as rows from '../endpoints/accounts.ts'
import type { AddressBook, AddressBookRow, AddressMetadata, Metadata } from '../schema/names.ts'
import { rawAddressOf, toFriendlyAddress } from '../ton/address.ts'
import { IngestError } from './errors.ts'
import { decode, encode } from './codec.ts'
import type { Database } from './database.ts'
import { packAddress } from './keys.ts'
import { defineKind, type Draft, type Kind } from './kinds.ts'
import type { Memory, Names } from './memory.ts'
import { type Answers, refusal, type View } from './resolve.ts'
import { read } from './store.ts'

interface BookEntry {
  readonly address: string
  readonly row: AddressBookRow
}
interface MetadataEntry {
  readonly address: string
  readonly row: AddressMetadata
}

const bookEntry = defineKind<BookEntry>({
  store: 'ent',
  byte: 1,
  remembered: true,
  field: 'address',
  key: ({ address }) => packAddress(address),
  // Older servers leave fields out; what a newer one has said about them stays.
  merge: (old, value) => ({ ...value, row: { ...old.row, ...value.row } }),
})

const metadataEntry = defineKind<MetadataEntry>({
  store: 'ent',
  byte: 2,
  remembered: true,
  field: 'address',
  key: ({ address }) => packAddress(address),
  merge: (old, value) => (old.row.is_indexed && ! value.row.is_indexed ? old : value),
})

const KINDS = { book: bookEntry, metadata: metadataEntry }
type Sort = keyof typeof KINDS
type RowOf<S extends Sort> = S extends 'book' ? AddressBookRow : AddressMetadata

const LARGEST_MEMORY = 20_000
/** An edition with so many look-ups lasts long enough to be read as a whole. */
const WORTH_READING = 64
const BATCH = 500

/** There are too many: those that are asked for stay, and no more are read ahead. */
function forgetOldest(names: Names): void {
  for (const rows of [names.book, names.metadata]) {
    let excess = rows.size - LARGEST_MEMORY / 4
    for (const address of rows.keys()) if (excess-- > 0) rows.delete(address)
  }
  names.reading = true
  names.whole = false
}

const sizeOf = ({ book, metadata }: Names) => book.size + metadata.size

/** Rows of accounts, as far as possible without reading any. */
async function recall<S extends Sort>(
  { reader, recall: { names, learned } }: View,
  sort: S,
  addresses: readonly string[],
): Promise<(RowOf<S> | undefined)[]> {
  const rows = names[sort]
  const kind: Kind<{ address: string; row: object }> = KINDS[sort]
  const lookUp = async (address: string) => {
    const key = packAddress(address)
    if (key === undefined) return undefined
    const row = (await reader.get(kind, kind.at(key)))?.value.row
    learned.push(() => {
      names.misses++
      if (sizeOf(names) > LARGEST_MEMORY) forgetOldest(names)
      rows.set(address, encode(row ?? null))
    })
    return row
  }
  let isKnown = true
  const found: unknown[] = addresses.map((address) => {
    const known = rows.get(address)
    if (known !== undefined) return decode(known) ?? undefined
    if (names.whole) return undefined
    isKnown = false
    return lookUp(address)
  })
  return (isKnown ? found : await Promise.all(found)) as (RowOf<S> | undefined)[]
}

/** Fills the memory with all names once that pays; gives up when others write meanwhile. */
export async function readAhead(database: Database, { names }: Memory): Promise<void> {
  if (names.misses < WORTH_READING || names.reading) return
  names.reading = true
  for (const sort of ['book', 'metadata'] as const) {
    const kind: Kind<{ address: string; row: object }> = KINDS[sort]
    for (let last = kind.at(new Uint8Array(0)), full = true; full; ) {
      const rows = await read(database, async (reader) => {
        const [editions, found] = await Promise.all([reader.editions, reader.after(kind, last, BATCH)])
        return editions.names === names.edition ? found : undefined
      })
      if (rows === undefined) return
      for (const { value } of rows) names[sort].set(value.address, encode(value.row))
      if (sizeOf(names) > LARGEST_MEMORY) return
      full = rows.length === BATCH
      last = rows.at(-1)?.key ?? last
    }
  }
  names.whole = true
}

/** Rows of an address book. Keys that are no addresses (`addr_none`) need no row to be answered. */
export function addressBookDrafts(book: unknown, path: string): Draft[] {
  return Object.entries(mapOf<AddressBookRow>(book, path)).flatMap(([text, row]) => {
    const address = rawAddressOf(text)
    const key = packAddress(address)
    // A null form tells of a request that was not an address, not of an account.
    if (key === undefined || address === undefined || row.user_friendly === null) return []
    return [{ kind: bookEntry, key: bookEntry.at(key), value: { address, row } }]
  })
}

/** Rows of token metadata by address. */
export function metadataDrafts(metadata: unknown, path: string): Draft[] {
  return Object.entries(mapOf<AddressMetadata>(metadata, path)).flatMap(([text, row]) => {
    const address = rawAddressOf(text)
    const key = packAddress(address)
    if (key === undefined || address === undefined) return []
    return [{ kind: metadataEntry, key: metadataEntry.at(key), value: { address, row } }]
  })
}

function mapOf<Row extends object>(map: unknown, path: string): Readonly<Record<string, Row>> {
  if (map === null || map === undefined) return {}
  if (typeof map !== 'object' || Array.isArray(map)) throw new IngestError(path, 'is not a map')
  for (const [key, row] of Object.entries(map)) {
    if (typeof row !== 'object' || row === null) throw new IngestError(`${path}.${key}`, 'is not a row')
  }
  return map as Record<string, Row>
}

/** Texts that stand where an address should: they are in the book under themselves. */
type Named = string | null | undefined

/** Adds the address book, and on request the metadata, of these addresses to a body. */
export async function withNames<Body extends object>(
  view: View,
  body: Body,
  addresses: Iterable<Named>,
  metadata?: 'metadata',
): Promise<Body & { address_book: AddressBook; metadata?: Metadata }> {
  const named = new Set<string>()
  for (const address of addresses) if (typeof address === 'string') named.add(address)
  const [address_book, tokens] = await Promise.all([
    view.without.addressBook ? {} : bookOf(view, [...named]),
    metadata === undefined || view.without.metadata ? {} : metadataOf(view, [...named]),
  ])
  return { ...body, address_book, ...(metadata === undefined ? {} : { metadata: tokens }) }
}

/**
 * Address book by raw address, in the order of the addresses.
 * @throws {NotMirroredError} The mirror has never seen one of them.
 */
export async function bookOf(view: View, addresses: readonly string[]): Promise<AddressBook> {
  const rows = await recall(view, 'book', addresses)
  return Object.fromEntries(addresses.map((address, at) => [address, rows[at] ?? bookRow(view, address)]))
}

/** Row of an account that has none. @throws {NotMirroredError} Another transport may know one. */
function bookRow(view: View, address: string): AddressBookRow {
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

/** Token metadata of these addresses and of the masters of jetton wallets among them. */
export async function metadataOf(view: View, addresses: readonly string[]): Promise<Metadata> {
  const metadata = new Map<string, AddressMetadata>()
  const add = async (wanted: readonly string[]) => {
    const rows = await recall(view, 'metadata', wanted)
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

/** How the address book is answered. */
export const nameAnswers: Answers<Pick<typeof rows, 'addressBook'>> = {
  async addressBook(view, { address }) {
    if (address === undefined) throw refusal(view.endpoint, 422, 'at least 1 address required')
    const raw = address.map(rawAddressOf)
    const book = await bookOf(view, raw.filter((at) => at !== undefined))
    const none = { user_friendly: null, domain: null, interfaces: [] }
    return Object.fromEntries(address.map((text, at) => [text, book[raw[at] ?? ''] ?? none]))
  },
}
