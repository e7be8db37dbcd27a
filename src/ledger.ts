/** `tonlens/ledger`: every change of an account's assets, from complete histories. */
export { accountLedger, type LedgerOptions, type LedgerPage } from './ledger/accountLedger.ts'
export { LedgerError } from './ledger/errors.ts'
export { ledgerLines } from './ledger/ledgerLines.ts'
export type { LedgerAsset, LedgerFee, LedgerLine, LedgerLineKind } from './ledger/line.ts'
export { portfolioLedger } from './ledger/portfolioLedger.ts'
export { reconcileJettons, type JettonDifference } from './ledger/reconcileJettons.ts'
