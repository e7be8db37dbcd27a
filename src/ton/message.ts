import { parseCell, type CellSource } from './boc.ts'
import { bytesToBase64, hexToBytes } from './bytes.ts'
import { Cell } from './cell.ts'
import { CellReadError, MessageFormatError } from './errors.ts'
import { Slice } from './slice.ts'

/** A message into the network from outside, such as a wallet signs. */
export interface ExternalMessage {
  /** Hash of the message as it is written, base64. */
  hash: string
  /** Hash that does not depend on how it is written (TEP-467), base64. */
  hash_norm: string
  /** Receiving account, raw; `null` for an address form without a raw writing. */
  destination: string | null
  body: Cell
}

/**
 * Hash of a message of any kind as it is written: the root's representation hash, base64.
 * @throws {BocFormatError} `message` is not a bag of cells with one root.
 */
export function messageHash(message: CellSource): string {
  return bytesToBase64(parseCell(message).hash())
}

/**
 * Hash by which an external message is found however it was serialised: sender, import fee and
 * initial state are left out and the body gets a cell of its own. Base64. Not unique: the same
 * message can be sent again.
 * @see TEP-467
 * @throws {BocFormatError} `message` is not a bag of cells with one root.
 * @throws {MessageFormatError} It is not a message into the network.
 */
export function normalizedMessageHash(message: CellSource): string {
  return parseExternalMessage(message).hash_norm
}

/**
 * Reads a message into the network, such as a wallet returns for the transfer it signed.
 * @throws {BocFormatError} `message` is not a bag of cells with one root.
 * @throws {MessageFormatError} It is not a message into the network.
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
  if (slice.bit()) skipStateInit(slice)
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

/** `10` external-in, `00` no sender, destination, `0000` no fee, `0` no state, `1` body by ref. */
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

/** Moves past an address of any form; the side of the network it lies on is checked. */
function skipAddress(slice: Slice, internal: boolean): void {
  const tag = slice.uint(2)
  if (tag > 1n !== internal) throw new MessageFormatError('type', 2)
  if (tag === 1n) slice.bits(Number(slice.uint(9)))
  if (tag < 2n) return
  // Anycast: how many leading bits of the account id are replaced, and by what.
  if (slice.bit()) slice.bits(Number(slice.uint(5)))
  slice.bits(tag === 2n ? 8 + 256 : Number(slice.uint(9)) + 32)
}

/** Moves past an initial state, in place or by reference. */
export function skipStateInit(slice: Slice): void {
  if (slice.bit()) {
    slice.ref()
    return
  }
  if (slice.bit()) slice.bits(5)
  if (slice.bit()) slice.bits(2)
  // Code, data, libraries
  for (let i = 0; i < 3; i++) slice.maybeRef()
}
