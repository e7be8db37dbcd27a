import type { SubjectKind } from './shareKinds.ts'

/** Texts of shared pictures, receipts and summaries, and of the menu that makes them. */
export interface ShareMessages {
  /** Name of the menu. */
  readonly label: string
  readonly copyLink: string
  readonly copyText: string
  /** Buttons that save a picture, by its size and its format. */
  readonly save: Readonly<Record<'og' | 'receipt', { readonly png: string; readonly svg: string }>>
  readonly print: string
  /** Said when a picture cannot be made or saved. */
  readonly failed: string
  /** Subject of a picture. */
  readonly kinds: Readonly<Record<SubjectKind, string>>
  readonly receipt: string
  /** Nothing of it has happened. */
  readonly forecast: string
  readonly pending: string
  readonly testNetwork: string
  readonly network: string
  readonly status: string
  readonly reason: string
  readonly time: string
  readonly asOf: string
  readonly fees: string
  readonly transactions: string
  readonly comment: string
  readonly check: string
  readonly link: string
  readonly address: string
  readonly jettons: string
  /** Follows the first of several; `shown` is the number of the others. */
  readonly more: (count: number, shown: string) => string
  /** There are others, and their number is unknown. */
  readonly others: string
}
