/** `tonlens/verify`: checks rows of the service against the hashes that they name. */
export { buildAccountCell, verifyAccountState } from '../meaning/verify/accountState.ts'
export {
  linkHistory,
  verifyHistory,
  type HistoryLink,
  type HistoryLinkStatus,
  type HistoryResult,
  type VerifyHistoryOptions,
} from '../meaning/verify/history.ts'
export { buildMessageCell, verifyMessage } from '../meaning/verify/message.ts'
export type { VerifyReason, VerifyResult, VerifyStatus } from '../meaning/verify/result.ts'
export { verifyInSlices, type VerifiableRow, type VerifySlicesOptions } from '../meaning/verify/slices.ts'
export {
  tieTrace,
  verifyTrace,
  type TraceVerification,
  type TraceTie,
  type VerifiableTrace,
} from '../meaning/verify/trace.ts'
export { buildTransactionCell, verifyTransaction } from '../meaning/verify/transaction.ts'
export { uncoveredFields } from '../meaning/verify/uncovered.ts'
export { serveVerification, verifyInWorker, type VerifyWorker } from '../meaning/verify/worker.ts'
export { writeBoc } from '../ton/cells/writeBoc.ts'
export { type Cell } from '../ton/cells/cell.ts'
export {
  verifyAccountProof,
  type AccountAtBlock,
  type AccountProof,
  type AccountProofResult,
  type VerifyAccountProofOptions,
} from '../meaning/verify/proof/accountProof.ts'
export type { AccountProofReason } from '../meaning/verify/proof/proofError.ts'
