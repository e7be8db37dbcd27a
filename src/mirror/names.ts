import { NotMirroredError } from '../client/errors.ts'
import type { AddressBook, AddressBookRow, AddressMetadata, Metadata } from '../schema/names.ts'
import { toFriendlyAddress, toRawAddress } from '../ton/address.ts'
import { IngestError } from './errors.ts'
import { decode, encode, type Payload } from './codec.ts'
import type { Database } from './database.ts'
import { packAddress } from './keys.ts'
import { defineKind, type Draft, type Kind } from './kinds.ts'
import type { View } from './resolve.ts'
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

/**
 * Names of accounts that were read before: a page names the same accounts again and again, and
 * looking them up costs as much as the page itself.
 */
export interface Memory {
  /** Edition of the mirror that the rows are from. */
  edition: unknown
  /** Coded, so that no caller can change them; null for accounts without a row. */
  readonly rows: Readonly<Record<Sort, Map<string, Payload>>>
  /** Rows that had to be looked up in this edition. */
  misses: number
  /** Set once they are being read ahead; another one, or none, after they were forgotten. */
  reading: object | undefined
  /** All rows of this edition are here: what is not does not exist. */
  whole: boolean
}

const LARGEST_MEMORY = 20_000
/** An edition with so many look-ups lasts long enough to be read as a whole. */
const WORTH_READING = 64
const BATCH = 500

/** A memory of nothing. */
export function createMemory(): Memory {
  const rows = { book: new Map<string, Payload>(), metadata: new Map<string, Payload>() }
  return { edition: undefined, rows, misses: 0, reading: undefined, whole: false }
}

function forget(memory: Memory, edition: unknown): void {
  memory.rows.book.clear()
  memory.rows.metadata.clear()
  Object.assign(memory, { edition, misses: 0, reading: undefined, whole: false })
}

/** There are too many: those that are asked for stay, and no more are read ahead. */
function forgetOldest(memory: Memory): void {
  for (const rows of Object.values(memory.rows)) {
    let excess = rows.size - LARGEST_MEMORY / 4
    for (const address of rows.keys()) if (excess-- > 0) rows.delete(address)
  }
  Object.assign(memory, { reading: {}, whole: false })
}

const sizeOf = ({ rows }: Memory) => rows.book.size + rows.metadata.size

/** Rows of accounts, remembered unless some tab has written such rows since. */
async function recall<S extends Sort>(
  { memory, reader }: View,
  sort: S,
  addresses: readonly string[],
): Promise<(RowOf<S> | undefined)[]> {
  const edition = await reader.edition
  if (memory.edition !== edition) forget(memory, edition)
  else if (sizeOf(memory) > LARGEST_MEMORY) forgetOldest(memory)
  const rows = memory.rows[sort]
  const kind: Kind<{ address: string; row: object }> = KINDS[sort]
  const lookUp = async (address: string) => {
    const key = packAddress(address)
    if (key === undefined) return undefined
    memory.misses++
    const row = (await reader.get(kind, kind.at(key)))?.value.row
    // A read that began before the last write must not be remembered as one after it.
    if (memory.edition === edition) rows.set(address, encode(row ?? null))
    return row
  }
  const found: unknown[] = addresses.map((address) => {
    const known = rows.get(address)
    if (known === undefined) return memory.whole ? undefined : lookUp(address)
    return decode(known) ?? undefined
  })
  return (await Promise.all(found)) as (RowOf<S> | undefined)[]
}

/** Fills the memory with all names once that pays; gives up when others write meanwhile. */
export async function readAhead(database: Database, memory: Memory): Promise<void> {
  if (memory.misses < WORTH_READING || memory.reading !== undefined) return
  const { edition } = memory
  const reading = {}
  memory.reading = reading
  for (const sort of ['book', 'metadata'] as const) {
    const kind: Kind<{ address: string; row: object }> = KINDS[sort]
    for (let last = kind.at(new Uint8Array(0)), full = true; full; ) {
      const rows = await read(database, async (reader) => {
        return (await reader.edition) === edition ? reader.after(kind, last, BATCH) : undefined
      })
      if (rows === undefined || memory.reading !== reading) return
      for (const { value } of rows) memory.rows[sort].set(value.address, encode(value.row))
      if (sizeOf(memory) > LARGEST_MEMORY) return
      full = rows.length === BATCH
      last = rows.at(-1)?.key ?? last
    }
  }
  memory.whole = true
}

/** Rows of an address book. Keys that are no addresses (`addr_none`) need no row to be answered. */
export function addressBookDrafts(book: unknown, path: string): Draft[] {
  return Object.entries(mapOf<AddressBookRow>(book, path)).flatMap(([text, row]) => {
    const address = rawOf(text)
    const key = packAddress(address)
    // A null form tells of a request that was not an address, not of an account.
    if (key === undefined || address === undefined || row.user_friendly === null) return []
    return [{ kind: bookEntry, key: bookEntry.at(key), value: { address, row } }]
  })
}

/** Rows of token metadata by address. */
export function metadataDrafts(metadata: unknown, path: string): Draft[] {
  return Object.entries(mapOf<AddressMetadata>(metadata, path)).flatMap(([text, row]) => {
    const address = rawOf(text)
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

function rawOf(text: string): string | undefined {
  try {
    return toRawAddress(text)
  } catch {
    return undefined
  }
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
