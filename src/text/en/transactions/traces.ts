import { countEnglish } from '../../format/intl.ts'
/** An axis along which transactions are placed. */
export type TraceAxis = 'hop' | 'lt' | 'time'

/** Texts of what shows a trace other than as a graph. */
export const traceMessages = {
  verdict: 'Outcome',
  /** Above every view of an emulation. */
  forecast: 'Simulation: nothing has been sent yet',
  outline: 'Trace outline',
  table: 'Trace transactions',
  timeline: 'Trace timeline',
  flow: 'Value flow',
  empty: 'No transactions in this trace',
  /** Read out after the name of an outline or a table. */
  help:
    'Up and Down: previous and next row. Right: expand, or go to the first child. Left: collapse, or go to the parent. ' +
    'Home and End: first and last. E: next failed transaction. Asterisk: expand all siblings. Enter: select.',
  timelineHelp:
    'Up and Down: previous and next row. Home and End: first and last. E: next failed transaction. Enter: select.',
  /** How many failures there are besides the first. */
  more: (shown: string) => `and ${shown} more failed`,
  returned: 'value returned to the sender',
  /** Ends of the parts of a sentence, and of the sentence. */
  marks: { comma: ', ', stop: '.' },
  firstFailure: 'First failure at',
  show: 'Show',
  loading: (loaded: string, total: string | undefined) =>
    total === undefined ? `${loaded} transactions loaded` : `${loaded} of ${total} transactions loaded`,
  hops: (count: number, locale: string) => countEnglish(count, locale, 'hop', 'hops'),
  within: (duration: string) => `in ${duration}`,
  fees: (amount: string) => `fees ${amount}`,
  /** Before the account that paid the fees. */
  paidBy: 'paid by',
  columns: { account: 'Account', operation: 'Operation', outcome: 'Outcome', value: 'Value', fee: 'Fee', time: 'Time' },
  openAll: 'Expand all',
  closeAll: 'Collapse all',
  axis: 'Axis',
  axes: { hop: 'Hop', lt: 'LT', time: 'Block time' },
  /** Says what positions along each axis mean, and what the bars of the axes count. */
  axisNotes: {
    hop: 'Position: messages since the first transaction. Bars count transactions; red bars contain a failed one.',
    lt: 'Position: logical time since the first transaction. Bars count transactions; red bars contain a failed one.',
    time: 'Position: block time since the first transaction. Bars count transactions; red bars contain a failed one.',
  },
  hop: (shown: string) => `hop ${shown}`,
  since: (duration: string) => `after ${duration}`,
  between: (first: string, last: string) => `${first} – ${last}`,
  assets: { coin: 'Native coin', currency: 'Extra currency', unknownJetton: 'Unknown jetton', nft: 'NFT' },
  networkFees: 'Network fees',
  otherAccounts: (count: number, locale: string) => countEnglish(count, locale, 'other account', 'other accounts'),
  elsewhere: {
    'in-flight': 'In transit',
    issued: 'Minted',
    outside: 'From outside this trace',
    lost: 'Not accepted',
  },
  issued: { minted: 'Minted', burned: 'Burned' },
  partial: 'Part of the trace is missing. Only changes in the loaded part are shown.',
  noAssetsMoved: 'No assets moved',
}

/** Texts about what the service says of a whole trace. */
export const traceDetailsMessages = {
  title: 'Trace details',
  empty: 'Trace not found',
  traceId: 'Trace ID',
  externalHash: 'External message hash',
  state: 'State',
  /** States of a trace, and of its classification into actions. */
  states: {
    complete: 'Complete',
    pending: 'Pending',
    broken: 'Broken',
    unclassified: 'Pending',
    failed: 'Unavailable',
    ok: 'Ready',
  },
  classification: 'Actions',
  /** Messages that were delivered, or all of a pending trace. */
  messages: 'Messages',
  pendingMessages: 'Pending messages',
  /** Whether the service left transactions out. */
  cutOff: 'Truncated',
  firstBlock: 'First masterchain block',
  lastBlock: 'Last masterchain block',
  start: 'Start',
  end: 'End',
  startLt: 'Start (LT)',
  endLt: 'End (LT)',
  warning: 'Warning',
}
