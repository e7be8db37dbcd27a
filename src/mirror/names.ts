import { NotMirroredError } from '../client/errors.ts'
import type { AddressBook, AddressBookRow, AddressMetadata, Metadata } from '../schema/names.ts'
import { toFriendlyAddress, toRawAddress } from '../ton/address.ts'
import { IngestError } from './errors.ts'
import { decode, encode, type Payload } from './codec.ts'
import { packAddress } from './keys.ts'
import { defineKind, type Draft, type Kind } from './kinds.ts'
import type { View } from './resolve.ts'

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

/**
 * Names of accounts that were read before: a page names the same accounts again and again, and a
 * look-up of each costs more than the page itself.
 */
export interface Memory {
  /** Edition of the mirror that the rows are from. */
  edition: unknown
  /** Coded, so that no caller can change them; null for accounts without a row. */
  readonly rows: Map<string, Payload>
}

const LARGEST_MEMORY = 20_000

/** A memory of nothing. */
export function createMemory(): Memory {
  return { edition: undefined, rows: new Map() }
}

/** The row of an account, remembered unless some tab has written such rows since. */
async function recall<Row>(
  { memory, reader }: View,
  kind: Kind<{ readonly address: string; readonly row: Row }>,
  address: string,
): Promise<Row | undefined> {
  const edition = await reader.edition
  if (memory.edition !== edition || memory.rows.size > LARGEST_MEMORY) memory.rows.clear()
  memory.edition = edition
  const name = `${kind === bookEntry ? 'book' : 'metadata'} ${address}`
  const known = memory.rows.get(name)
  if (known !== undefined) return (decode(known) as Row | null) ?? undefined
  const key = packAddress(address)
  if (key === undefined) return undefined
  const found = await reader.get(kind, kind.at(key))
  // A read that began before the last write must not be remembered as one after it.
  if (memory.edition === edition) memory.rows.set(name, encode(found?.value.row ?? null))
  return found?.value.row
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
    view.without.addressBook ? {} : bookOf(view, named),
    metadata === undefined || view.without.metadata ? {} : metadataOf(view, named),
  ])
  return { ...body, address_book, ...(metadata === undefined ? {} : { metadata: tokens }) }
}

/** Address book by raw address, in the order of the addresses. */
export async function bookOf(view: View, addresses: Iterable<string>): Promise<AddressBook> {
  const rows = await Promise.all([...addresses].map(async (at) => [at, await bookRow(view, at)] as const))
  return Object.fromEntries(rows)
}

/** @throws {NotMirroredError} The mirror has never seen the address. */
export async function bookRow(view: View, address: string): Promise<AddressBookRow> {
  if (packAddress(address) === undefined) {
    return { user_friendly: 'addr_none', domain: null, interfaces: [] }
  }
  const known = await recall(view, bookEntry, address)
  if (known !== undefined) return known
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
export async function metadataOf(view: View, addresses: Iterable<string>): Promise<Metadata> {
  const metadata = new Map<string, AddressMetadata>()
  const add = async (wanted: readonly string[]) => {
    const rows = await Promise.all(wanted.map((address) => recall(view, metadataEntry, address)))
    for (const [at, row] of rows.entries()) {
      const address = wanted[at]
      if (row !== undefined && address !== undefined) metadata.set(address, row)
    }
  }
  await add([...addresses])
  const masters = new Set<string>()
  for (const { token_info } of metadata.values()) {
    for (const { type, extra } of token_info ?? []) {
      const master = type === 'jetton_wallets' ? extra?.['jetton'] : undefined
      if (typeof master === 'string' && !metadata.has(master)) masters.add(master)
    }
  }
  await add([...masters])
  return Object.fromEntries(metadata)
}
