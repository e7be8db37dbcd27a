import { parseCell } from '../../../ton/cells/boc.ts'
import { bytesToHex } from '../../../ton/cells/bytes.ts'
import type { Cell } from '../../../ton/cells/cell.ts'
import { buildDictionary } from '../../../ton/cells/buildDictionary.ts'
import { encode } from './emulator.ts'
import { remember } from './keepRecent.ts'

/** Loads a library cell by its hash, hex: a base64 bag of cells, or `null` if it is not known. */
export type LoadLibrary = (hash: string) => Promise<string | null>

/** Library cells that code needs. */
interface NeededLibraries {
  /** Dictionary of those that are known, base64; `undefined` if there are none. */
  readonly dictionary: string | undefined
  /** Hashes of the others, hex. */
  readonly missing: readonly string[]
}

/** Library cells, loaded once each. */
export interface Libraries {
  /** Loads the libraries that cells refer to, and those that these refer to. */
  collect(roots: readonly (Cell | null | undefined)[]): Promise<NeededLibraries>
}

/** Most libraries of one run, and most cells that are searched for them. */
const maxLibraries = 64
const maxCells = 20_000

/** Keeps the libraries that `load` finds. One whose hash is another is not taken. */
export function createLibraries(load: LoadLibrary): Libraries {
  const known = new Map<string, Cell>()

  async function read(hash: string): Promise<Cell | undefined> {
    const boc = known.has(hash) ? undefined : await load(hash)
    const cell = boc == null ? undefined : parseCell(boc)
    if (cell !== undefined && bytesToHex(cell.hash()) === hash) known.set(hash, cell)
    return known.get(hash)
  }

  return {
    async collect(roots) {
      const found = new Map<string, Cell>()
      const missing: string[] = []
      let open = roots.filter((cell) => cell != null)
      while (open.length > 0) {
        const hashes = [...new Set(open.flatMap((cell) => findLibraries(cell)))].filter(
          (hash) => !found.has(hash) && !missing.includes(hash),
        )
        open = []
        for (const hash of hashes) {
          const cell = found.size < maxLibraries ? await read(hash) : undefined
          if (cell === undefined) missing.push(hash)
          else {
            found.set(hash, cell)
            open.push(cell)
          }
        }
      }
      return { dictionary: found.size === 0 ? undefined : encode(buildLibraries([...found.values()])), missing }
    },
  }
}

/** Hashes of the libraries that a cell and its references name. The code of an account is the same at each message. */
const findLibraries = remember(searchLibraries)

function searchLibraries(root: Cell): string[] {
  const hashes: string[] = []
  const seen = new Set<Cell>()
  const open = [root]
  for (let cell = open.pop(); cell !== undefined && seen.size < maxCells; cell = open.pop()) {
    if (seen.has(cell)) continue
    seen.add(cell)
    if (cell.type === 'library') hashes.push(bytesToHex(cell.data.subarray(1, 33)))
    open.push(...cell.refs)
  }
  return hashes
}

function buildLibraries(cells: readonly Cell[]): Cell {
  return buildDictionary(
    cells.map((cell) => [BigInt(`0x${bytesToHex(cell.hash())}`), (builder) => void builder.ref(cell)]),
    256,
  ) as Cell
}
