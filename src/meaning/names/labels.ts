import { plainText } from '../../service/rows/plainText.ts'
import type { Anchors } from './anchors.ts'

/**
 * Says who gives a name, in the order in which they are asked:
 * `label`: the reader; `application`: the application; `catalogue`: a source of the display's contracts, or the
 * accounts that everybody knows; `domain`: a DNS name, registered on chain. These replace an address.
 * `imported`: a file that the reader imported; `claim`: the token itself. These stand beside the address.
 */
export type NameKind = 'label' | 'imported' | 'application' | 'catalogue' | 'domain' | 'claim'

/** Characters of a label at most. */
export const maxLabel = 60
/** Accounts that a store holds at most. */
export const maxAccounts = 2000

/** Label and mark that the reader has given to an account. */
export interface AccountLabelEntry {
  /** Raw address. */
  readonly address: string
  /** Reader's name for the account; undefined if the reader only marked it. */
  readonly label?: string | undefined
  readonly favorite: boolean
  /** True if the label came from a file that the reader did not write. */
  readonly imported: boolean
}

/** All labels and favorites at one moment. The object does not change. */
export interface Labels {
  /** Entries by raw address, in the order in which they were added. */
  readonly byAddress: ReadonlyMap<string, AccountLabelEntry>
  /**
   * Returns the reader's own label of another account that a name looks like; undefined if there is none.
   * @param address Raw address of the account that has the name.
   */
  readonly findLookalike: (name: string, address: string) => string | undefined
  /** Returns which of the reader's own accounts an account imitates by its address; undefined for none. */
  readonly findImitation: Anchors['find']
}

/** Cleans a label; empty if nothing is left. */
export function cleanLabel(label: unknown): string {
  return plainText(label, { maximum: maxLabel })
}

/** Reason why a label cannot be kept: not an address; as many as there may be; the browser refused to save. */
export type LabelStoreReason = 'address' | 'full' | 'storage'

/** No labels. */
export const noLabels: Labels = { byAddress: new Map(), findLookalike: () => undefined, findImitation: () => undefined }
