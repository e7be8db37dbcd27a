import { parseCell, type CellSource } from './boc.ts'
import type { Cell } from './cell.ts'
import { readDictionary } from './dictionary.ts'
import { skipStateInit } from './message.ts'
import { Slice } from './slice.ts'

const sendMessage = 0xf1381e5bn
const updateParams = 0x1d0cfbd3n
const keyLength = 8

/** One thing that a multisig v2 does when an order is carried out. */
export type OrderStep =
  | {
      type: 'send'
      /** How it is sent; with bit 128 `value` does not count, all that is left goes. */
      mode: number
      /** Raw; `null` for none. */
      destination: string | null
      /** Nanotons, decimal. */
      value: string
      /** Whether it brings the code of a new contract. */
      deploys: boolean
      body: Cell
    }
  | {
      type: 'update'
      threshold: number
      /** Raw, by index. */
      signers: readonly string[]
      proposers: readonly string[]
    }
  /** An action of another kind, which the contract passes over, or one that does not fit its kind. */
  | { type: 'unknown'; cell: Cell }

/**
 * Reads what an order of a multisig v2 asks for, in the order in which it will be done; `null` when
 * `order` is no order. Never throws.
 * @param order Body of the order, `order_boc`.
 */
export function parseOrder(order: CellSource): readonly OrderStep[] | null {
  try {
    return readDictionary(parseCell(order), keyLength, 2 ** keyLength).map(([, value]) => readStep(value.ref()))
  } catch {
    return null
  }
}

function readStep(cell: Cell): OrderStep {
  try {
    const slice = new Slice(cell)
    const opcode = slice.uint(32)
    if (opcode === sendMessage) return readMessage(Number(slice.uint(8)), new Slice(slice.ref()))
    if (opcode === updateParams) return readUpdate(slice)
  } catch {
    // Said below: it is an action that this reader does not know.
  }
  return { type: 'unknown', cell }
}

function readMessage(mode: number, slice: Slice): OrderStep {
  // Kind of message, delivery by hypercube, bounce, bounced; then the sender, which the chain fills in.
  if (slice.uint(4) >> 3n !== 0n) throw new TypeError('not an internal message')
  slice.address()
  const destination = slice.address()
  const value = slice.coins().toString()
  slice.maybeRef()
  // Two fees, logical time and time of creation: filled in by the chain, too.
  slice.coins()
  slice.coins()
  slice.bits(64 + 32)
  const deploys = slice.bit()
  if (deploys) skipStateInit(slice)
  return { type: 'send', mode, destination, value, deploys, body: slice.either() }
}

function readUpdate(slice: Slice): OrderStep {
  const threshold = Number(slice.uint(8))
  const signers = addressesOf(slice.ref())
  const proposers = slice.maybeRef()
  return { type: 'update', threshold, signers, proposers: proposers === null ? [] : addressesOf(proposers) }
}

function addressesOf(dictionary: Cell): readonly string[] {
  return readDictionary(dictionary, keyLength, 2 ** keyLength).map(([, value]) => {
    const address = value.address()
    if (address === null) throw new TypeError('no address')
    return address
  })
}
