import { useMemo, type ReactElement, type ReactNode } from 'react'
import { ResemblanceProvider } from '../../../react/display/ResemblanceProvider.tsx'
import type { TraceModel } from '../../../meaning/trace/model.ts'

interface TraceResemblancesProps {
  readonly trace: TraceModel | undefined
  /** Other rows that are shown below. Pass the same value on every render. @default none */
  readonly more?: unknown
  readonly children: ReactNode
}

/** Marks accounts of a trace whose addresses resemble each other. */
export function TraceResemblances({ trace, more, children }: TraceResemblancesProps): ReactElement {
  const accounts = useMemo(
    () => [
      more,
      trace?.transactions.map(({ account }) => account),
      trace?.messages.map(({ message: { source, destination } }) => [source, destination]),
    ],
    [trace, more],
  )
  return <ResemblanceProvider among={accounts}>{children}</ResemblanceProvider>
}
