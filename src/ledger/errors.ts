import { TonlensError } from '../ton/cells/errors.ts'

/** A row lacks what a ledger needs, or two rows contradict each other. */
export class LedgerError extends TonlensError {
  override readonly name = 'LedgerError'
  /** Logical time of the row. */
  readonly lt: string
  /** Path of the field. */
  readonly field: string

  constructor(lt: string, field: string, detail: string) {
    super(`the transaction at lt ${lt} has no ledger: ${field} ${detail}`)
    this.lt = lt
    this.field = field
  }
}
