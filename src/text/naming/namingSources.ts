import type { BodyDecoders, KnownContract } from '../../ton/abi/decoders.ts'
import type { ContractReader } from '../../ton/abi/registry.ts'
import type { ShownNames } from '../../sources/client/names.ts'
import type { Anchors } from '../../meaning/names/anchors.ts'
import type { Imitation } from '../../meaning/names/imitations.ts'
import type { Labels } from '../../meaning/names/labels.ts'
import type { NameList } from '../../meaning/names/nameList.ts'
import type { FindForgery } from '../../meaning/tokens/lookalike.ts'
import { addressKey } from '../format/address.ts'
import type { PartialMessages } from '../en/index.ts'

/** Settings of the display by which contracts, operations and accounts are named. */
export interface NamingSources {
  /** The application's own names of operations, by opcode. */
  readonly opcodes?: Readonly<Record<string, string>> | undefined
  /** The application's own code that decodes bodies. */
  readonly decoders?: BodyDecoders | undefined
  readonly contracts?: ContractReader | undefined
  /** The application's own names of accounts, by address in any form. */
  readonly accountNames?: Readonly<Record<string, string>> | undefined
  /** Lists of names that the application or the reader has loaded, the most trusted first. @default none */
  readonly nameLists?: readonly NameList[] | undefined
  /** The reader's own labels and favorites. */
  readonly labels?: { readonly current: () => Labels } | undefined
  /** Accounts whose addresses imitate others, by raw address. @default none */
  readonly imitations?: ReadonlyMap<string, Imitation> | undefined
  /** Accounts whose imitations are marked wherever they are shown. @default none */
  readonly anchors?: Anchors | undefined
  /** Finds what a token can be mistaken for by its own names. @default nothing */
  readonly findForgery?: FindForgery | undefined
  /** Tells whether a comment tries to make its reader do something. @default no */
  readonly isBait?: ((comment: string) => boolean) | undefined
  /** The service's address book and metadata. */
  readonly names: ShownNames
  /** Translations. @default English */
  readonly messages?: PartialMessages | undefined
}

/** Facts about the contract at an address; undefined without an address. */
export function knownContract(address: string | null | undefined, names: ShownNames): KnownContract | undefined {
  const key = addressKey(address)
  if (key === undefined) return undefined
  const interfaces = names.addressBookRow(key)?.interfaces
  return { address: key, interfaces: Array.isArray(interfaces) ? interfaces : undefined }
}

/**
 * Creates a lookup in tables of the application, whose keys may be written in any form. Each table is indexed once.
 * @param normalize Returns the one form of a key; undefined for a malformed key, which is kept as it is.
 */
export function createTableLookup(normalize: (key: string) => string | undefined) {
  const indexes = new WeakMap<object, ReadonlyMap<string, string>>()
  return (table: Readonly<Record<string, string>> | null | undefined, key: string): string | undefined => {
    if (table === undefined || table === null) return undefined
    const index =
      indexes.get(table) ??
      new Map(Object.entries(table).map(([written, name]) => [normalize(written) ?? written, name]))
    indexes.set(table, index)
    return index.get(key)
  }
}
