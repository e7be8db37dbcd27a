import { TonlensError } from '../cells/errors.ts'

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

  /** The message without the place. */
  readonly reason: string

  constructor(reason: string, { line, column }: TlbPlace) {
    super(`${line}:${column}: ${reason}`)
    this.reason = reason
    this.line = line
    this.column = column
  }
}

/** Most characters of schemes that are compiled in a page; the scheme of TON's blocks has 34,000. */
export const maxTlbLength = 50_000
