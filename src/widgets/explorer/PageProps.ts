import type { Emit, Open } from '../defineWidget.ts'

/** What every page of the explorer gets. */
export interface PageProps {
  readonly emit: Emit
  readonly open: Open
}
