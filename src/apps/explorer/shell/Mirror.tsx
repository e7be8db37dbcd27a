import type { ReactElement } from 'react'
import { MirrorStatus, useMirror } from 'tonlens'
import type { ExplorerMirror } from '../connection/connection.ts'

/** State of the mirror. */
export default function Mirror({ mirror, onRetry }: ExplorerMirror): ReactElement {
  return <MirrorStatus mirror={useMirror(mirror, { onRetry })} />
}
