import type { LedgerFee, LedgerLineKind } from '../../../ledger/line.ts'

/** Texts of the table of a ledger. */
export interface LedgerMessages {
  readonly title: string
  readonly empty: string
  readonly kind: string
  readonly time: string
  readonly counterparty: string
  readonly amount: string
  readonly balance: string
  readonly asset: string
  /** Name of the coin in the column of assets. */
  readonly coin: string
  /** Kinds of lines, except fees. */
  readonly kinds: Readonly<Record<Exclude<LedgerLineKind, 'fee'>, string>>
  readonly fees: Readonly<Record<LedgerFee, string>>
  /** Mark of a transfer between own accounts. */
  readonly internal: string
  /** Text of a line whose change no message or fee explains. */
  readonly unexplained: string
}
