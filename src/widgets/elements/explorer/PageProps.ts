import type { Emit, Open } from '../defineWidget.ts'

/** Props of every page of the explorer. */
export interface PageProps {
  readonly emit: Emit
  readonly open: Open
}
