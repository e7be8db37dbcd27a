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
  /** Names of the parameters, by number. */
  readonly names: Readonly<Record<number, string>>
}
