'use client'
import { explainFailure } from '../../text/naming/explainFailure.ts'
import type { Failure } from '../../meaning/outcome/failure.ts'
import type { TraceModel } from '../../meaning/trace/model.ts'
import type { Verdict } from '../../meaning/trace/verdict.ts'
import { useNaming } from './useNaming.ts'

/** Returns the first failure of a trace, in the words of the failed contract's ABI where it has any; undefined if nothing failed. */
export function useFirstFailure(trace: TraceModel | undefined, verdict: Verdict | undefined): Failure | undefined {
  const first = verdict?.first
  const failed = trace?.transactions[first?.index ?? -1]
  const sources = useNaming(failed?.account)
  return failed === undefined ? first?.failure : explainFailure(first?.failure, failed, sources)
}
