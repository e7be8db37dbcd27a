export { isPending } from '../service/rows/finality.ts'
export { foldRepeats } from '../text/actions/foldRepeats.ts'
export type { PictureTheme } from '../graph/items/colors.ts'
export { traceSvg, type TraceSvgOptions } from '../graph/svg/traceSvg.ts'
export { accountGraph, type AccountEdge, type AccountGraph, type AccountNode } from '../meaning/trace/accounts.ts'
export { anchorShift, nodeNear, type Anchor } from '../graph/layouts/anchor.ts'
export type { Asset, AssetFlow, Change, Elsewhere } from '../meaning/trace/assets.ts'
export { assembleTrace, isTraceModel, type TraceSource } from '../meaning/trace/assemble.ts'
export { actionCodeMeaning, exitCodeMeaning, skipMeaning } from '../meaning/outcome/exitCodes.ts'
export {
  canComplete,
  completeTrace,
  type AskByMessages,
  type CompleteOptions,
  type TraceProgress,
} from '../meaning/trace/complete.ts'
export { compareLt } from '../meaning/trace/model.ts'
export { TraceFormatError } from '../meaning/trace/savedTrace.ts'
export { readFailure, type Failure } from '../meaning/outcome/failure.ts'
export type { FailureReason } from '../ton/facts/failureReasons.ts'
export { groupsHiding, groupSiblings, type FoldOptions, type Folding, type TraceGroup } from '../graph/tree/folding.ts'
export { extendTrace, growTrace, type GrowingTrace } from '../meaning/trace/grow.ts'
export { layoutTop, type Layout, type LayoutInput } from '../graph/layouts/layoutTop.ts'
export {
  layoutAccounts,
  type AccountLayout,
  type AccountLayoutInput,
  type EdgeCourse,
} from '../graph/accounts/layoutAccounts.ts'
export { layoutAppend, type AppendInput } from '../graph/layouts/layoutAppend.ts'
export { layoutTidy } from '../graph/layouts/layoutTidy.ts'
export {
  childTransactions,
  isUnconsumed,
  messagesFrom,
  messageTo,
  type MessageKind,
  type TraceMessage,
  type TraceModel,
  type TraceState,
  type TraceWarning,
} from '../meaning/trace/model.ts'
export type { TraceAnswer } from '../service/rows/trace.ts'
export { findNeighbors, type Neighbors } from '../meaning/trace/neighbors.ts'
export { transactionsFromSandbox } from '../meaning/trace/sandbox.ts'
export type { SandboxRun, SandboxTransaction } from '../meaning/trace/sandboxTypes.ts'
export { parseSavedTrace, saveTrace } from '../meaning/trace/savedTrace.ts'
export { traceTotals, type TraceTotals } from '../meaning/trace/totals.ts'
export {
  compareTransactions,
  type ComparedField,
  type ComparedTransaction,
} from '../meaning/trace/compare/compareTransactions.ts'
export { pairTransactions, type PairOptions, type TransactionPair } from '../meaning/trace/compare/pairTransactions.ts'
export { compareTraces, type CompareOptions, type TraceDifference } from '../meaning/trace/compare/compareTraces.ts'
export { valueFlow, type ValueFlow, type ValueFlowOptions } from '../meaning/trace/valueFlow.ts'
export { judgeTrace, type FailedTransaction, type Verdict } from '../meaning/trace/verdict.ts'
export { readFinality, lowestFinality } from '../service/rows/finality.ts'
export { readOutcome } from '../meaning/outcome/outcome.ts'
export { findImitators, listDealings, type Dealing } from '../meaning/names/dealings.ts'
export { forgeryCheck, type FindForgery } from '../meaning/tokens/lookalike.ts'
