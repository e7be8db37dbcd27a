// How a message begins and ends, for each reader.
const readers = {
  bytes: ['Text', 'Write hex, two digits a byte, or base64.'],
  address: ['Address', 'Write 48 characters of base64, or a workchain, a colon, 64 hex digits.'],
  hash: ['Hash', 'Write 64 hex digits, or 44 characters of base64.'],
  boc: ['Bag of cells', 'Copy it again, whole.'],
  cell: ['Cell', 'Read it by the layout it was written in.'],
  message: ['Message', 'Pass a whole external-in message.'],
} as const

// `#` stands for the position or length.
const causes = {
  character: 'has a wrong character at index #',
  length: 'has a wrong length, #',
  checksum: 'does not match its checksum',
  workchain: 'has a workchain that is not from -128 to 127',
  tag: 'starts with a wrong tag',
  magic: 'starts with wrong bytes',
  header: 'has a wrong header',
  truncated: 'ends early, at byte #',
  trailing: 'goes on after its end, at #',
  roots: 'has # roots, not one',
  encoding: 'has a malformed cell #',
  reference: 'has a wrong reference in cell #',
  exotic: 'has a wrong exotic cell',
  depth: 'is nested deeper than #',
  underflow: 'ends before the field at #',
  type: 'has another type at #',
} as const

/** Which reader refused its input. */
export type TonFormatKind = keyof typeof readers

/** What was wrong, as one word to switch on. */
export type TonFormatReason = keyof typeof causes

/** Base of every error that `tonlens/ton` throws: the input is not what it claims to be. */
export class TonFormatError extends Error {
  override readonly name: string = 'TonFormatError'
  /** Which reader refused its input. */
  readonly kind: TonFormatKind
  /** What was wrong. */
  readonly reason: TonFormatReason
  /** Where: zero-based index of the character, byte, cell or bit that the message speaks of. */
  readonly position: number | undefined
  /** Refused length, in characters of text, else in bytes; set when `reason` is `length`. */
  readonly length: number | undefined

  constructor(kind: TonFormatKind, reason: TonFormatReason, at?: number) {
    const [subject, remedy] = readers[kind]
    super(`${subject} ${causes[reason].replace('#', `${at}`)}. ${remedy}`)
    this.kind = kind
    this.reason = reason
    this[reason === 'length' ? 'length' : 'position'] = at
  }
}

/** A subclass of {@link TonFormatError}, for a reader that speaks for another one. */
export type TonFormatErrorClass = new (reason: TonFormatReason, at?: number) => TonFormatError

/** Text is not hex or base64. */
export class BytesFormatError extends TonFormatError {
  override readonly name = 'BytesFormatError'
  constructor(reason: TonFormatReason, at?: number) {
    super('bytes', reason, at)
  }
}

/** Text is not an address. */
export class AddressFormatError extends TonFormatError {
  override readonly name = 'AddressFormatError'
  constructor(reason: TonFormatReason, at?: number) {
    super('address', reason, at)
  }
}

/** Text is not a 32-byte hash. */
export class HashFormatError extends TonFormatError {
  override readonly name = 'HashFormatError'
  constructor(reason: TonFormatReason, at?: number) {
    super('hash', reason, at)
  }
}

/** Input is not a bag of cells, or a cell in it breaks a rule of the standard. */
export class BocFormatError extends TonFormatError {
  override readonly name = 'BocFormatError'
  constructor(reason: TonFormatReason, at?: number) {
    super('boc', reason, at)
  }
}

/** A cell does not hold what was asked of it. */
export class CellReadError extends TonFormatError {
  override readonly name = 'CellReadError'
  constructor(reason: TonFormatReason, at?: number) {
    super('cell', reason, at)
  }
}

/** A cell is not a message, or not of the kind needed. */
export class MessageFormatError extends TonFormatError {
  override readonly name = 'MessageFormatError'
  constructor(reason: TonFormatReason, at?: number) {
    super('message', reason, at)
  }
}
