/** Texts of the table of the chain's parameters. */
export interface ConfigMessages {
  readonly title: string
  readonly empty: string
  readonly gasBasechain: string
  readonly gasMasterchain: string
  readonly perUnit: string
  readonly message: string
  readonly storage: string
  readonly validators: string
  readonly stake: string
  readonly round: string
  readonly suspended: string
  readonly until: string
  readonly ended: string
  readonly parameters: string
  readonly parameter: (id: string) => string
  readonly raw: string
  readonly note: string
  readonly gasLimit: string
  readonly mainValidators: string
  readonly fewestValidators: string
  readonly totalStake: string
  readonly stakeFactor: string
  /** Stands before the time of the change after which the parameters are the same. */
  readonly changedAt: string
  /** Stands before the oldest time at which they are known to be the same. */
  readonly sameSince: string
  readonly changes: string
  readonly noHistory: string
  /** Stands before the time of the oldest state. */
  readonly states: (count: number, shown: string) => string
  readonly noChanges: string
  /** Stands before two times. */
  readonly changedBetween: string
  readonly before: string
  readonly after: string
  readonly absent: string
  /** Names of the parameters, by number. */
  readonly names: Readonly<Record<number, string>>
}
