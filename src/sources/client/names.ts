import { isObject } from '../../service/rows/readRow.ts'
import type { AddressBookRow, AddressMetadata } from '../../service/rows/names.ts'
import { readRawAddress } from '../../ton/cells/address.ts'
import { notify } from './createListeners.ts'

/** Names of accounts. Addresses may have any form. */
export interface ShownNames {
  /** Returns the address book row: the same object until it changes. */
  addressBookRow(address: string): AddressBookRow | undefined
  /** Returns the token metadata: the same object until it changes. */
  metadata(address: string): AddressMetadata | undefined
  /**
   * Returns everything that is known now, by raw address, for a search by name.
   * @default none: names are not searched
   */
  entries?(): readonly NameEntry[]
  /**
   * Returns a number that is another one after each change, so that an index of the names is renewed only then.
   * @default the entries are compared at each search
   */
  revision?(): number
}

/** Raw address of an account, and what is known about it. */
export type NameEntry = readonly [
  address: string,
  row: AddressBookRow | undefined,
  metadata: AddressMetadata | undefined,
]

/** Names of accounts, learned from all answers. */
export interface NameSource extends ShownNames {
  /** Calls `listener` when either changes for `address`. @returns A function that stops it. */
  subscribe(address: string, listener: () => void): () => void
  /**
   * Set if the source holds the same on the server and at the first render of the browser: server
   * output then contains names. @default false
   */
  readonly fixed?: boolean
  /**
   * Names that the server and the first render of the browser both know: those in the answers that the server
   * sends along. Unused if the source is `fixed`. @default none: names appear after hydration
   */
  readonly initial?: ShownNames | undefined
}

/** A {@link NameSource} that is filled from answers. */
export interface NameStore extends NameSource {
  /**
   * Learns names from the `address_book` and `metadata` of an answer, and from an answer that is
   * such a map itself.
   * @param request Number of the request: answers to earlier requests do not replace later ones.
   */
  harvest(answer: unknown, request: number): void
}

interface Learned<T> {
  readonly value: T
  /** Number of the request that returned it. */
  readonly request: number
}
interface Name {
  row?: Learned<AddressBookRow>
  metadata?: Learned<AddressMetadata>
}

/**
 * Creates an empty store.
 * @param capacity Most addresses that are stored; the least recently used ones are removed first,
 * except those with listeners.
 * @default 5000
 */
export function createNameStore(capacity = 5000): NameStore {
  // A map, because the keys of an answer may be names of an object's prototype.
  const names = new Map<string, Name>()
  const listeners = new Map<string, Set<() => void>>()
  let revision = 0

  function find(address: string): Name | undefined {
    const key = rawKey(address)
    const name = key === undefined ? undefined : names.get(key)
    if (key !== undefined && name !== undefined) touch(key, name)
    return name
  }
  function touch(key: string, name: Name): void {
    names.delete(key)
    names.set(key, name)
  }
  function learn(address: string, value: unknown, request: number): void {
    // Most keys of an answer are no addresses, and reading those as such is slow.
    if (!isObject(value) || (typeof value['user_friendly'] !== 'string' && !Array.isArray(value['token_info']))) return
    const key = rawKey(address)
    if (key === undefined) return
    const known: Name = names.get(key) ?? {}
    const name: Name = { ...known }
    if (typeof value['user_friendly'] === 'string') {
      name.row = newerValue(known.row, value as unknown as AddressBookRow, request)
    } else {
      const metadata = value as unknown as AddressMetadata
      // Metadata that the service has not fetched yet does not replace fetched metadata.
      const isPoorer = !metadata.is_indexed && known.metadata?.value.is_indexed === true
      if (!isPoorer) name.metadata = newerValue(known.metadata, metadata, request)
    }
    touch(key, name)
    const renamed = name.row?.value !== known.row?.value
    if (!renamed && name.metadata?.value === known.metadata?.value) return
    revision += 1
    for (const listener of Array.from(listeners.get(key) ?? [])) notify(listener)
  }
  function removeOldest(): void {
    let surplus = names.size - capacity
    for (const key of names.keys()) {
      if (surplus <= 0) return
      if (listeners.has(key)) continue
      names.delete(key)
      surplus--
    }
  }

  return {
    addressBookRow: (address) => find(address)?.row?.value,
    metadata: (address) => find(address)?.metadata?.value,
    revision: () => revision,
    entries: () => Array.from(names, ([address, { row, metadata }]) => [address, row?.value, metadata?.value]),
    subscribe(address, listener) {
      const key = rawKey(address) ?? address
      const own = listeners.get(key) ?? new Set()
      listeners.set(key, own.add(listener))
      return () => {
        own.delete(listener)
        if (own.size === 0 && listeners.get(key) === own) listeners.delete(key)
      }
    },
    harvest(answer, request) {
      if (!isObject(answer)) return
      for (const book of [answer, answer['address_book'], answer['metadata']]) {
        if (!isObject(book)) continue
        for (const [address, value] of Object.entries(book)) learn(address, value, request)
      }
      removeOldest()
    },
  }
}

/** Returns the newer value; the same object if nothing changed, so that no component renders again. */
function newerValue<T>(known: Learned<T> | undefined, value: T, request: number): Learned<T> {
  if (known === undefined) return { value, request }
  if (request < known.request) return known
  const changed = JSON.stringify(known.value) !== JSON.stringify(value)
  return { value: changed ? value : known.value, request }
}

function rawKey(address: string): string | undefined {
  // The service writes raw addresses in upper case; only other forms need to be parsed.
  if (/^-?\d+:[0-9A-F]{64}$/.test(address)) return address
  return readRawAddress(address)
}
