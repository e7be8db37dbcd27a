import type { ReactElement } from 'react'
import { type AnyMirror, MirrorStatus, useMirror } from 'tonlens'

/** State of the mirror. */
export default function Mirror({ mirror }: { readonly mirror: AnyMirror }): ReactElement {
  return <MirrorStatus mirror={useMirror(mirror)} />
}
