import { findKnownAccount, knownAccountNames } from '../../ton/facts/knownAccounts.ts'
import { plainText } from '../../service/rows/plainText.ts'
import type { Imitation } from '../../meaning/names/imitations.ts'
import type { ListedName } from '../../meaning/names/nameList.ts'
import { noLabels, type AccountLabelEntry, type Labels, type NameKind } from '../../meaning/names/labels.ts'
import type { AddressBookRow, AddressMetadata } from '../../service/rows/names.ts'
import { addressKey } from '../format/address.ts'
import { type NamingSources, createTableLookup } from './namingSources.ts'

/** Name of an account and where it comes from. */
export interface KnownName {
  /** Name, cleaned; undefined if there is none. */
  readonly name: string | undefined
  readonly kind: NameKind | undefined
  /** Name of the source, for `catalogue`; undefined for the accounts that everybody knows. */
  readonly source: string | undefined
  /** Entries of the lists of names for the account, the most trusted list first. */
  readonly listings: readonly ListedName[]
  /** Whether the source gives other accounts the same name. */
  readonly isShared: boolean
  /** Whether the reader has marked this account. */
  readonly favorite: boolean
  /** Label of the reader for another account, which this name looks like; undefined if there is none. */
  readonly imitates: string | undefined
  /** Account that this one imitates with its address; undefined if none is known. */
  readonly imitation: Imitation | undefined
  /** Coin or well-known jetton for which this token can be mistaken by its own names; undefined if there is none. */
  readonly forges: string | undefined
  /** Whether the service marks this token as a scam, or a list of names the account. */
  readonly scam: boolean
  readonly row: AddressBookRow | undefined
  readonly metadata: AddressMetadata | undefined
}

/** Rows of a name source and labels of the reader, for one account. */
export interface AccountFacts {
  readonly row?: AddressBookRow | undefined
  readonly metadata?: AddressMetadata | undefined
  /** @default the labels of the sources */
  readonly labels?: Labels | undefined
}

/** Combines what all sources know about one account; its address in any form. */
export function describeName(
  address: string | null | undefined,
  { row, metadata, labels = noLabels }: AccountFacts,
  sources: Omit<NamingSources, 'names' | 'labels'> = {},
): KnownName {
  const key = addressKey(address)
  const entry = key === undefined ? undefined : labels.byAddress.get(key)
  const roles = Array.isArray(metadata?.token_info) ? metadata.token_info : []
  const listings = (key !== undefined && sources.nameLists?.flatMap(({ find }) => find(key) ?? [])) || []
  const listedScam = listings.some((listing) => listing.scam)
  const { name, kind, source, isShared } =
    labelName(entry, false) ??
    (key === undefined ? undefined : trustedName(key, sources)) ??
    (listedScam ? undefined : listedName(listings[0])) ??
    labelName(entry, true) ??
    publicName(row, roles)
  const isPublic = kind === 'domain' || kind === 'claim' || kind === 'imported'
  return {
    name,
    kind,
    source,
    listings,
    isShared: isShared === true,
    favorite: entry?.favorite === true,
    imitates: isPublic && name !== undefined && key !== undefined ? labels.findLookalike(name, key) : undefined,
    imitation:
      key === undefined
        ? undefined
        : (sources.imitations?.get(key) ??
          (entry?.imported === false ? undefined : (sources.anchors?.find(key) ?? labels.findImitation(key)))),
    forges:
      key === undefined || kind === 'label' || kind === 'application' || kind === 'catalogue'
        ? undefined
        : sources.findForgery?.(key, metadata),
    // Responses of an unexpected shape are reported but not rejected, so check before reading.
    scam: roles.some((role) => role?.is_scam === true) || listedScam,
    row,
    metadata,
  }
}

/** Looks up everything about an account at once. */
export function findName(address: string | null | undefined, sources: NamingSources): KnownName {
  const key = addressKey(address)
  if (key === undefined) return describeName(undefined, {})
  const { names, labels } = sources
  return describeName(
    key,
    { row: names.addressBookRow(key), metadata: names.metadata(key), labels: labels?.current() },
    sources,
  )
}

/** Tells whether a name of this kind may stand in place of the address. */
export function replacesAddress({ kind, imitates }: Pick<KnownName, 'kind' | 'imitates'>): boolean {
  return kind !== undefined && kind !== 'claim' && kind !== 'imported' && imitates === undefined
}

/** Writes what lists of names say about an account: `ton-labels (2026-04-28): OKX · hot wallet`. */
export function listingTexts(listings: readonly ListedName[]): readonly string[] {
  return listings.map(({ source, name, note }) => `${source}: ${note === undefined ? name : `${name} · ${note}`}`)
}

type SourcedName = Pick<KnownName, 'name' | 'kind' | 'source'> & { readonly isShared?: boolean | undefined }

function labelName(entry: AccountLabelEntry | undefined, imported: boolean): SourcedName | undefined {
  if (entry?.label === undefined || entry.imported !== imported) return undefined
  return { name: entry.label, kind: imported ? 'imported' : 'label', source: undefined }
}

const findAccountName = createTableLookup(addressKey)

/** Name that the application, its sources or the standards give. */
function trustedName(
  key: string,
  { accountNames, contracts, messages }: Omit<NamingSources, 'names'>,
): SourcedName | undefined {
  const own = clean(findAccountName(accountNames, key))
  if (own !== '') return { name: own, kind: 'application', source: undefined }
  const listed = contracts?.accountName?.(key)
  const name = clean(listed?.name)
  if (name !== '') return { name, kind: 'catalogue', source: clean(listed?.source.name) }
  const known = findKnownAccount(key)
  if (known === undefined) return undefined
  return { name: messages?.address?.known?.[known] ?? knownAccountNames[known], kind: 'catalogue', source: undefined }
}

function listedName(listing: ListedName | undefined): SourcedName | undefined {
  return listing && { ...listing, kind: 'catalogue' }
}

/**
 * Domain of an account; empty if there is none, or one with letters beyond ASCII: they can imitate others, and `.ton`
 * does not issue such names.
 */
export function readAsciiDomain(row: AddressBookRow | undefined): string {
  const domain = row?.domain ?? ''
  return /^[!-~]{1,126}$/.test(domain) ? domain : ''
}

function publicName(
  row: AddressBookRow | undefined,
  roles: readonly NonNullable<AddressMetadata['token_info']>[number][],
): SourcedName {
  const domain = readAsciiDomain(row)
  if (domain !== '') return { name: domain, kind: 'domain', source: undefined }
  const token = roles.find((role) => role?.valid !== false && typeof role?.name === 'string')
  const name = clean(token?.name)
  return { name: name || undefined, kind: name === '' ? undefined : 'claim', source: undefined }
}

function clean(name: unknown): string {
  return plainText(name, { maximum: 64 })
}
