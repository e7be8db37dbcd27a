import type { Message } from '../../../service/rows/message.ts'
import { Builder } from '../../../ton/cells/builder.ts'
import type { Cell } from '../../../ton/cells/cell.ts'
import { parseExternalMessage } from '../../../ton/facts/message.ts'
import { formatOpcode } from '../../../ton/facts/opcodes.ts'
import { Slice } from '../../../ton/cells/slice.ts'
import { encode } from '../engine/emulator.ts'
import { remember } from '../engine/keepRecent.ts'
import { cellHashText, readCurrencies } from './reading.ts'

/**
 * Reads a message as the service shows it in pending transactions. Each is sent by one transaction and received by
 * another.
 */
export const readMessageRow: (cell: Cell) => Message = remember(readRow)

function readRow(cell: Cell): Message {
  const slice = new Slice(cell)
  const head = readHead(slice, cell)
  const init = slice.bit() ? readInit(slice) : null
  const body = slice.either()
  return {
    hash: cellHashText(cell),
    ...head,
    opcode: body.type === 'ordinary' && body.bitLength >= 32 ? formatOpcode(new Slice(body).uint(32)) : null,
    decoded_opcode: null,
    message_content: { hash: cellHashText(body), body: encode(body), decoded: null },
    init_state: init && { hash: cellHashText(init), body: encode(init), decoded: null },
    ...(head.import_fee !== null && { hash_norm: parseExternalMessage(cell).hash_norm }),
  }
}

/** Raw address to which a message goes; `null` for an outbound external message. */
export function readDestination(cell: Cell): string | null {
  return readHead(new Slice(cell), cell).destination
}

/** Fields before the state-init. */
function readHead(slice: Slice, cell: Cell) {
  const nothing = {
    value: null,
    fwd_fee: null,
    ihr_fee: null,
    extra_flags: null,
    ihr_disabled: null,
    bounce: null,
    bounced: null,
  }
  if (!slice.bit()) {
    const flags = { ihr_disabled: slice.bit(), bounce: slice.bit(), bounced: slice.bit() }
    const ends = { source: slice.address(), destination: slice.address() }
    const value = String(slice.coins())
    const value_extra_currencies = readCurrencies(slice)
    const fees = { extra_flags: String(slice.coins()), fwd_fee: String(slice.coins()), ihr_fee: '0' }
    return { ...flags, ...ends, value, value_extra_currencies, ...fees, ...readCreation(slice), import_fee: null }
  }
  const absent = { ...nothing, value_extra_currencies: {} }
  if (slice.bit()) {
    const source = slice.address()
    skipExternalAddress(slice)
    return { ...absent, source, destination: null, ...readCreation(slice), import_fee: null }
  }
  // Checks the whole message, whose parts the sender wrote.
  const { destination } = parseExternalMessage(cell)
  skipExternalAddress(slice)
  slice.address()
  return { ...absent, source: null, destination, created_lt: null, created_at: null, import_fee: String(slice.coins()) }
}

function readCreation(slice: Slice) {
  return { created_lt: String(slice.uint(64)), created_at: String(slice.uint(32)) }
}

function skipExternalAddress(slice: Slice): void {
  if (slice.uint(2) === 1n) slice.bits(Number(slice.uint(9)))
}

/** The initial state as a cell of its own, also where it stands in place. */
function readInit(slice: Slice): Cell {
  if (slice.bit()) return slice.ref()
  return copyStateInit(slice).cell()
}

/** Copies a state-init in place, field by field. */
function copyStateInit(slice: Slice): Builder {
  const builder = new Builder()
  for (const length of [5, 2]) {
    const isSet = slice.bit()
    builder.bit(isSet)
    if (isSet) builder.uint(slice.uint(length), length)
  }
  for (let field = 0; field < 3; field++) builder.maybeRef(slice.maybeRef())
  return builder
}
