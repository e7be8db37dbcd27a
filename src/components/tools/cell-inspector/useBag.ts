import { useMemo } from 'react'
import { parseBocInSteps, type BocSource, type CellSource } from '../../../ton/cells/boc.ts'
import { Cell } from '../../../ton/cells/cell.ts'
import { BocFormatError } from '../../../ton/cells/errors.ts'
import type { Steps } from '../../../ton/cells/steps.ts'
import { useSteps, type StepsState } from '../../parts/useSteps.ts'

/** Most cells that are shown: each takes about 1 KB of memory, and a few megabytes can hold millions. */
export const maxBagCells = 250_000
/** Maximum length of the text or bytes of that many cells: each takes up to 145 bytes, or 290 hex digits. */
export const maxBagLength = maxBagCells * 290
/** Characters that are cleaned in one step. */
const cleanStep = 1 << 16

/** Parses a bag of cells; a large one in slices, so that the page stays responsive. No bag has no roots. */
export function useBag(
  source: CellSource | readonly Cell[] | null | undefined,
  isStopped: boolean,
): StepsState<readonly Cell[]> {
  const start = useMemo(() => () => parseBag(source), [source])
  return useSteps(start, isStopped)
}

/** Applications may pass anything. */
function* parseBag(source: unknown): Steps<readonly Cell[]> {
  if (source instanceof Cell) return [source]
  if (Array.isArray(source)) return (source as readonly unknown[]).filter((root) => root instanceof Cell)
  if (typeof source !== 'string' && !(source instanceof Uint8Array)) return []
  if (source.length > maxBagLength) throw new BocFormatError('count', maxBagCells)
  const bag: BocSource = typeof source === 'string' ? yield* cleanText(source) : source
  return bag.length === 0 ? [] : yield* parseBocInSteps(bag, { maxCells: maxBagCells, hashed: true })
}

/** Removes what people copy along with a bag: white space, quotes and `0x`. */
function* cleanText(text: string): Steps<string> {
  const parts: string[] = []
  for (let at = 0; at < text.length; at += cleanStep) {
    if (at > 0) yield 0
    parts.push(text.slice(at, at + cleanStep).replaceAll(/[\s'"`]/g, ''))
  }
  return parts.join('').replace(/^0x/i, '')
}

/** The cell at a path of reference indices; with several roots, the first index is that of the root. */
export function cellAt(roots: readonly Cell[], path: string): Cell | undefined {
  const steps = path === '' ? [] : path.split('/').map(Number)
  let cell = roots.length === 1 ? roots[0] : roots[steps.shift() ?? -1]
  for (const step of steps) cell = cell?.refs[step]
  return cell
}
