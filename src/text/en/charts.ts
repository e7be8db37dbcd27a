import type { ChartMessages } from '../messages/charts.ts'
import { countEnglish } from '../format/plurals.ts'

/** English {@link ChartMessages}. */
export const chartMessages: ChartMessages = {
  part: 'Part',
  amount: 'Amount',
  value: 'Value',
  share: 'Share',
  total: 'Total',
  time: 'Time',
  other: (_count, shown) => `Other (${shown})`,

  fees: 'Fees',
  forwardFee: 'Forward fees',
  noFees: 'No fees',
  partialFees: 'Some transactions of this trace are missing, so the total may be higher.',
  unstatedFees: (count, shown) =>
    `${countEnglish(count, shown, 'transaction does', 'transactions do')} not state fees, so the total may be higher.`,

  allocation: 'Allocation',
  noParts: 'Nothing to show',
  unpriced: 'No price',

  holders: 'Holders',
  noHolders: 'No holders',
  nextHolders: (count, shown) => (count === 1 ? 'Next holder' : `Next ${shown} holders`),
  otherHolders: 'Others, not loaded',
  noHolder: 'In no wallet: on its way, or not indexed',
  someHolders: (count, shown) => (count === 1 ? '1 holder is loaded' : `${shown} holders are loaded`),
  largestHolders: (count, shown) =>
    count === 1
      ? 'Only the largest holder is loaded; there are more'
      : `Only the ${shown} largest holders are loaded; there are more`,
  allHolders: (count, shown) =>
    count === 1 ? 'The only holder with a balance is loaded' : `All ${shown} holders with a balance are loaded`,
  topHolders: (shown) => `Top ${shown}`,
  shareOfSupply: 'Share of the supply',
  shareOfLoaded: 'Share of the loaded balances; the supply is unknown',

  balance: 'Balance',
  noBalances: 'No balances',
  lowest: 'Lowest',
  highest: 'Highest',
  change: 'Change',
  pointCount: (count, shown) => countEnglish(count, shown, 'balance', 'balances'),
  gapCount: (count, shown) => `${countEnglish(count, shown, 'gap', 'gaps')} with transactions that are not loaded`,
  notLoaded: 'Not loaded',
  sampled: 'Drawn from the first, lowest, highest and last balance of each step',
  asTable: 'Show as a table',
  unreadableRows: (count, shown) => `${countEnglish(count, shown, 'row', 'rows')} could not be read`,

  activity: 'Activity',
  noActivity: 'No transactions',
  transactions: (count, shown) =>
    count === 0 ? 'No transactions' : countEnglish(count, shown, 'transaction', 'transactions'),
  atLeast: (transactions) => `At least ${transactions}`,
  unknownActivity: 'Unknown: not loaded',
  covered: 'All transactions in this range',
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
  networkFees: 'Network fees',
  asset: 'Asset',
  otherAccounts: (count, shown) => countEnglish(count, shown, 'other account', 'other accounts'),
}
