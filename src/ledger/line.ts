import { TonlensError } from '../ton/cells/errors.ts'

/** Asset of a line. */
export type LedgerAsset =
  /** Native coin of the chain. */
  | { readonly kind: 'coin' }
  /** Another currency of the chain itself. */
  | { readonly kind: 'currency'; readonly id: string }
  /** Tokens of a jetton: its master, and the jetton wallet of the account. Raw addresses. */
  | { readonly kind: 'jetton'; readonly jetton: string; readonly wallet: string }
  /** One NFT: the item and its collection, null without one. Raw addresses. The balance is 1 or 0. */
  | { readonly kind: 'nft'; readonly item: string; readonly collection: string | null }

/** Reason of a change. */
export type LedgerLineKind =
  /** Carried by a message from, or to, another account. */
  | 'transfer'
  /** Part of an exchange of one asset for another. */
  | 'swap'
  /** Part of a purchase: the NFT, or its price. */
  | 'purchase'
  /** Part of a sale: the NFT, or what was paid for it. */
  | 'sale'
  /** Moved into a stake, or back from it. */
  | 'stake'
  /** Paid out for a stake. */
  | 'reward'
  /** Tokens that were created. */
  | 'mint'
  /** Tokens that were destroyed. */
  | 'burn'
  /** Sent with the code of a new contract. */
  | 'deploy'
  /** Returned: a message of this account came back, or this account sent one back. */
  | 'bounce'
  | 'fee'
  /**
   * No message or fee explains this change: the balances that the row states differ by it, a jetton wallet held it
   * before its first transaction, or the index does not know how an NFT came or went.
   */
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
  /** Hash of the transaction, base64: of the account, of its jetton wallet, or of the NFT. */
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
  /** Name of the counterparty; null if none is known. */
  readonly label: string | null
  /** Set if the counterparty is another account of the same portfolio. */
  readonly internal?: true
  /** Signed decimal string of the smallest unit. */
  readonly amount: string
  /** Balance of the asset after this line. Decimal string of the smallest unit. */
  readonly balance: string
}

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
