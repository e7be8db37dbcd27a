import { parseCell, type CellSource } from '../cells/boc.ts'
import { bytesToBase64, bytesToHex } from '../cells/bytes.ts'
import type { Cell } from '../cells/cell.ts'
import { TonlensError } from '../cells/errors.ts'
import { runInSlices, type Steps } from '../cells/steps.ts'
import { wholeModule } from '../cells/wholeModule.ts'
import { writeBoc } from '../cells/writeBoc.ts'
import { linePlaces } from './linePlaces.ts'
import type { CodeListing, CodeMethod, LinePlace } from './listing.ts'
import { methodNames, readMethods } from './methods.ts'

/** Options of {@link disassemble}. */
export interface DisassembleOptions {
  /** Names that methods may have, besides those of the standards. */
  readonly names?: readonly string[] | undefined
  /** Finds the code of a library by its hash, hex. @default libraries stay references */
  readonly library?:
    | ((hash: string) => CellSource | null | undefined | Promise<CellSource | null | undefined>)
    | undefined
  /**
   * Tells the place of each line in the cells of the code, which the steps of the virtual machine name. The lines are
   * compiled again for that, and places are told only if their cell has the hash of the code.
   * @default false
   */
  readonly places?: boolean | undefined
  readonly signal?: AbortSignal | undefined
}

/** Prints the instructions of one cell, which lies in `base` from a bit on. */
type Print = (cell: Cell, base: Omit<LinePlace, 'line'>) => Pick<CodeMethod, 'lines' | 'places'>

/** Cells of one method when shared cells are counted each time: a small bag can unfold without end. */
const maxCells = 1000

/**
 * Disassembles the code of a contract, method by method with pauses, so that a page stays responsive. Code that is no
 * code, or that unfolds to more than 1,000 cells a method, comes without lines.
 * @throws {BocFormatError} `code` is not a bag of cells with one root.
 * @throws {TonlensError} `ton-assembly` or `@ton/core` is not installed, or there is no `Buffer`.
 * @throws The reason of `signal`, once it is aborted.
 */
export async function disassemble(
  code: CellSource,
  { names, library, places = false, signal }: DisassembleOptions = {},
): Promise<CodeListing> {
  const given = parseCell(code)
  const reference = given.type === 'library' ? bytesToHex(given.data.subarray(1, 33)) : undefined
  const found = reference === undefined ? given : await library?.(reference)
  const summary = { hash: bytesToHex(given.hash()), library: reference }
  if (found === null || found === undefined) return { ...summary, cells: 1, methods: [] }
  const cell = parseCell(found)
  if (reference !== undefined && bytesToHex(cell.hash()) !== reference) {
    throw new TonlensError(
      `The library ${reference} was asked for, and another cell came. Return the cell that has this hash.`,
    )
  }
  const print = await loadPrinter(places)
  const methods = await runInSlices(disassembleMethods(cell, methodNames(names), print), signal)
  return { ...summary, cells: countCells(cell), methods }
}

function* disassembleMethods(
  cell: Cell,
  names: ReadonlyMap<number, string>,
  print: Print,
): Steps<readonly CodeMethod[]> {
  const methods = readMethods(cell)
  if (methods === undefined)
    return [{ id: undefined, name: undefined, ...printCode(cell, { cell: bytesToHex(cell.hash()), offset: 0 }, print) }]
  const listed: CodeMethod[] = []
  for (const [id, code] of methods) {
    yield
    const base = { cell: bytesToHex(code.cell.hash()), offset: code.cell.bitLength - code.remainingBits }
    listed.push({ id, name: names.get(id), ...printCode(code.rest(), base, print) })
  }
  return listed.toSorted((a, b) => (a.id ?? 0) - (b.id ?? 0))
}

function printCode(cell: Cell, base: Omit<LinePlace, 'line'>, print: Print): Pick<CodeMethod, 'lines' | 'places'> {
  if (unfoldedCells(cell) > maxCells) return { lines: undefined }
  try {
    return print(cell, base)
  } catch {
    return { lines: undefined }
  }
}

/** Loads the disassembler, which is an optional peer. */
async function loadPrinter(withPlaces: boolean): Promise<Print> {
  if (typeof Buffer === 'undefined') {
    throw new TonlensError(
      'The disassembler needs Buffer. Set globalThis.Buffer to that of the package buffer before you call it.',
    )
  }
  try {
    const [{ runtime, text }, core] = await Promise.all([
      import('ton-assembly').then(wholeModule),
      import('@ton/core').then(wholeModule),
    ])
    return (cell, base) => {
      const instructions = runtime.decompileCell(core.Cell.fromBase64(bytesToBase64(writeBoc(cell))))
      const lines = text
        .print(instructions)
        .split('\n')
        .filter((line) => line.trim() !== '')
      const mapping = withPlaces ? attempt(() => runtime.compileCellWithMapping(instructions)[1]) : undefined
      if (mapping?.cell !== bytesToHex(cell.hash())) return { lines }
      return { lines, places: linePlaces({ instructions, lines, mapping, ...base }) }
    }
  } catch (cause) {
    throw new TonlensError('The disassembler could not be loaded. Run npm install ton-assembly @ton/core.', { cause })
  }
}

function attempt<Result>(run: () => Result): Result | undefined {
  try {
    return run()
  } catch {
    return undefined
  }
}

function countCells(root: Cell): number {
  const seen = new Set<Cell>([root])
  for (const cell of seen) for (const ref of cell.refs) seen.add(ref)
  return seen.size
}

/** Number of cells with shared ones counted once for each path; infinite beyond what numbers hold. */
function unfoldedCells(root: Cell): number {
  const counts = new Map<Cell, number>()
  const open: Cell[] = [root]
  for (let cell = open.at(-1); cell !== undefined; cell = open.at(-1)) {
    const unknown = cell.refs.filter((ref) => !counts.has(ref))
    if (unknown.length > 0) open.push(...unknown)
    else {
      counts.set(
        cell,
        cell.refs.reduce((sum, ref) => sum + (counts.get(ref) ?? 0), 1),
      )
      open.pop()
    }
  }
  return counts.get(root) ?? 0
}
