import { parseCellInSteps, type CellSource } from '../cells/boc.ts'
import type { Cell } from '../cells/cell.ts'
import { BocFormatError } from '../cells/errors.ts'
import { runSteps } from '../cells/steps.ts'
import { AbiError } from './errors.ts'

/** Most cells that are parsed at once. A reading visits no more, and parsing as many takes some milliseconds. */
const MAX_CELLS = 4000

/** The cell of a source. @throws {AbiError} The source is no bag with one root, or too large to be parsed without a pause. */
export function openSource(source: CellSource): Cell {
  try {
    return runSteps(parseCellInSteps(source, { maxCells: MAX_CELLS }))
  } catch (cause) {
    const isLarge = cause instanceof BocFormatError && cause.reason === 'count'
    const advice = `more than ${MAX_CELLS} cells; parse them with parseCellInSlices and pass the cell`
    throw new AbiError(isLarge ? 'limit' : 'source', undefined, undefined, isLarge ? advice : undefined, cause)
  }
}
