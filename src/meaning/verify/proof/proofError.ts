import { TonlensError } from '../../../ton/cells/errors.ts'

/** Why a proof does not lead to a masterchain block. */
export type AccountProofReason =
  /** A part is not a bag of cells, or not of the layout of its kind. */
  | 'malformed'
  /** A cell on the way is pruned, so that the proof does not show it. */
  | 'pruned'
  /** The masterchain state does not name the shard. */
  | 'absent'
  /** Two parts of the proof do not fit together, or do not belong to this account. */
  | 'mismatch'
  /** The proof leads to another masterchain block than the trusted one. */
  | 'other-block'

/** Thrown inside this folder; becomes a result. */
export class ProofError extends TonlensError {
  override readonly name = 'ProofError'
  readonly reason: AccountProofReason
  readonly part: string

  constructor(reason: AccountProofReason, part: string) {
    super(`${part}: ${reason}`)
    this.reason = reason
    this.part = part
  }
}
