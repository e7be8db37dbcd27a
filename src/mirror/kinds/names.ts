import type { AddressBookRow, AddressMetadata } from '../../schema/names.ts'
import { readRawAddress } from '../../ton/address.ts'
import { IngestError } from '../errors.ts'
import { packAddress } from '../storage/keys.ts'
import { defineKind, type Draft } from './kind.ts'

/** Row of the address book with its address. */
export interface BookEntry {
  readonly address: string
  readonly row: AddressBookRow
}

/** Metadata row with its address. */
export interface MetadataEntry {
  readonly address: string
  readonly row: AddressMetadata
}

/** Address book rows, by address. */
export const bookEntry = defineKind<BookEntry>({
  store: 'ent',
  byte: 1,
  cached: true,
  field: 'address',
  key: ({ address }) => packAddress(address),
  // Older servers leave fields out, so those that a newer one sent are kept.
  merge: (old, value) => ({ ...value, row: { ...old.row, ...value.row } }),
})

/** Metadata rows, by address. */
export const metadataEntry = defineKind<MetadataEntry>({
  store: 'ent',
  byte: 2,
  cached: true,
  field: 'address',
  key: ({ address }) => packAddress(address),
  merge: (old, value) => (old.row.is_indexed && !value.row.is_indexed ? old : value),
})

/** Drafts of an address book. Keys that are not addresses, such as `addr_none`, are answered without a row. */
export function addressBookDrafts(book: unknown, path: string): Draft[] {
  return Object.entries(readMap<AddressBookRow>(book, path)).flatMap(([text, row]) => {
    const address = readRawAddress(text)
    const key = packAddress(address)
    // A null form means that the requested text was not an address.
    if (key === undefined || address === undefined || row.user_friendly === null) return []
    return [{ kind: bookEntry, key: bookEntry.storeKey(key), value: { address, row } }]
  })
}

/** Drafts of token metadata by address. */
export function metadataDrafts(metadata: unknown, path: string): Draft[] {
  return Object.entries(readMap<AddressMetadata>(metadata, path)).flatMap(([text, row]) => {
    const address = readRawAddress(text)
    const key = packAddress(address)
    if (key === undefined || address === undefined) return []
    return [{ kind: metadataEntry, key: metadataEntry.storeKey(key), value: { address, row } }]
  })
}

/** Reads a map of rows; null counts as empty. @throws {IngestError} It is not a map of objects. */
function readMap<Row extends object>(map: unknown, path: string): Readonly<Record<string, Row>> {
  if (map === null || map === undefined) return {}
  if (typeof map !== 'object' || Array.isArray(map)) throw new IngestError(path, 'is not a map')
  for (const [key, row] of Object.entries(map)) {
    if (typeof row !== 'object' || row === null) throw new IngestError(`${path}.${key}`, 'is not a row')
  }
  return map as Record<string, Row>
}
