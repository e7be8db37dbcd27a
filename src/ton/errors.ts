/** Base of every error that this package throws on purpose. */
export class TonlensError extends Error {
  override readonly name: string = 'TonlensError'
}

// `#` stands for the position or length.
const causes = {
  character: 'wrong character at index #',
  length: 'wrong length, #',
  checksum: 'wrong checksum',
  workchain: 'workchain not from -128 to 127',
  tag: 'wrong first characters',
  magic: 'wrong first bytes',
  header: 'wrong header',
  truncated: 'ends early, at byte #',
  trailing: 'goes on after its end, at #',
  roots: '# roots, not one',
  encoding: 'wrong cell #',
  reference: 'wrong reference in cell #',
  exotic: 'wrong exotic cell',
  depth: 'nested deeper than #',
  underflow: 'ends before the field at #',
  type: 'wrong type at #',
} as const

/** Which reader refused its input. */
export type TonFormatKind = 'address' | 'hash' | 'boc' | 'cell' | 'message'

/** What was wrong, as one word to switch on. */
export type TonFormatReason = keyof typeof causes

/** Base of every error that `tonlens/ton` throws: the input is not what it claims to be. */
export class TonFormatError extends TonlensError {
  override readonly name: string = 'TonFormatError'
  /** Which reader refused its input. */
  readonly kind: TonFormatKind
  /** What was wrong. */
  readonly reason: TonFormatReason
  /** Where: zero-based index of the character, byte, cell or bit that the message speaks of. */
  readonly position: number | undefined
  /** Refused length, in characters of text, else in bytes; set when `reason` is `length`. */
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
    super('boc', 'Copy it again, whole.', reason, at)
  }
}

/** A cell does not hold what was asked of it. */
export class CellReadError extends TonFormatError {
  override readonly name = 'CellReadError'
  constructor(reason: TonFormatReason, at?: number) {
    super('cell', 'Read it by the layout it was written in.', reason, at)
  }
}

/** A cell is not a message, or not of the kind needed. */
export class MessageFormatError extends TonFormatError {
  override readonly name = 'MessageFormatError'
  constructor(reason: TonFormatReason, at?: number) {
    super('message', 'Pass a whole external-in message.', reason, at)
  }
}
