/** Texts of the view of a contract's code. */
export interface CodeMessages {
  readonly title: string
  readonly hash: string
  readonly cells: string
  readonly methods: string
  readonly library: string
  readonly libraryNote: string
  readonly search: string
  readonly explain: string
  readonly copyAll: string
  readonly copyMethod: string
  readonly unreadable: string
  readonly noMatches: string
  readonly unnamed: (id: string) => string
  readonly whole: string
  readonly lines: (count: number, shown: string) => string
  readonly matches: (count: number, shown: string) => string
  readonly empty: string
  /** Explains a number that is the opcode of a known operation. */
  readonly opcode: (name: string) => string
  /** Short explanations of common instructions, by name. */
  readonly instructions: Readonly<Record<string, string>>
}
