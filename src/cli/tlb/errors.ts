import { TonlensError } from '../../ton/errors.ts'

/** Place in a file, counted from 1. */
export interface TlbPlace {
  readonly line: number
  readonly column: number
}

/** A TL-B scheme that is malformed, or that an ABI cannot express. */
export class TlbError extends TonlensError {
  override readonly name = 'TlbError'
  readonly line: number
  readonly column: number

  constructor(message: string, { line, column }: TlbPlace) {
    super(`${line}:${column}: ${message}`)
    this.line = line
    this.column = column
  }
}
