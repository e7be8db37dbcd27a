'use client'
import { explainFailure } from '../format/bodies/explainFailure.ts'
import type { Failure } from '../model/outcome/failure.ts'
import type { TraceModel } from '../trace/model.ts'
import type { Verdict } from '../trace/verdict.ts'
import { useNaming } from './useNaming.ts'

/** Returns the first failure of a trace, in the words of the failed contract's ABI where it has any; undefined if nothing failed. */
export function useFirstFailure(trace: TraceModel | undefined, verdict: Verdict | undefined): Failure | undefined {
  const first = verdict?.first
  const failed = trace?.transactions[first?.index ?? -1]
  const sources = useNaming(failed?.account)
  return failed === undefined ? first?.failure : explainFailure(first?.failure, failed, sources)
}
