import type { AddressBookRow, AddressMetadata } from '../schema/names.ts'
import { readRawAddress } from '../ton/address.ts'

/** What accounts are called, learned from every answer. Addresses may be of any form. */
export interface NameSource {
  /** Row of the address book; the same object until it changes. */
  addressBookRow(address: string): AddressBookRow | undefined
  /** Token metadata; the same object until it changes. */
  metadata(address: string): AddressMetadata | undefined
  /** Calls `listener` when either changes for `address`. @returns The way to stop. */
  subscribe(address: string, listener: () => void): () => void
  /**
   * Set when the source holds the same on the server and in the first paint of the browser: names
   * then stand in server output. @default false: they appear after hydration
   */
  readonly fixed?: boolean
}

/** A {@link NameSource} that is filled from answers. */
export interface NameStore extends NameSource {
  /**
   * Learns from the `address_book` and `metadata` of an answer, and from an answer that is such a
   * map itself.
   * @param asked Number of the request: what was asked earlier does not replace what is known.
   */
  harvest(answer: unknown, asked: number): void
}

interface Learned<T> {
  readonly value: T
  /** Number of the request that brought it. */
  readonly asked: number
}
interface Name {
  row?: Learned<AddressBookRow>
  metadata?: Learned<AddressMetadata>
}

/**
 * Makes an empty store.
 * @param capacity Addresses that are kept; the least recently used ones go first, except those
 * that somebody listens to.
 * @default 5000
 */
export function createNameStore(capacity = 5000): NameStore {
  // A map, not an object: keys are hostile.
  const names = new Map<string, Name>()
  const listeners = new Map<string, Set<() => void>>()

  function nameOf(address: string): Name | undefined {
    const key = rawKey(address)
    const name = key === undefined ? undefined : names.get(key)
    if (key !== undefined && name !== undefined) touch(key, name)
    return name
  }
  function touch(key: string, name: Name): void {
    names.delete(key)
    names.set(key, name)
  }
  function learn(address: string, value: unknown, asked: number): void {
    const key = rawKey(address)
    if (key === undefined || !isMap(value)) return
    const known: Name = names.get(key) ?? {}
    const name: Name = { ...known }
    if (typeof value['user_friendly'] === 'string') {
      name.row = later(known.row, value as unknown as AddressBookRow, asked)
    } else if (Array.isArray(value['token_info'])) {
      const metadata = value as unknown as AddressMetadata
      // Metadata that is still being fetched does not replace what was fetched before.
      const poorer = !metadata.is_indexed && known.metadata?.value.is_indexed === true
      if (!poorer) name.metadata = later(known.metadata, metadata, asked)
    } else return
    touch(key, name)
    const renamed = name.row?.value !== known.row?.value
    if (!renamed && name.metadata?.value === known.metadata?.value) return
    for (const listener of Array.from(listeners.get(key) ?? [])) listener()
  }
  function forgetOldest(): void {
    let surplus = names.size - capacity
    for (const key of names.keys()) {
      if (surplus <= 0) return
      if (listeners.has(key)) continue
      names.delete(key)
      surplus--
    }
  }

  return {
    addressBookRow: (address) => nameOf(address)?.row?.value,
    metadata: (address) => nameOf(address)?.metadata?.value,
    subscribe(address, listener) {
      const key = rawKey(address) ?? address
      const own = listeners.get(key) ?? new Set()
      listeners.set(key, own.add(listener))
      return () => {
        own.delete(listener)
        if (own.size === 0 && listeners.get(key) === own) listeners.delete(key)
      }
    },
    harvest(answer, asked) {
      if (!isMap(answer)) return
      for (const book of [answer, answer['address_book'], answer['metadata']]) {
        if (!isMap(book)) continue
        for (const [address, value] of Object.entries(book)) learn(address, value, asked)
      }
      forgetOldest()
    },
  }
}

/** The later of two, as the same object when nothing changed, so that nobody renders again. */
function later<T>(known: Learned<T> | undefined, value: T, asked: number): Learned<T> {
  if (known === undefined) return { value, asked }
  if (asked < known.asked) return known
  const changed = JSON.stringify(known.value) !== JSON.stringify(value)
  return { value: changed ? value : known.value, asked }
}

function isMap(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function rawKey(address: string): string | undefined {
  // The service writes raw addresses in upper case; only other forms need to be read.
  if (/^-?\d+:[0-9A-F]{64}$/.test(address)) return address
  return readRawAddress(address)
}
