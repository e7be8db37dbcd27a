import { formatNumber, countEnglish } from '../format/intl.ts'

/** Texts of the charts. */
export const chartMessages = {
  part: 'Part',
  value: 'Value',
  /** Parts that have no color of their own, such as `Other (3)`. */
  other: (count: number, locale: string) => `Other (${formatNumber(count, locale)})`,

  forwardFee: 'Forward fees',
  noFees: 'No fees',
  /** Some transactions of the trace are missing. */
  partialFees: 'Some transactions of this trace are missing, so the total may be higher.',
  /** Transactions that do not state their fees. */
  unstatedFees: (count: number, locale: string) =>
    `${countEnglish(count, locale, 'transaction does', 'transactions do')} not state fees, so the total may be higher.`,

  allocation: 'Allocation',
  noParts: 'Nothing to show',
  /** Parts whose value is unknown. */
  unpriced: 'No price',

  holders: 'Holders',
  noHolders: 'No holders',
  /** Holders after those with a color of their own, whose rows are loaded. */
  nextHolders: (count: number, locale: string) =>
    count === 1 ? 'Next holder' : `Next ${formatNumber(count, locale)} holders`,
  otherHolders: 'Others, not loaded',
  /** Part of the supply that is in no wallet although all are loaded. */
  noHolder: 'In transit or not indexed',
  /** How many holders the chart is made of, while nothing tells whether there are more. */
  someHolders: (count: number, locale: string) => countEnglish(count, locale, 'holder is loaded', 'holders are loaded'),
  /** The same while there are more. */
  largestHolders: (count: number, locale: string) =>
    count === 1
      ? 'Only the largest holder is loaded; there are more'
      : `Only the ${formatNumber(count, locale)} largest holders are loaded; there are more`,
  /** The same once all are loaded. */
  allHolders: (count: number, locale: string) =>
    count === 1
      ? 'The only holder with a balance is loaded'
      : `All ${formatNumber(count, locale)} holders with a balance are loaded`,
  /** The largest holders together: `Top 10`. */
  topHolders: (shown: string) => `Top ${shown}`,
  shareOfSupply: 'Share of the supply',
  /** The supply is unknown: shares are those of the balances that are loaded. */
  shareOfLoaded: 'Share of the loaded balances; the supply is unknown',

  noBalances: 'No balances',
  lowest: 'Lowest',
  highest: 'Highest',
  pointCount: (count: number, locale: string) => countEnglish(count, locale, 'balance', 'balances'),
  gapCount: (count: number, locale: string) =>
    `${countEnglish(count, locale, 'gap', 'gaps')} with transactions that are not loaded`,
  notLoaded: 'Not loaded',
  /** The picture shows less than the rows: the lowest and highest balance of each step. */
  sampled: 'Simplified for display; the table shows all values',
  asTable: 'Show as a table',
  unreadableRows: (count: number, locale: string) => `${countEnglish(count, locale, 'row', 'rows')} could not be read`,

  activity: 'Activity',
  noActivity: 'No transactions',
  transactions: (count: number, locale: string) =>
    count === 0 ? 'No transactions' : countEnglish(count, locale, 'transaction', 'transactions'),
  atLeast: (transactions: string) => `At least ${transactions}`,
  /** Nothing is known of this day or hour. */
  unknownActivity: 'Unknown: not loaded',
  partialActivity: 'Partly loaded',
  /** No transaction is missing in the range that is shown above. */
  covered: 'All transactions in this range',
  /** The range has gaps. */
  coveredInPart: 'Not all transactions in between are loaded',
  less: 'Fewer',
  more: 'More',
  earlier: 'Earlier',
  later: 'Later',
  day: 'Day',
  hour: 'Hour',

  flow: 'Value flow',
  payers: 'Paid',
  recipients: 'Received',
  asset: 'Asset',
}
