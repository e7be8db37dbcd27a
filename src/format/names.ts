import { plainText } from '../model/text.ts'
import type { AddressBookRow, AddressMetadata } from '../schema/names.ts'

/** Name of an account and where it comes from. */
export interface KnownName {
  /** DNS name, else the token's name, cleaned; undefined if there is none. */
  readonly name: string | undefined
  /**
   * `domain`: a DNS name, registered on chain. `claim`: a name that a token gives itself, which is shown
   * next to an address and never instead of it.
   */
  readonly kind: 'domain' | 'claim' | undefined
  /** Whether the service marks this token as a scam. */
  readonly scam: boolean
  readonly row: AddressBookRow | undefined
  readonly metadata: AddressMetadata | undefined
}

/** Combines what a name source has about one account. */
export function describeName(
  row: AddressBookRow | undefined,
  metadata: AddressMetadata | undefined,
): KnownName {
  // Responses of an unexpected shape are reported but not rejected, so check before reading.
  const roles = Array.isArray(metadata?.token_info) ? metadata.token_info : []
  const token = roles.find((role) => role?.valid !== false && typeof role?.name === 'string')
  // Only ASCII names: other letters can imitate them, and `.ton` does not issue such names.
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
