import type { AbiErrorReason } from '../../abi/errors.ts'
import type { CellMeaning } from '../../abi/guessCell.ts'
import type { CellType } from '../../ton/cell.ts'

/** Texts of the cell inspector. */
export interface InspectorMessages {
  readonly title: string
  readonly boc: string
  readonly bocHint: string
  readonly invalidBoc: string
  readonly file: string
  /** Length of a text that is too long to be shown. */
  readonly characters: (count: number, shown: string) => string
  readonly clear: string
  readonly inspect: string
  /** Label of the button while the text is a hash. */
  readonly find: string
  readonly reading: string
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
  readonly doesNotFit: (reason: string) => string
  readonly atBit: (shown: string) => string
  readonly reasons: Readonly<Record<AbiErrorReason, string>>
}
