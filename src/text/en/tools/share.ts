import type { ShareMessages } from '../../messages/tools/share.ts'

/** English {@link ShareMessages}. */
export const shareMessages: ShareMessages = {
  label: 'Share',
  copyLink: 'Copy link',
  copyText: 'Copy as text',
  save: {
    og: { png: 'Save picture (PNG)', svg: 'Save picture (SVG)' },
    receipt: { png: 'Save receipt (PNG)', svg: 'Save receipt (SVG)' },
  },
  print: 'Print',
  failed: 'The picture could not be saved. Try the other format.',
  kinds: { trace: 'Transaction', transaction: 'Transaction', account: 'Account' },
  receipt: 'Receipt',
  forecast: 'Forecast: nothing of this has happened yet',
  pending: 'Not final: this may still change',
  testNetwork: 'Test network: these coins have no value',
  network: 'Network',
  status: 'Status',
  reason: 'Reason',
  time: 'Time',
  asOf: 'As of',
  fees: 'Fees',
  transactions: 'Transactions',
  comment: 'Comment',
  check: 'Hash check',
  link: 'Link',
  address: 'Address',
  jettons: 'Jettons',
  more: (_count, shown) => `+${shown} more`,
  others: 'and others',
}
