import type { AddressBook, AddressBookRow, AddressMetadata, Metadata } from '../../schema/names.ts'
import { readAddress, toFriendlyAddress } from '../../ton/address.ts'
import type { NamedAddresses } from '../rule.ts'

/** The row of a text that is no address but stands where one should, such as `addr_none`. */
const NO_ADDRESS: AddressBookRow = { user_friendly: 'addr_none', domain: null, interfaces: [] }
/** The answer of `/addressBook` for a text that it cannot read. */
export const UNREADABLE_ADDRESS: AddressBookRow = { user_friendly: null, domain: null, interfaces: [] }

/** The address book row of an account that the index knows nothing about. */
export function unknownBookRow(address: string, testOnly: boolean): AddressBookRow {
  if (readAddress(address)?.form !== 'raw') return NO_ADDRESS
  return { user_friendly: toFriendlyAddress(address, { bounceable: false, testOnly }), domain: null, interfaces: [] }
}

/** The addresses among these, each once, in their order. */
export function distinctAddresses(addresses: NamedAddresses): readonly string[] {
  const distinct = new Set<string>()
  for (const address of addresses) if (typeof address === 'string') distinct.add(address)
  return [...distinct]
}

/** Jetton masters that metadata rows of jetton wallets point at: the service adds them to the metadata. */
export function mastersIn(rows: Iterable<AddressMetadata>): readonly string[] {
  const masters = new Set<string>()
  for (const { token_info } of rows) {
    for (const { type, extra } of (token_info as AddressMetadata['token_info'] | null) ?? []) {
      const master = type === 'jetton_wallets' ? extra?.['jetton'] : undefined
      if (typeof master === 'string') masters.add(master)
    }
  }
  return [...masters]
}

/** Looks up the rows of an address, where they are kept. */
export interface NameRows {
  readonly book: (address: string) => AddressBookRow | undefined
  readonly metadata: (address: string) => AddressMetadata | undefined
}

/** The address book of these addresses, from an index that holds everything. */
export function collectBook(addresses: readonly string[], rows: NameRows, testOnly: boolean): AddressBook {
  return Object.fromEntries(
    addresses.map((address) => [address, rows.book(address) ?? unknownBookRow(address, testOnly)]),
  )
}

/** The metadata of these addresses and of the masters of jetton wallets among them. */
export function collectMetadata(addresses: readonly string[], rows: NameRows): Metadata {
  const metadata = new Map<string, AddressMetadata>()
  const add = (address: string) => {
    const row = rows.metadata(address)
    if (row !== undefined) metadata.set(address, row)
  }
  addresses.forEach(add)
  mastersIn([...metadata.values()]).forEach((master) => {
    if (!metadata.has(master)) add(master)
  })
  return Object.fromEntries(metadata)
}
