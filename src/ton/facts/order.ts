import { parseCell, type CellSource } from '../cells/boc.ts'
import type { Cell } from '../cells/cell.ts'
import { readDictionary } from '../cells/dictionary.ts'
import { MessageFormatError } from '../cells/errors.ts'
import { readStateInit } from './message.ts'
import { formatOpcode, multisigSendMessageOpcode, multisigUpdateParamsOpcode } from './opcodes.ts'
import { Slice } from '../cells/slice.ts'

const keyLength = 8

/** One action of an order of a multisig v2. */
export type OrderStep =
  | {
      type: 'send'
      /** Send mode. With bit 128 the whole balance is sent and `value` is ignored. */
      mode: number
      /** Raw address; `null` for none. */
      destination: string | null
      /** Nanograms, decimal. */
      value: string
      /** Whether the message deploys a contract. */
      deploys: boolean
      body: Cell
    }
  | {
      type: 'update'
      threshold: number
      /** Raw addresses, by index. */
      signers: readonly string[]
      proposers: readonly string[]
    }
  /** An action that is malformed, or of a kind that the contract ignores. */
  | { type: 'unknown'; cell: Cell }

/**
 * Reads the actions of an order of a multisig v2 in execution order. Never throws.
 * @param order Body of the order, `order_boc`.
 * @returns `null` if `order` is not the body of an order.
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
    const opcode = formatOpcode(slice.uint(32))
    if (opcode === multisigSendMessageOpcode) return readMessage(Number(slice.uint(8)), new Slice(slice.ref()))
    if (opcode === multisigUpdateParamsOpcode) return readUpdate(slice)
  } catch {
    // Reported below as an unknown action.
  }
  return { type: 'unknown', cell }
}

function readMessage(mode: number, slice: Slice): OrderStep {
  // Message type, IHR flag, bounce, bounced; then the sender, which the network fills in.
  if (slice.uint(4) >> 3n !== 0n) throw new MessageFormatError('type', 0)
  slice.address()
  const destination = slice.address()
  const value = slice.coins().toString()
  slice.maybeRef()
  // Two fees, logical time and creation time, which the network fills in too.
  slice.coins()
  slice.coins()
  slice.bits(64 + 32)
  const deploys = slice.bit()
  if (deploys) readStateInit(slice)
  return { type: 'send', mode, destination, value, deploys, body: slice.either() }
}

function readUpdate(slice: Slice): OrderStep {
  const threshold = Number(slice.uint(8))
  const signers = readAddresses(slice.ref())
  const proposers = slice.maybeRef()
  return { type: 'update', threshold, signers, proposers: proposers === null ? [] : readAddresses(proposers) }
}

function readAddresses(dictionary: Cell): readonly string[] {
  return readDictionary(dictionary, keyLength, 2 ** keyLength).map(([, value]) => {
    const address = value.address()
    if (address === null) throw new MessageFormatError('type')
    return address
  })
}
