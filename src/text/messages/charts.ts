/** Texts of the charts. */
export interface ChartMessages {
  readonly part: string
  readonly amount: string
  readonly value: string
  readonly share: string
  readonly total: string
  readonly time: string
  /** Parts that have no color of their own, such as `Other (3)`. */
  readonly other: (count: number, shown: string) => string

  readonly fees: string
  readonly forwardFee: string
  readonly noFees: string
  /** Some transactions of the trace are missing. */
  readonly partialFees: string
  /** Transactions that do not state their fees. */
  readonly unstatedFees: (count: number, shown: string) => string

  readonly allocation: string
  readonly noParts: string
  /** Parts whose value is unknown. */
  readonly unpriced: string

  readonly holders: string
  readonly noHolders: string
  /** Holders after those with a color of their own, whose rows are loaded. */
  readonly nextHolders: (count: number, shown: string) => string
  readonly otherHolders: string
  /** Part of the supply that is in no wallet although all are loaded. */
  readonly noHolder: string
  /** How many holders the chart is made of, while nothing tells whether there are more. */
  readonly someHolders: (count: number, shown: string) => string
  /** The same while there are more. */
  readonly largestHolders: (count: number, shown: string) => string
  /** The same once all are loaded. */
  readonly allHolders: (count: number, shown: string) => string
  /** The largest holders together: `Top 10`. */
  readonly topHolders: (shown: string) => string
  readonly shareOfSupply: string
  /** The supply is unknown: shares are those of the balances that are loaded. */
  readonly shareOfLoaded: string

  readonly balance: string
  readonly noBalances: string
  readonly lowest: string
  readonly highest: string
  readonly change: string
  readonly pointCount: (count: number, shown: string) => string
  readonly gapCount: (count: number, shown: string) => string
  readonly notLoaded: string
  /** The picture shows less than the rows: the lowest and highest balance of each step. */
  readonly sampled: string
  readonly asTable: string
  readonly unreadableRows: (count: number, shown: string) => string

  readonly activity: string
  readonly noActivity: string
  readonly transactions: (count: number, shown: string) => string
  readonly atLeast: (transactions: string) => string
  /** Nothing is known of this day or hour. */
  readonly unknownActivity: string
  /** No transaction is missing in the range that is shown above. */
  readonly covered: string
  /** The range has gaps. */
  readonly coveredInPart: string
  readonly less: string
  readonly more: string
  readonly earlier: string
  readonly later: string
  readonly day: string
  readonly hour: string

  readonly flow: string
  readonly payers: string
  readonly recipients: string
  readonly networkFees: string
  readonly asset: string
  readonly otherAccounts: (count: number, shown: string) => string
}
