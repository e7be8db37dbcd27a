import { parseCell, type CellSource } from '../cells/boc.ts'
import { bytesToBase64, hexToBytes } from '../cells/bytes.ts'
import { Cell } from '../cells/cell.ts'
import { CellReadError, MessageFormatError } from '../cells/errors.ts'
import { Slice } from '../cells/slice.ts'

/** An external-in message, such as a wallet signs. */
export interface ExternalMessage {
  /** Hash of the message as it is serialized, base64. */
  hash: string
  /** Normalized hash, which does not depend on the serialization (TEP-467), base64. */
  hash_norm: string
  /** Raw address of the recipient; `null` for an address that has no raw form. */
  destination: string | null
  body: Cell
}

/**
 * Hash of a message of any kind: the representation hash of its root cell, base64.
 * @throws {BocFormatError} `message` is not a bag of cells with one root.
 */
export function messageHash(message: CellSource): string {
  return bytesToBase64(parseCell(message).hash())
}

/**
 * Normalized hash of an external-in message, base64. It does not depend on the serialization: it
 * leaves out the sender, the import fee and the initial state, and puts the body into its own cell.
 * It is not unique, because the same message can be sent again.
 * @see TEP-467
 * @throws {BocFormatError} `message` is not a bag of cells with one root.
 * @throws {MessageFormatError} It is not an external-in message.
 */
export function normalizedMessageHash(message: CellSource): string {
  return parseExternalMessage(message).hash_norm
}

/**
 * Reads an external-in message, such as a wallet returns for a signed transfer.
 * @throws {BocFormatError} `message` is not a bag of cells with one root.
 * @throws {MessageFormatError} It is not an external-in message.
 */
export function parseExternalMessage(message: CellSource): ExternalMessage {
  const cell = parseCell(message)
  try {
    return readExternalMessage(cell)
  } catch (error) {
    if (!(error instanceof CellReadError)) throw error
    throw new MessageFormatError(error.reason, error.position)
  }
}

function readExternalMessage(cell: Cell): ExternalMessage {
  const slice = new Slice(cell)
  if (slice.uint(2) !== 2n) throw new MessageFormatError('type', 0)
  skipAddress(slice, false)
  const start = cell.bitLength - slice.remainingBits
  skipAddress(slice, true)
  const end = cell.bitLength - slice.remainingBits
  slice.coins()
  if (slice.bit()) readStateInit(slice)
  const body = slice.either()
  if (slice.remainingBits || slice.remainingRefs) {
    throw new MessageFormatError('trailing', cell.bitLength - slice.remainingBits)
  }
  return {
    hash: bytesToBase64(cell.hash()),
    hash_norm: bytesToBase64(normalize(sliceAt(cell, start), end - start, body).hash()),
    destination: rawAddress(sliceAt(cell, start)),
    body,
  }
}

/**
 * Builds the normalized cell: `10` external-in, `00` no sender, destination, `0000` no fee, `0` no state, `1` body by
 * reference.
 */
function normalize(destination: Slice, length: number, body: Cell): Cell {
  const bitLength = 4 + length + 6
  const bits = (((8n << BigInt(length)) | destination.uint(length)) << 6n) | 1n
  const data = hexToBytes((bits << BigInt(-bitLength & 7)).toString(16), MessageFormatError)
  return new Cell({ data, bitLength, refs: [body] })
}

function sliceAt(cell: Cell, bit: number): Slice {
  const slice = new Slice(cell)
  slice.bits(bit)
  return slice
}

function rawAddress(slice: Slice): string | null {
  try {
    return slice.address()
  } catch {
    return null
  }
}

/** Skips an address of any form. @throws {MessageFormatError} It is not internal as expected, or not external. */
function skipAddress(slice: Slice, internal: boolean): void {
  const tag = slice.uint(2)
  if (tag > 1n !== internal) throw new MessageFormatError('type', 2)
  if (tag === 1n) slice.bits(Number(slice.uint(9)))
  if (tag < 2n) return
  // Anycast: the number of leading bits of the account id that are replaced, and their values.
  if (slice.bit()) slice.bits(Number(slice.uint(5)))
  slice.bits(tag === 2n ? 8 + 256 : Number(slice.uint(9)) + 32)
}

/** Reads an initial state, in place or by reference, as a cell of its own. */
export function readStateInit(slice: Slice): Cell {
  if (slice.bit()) return slice.ref()
  const { cell, remainingBits, remainingRefs } = slice
  if (slice.bit()) slice.bits(5)
  if (slice.bit()) slice.bits(2)
  // Code, data, libraries
  for (let i = 0; i < 3; i++) slice.maybeRef()
  const bitLength = remainingBits - slice.remainingBits
  return new Cell({
    data: sliceAt(cell, cell.bitLength - remainingBits).bits(bitLength),
    bitLength,
    refs: cell.refs.slice(cell.refs.length - remainingRefs, cell.refs.length - slice.remainingRefs),
  })
}
