/** Kind of a thing that can be shared. */
export type SubjectKind = 'trace' | 'transaction' | 'account'

/** Texts of shared pictures, receipts and summaries, and of the menu that makes them. */
export const shareMessages = {
  label: 'Share',
  copyLink: 'Copy link',
  copyText: 'Copy as text',
  /** Buttons that save a picture, by its size and its format. */
  save: {
    og: { png: 'Save picture (PNG)', svg: 'Save picture (SVG)' },
    receipt: { png: 'Save receipt (PNG)', svg: 'Save receipt (SVG)' },
  },
  print: 'Print',
  /** Said when a picture cannot be made or saved. */
  failed: 'The picture could not be saved. Try the other format.',
  /** Subject of a picture. */
  kinds: { trace: 'Transaction', transaction: 'Transaction', account: 'Account' },
  receipt: 'Receipt',
  /** Nothing of it has happened. */
  forecast: 'Simulation: nothing has been sent yet',
  pending: 'Not final: this may still change',
  testNetwork: 'Test network: these coins have no value',
  network: 'Network',
  reason: 'Reason',
  asOf: 'As of',
  transactions: 'Transactions',
  check: 'Hash check',
  link: 'Link',
  jettons: 'Jettons',
  /** Follows the first of several; `shown` is the number of the others. */
  more: (shown: string) => `+${shown} more`,
  /** There are others, and their number is unknown. */
  others: 'and others',
}
