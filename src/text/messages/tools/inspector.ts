import type { AbiErrorReason } from '../../../ton/abi/errors.ts'
import type { CellMeaning } from '../../../ton/abi/guessCell.ts'
import type { CellType } from '../../../ton/cells/cell.ts'

/** Faults of a bag of cells that have a text of their own. */
export type BagFault = 'character' | 'checksum' | 'truncated' | 'trailing' | 'reference' | 'depth' | 'count'

/** Texts of the cell inspector. */
export interface InspectorMessages {
  readonly title: string
  readonly boc: string
  readonly bocHint: string
  /** For every fault that has no text of its own. */
  readonly invalidBoc: string
  /** Texts of single faults. `shown` is the limit that was exceeded. */
  readonly bagFaults: Readonly<Record<BagFault, (shown: string) => string>>
  readonly file: string
  /** The browser could not read the file. */
  readonly unreadFile: string
  /** Length of a text that is too long to be shown. */
  readonly characters: (count: number, shown: string) => string
  readonly clear: string
  readonly inspect: string
  /** Label of the button while the text is a hash. */
  readonly find: string
  readonly reading: string
  readonly stop: string
  readonly stopped: string
  /** Label of the button that reads a stopped bag from its beginning. */
  readonly readAgain: string
  /** Name of the tree. */
  readonly tree: string

  readonly cell: string
  readonly root: string
  readonly cellType: string
  readonly cellTypes: Readonly<Record<CellType, string>>
  readonly bits: string
  readonly references: string
  readonly depth: string
  readonly level: string
  readonly hash: string
  /** Hash of the cell that an exotic cell stands for. */
  readonly namedHash: string
  readonly data: string
  readonly noData: string
  readonly copyData: string
  /** Copies the cell with all cells below it. */
  readonly copyCell: string

  readonly readAs: string
  readonly guess: string
  readonly looksLike: (meaning: string) => string
  readonly meanings: Readonly<Record<CellMeaning, string>>
  readonly guessNote: string
  readonly noGuess: string
  readonly ownAbi: string
  readonly abi: string
  readonly abiHint: string
  readonly invalidAbi: string
  /** `ownTlb`, `tlb` and `tlbHint` are in place of `ownAbi`, `abi` and `abiHint` where TL-B is compiled. */
  readonly ownTlb: string
  readonly tlb: string
  readonly tlbHint: string
  readonly compiling: string
  /** `shown` is the limit of characters. */
  readonly longTlb: (shown: string) => string
  /** Error in TL-B, with its place. `reason` is English. */
  readonly tlbAt: (line: string, column: string, reason: string) => string
  /** TL-B could not be compiled, for a reason without a place. */
  readonly failedTlb: (reason: string) => string
  /** Heading of a list of types that an ABI cannot express. */
  readonly refusedTypes: (count: number, shown: string) => string
  readonly doesNotFit: (reason: string) => string
  readonly atBit: (shown: string) => string
  readonly reasons: Readonly<Record<AbiErrorReason, string>>
}
