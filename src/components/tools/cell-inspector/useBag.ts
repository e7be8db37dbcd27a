import { useEffect, useMemo, useState } from 'react'
import { parseBoc, parseBocInSteps, type CellSource } from '../../../ton/boc.ts'
import { Cell } from '../../../ton/cell.ts'
import { runInSlices } from '../../../ton/steps.ts'

/** Cells of a bag, or the reason why there are none. */
export type BagState =
  | { readonly status: 'empty' | 'reading' }
  | { readonly status: 'read'; readonly roots: readonly Cell[] }
  | { readonly status: 'wrong'; readonly error: unknown }

/** Longest text or bytes that are parsed at once, without a pause. */
const shortBag = 20_000

/** Parses a bag of cells; a large one in slices, so that the page stays responsive. */
export function useBag(source: CellSource | readonly Cell[] | null | undefined): BagState {
  const atOnce = useMemo(() => parseAtOnce(source), [source])
  const [parsed, setParsed] = useState<{ source: unknown; state: BagState }>()
  useEffect(() => {
    if (atOnce !== undefined || (typeof source !== 'string' && !(source instanceof Uint8Array))) return
    const controller = new AbortController()
    const finish = (state: BagState) => !controller.signal.aborted && setParsed({ source, state })
    runInSlices(parseBocInSteps(cleanBoc(source)), controller.signal).then(
      (roots) => finish({ status: 'read', roots }),
      (error: unknown) => finish({ status: 'wrong', error }),
    )
    return () => controller.abort()
  }, [source, atOnce])
  return atOnce ?? (parsed !== undefined && parsed.source === source ? parsed.state : reading)
}

const reading: BagState = { status: 'reading' }

function parseAtOnce(source: CellSource | readonly Cell[] | null | undefined): BagState | undefined {
  if (source instanceof Cell) return { status: 'read', roots: [source] }
  if (Array.isArray(source)) {
    const roots = (source as readonly unknown[]).filter((root) => root instanceof Cell)
    return roots.length > 0 ? { status: 'read', roots } : { status: 'empty' }
  }
  // Applications may pass anything.
  if (typeof source !== 'string' && !(source instanceof Uint8Array)) return { status: 'empty' }
  if (source.length > shortBag) return undefined
  const bag = cleanBoc(source)
  if (bag.length === 0) return { status: 'empty' }
  try {
    return { status: 'read', roots: parseBoc(bag) }
  } catch (error) {
    return { status: 'wrong', error }
  }
}

/** Removes what people copy along with a bag: white space, quotes and `0x`. */
function cleanBoc(source: string | Uint8Array): string | Uint8Array {
  return typeof source === 'string' ? source.replaceAll(/[\s'"`]/g, '').replace(/^0x/i, '') : source
}

/** The cell at a path of reference indices; with several roots, the first index is that of the root. */
export function cellAt(roots: readonly Cell[], path: string): Cell | undefined {
  const steps = path === '' ? [] : path.split('/').map(Number)
  let cell = roots.length === 1 ? roots[0] : roots[steps.shift() ?? -1]
  for (const step of steps) cell = cell?.refs[step]
  return cell
}
