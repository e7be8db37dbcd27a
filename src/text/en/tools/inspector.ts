import { countEnglish } from '../../format/intl.ts'

/** Faults of a bag of cells that have a text of their own. */
export type BagFault = 'character' | 'checksum' | 'truncated' | 'trailing' | 'reference' | 'depth' | 'count'

/** Texts of the cell inspector. */
export const inspectorMessages = {
  title: 'Inspect cells',
  boc: 'Bag of cells',
  bocHint: 'BOC in hex, base64 or base64url',
  /** For every fault that has no text of its own. */
  invalidBoc: 'This is not a valid BOC. Copy it again, completely.',
  /** Texts of single faults. `shown` is the limit that was exceeded. */
  bagFaults: {
    character: () => 'This is not a valid BOC: it has a character that is neither hex nor base64.',
    checksum: () => 'This is not a valid BOC: its checksum is wrong. Copy it again, completely.',
    truncated: () => 'This is not a valid BOC: it ends early. Copy it again, completely.',
    trailing: () => 'This is not a valid BOC: it has data after its end.',
    reference: () => 'This is not a valid BOC: a cell refers to itself, to an earlier cell or to none.',
    depth: (shown) => `This is not a valid BOC: its cells are nested deeper than ${shown}.`,
    count: (shown) => `This BOC has more than ${shown} cells. Inspect a part of it.`,
  } satisfies Record<BagFault, (shown: string) => string>,
  file: 'Open a file',
  unreadFile: 'The file could not be read.',
  /** Length of a text that is too long to be shown. */
  characters: (count: number, locale: string) => countEnglish(count, locale, 'character', 'characters'),
  clear: 'Clear',
  inspect: 'Inspect',
  /** Label of the button while the text is a hash. */
  find: 'Find hash',
  reading: 'Reading cells…',
  stop: 'Stop',
  stopped: 'Stopped',
  /** Label of the button that reads a stopped bag from its beginning. */
  readAgain: 'Read again',
  tree: 'Tree of cells',

  cell: 'Cell',
  root: 'root',
  cellTypes: {
    ordinary: 'Ordinary',
    pruned: 'Pruned branch',
    library: 'Library reference',
    merkleProof: 'Merkle proof',
    merkleUpdate: 'Merkle update',
  },
  bits: 'Bits',
  references: 'References',
  depth: 'Depth',
  level: 'Level',
  /** Hash of the cell that an exotic cell stands for. */
  namedHash: 'Stands for',
  noData: 'No data',
  copyData: 'Copy data',
  /** Copies the cell with all cells below it. */
  copyCell: 'Copy as BOC',

  readAs: 'Decode as',
  guess: 'Auto-detect',
  looksLike: (meaning: string) => `Looks like: ${meaning}`,
  meanings: {
    transaction: 'transaction',
    message: 'message',
    account: 'account',
    state_init: 'initial state (code and data)',
    actions: 'list of actions',
    hash_update: 'change of a state',
    dns_record: 'domain record',
    comment: 'comment',
    encrypted_comment: 'encrypted comment',
    token_content: 'token metadata',
    body: 'message body',
    code: 'contract code',
    text: 'text',
  },
  guessNote: 'Best guess. Cells have no type information, so other formats may also match.',
  noGuess: 'No known format matches',
  ownAbi: 'Your own ABI',
  abi: 'ABI',
  abiHint: 'JSON of defineAbi, of npx tonlens tlb, or of the Tolk compiler. It stays in this browser.',
  invalidAbi: 'This is not an ABI in JSON.',
  /** `ownTlb`, `tlb` and `tlbHint` are in place of `ownAbi`, `abi` and `abiHint` where TL-B is compiled. */
  ownTlb: 'Your own ABI or TL-B',
  tlb: 'ABI or TL-B',
  tlbHint: 'TL-B schemes, or JSON of defineAbi or of the Tolk compiler. The text stays in this browser.',
  compiling: 'Compiling…',
  /** `shown` is the limit of characters. */
  longTlb: (shown: string) => `This is too long: at most ${shown} characters of TL-B are compiled here.`,
  /** Error in TL-B, with its place. `reason` is English. */
  tlbAt: (line: string, column: string, reason: string) => `Line ${line}, column ${column}: ${reason}`,
  /** TL-B could not be compiled, for a reason without a place. */
  failedTlb: (reason: string) => `TL-B could not be compiled. ${reason}`,
  /** Heading of a list of types that an ABI cannot express. */
  refusedTypes: (count: number, locale: string) => `${countEnglish(count, locale, 'type is', 'types are')} left out:`,
  doesNotFit: (reason: string) => `The cell does not fit this type: ${reason}.`,
  atBit: (shown: string) => `Bit ${shown}`,
  reasons: {
    tag: 'it begins with another tag',
    short: 'the cell ends before this field',
    leftover: 'data is left over',
    value: 'the value is not one of this type',
    full: 'the value is too large for the cell',
    type: 'the ABI does not describe this type',
    custom: 'the contract reads this type with its own code',
    limit: 'it is too large to read',
    source: 'it is not a BOC with one root',
  },
}
