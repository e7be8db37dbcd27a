import type { TraceDetailsMessages, TraceMessages } from '../../messages/transactions/traces.ts'

/** English {@link TraceMessages}. */
export const traceMessages: TraceMessages = {
  verdict: 'Outcome',
  forecast: 'Forecast: nothing of this has happened yet',
  outline: 'Message chain outline',
  table: 'Message chain transactions',
  timeline: 'Message chain timeline',
  flow: 'Value flow',
  empty: 'No transactions in this trace',
  help:
    'Up and Down: previous and next row. Right: expand, or go to the first child. Left: collapse, or go to the parent. ' +
    'Home and End: first and last. E: next failed transaction. Asterisk: expand all siblings. Enter: select.',
  timelineHelp:
    'Up and Down: previous and next row. Home and End: first and last. E: next failed transaction. Enter: select.',
  more: (shown) => `and ${shown} more failed`,
  returned: 'value returned to the sender',
  firstFailure: 'First failure at',
  show: 'Show',
  loading: (loaded, total) =>
    total === undefined ? `${loaded} transactions loaded` : `${loaded} of ${total} transactions loaded`,
  hops: (count, shown) => `${shown} ${count === 1 ? 'hop' : 'hops'}`,
  within: (duration) => `in ${duration}`,
  fees: (amount) => `fees ${amount}`,
  columns: { account: 'Account', operation: 'Operation', outcome: 'Outcome', value: 'Value', fee: 'Fee', time: 'Time' },
  openAll: 'Expand all',
  closeAll: 'Collapse all',
  axis: 'Axis',
  axes: { hop: 'Hop', lt: 'LT', time: 'Block time' },
  axisNotes: {
    hop: 'Position: messages since the first transaction. Bars count transactions; red bars contain a failed one.',
    lt: 'Position: logical time since the first transaction. Bars count transactions; red bars contain a failed one.',
    time: 'Position: block time since the first transaction. Bars count transactions; red bars contain a failed one.',
  },
  hop: (shown) => `hop ${shown}`,
  since: (duration) => `after ${duration}`,
  between: (first, last) => `${first} – ${last}`,
  assets: { coin: 'Native coin', currency: 'Extra currency', unknownJetton: 'Unknown jetton', nft: 'NFT' },
  paidFees: 'Fees',
  change: 'Change',
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

/** English {@link TraceDetailsMessages}. */
export const traceDetailsMessages: TraceDetailsMessages = {
  title: 'Trace details',
  empty: 'Trace not found',
  traceId: 'Trace ID',
  externalHash: 'External message hash',
  state: 'State',
  states: {
    complete: 'Complete',
    pending: 'Pending',
    broken: 'Broken',
    unclassified: 'Not classified',
    failed: 'Failed',
    ok: 'Classified',
  },
  classification: 'Actions',
  transactions: 'Transactions',
  messages: 'Messages',
  pendingMessages: 'Pending messages',
  cutOff: 'Cut off',
  yes: 'Yes',
  no: 'No',
  firstBlock: 'First masterchain block',
  lastBlock: 'Last masterchain block',
  start: 'Start',
  end: 'End',
  startLt: 'Start (LT)',
  endLt: 'End (LT)',
  warning: 'Warning',
}
