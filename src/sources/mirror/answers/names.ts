import type { AddressBook, AddressMetadata, Metadata } from '../../../service/rows/names.ts'
import { distinctAddresses, mastersIn, unknownBookRow } from '../../../service/rules/rows/names.ts'
import type { BookEntry } from '../../../service/rules/rows/tables.ts'
import type { AnyRule, NamedAddresses } from '../../../service/rules/rule.ts'
import { notMirrored, requireMoment } from '../coverage/proof.ts'
import type { Kind } from '../kinds/kind.ts'
import { bookEntry, metadataEntry, type StoredMetadataEntry } from '../kinds/names.ts'
import type { Cache, NameCache } from '../storage/cache.ts'
import { decodePayload, encodePayload } from '../storage/codec.ts'
import type { Database } from '../storage/database.ts'
import { packAddress } from '../storage/keys.ts'
import { type Found, read } from '../storage/reader.ts'
import type { Finders, View } from './view.ts'

const nameKinds = { book: bookEntry, metadata: metadataEntry }
type Sort = keyof typeof nameKinds
/** A stored name without its address, and the moment at which the service showed it. */
type EntryOf<S extends Sort> = Omit<S extends 'book' ? BookEntry : StoredMetadataEntry, 'address'> &
  Pick<Found, 'at' | 'imported'>

const maxCached = 20_000
/** Misses in one edition after which preloading all names pays off. */
const missesBeforePreload = 64
const namesPerBatch = 500

/** Drops the oldest rows of a cache that has grown too large, and stops preloading. */
function dropOldest(names: NameCache): void {
  for (const rows of [names.book, names.metadata]) {
    let excess = rows.size - maxCached / 4
    for (const address of rows.keys()) if (excess-- > 0) rows.delete(address)
  }
  names.preloading = true
  names.complete = false
}

const cacheSize = ({ book, metadata }: NameCache) => book.size + metadata.size

function toEntry({ value, at, imported }: Found<{ readonly address: string }>): object {
  const { address: _address, ...entry } = value
  return { ...entry, at, ...(imported === true && { imported }) }
}

/**
 * Reads the rows of accounts, from the cache where possible. The answer is as old as the oldest of them.
 * @throws {NotMirroredError} One of them is too old, or nobody knows how old.
 */
async function readNames<S extends Sort>(
  view: View,
  sort: S,
  addresses: readonly string[],
): Promise<(EntryOf<S> | undefined)[]> {
  const {
    reader,
    cache: { names, updates },
  } = view
  const rows = names[sort]
  const kind = nameKinds[sort] as Kind<{ address: string; row: object }>
  const lookUp = async (address: string) => {
    const key = packAddress(address)
    if (key === undefined) return undefined
    const found = await reader.get(kind, kind.storeKey(key))
    const entry = found && toEntry(found)
    updates.push(() => {
      names.misses++
      if (cacheSize(names) > maxCached) dropOldest(names)
      rows.set(address, encodePayload(entry ?? null))
    })
    return entry
  }
  let isCached = true
  const found: unknown[] = addresses.map((address) => {
    const cached = rows.get(address)
    if (cached !== undefined) return decodePayload(cached) ?? undefined
    if (names.complete) return undefined
    isCached = false
    return lookUp(address)
  })
  const entries = (isCached ? found : await Promise.all(found)) as (EntryOf<S> | undefined)[]
  for (const entry of entries) if (entry !== undefined) requireMoment(view, entry)
  return entries
}

/** Preloads all names into the cache once that pays off. Stops when names are written meanwhile. */
export async function preloadNames(database: Database, { names }: Cache): Promise<void> {
  if (names.misses < missesBeforePreload || names.preloading) return
  names.preloading = true
  for (const sort of ['book', 'metadata'] as const) {
    const kind = nameKinds[sort] as Kind<{ address: string; row: object }>
    for (let last = kind.storeKey(new Uint8Array(0)), full = true; full;) {
      const rows = await read(database, async (reader) => {
        const [editions, found] = await Promise.all([reader.editions, reader.after(kind, last, namesPerBatch)])
        return editions.names === names.edition ? found : undefined
      })
      if (rows === undefined) return
      for (const row of rows) names[sort].set(row.value.address, encodePayload(toEntry(row)))
      if (cacheSize(names) > maxCached) return
      full = rows.length === namesPerBatch
      last = rows.at(-1)?.key ?? last
    }
  }
  names.complete = true
}

/** Adds address book and metadata to the body of an answer, as its rule says. */
export async function addNames(
  view: View,
  rule: AnyRule,
  params: unknown,
  body: unknown,
  named: NamedAddresses | undefined,
): Promise<unknown> {
  if (named === undefined) return body
  const { without } = view
  const addresses = distinctAddresses(named, view.version)
  if (rule.wrap !== undefined) {
    const [address_book, metadata] = await Promise.all([
      rule.wraps === 'metadata' ? {} : readAddressBook(view, addresses),
      rule.wraps === 'addressBook' ? {} : readMetadata(view, addresses),
    ])
    return rule.wrap({ address_book, metadata }, params)
  }
  const [address_book, metadata] = await Promise.all([
    without.addressBook ? {} : readAddressBook(view, addresses),
    rule.metadata !== true || without.metadata ? {} : readMetadata(view, addresses),
  ])
  return { ...(body as object), address_book, ...(rule.metadata === true && { metadata }) }
}

/**
 * Reads the address book by raw address, in the order of the addresses.
 * @throws {NotMirroredError} The mirror has never seen one of them.
 */
async function readAddressBook(view: View, addresses: readonly string[]): Promise<AddressBook> {
  const rows = await readNames(view, 'book', addresses)
  return Object.fromEntries(
    addresses.map((address, at) => {
      const row = rows[at]?.row
      if (row !== undefined) return [address, row]
      if (packAddress(address) !== undefined) throw notMirrored(view, `it has no name for ${address}`)
      // Texts that are not addresses need no stored row.
      return [address, unknownBookRow(address, false)]
    }),
  )
}

/** Reads the token metadata of these addresses, and of the masters of jetton wallets among them. */
async function readMetadata(view: View, addresses: readonly string[]): Promise<Metadata> {
  const metadata = new Map<string, AddressMetadata>()
  const masters = new Set<string>()
  /** Accounts of which the mirror knows whether they have metadata. */
  const known = new Set<string>()
  const requireRow = (address: string) => {
    if (known.has(address) || packAddress(address) === undefined) return
    throw notMirrored(view, `it does not know whether ${address} has metadata`)
  }
  const add = async (wanted: readonly string[]) => {
    const entries = await readNames(view, 'metadata', wanted)
    for (const [at, entry] of entries.entries()) {
      const address = wanted[at]
      if (entry === undefined || address === undefined) continue
      known.add(address)
      if (entry.row === null) continue
      metadata.set(address, entry.row)
      if (entry.masters === true) for (const master of mastersIn([entry.row])) masters.add(master)
    }
  }
  await add(addresses)
  addresses.forEach(requireRow)
  const missing = mastersIn(metadata.values()).filter((master) => !known.has(master))
  if (missing.length > 0) await add(missing)
  masters.forEach(requireRow)
  return Object.fromEntries(metadata)
}

/** Finds nothing: the answer of `/addressBook` consists of names alone. */
export const nameFinders: Finders<'addressBook'> = {
  async addressBook({ basis }) {
    basis.isSeen = true
    return { rows: [], found: undefined }
  },
}
