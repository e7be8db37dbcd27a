/** Texts of the view of a contract's verified source. */
export interface SourceMessages {
  readonly title: string
  readonly verifiedBy: (verifier: string) => string
  /** Says what the verification means, and what it does not. */
  readonly note: (verifier: string) => string
  /** In place of a source that belongs to another code. */
  readonly otherCode: string
  readonly compiler: string
  readonly verifiedAt: string
  readonly hash: string
  readonly commandLine: string
  readonly files: string
  /** Shown if files are left out. */
  readonly incomplete: string
  readonly lines: (count: number, shown: string) => string
  /** In place of the number of lines of a file that could not be loaded. */
  readonly missing: string
  readonly missingNote: string
  /** Shown at a file whose text could not be compared with its hash. */
  readonly unchecked: string
  readonly copy: string
  readonly empty: string
}
