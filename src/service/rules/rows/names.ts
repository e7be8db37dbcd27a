import type { JettonWallet } from '../../rows/jetton.ts'
import type { AddressBook, AddressBookRow, AddressMetadata, Metadata, TokenInfo } from '../../rows/names.ts'
import type { NftItem } from '../../rows/nft.ts'
import { readAddress, toFriendlyAddress } from '../../../ton/cells/address.ts'
import { noAddress } from '../../rows/shapes/readText.ts'
import { isSince, type ServiceVersion } from '../../rows/version.ts'
import type { NamedAddresses } from '../rule.ts'

/** The row of a text that is no address but stands where one should, such as `addr_none`. */
export const noAddressRow: AddressBookRow = { user_friendly: 'addr_none', domain: null, interfaces: [] }
/** The answer of `/addressBook` for a text that it cannot read. */
export const unreadableAddress: AddressBookRow = { user_friendly: null, domain: null, interfaces: [] }

/** The address book row of an account that the index knows nothing about. */
export function unknownBookRow(address: string, testOnly: boolean): AddressBookRow {
  if (readAddress(address)?.form !== 'raw') return noAddressRow
  return { user_friendly: toFriendlyAddress(address, { bounceable: false, testOnly }), domain: null, interfaces: [] }
}

/**
 * The addresses among these, each once, in their order. An empty text is no address; since version 1.3 the text for
 * none is not, either.
 */
export function distinctAddresses(addresses: NamedAddresses, version: ServiceVersion): readonly string[] {
  const distinct = new Set<string>()
  for (const address of addresses) if (address) distinct.add(address)
  if (isSince(version, '1.3')) distinct.delete(noAddress)
  return [...distinct]
}

/** Jetton masters that metadata rows of jetton wallets point at: the service adds them to the metadata. */
export function mastersIn(rows: Iterable<AddressMetadata>): readonly string[] {
  const masters = new Set<string>()
  for (const { token_info } of rows) {
    for (const { type, extra } of (token_info as AddressMetadata['token_info'] | null) ?? []) {
      const master = type === walletType ? extra?.['jetton'] : undefined
      if (typeof master === 'string') masters.add(master)
    }
  }
  return [...masters]
}

/** Looks up the rows of an address, where they are kept. */
export interface NameRows {
  readonly book: (address: string) => AddressBookRow | undefined
  readonly metadata: (address: string) => AddressMetadata | undefined
  /** The tokens at an address, which have metadata even where none was stored. */
  readonly tokens: (address: string) => TokenRows
}

/** Rows of tokens with one address. */
interface TokenRows {
  readonly item: Pick<NftItem, 'index'> | undefined
  readonly collection: object | undefined
  readonly master: object | undefined
  readonly wallet: Pick<JettonWallet, 'balance' | 'jetton' | 'owner'> | undefined
}

/**
 * The metadata of an address: what was stored, and what follows from its tokens. A jetton wallet is
 * described by its row; the documents of other tokens may not have been fetched yet.
 */
function describeTokens(
  stored: AddressMetadata | undefined,
  { item, collection, master, wallet }: TokenRows,
): AddressMetadata | undefined {
  const known = (stored?.token_info as TokenInfo[] | null | undefined) ?? []
  const own: readonly TokenInfo[] = wallet === undefined ? [] : [describeWallet(wallet)]
  const documents = known.filter(({ type }) => wallet === undefined || type !== walletType)
  const missing = (
    [
      item && { type: 'nft_items', nft_index: item.index },
      collection && { type: 'nft_collections' },
      master && { type: 'jetton_masters' },
    ] as const
  ).filter((entry) => entry !== undefined && !known.some(({ type }) => type === entry.type)) as readonly TokenInfo[]
  if (own.length + missing.length === 0) return stored
  const is_indexed = missing.length === 0 && (stored?.is_indexed ?? true)
  return { ...stored, is_indexed, token_info: [...own, ...documents, ...missing] }
}

const walletType = 'jetton_wallets'

function describeWallet({ balance, jetton, owner }: NonNullable<TokenRows['wallet']>): TokenInfo {
  return { valid: true, type: walletType, extra: { balance, jetton, owner } }
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
    const row = describeTokens(rows.metadata(address), rows.tokens(address))
    if (row !== undefined) metadata.set(address, row)
  }
  addresses.forEach(add)
  mastersIn([...metadata.values()]).forEach((master) => {
    if (!metadata.has(master)) add(master)
  })
  return Object.fromEntries(metadata)
}
