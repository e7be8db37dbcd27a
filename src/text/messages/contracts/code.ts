/** Texts of the view of a contract's code. */
export interface CodeMessages {
  readonly title: string
  readonly hash: string
  readonly cells: string
  /** Kind of the contract, as the sources of the display name it. */
  readonly kind: string
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
  /** Heading of the line of a chosen instruction. */
  readonly place: string
  readonly lineIn: (method: string, line: string) => string
  /** Warns that methods share the code of this line. */
  readonly copies: (count: number, shown: string) => string
  /** Tells that the instruction chooses the method. */
  readonly selector: string
  readonly unknownPlace: string
  readonly sameCode: string
  readonly sameCodeNote: string
  readonly noSameCode: string
  readonly contracts: (count: number, shown: string) => string
  /** Short explanations of common instructions, by name. */
  readonly instructions: Readonly<Record<string, string>>
}
