import type { Emit, Open } from '../row.ts'

/** What every page of the explorer gets. */
export interface PageProps {
  readonly emit: Emit
  readonly open: Open
}
