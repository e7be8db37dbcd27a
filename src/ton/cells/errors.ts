/** Base of every error that this package throws on purpose. */
export class TonlensError extends Error {
  override readonly name: string = 'TonlensError'
}

/** Message by reason. `#` is replaced by the position or length. */
const causes = {
  character: 'wrong character at index #',
  length: 'wrong length, #',
  checksum: 'wrong checksum',
  workchain: 'workchain not from -128 to 127',
  tag: 'wrong first characters',
  magic: 'wrong first bytes',
  header: 'wrong header',
  truncated: 'ends early, at byte #',
  trailing: 'has extra data after its end, at #',
  roots: '# roots, not one',
  encoding: 'wrong cell #',
  reference: 'wrong reference in cell #',
  exotic: 'wrong exotic cell',
  depth: 'nested deeper than #',
  count: 'more cells than #',
  underflow: 'ends before the field at #',
  type: 'wrong type at #',
  range: 'number out of the range of #',
  full: 'no room for more than #',
} as const

/** Reader that refused its input. */
export type TonFormatKind = 'address' | 'hash' | 'boc' | 'cell' | 'message'

/** Reason of a refusal, as one word to switch on. */
export type TonFormatReason = keyof typeof causes

/** Base of the errors of `tonlens/ton`: the input does not have the expected format. */
export class TonFormatError extends TonlensError {
  override readonly name: string = 'TonFormatError'
  /** Reader that refused its input. */
  readonly kind: TonFormatKind
  /** Reason of the refusal. */
  readonly reason: TonFormatReason
  /** Zero-based index of the character, byte, cell or bit that the message names. */
  readonly position: number | undefined
  /** Refused length in characters of a text, or in bytes. Set if `reason` is `length`. */
  readonly length: number | undefined

  constructor(kind: TonFormatKind, remedy: string, reason: TonFormatReason, at?: number) {
    super(`${kind}: ${causes[reason].replace('#', `${at}`)}. ${remedy}`)
    this.kind = kind
    this.reason = reason
    this[reason === 'length' ? 'length' : 'position'] = at
  }
}

/** Subclass of {@link TonFormatError} that a reader of bytes throws for its caller. */
export type FormatErrorClass = new (reason: TonFormatReason, at?: number) => TonFormatError

/** Text is not an address. */
export class AddressFormatError extends TonFormatError {
  override readonly name = 'AddressFormatError'
  constructor(reason: TonFormatReason, at?: number) {
    super('address', 'Write 48 characters of base64, or a workchain and 64 hex digits.', reason, at)
  }
}

/** Text is not a 32-byte hash. */
export class HashFormatError extends TonFormatError {
  override readonly name = 'HashFormatError'
  constructor(reason: TonFormatReason, at?: number) {
    super('hash', 'Write 64 hex digits, or 44 characters of base64.', reason, at)
  }
}

/** Input is not a bag of cells, or a cell in it breaks a rule of the standard. */
export class BocFormatError extends TonFormatError {
  override readonly name = 'BocFormatError'
  constructor(reason: TonFormatReason, at?: number) {
    super('boc', reason === 'count' ? 'Read a part of it.' : 'Copy it again, completely.', reason, at)
  }
}

/** A cell does not contain the requested data. */
export class CellReadError extends TonFormatError {
  override readonly name = 'CellReadError'
  constructor(reason: TonFormatReason, at?: number) {
    super('cell', 'Read it with the layout in which it was written.', reason, at)
  }
}

/** Data does not fit into a cell. */
export class CellWriteError extends TonFormatError {
  override readonly name = 'CellWriteError'
  constructor(reason: TonFormatReason, at?: number) {
    super('cell', 'Write smaller numbers, or a part into a reference.', reason, at)
  }
}

/** A cell is not a message of the expected kind. */
export class MessageFormatError extends TonFormatError {
  override readonly name = 'MessageFormatError'
  constructor(reason: TonFormatReason, at?: number) {
    super('message', 'Pass a complete external-in message.', reason, at)
  }
}
