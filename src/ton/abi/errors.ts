import { TonlensError } from '../cells/errors.ts'

/** Messages by reason. */
const causes = {
  tag: 'begins with another tag',
  short: 'the cell ends before this field',
  leftover: 'data is left over',
  value: 'the value does not fit the type',
  full: 'the value does not fit into the cell',
  type: 'the ABI does not describe this type',
  custom: 'the contract reads this type with code of its own; pass a codec for it in `codecs`',
  limit: 'too large',
  source: 'not a bag of cells with one root',
} as const

/** Reason of an {@link AbiError}, as one word to switch on. */
export type AbiErrorReason = keyof typeof causes

/** Data does not fit an ABI, or the ABI is malformed. Functions of `tonlens/abi` return it; they do not throw. */
export class AbiError extends TonlensError {
  override readonly name = 'AbiError'
  readonly reason: AbiErrorReason
  /** Names of the structures and fields down to the fault: `Transfer.payload`. */
  readonly path: string
  /** Bit of the cell at `path` where the fault is; undefined on a stack and while writing. */
  readonly bit: number | undefined

  constructor(reason: AbiErrorReason, path = '', bit?: number, detail?: string, cause?: unknown) {
    const place = [path, bit === undefined ? '' : `bit ${bit}`].filter(Boolean).join(', ')
    super(`${place === '' ? '' : `${place}: `}${causes[reason]}${detail === undefined ? '' : ` (${detail})`}.`, {
      cause,
    })
    this.reason = reason
    this.path = path
    this.bit = bit
  }
}

/** Thrown inside this folder only; the functions at the border return it as an {@link AbiError}. */
export class AbiFault extends TonlensError {
  readonly reason: AbiErrorReason
  readonly detail: string | undefined
  constructor(reason: AbiErrorReason, detail?: string) {
    super(reason)
    this.reason = reason
    this.detail = detail
  }
}
