import type { ReactElement } from 'react'
import { Hash } from 'tonlens'
import { TraceViews } from './TraceViews.tsx'

/** One trace: all transactions caused by one message. */
export function TracePage({ id }: { readonly id: string }): ReactElement {
  return (
    <>
      <h1>Trace</h1>
      <Hash value={id} long copy />
      <TraceViews id={id} />
    </>
  )
}
