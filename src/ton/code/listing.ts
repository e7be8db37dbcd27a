/** Place of a line in the cells of the code. */
export interface LinePlace {
  /** Hash of the cell, hex. */
  readonly cell: string
  /** Bit of the cell at which the instruction starts. */
  readonly offset: number
  /** Number of the line, from 0. */
  readonly line: number
}

/** One method of a contract's code, disassembled. */
export interface CodeMethod {
  /** Number of the method; undefined for code without a dictionary of methods. */
  readonly id: number | undefined
  /** Name; undefined if none of the known names has this number. */
  readonly name: string | undefined
  /** Instructions, one a line, indented; undefined if the code could not be disassembled. */
  readonly lines: readonly string[] | undefined
  /**
   * Places of the lines; undefined unless they were asked for, or if the lines do not compile to the cells of the code.
   * @default unknown
   */
  readonly places?: readonly LinePlace[] | undefined
}

/** Code of a contract as text. */
export interface CodeListing {
  /** Hash of the code cell, hex. */
  readonly hash: string
  /** Different cells in the code. */
  readonly cells: number
  /** Hash of the library that the code stands for, hex; undefined if it is the code itself. */
  readonly library: string | undefined
  /** Methods by number; empty if the library is not known. */
  readonly methods: readonly CodeMethod[]
}
