import { useMemo, useState } from 'react'
import { assembleTrace, isTraceModel, type TraceSource } from '../../../trace/assemble.ts'
import type { TraceModel } from '../../../trace/model.ts'
import { verdictOf, type Verdict } from '../../../trace/verdict.ts'

/** What every view of a trace takes. One `selected` and one `onSelect` keep several views together. */
export interface TraceViewProps {
  /** An element of `/traces` or `/pendingTraces`, transactions in any order, or a trace model. */
  readonly trace?: TraceModel | TraceSource | undefined
  /** The trace is on its way. @default false */
  readonly loading?: boolean | undefined
  /** Why it did not come. */
  readonly error?: unknown
  /** Asks for it again. */
  readonly onRetry?: (() => void) | undefined
}

/** The selection that views of one trace share. */
export interface TraceSelectionProps {
  /** Hash of the selected transaction; left out, the view keeps its own selection. */
  readonly selected?: string | undefined
  /** A reader selected a transaction. Gets its hash, base64. */
  readonly onSelect?: ((hash: string) => void) | undefined
}

const noTrace = assembleTrace([])

/** The model of whatever was given, made once, and its verdict. */
export function useTraceModel(source: TraceViewProps['trace']): { trace: TraceModel; verdict: Verdict } {
  const trace = useMemo(() => {
    const given = source ?? noTrace
    return isTraceModel(given) ? given : assembleTrace(given)
  }, [source])
  return { trace, verdict: useMemo(() => verdictOf(trace), [trace]) }
}

/** The selection, from outside or its own, and the way to change it. */
export function useSelection({ selected, onSelect }: TraceSelectionProps): [string | undefined, (hash: string) => void] {
  const [own, setOwn] = useState<string>()
  return [
    selected ?? own,
    (hash) => {
      setOwn(hash)
      onSelect?.(hash)
    },
  ]
}
