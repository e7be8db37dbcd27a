import { useMemo, useState } from 'react'
import { assembleTrace, isTraceModel, type TraceSource } from '../../../meaning/trace/assemble.ts'
import type { TraceModel } from '../../../meaning/trace/model.ts'
import type { StateProps } from '../../states/frame/frameState.ts'
import { judgeTrace, type Verdict } from '../../../meaning/trace/verdict.ts'

/** Props of every view of a trace. The same `selected` and `onSelect` keep several views in step. */
export interface TraceStateProps extends StateProps {
  /** An element of `/traces` or `/pendingTraces`, transactions in any order, or a trace model. */
  readonly trace?: TraceModel | TraceSource | undefined
  /** Loads the trace again. @default no button for it */
  readonly onRetry?: (() => void) | undefined
}

/** The selection that views of one trace share. */
export interface TraceSelectionProps {
  /** Hash of the selected transaction. @default the view keeps its own selection */
  readonly selected?: string | undefined
  /** Hash of the transaction that is selected at first. @default none */
  readonly defaultSelected?: string | undefined
  /** Called when the reader selects a transaction, with its hash in base64. */
  readonly onSelect?: ((hash: string) => void) | undefined
}

const noTrace = assembleTrace([])

/** Assembles the model of a trace once, and its verdict. */
export function useTraceModel(source: TraceStateProps['trace']): { trace: TraceModel; verdict: Verdict } {
  const trace = useMemo(() => {
    const given = source ?? noTrace
    return isTraceModel(given) ? given : assembleTrace(given)
  }, [source])
  return { trace, verdict: useMemo(() => judgeTrace(trace), [trace]) }
}

/** The controlled or own selection, and the function that changes it. */
export function useControlledSelection({
  selected,
  defaultSelected,
  onSelect,
}: TraceSelectionProps): [string | undefined, (hash: string) => void] {
  const [own, setOwn] = useState(defaultSelected)
  return [
    selected ?? own,
    (hash) => {
      setOwn(hash)
      onSelect?.(hash)
    },
  ]
}
