import { countEnglish, formatNumber } from '../../format/intl.ts'

/** Texts of the view of a contract's code. */
export const codeMessages = {
  cells: 'Cells',
  /** Kind of the contract, as the sources of the display name it. */
  kind: 'Kind of contract',
  methods: 'Methods',
  library: 'Library',
  libraryNote: 'This contract’s code is stored in a library that couldn’t be loaded.',
  search: 'Search instructions',
  explain: 'Explain instructions',
  copyAll: 'Copy all methods',
  copyMethod: 'Copy method',
  unreadable: 'Couldn’t disassemble: invalid or too large.',
  noMatches: 'No instruction contains this',
  unnamed: (id: string) => `Method ${id}`,
  whole: 'Code without a list of methods',
  lines: (count: number, locale: string) => countEnglish(count, locale, 'line', 'lines'),
  matches: (count: number, locale: string) => countEnglish(count, locale, 'match', 'matches'),
  empty: 'No code',
  /** Explains a number that is the opcode of a known operation. */
  opcode: (name: string) => `opcode of “${name}”`,
  /** Heading of the line of a chosen instruction. */
  place: 'Instruction of the step',
  lineIn: (method: string, line: string) => `${method}, line ${line}`,
  /** Warns that methods share the code of this line. */
  copies: (count: number, locale: string) => `Appears ${formatNumber(count, locale)} times. Showing the first.`,
  /** Tells that the instruction chooses the method. */
  selector: 'This instruction selects the method and comes before all methods.',
  unknownPlace: 'This instruction couldn’t be located in the code.',
  sameCode: 'Contracts with the same code',
  sameCodeNote: 'From data loaded in this browser. There may be more.',
  noSameCode: 'None in the data loaded in this browser. There may be some.',
  contracts: (count: number, locale: string) => countEnglish(count, locale, 'contract', 'contracts'),

  /** Short explanations of common instructions, by name. */
  instructions: {
    SETCP: 'selects the instruction set',
    DUP: 'copies the top value',
    DROP: 'removes the top value',
    SWAP: 'swaps the two top values',
    NIP: 'removes the second value',
    OVER: 'copies the second value',
    PUSHINT: 'pushes a number',
    PUSHPOW2: 'pushes a power of two',
    PUSH: 'copies a value of the stack',
    POP: 'moves the top value down the stack',
    XCHG: 'swaps values of the stack',
    PUSHCTR: 'pushes a register; c4 is the data, c7 the context',
    POPCTR: 'sets a register; c4 is the data',
    PUSHCONT: 'pushes code to run later',
    CTOS: 'opens a cell for reading',
    ENDS: 'fails if data is left over',
    NEWC: 'starts a new cell',
    ENDC: 'finishes a cell',
    LDU: 'reads an unsigned number',
    LDI: 'reads a signed number',
    PLDU: 'reads an unsigned number and stays in place',
    STU: 'writes an unsigned number',
    STI: 'writes a signed number',
    LDREF: 'reads a reference',
    STREF: 'writes a reference',
    LDGRAMS: 'reads an amount of coins',
    STGRAMS: 'writes an amount of coins',
    LDMSGADDR: 'reads an address',
    STSLICER: 'writes a slice',
    LDDICT: 'reads a dictionary',
    STDICT: 'writes a dictionary',
    IF: 'runs code if the value is true',
    IFELSE: 'runs one of two pieces of code',
    IFJMP: 'jumps if the value is true',
    IFNOTJMP: 'jumps if the value is false',
    IFRET: 'returns if the value is true',
    IFNOTRET: 'returns if the value is false',
    WHILE: 'repeats while a condition holds',
    CALLDICT: 'calls another method',
    THROW: 'fails with this exit code',
    THROWIF: 'fails with this exit code if the value is true',
    THROWIFNOT: 'fails with this exit code if the value is false',
    ACCEPT: 'agrees to pay for an external message',
    SENDRAWMSG: 'sends a message',
    RAWRESERVE: 'reserves coins on the account',
    SETCODE: 'replaces the code',
    CHKSIGNU: 'checks a signature',
    HASHSU: 'hashes a slice',
    HASHCU: 'hashes a cell',
    NOW: 'pushes the current time',
    MYADDR: 'pushes the address of the account',
    EQUAL: 'tells whether two numbers are equal',
    EQINT: 'tells whether a number equals this one',
    SDEQ: 'tells whether two slices are equal',
  } as Readonly<Record<string, string>>,
}

/** Texts of the view of a contract's verified source. */
export const sourceMessages = {
  title: 'Source code',
  verifiedBy: (verifier: string) => `Verified by ${verifier}`,
  /** Says what the verification means, and what it does not. */
  note: (verifier: string) => `Source verified by ${verifier}. Not recompiled in your browser.`,
  /** In place of a source that belongs to another code. */
  otherCode: 'This source belongs to different code, not to this contract.',
  compiler: 'Compiler',
  verifiedAt: 'Verified',
  commandLine: 'Command line',
  files: 'Files',
  /** Shown if files are left out. */
  incomplete: 'There are more files than are shown here.',
  lines: (count: number, locale: string) => countEnglish(count, locale, 'line', 'lines'),
  /** In place of the number of lines of a file that could not be loaded. */
  missing: 'not loaded',
  missingNote: 'Couldn’t load this file from the gateway.',
  /** Shown at a file whose text could not be compared with its hash. */
  unchecked: 'The gateway gave this file. It could not be compared with its hash.',
  copy: 'Copy file',
  empty: 'No verified source',
}

/** Texts of the view of a contract's data. */
export const storageMessages = {
  title: 'Storage',
  empty: 'No data about this account',
  cells: 'Cells',
  bits: 'Bits',
  /** In place of the data of an account that has none. */
  noData: 'This account has no data.',
  /** In place of data of which only the hash is known. */
  missing: 'Only the hash of this data is available.',
  malformed: 'This data is not a bag of cells that can be read.',
  /** Shown if the data does not fit the hash that the service gives. */
  otherHash: 'Data doesn’t match its hash. Don’t trust it.',
  /** Heads the data, field by field. */
  fields: 'Fields',
  /** Names the ABI that reads the data. */
  readBy: (abi: string) => `Decoded in this browser with ${abi}`,
  noAbi: 'No ABI for this contract’s data. Showing its cells.',
  /** Heads the tree of cells. */
  tree: 'Cells of the data',
}
