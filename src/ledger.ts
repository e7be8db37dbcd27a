/** `tonlens/ledger`: every change of an account's balance, from a complete history. */
export { accountLedger, type LedgerPage } from './ledger/accountLedger.ts'
export { LedgerError } from './ledger/errors.ts'
export { ledgerLines } from './ledger/ledgerLines.ts'
export type { LedgerAsset, LedgerFee, LedgerLine, LedgerLineKind } from './ledger/line.ts'
