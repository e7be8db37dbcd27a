/** Asset of a line. */
export type LedgerAsset =
  /** Native coin of the chain. */
  | { readonly kind: 'coin' }
  /** Another currency of the chain itself. */
  | { readonly kind: 'currency'; readonly id: string }

/** Reason of a change. */
export type LedgerLineKind =
  /** Carried by a message from, or to, another account. */
  | 'transfer'
  /** Returned: a message of this account came back, or this account sent one back. */
  | 'bounce'
  | 'fee'
  /** The balances that the row states differ by this amount from what its messages and fees explain. */
  | 'unexplained'

/** Sort of a fee. */
export type LedgerFee =
  /** Storage since the previous transaction. */
  | 'storage'
  /** Delivery of a message from outside of the chain. */
  | 'import'
  /** Gas of the compute phase. */
  | 'gas'
  /** Actions, and the part of the forward fees that the sending shard keeps. */
  | 'action'
  /** A message that was sent back. */
  | 'bounce'
  /** Forward fees that travel with the sent messages. */
  | 'forward'
  /** All fees of a row whose phases state more than was collected. */
  | 'total'

/** One change of one asset of an account. */
export interface LedgerLine {
  /** Raw address. */
  readonly account: string
  /** Hash of the transaction, base64. */
  readonly hash: string
  /** Logical time of the transaction, decimal string. */
  readonly lt: string
  /** Time of the transaction, Unix seconds. */
  readonly now: number
  /** Trace of the transaction; null if the service does not know it. */
  readonly trace_id: string | null
  readonly asset: LedgerAsset
  readonly kind: LedgerLineKind
  /** Set if `kind` is `fee`. */
  readonly fee?: LedgerFee
  /** Sender or recipient, raw address; null for fees, and for messages from or to the outside of the chain. */
  readonly counterparty: string | null
  /** Signed decimal string of the smallest unit. */
  readonly amount: string
  /** Balance of the asset after this line. Decimal string of the smallest unit. */
  readonly balance: string
}
