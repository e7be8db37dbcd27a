import { useMemo } from 'react'
import { parseCellInSteps, type CellSource } from '../../ton/cells/boc.ts'
import type { Cell } from '../../ton/cells/cell.ts'
import type { Steps } from '../../ton/cells/steps.ts'
import { useSteps } from '../parts/useSteps.ts'

/** The cell of a source, or the reason why there is none. */
export type CellState =
  | { readonly status: 'absent' | 'reading' | 'malformed' }
  | { readonly status: 'read'; readonly cell: Cell }

/** Parses a bag of cells with one root; a large one in slices, so that the page stays responsive. */
export function useCell(source: CellSource | null | undefined): CellState {
  const start = useMemo(() => () => openCell(source), [source])
  const state = useSteps(start)
  return useMemo(() => {
    if (state.status === 'running') return { status: 'reading' }
    if (state.status === 'failed') return { status: 'malformed' }
    return state.result === undefined ? { status: 'absent' } : { status: 'read', cell: state.result }
  }, [state])
}

function* openCell(source: CellSource | null | undefined): Steps<Cell | undefined> {
  return source === null || source === undefined || source === ''
    ? undefined
    : yield* parseCellInSteps(source, { hashed: true })
}
