/** `tonlens/verify`: checks rows of the service against the hashes that they name. */
export { buildAccountCell, verifyAccountState } from './verify/accountState.ts'
export {
  linkHistory,
  verifyHistory,
  type HistoryLink,
  type HistoryLinkStatus,
  type HistoryResult,
  type VerifyHistoryOptions,
} from './verify/history.ts'
export { buildMessageCell, verifyMessage } from './verify/message.ts'
export type { VerifyReason, VerifyResult, VerifyStatus } from './verify/result.ts'
export { verifyInSlices, type VerifiableRow, type VerifySlicesOptions } from './verify/slices.ts'
export { tieTrace, verifyTrace, type TraceVerification, type TraceTie, type VerifiableTrace } from './verify/trace.ts'
export { buildTransactionCell, verifyTransaction } from './verify/transaction.ts'
export { uncoveredFields } from './verify/uncovered.ts'
export { serveVerification, verifyInWorker, type VerifyWorker } from './verify/worker.ts'
export { writeBoc } from './ton/writeBoc.ts'
export { type Cell } from './ton/cell.ts'
export {
  verifyAccountProof,
  type AccountAtBlock,
  type AccountProof,
  type AccountProofResult,
  type VerifyAccountProofOptions,
} from './verify/proof/accountProof.ts'
export type { AccountProofReason } from './verify/proof/proofError.ts'
