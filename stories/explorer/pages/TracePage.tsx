import type { ReactElement } from 'react'
import { Hash } from 'tonlens'
import { TraceViews } from '../TraceViews.tsx'

/** One trace: everything that one message set off. */
export function TracePage({ id }: { readonly id: string }): ReactElement {
  return (
    <>
      <h1>Trace</h1>
      <Hash value={id} long copy />
      <TraceViews id={id} />
    </>
  )
}
