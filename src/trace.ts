export { isPending } from './model/outcome/finality.ts'
export type { PictureTheme } from './graph/items/colors.ts'
export { traceSvg, type TraceSvgOptions } from './graph/svg/traceSvg.ts'
export { accountGraph, type AccountEdge, type AccountGraph, type AccountNode } from './trace/accounts.ts'
export { anchorShift, nodeNear, type Anchor } from './graph/layouts/anchor.ts'
export type { Asset, AssetFlow, Change, Elsewhere } from './trace/assets.ts'
export { assembleTrace, isTraceModel, type TraceSource } from './trace/assemble.ts'
export { actionCodeMeaning, exitCodeMeaning, skipMeaning } from './model/outcome/exitCodes.ts'
export {
  canComplete,
  completeTrace,
  type AskByMessages,
  type CompleteOptions,
  type TraceProgress,
} from './trace/complete.ts'
export { compareDecimal } from './trace/decimal.ts'
export { TraceFormatError } from './trace/errors.ts'
export { readFailure, type Failure } from './model/outcome/failure.ts'
export type { FailureReason } from './model/outcome/failureReasons.ts'
export {
  groupsHiding,
  groupSiblings,
  type FoldOptions,
  type Folding,
  type TraceGroup,
} from './graph/tree/folding.ts'
export { extendTrace, growTrace, type GrowingTrace } from './trace/grow.ts'
export { layoutTop, type Layout, type LayoutInput } from './graph/layouts/layoutTop.ts'
export {
  layoutAccounts,
  type AccountLayout,
  type AccountLayoutInput,
  type EdgeCourse,
} from './graph/accounts/layoutAccounts.ts'
export { layoutAppend, type AppendInput } from './graph/layouts/layoutAppend.ts'
export { layoutTidy } from './graph/layouts/layoutTidy.ts'
export { childTransactions, isUnconsumed, messagesFrom, messageTo, type MessageKind, type TraceAnswer, type TraceMessage, type TraceModel, type TraceState, type TraceWarning } from './trace/model.ts'
export { findNeighbors, type Neighbors } from './trace/neighbors.ts'
export { transactionsFromSandbox } from './trace/sandbox.ts'
export type { SandboxRun, SandboxTransaction } from './trace/sandboxTypes.ts'
export { parseSavedTrace, saveTrace } from './trace/savedTrace.ts'
export { traceTotals, type TraceTotals } from './trace/totals.ts'
export { compareTransactions, type ComparedField, type ComparedTransaction } from './trace/compare/compareTransactions.ts'
export { pairTransactions, type PairOptions, type TransactionPair } from './trace/compare/pairTransactions.ts'
export { compareTraces, type CompareOptions, type TraceDifference } from './trace/compare/compareTraces.ts'
export { valueFlow, type ValueFlow, type ValueFlowOptions } from './trace/valueFlow.ts'
export { judgeTrace, type FailedTransaction, type Verdict } from './trace/verdict.ts'
