import type { Elsewhere } from '../../trace/assets.ts'

/** An axis along which transactions are placed. */
export type TraceAxis = 'hop' | 'lt' | 'time'

/** Texts of what shows a trace other than as a graph. Numbers come in the reader's digits. */
export interface TraceMessages {
  readonly verdict: string
  readonly outline: string
  readonly table: string
  readonly timeline: string
  readonly flow: string
  readonly empty: string
  /** Read out after the name of an outline or a table. */
  readonly help: string
  readonly timelineHelp: string
  /** How many failures there are besides the first. */
  readonly more: (shown: string) => string
  readonly returned: string
  readonly firstFailure: string
  readonly show: string
  readonly loading: (loaded: string, total: string | undefined) => string
  readonly hops: (count: number, shown: string) => string
  readonly within: (duration: string) => string
  readonly fees: (amount: string) => string
  readonly columns: {
    readonly account: string
    readonly operation: string
    readonly outcome: string
    readonly value: string
    readonly fee: string
    readonly time: string
  }
  readonly openAll: string
  readonly closeAll: string
  readonly axis: string
  readonly axes: Readonly<Record<TraceAxis, string>>
  readonly hop: (shown: string) => string
  readonly since: (duration: string) => string
  readonly between: (first: string, last: string) => string
  readonly assets: { readonly coin: string; readonly currency: string; readonly unknownJetton: string; readonly nft: string }
  readonly paidFees: string
  readonly gained: string
  readonly gave: string
  readonly change: string
  readonly elsewhere: Readonly<Record<Elsewhere['reason'], string>>
  readonly issued: { readonly minted: string; readonly burned: string }
  readonly showMore: (shown: string) => string
  readonly partial: string
  readonly nothingMoved: string
}

/** English {@link TraceMessages}. */
export const traceMessages: TraceMessages = {
  verdict: 'Outcome',
  outline: 'Message chain as an outline',
  table: 'Transactions of the message chain',
  timeline: 'Timeline of the message chain',
  flow: 'Who gained and who paid',
  empty: 'No transactions in this trace',
  help:
    'Up and down: next line. Right: open, or go to the first child. Left: close, or go to the parent. ' +
    'Home and End: first and last. E: next failed transaction. Asterisk: open all siblings. Enter: select.',
  timelineHelp: 'Up and down: next line. Home and End: first and last. E: next failed transaction. Enter: select.',
  more: (shown) => `and ${shown} more failed`,
  returned: 'the value went back to the sender',
  firstFailure: 'First failed at',
  show: 'Show it',
  loading: (loaded, total) => (total === undefined ? `${loaded} transactions loaded` : `${loaded} of ${total} transactions loaded`),
  hops: (count, shown) => `${shown} ${count === 1 ? 'hop' : 'hops'}`,
  within: (duration) => `in ${duration}`,
  fees: (amount) => `fees ${amount}`,
  columns: { account: 'Account', operation: 'Operation', outcome: 'Outcome', value: 'Value', fee: 'Fee', time: 'Time' },
  openAll: 'Open all',
  closeAll: 'Close all',
  axis: 'Axis',
  axes: { hop: 'Hop', lt: 'Logical time', time: 'Block time' },
  hop: (shown) => `hop ${shown}`,
  since: (duration) => `after ${duration}`,
  between: (first, last) => `${first} – ${last}`,
  assets: { coin: 'Coin', currency: 'Currency', unknownJetton: 'Unknown jetton', nft: 'NFT' },
  paidFees: 'Fees',
  gained: 'gained',
  gave: 'paid',
  change: 'Change',
  elsewhere: {
    'in-flight': 'On its way',
    issued: 'Minted',
    outside: 'From outside this trace',
    lost: 'Not accepted',
  },
  issued: { minted: 'Minted', burned: 'Burned' },
  showMore: (shown) => `Show ${shown} more`,
  partial: 'A part of the trace is missing: these are the changes of the rest.',
  nothingMoved: 'Nothing changed hands',
}
