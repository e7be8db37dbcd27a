import type { NameSource } from '../client/names.ts'
import { plainText } from '../model/text.ts'
import type { AddressBookRow, AddressMetadata } from '../schema/names.ts'

/** What is known about an account, raw and cleaned. */
export interface KnownName {
  /** DNS name, else the token's name; cleaned, undefined when there is none. */
  readonly name: string | undefined
  /**
   * `domain`: proven on chain. `claim`: what a token says of itself, which stands beside an address
   * and never in its place.
   */
  readonly kind: 'domain' | 'claim' | undefined
  /** The service or its metadata call this token a scam. */
  readonly scam: boolean
  readonly row: AddressBookRow | undefined
  readonly metadata: AddressMetadata | undefined
}

const noSubscription = (): (() => void) => () => {}

/** A source that knows no names. */
export const noNames: NameSource = {
  addressBookRow: () => undefined,
  metadata: () => undefined,
  subscribe: noSubscription,
  fixed: true,
}

/** A source of the names in one answer of the service. */
export function namesFrom(answer: {
  readonly address_book?: Readonly<Record<string, AddressBookRow>> | null | undefined
  readonly metadata?: Readonly<Record<string, AddressMetadata>> | null | undefined
}): NameSource {
  const rows = new Map(Object.entries(answer.address_book ?? {}))
  const metadata = new Map(Object.entries(answer.metadata ?? {}))
  return {
    addressBookRow: (address) => rows.get(address),
    metadata: (address) => metadata.get(address),
    subscribe: noSubscription,
    fixed: true,
  }
}

/** Sums up what a source says about one account. */
export function describeName(
  row: AddressBookRow | undefined,
  metadata: AddressMetadata | undefined,
): KnownName {
  // Shapes that differ from the documented ones are reported, not refused: look before reading.
  const roles = Array.isArray(metadata?.token_info) ? metadata.token_info : []
  const token = roles.find((role) => role?.valid !== false && typeof role?.name === 'string')
  // Names in other letters can pass for ASCII ones; `.ton` itself has none.
  const domain = /^[!-~]{1,126}$/.test(row?.domain ?? '') ? (row?.domain ?? '') : ''
  const name = domain || plainText(token?.name, { maximum: 64 })
  return {
    name: name || undefined,
    kind: domain !== '' ? 'domain' : name === '' ? undefined : 'claim',
    scam: roles.some((role) => role?.is_scam === true),
    row,
    metadata,
  }
}
