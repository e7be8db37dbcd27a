import type { NameSource, ShownNames } from '../../sources/client/names.ts'
import type { AddressBookRow, AddressMetadata } from '../../service/rows/names.ts'
import { noSubscription } from './createStore.ts'

/** Returns the names that server output, and the render that hydrates it, may show. */
export function initialNames(names: NameSource): ShownNames {
  return names.fixed === true ? names : (names.initial ?? noNames)
}

/** Name source without names. */
export const noNames: NameSource = {
  addressBookRow: () => undefined,
  metadata: () => undefined,
  subscribe: noSubscription,
  fixed: true,
}

/** Creates a name source from the address book and metadata of one response. */
export function namesFrom(answer: {
  readonly address_book?: Readonly<Record<string, AddressBookRow>> | null | undefined
  readonly metadata?: Readonly<Record<string, AddressMetadata>> | null | undefined
}): NameSource {
  const rows = new Map(Object.entries(answer.address_book ?? {}))
  const metadata = new Map(Object.entries(answer.metadata ?? {}))
  return {
    addressBookRow: (address) => rows.get(address),
    metadata: (address) => metadata.get(address),
    entries: () =>
      [...new Set([...rows.keys(), ...metadata.keys()])].map((address) => [
        address,
        rows.get(address),
        metadata.get(address),
      ]),
    subscribe: noSubscription,
    fixed: true,
  }
}
