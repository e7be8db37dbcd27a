import { NotMirroredError } from '../client/errors.ts'
import type { AddressBook, AddressBookRow, AddressMetadata, Metadata } from '../schema/names.ts'
import { toFriendlyAddress, toRawAddress } from '../ton/address.ts'
import { IngestError } from './errors.ts'
import { packAddress } from './keys.ts'
import { defineKind, type Draft } from './kinds.ts'
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
  field: 'address',
  key: ({ address }) => packAddress(address),
  // Older servers leave fields out; what a newer one has said about them stays.
  merge: (old, value) => ({ ...value, row: { ...old.row, ...value.row } }),
})

const metadataEntry = defineKind<MetadataEntry>({
  store: 'ent',
  byte: 2,
  field: 'address',
  key: ({ address }) => packAddress(address),
  merge: (old, value) => (old.row.is_indexed && ! value.row.is_indexed ? old : value),
})

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
  const key = packAddress(address)
  if (key === undefined) return { user_friendly: 'addr_none', domain: null, interfaces: [] }
  const found = await view.reader.get(bookEntry, bookEntry.at(key))
  if (found !== undefined) return found.value.row
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
    const rows = await Promise.all(wanted.map((address) => metadataRow(view, address)))
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

async function metadataRow(view: View, address: string): Promise<AddressMetadata | undefined> {
  const key = packAddress(address)
  if (key === undefined) return undefined
  return (await view.reader.get(metadataEntry, metadataEntry.at(key)))?.value.row
}
