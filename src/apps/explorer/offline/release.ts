/** The files of one version of the explorer. */
export interface Release {
  /** SHA-256 of the list of files, hex. */
  readonly version: string
  /** SHA-256 of each file, hex, by its path beside index.html. */
  readonly files: Readonly<Record<string, string>>
  /** Paths of large files that few readers need: kept when they are first asked for. */
  readonly onDemand: readonly string[]
}
