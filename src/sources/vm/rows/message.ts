import type { Message } from '../../../service/rows/message.ts'
import type { Cell } from '../../../ton/cells/cell.ts'
import { parseExternalMessage, readStateInit } from '../../../ton/facts/message.ts'
import { messageInfos } from '../../../ton/facts/messageLayouts.ts'
import { formatOpcode } from '../../../ton/facts/opcodes.ts'
import { Slice } from '../../../ton/cells/slice.ts'
import { encode } from '../engine/emulator.ts'
import { remember } from '../engine/keepRecent.ts'
import { cellHashText, readForm } from './reading.ts'

/**
 * Reads a message as the service shows it in pending transactions. Each is sent by one transaction and received by
 * another.
 */
export const readMessageRow: (cell: Cell) => Message = remember(readRow)

function readRow(cell: Cell): Message {
  const slice = new Slice(cell)
  const { type, src, dest, created_at, ...info } = readInfo(slice, cell)
  const init = slice.bit() ? readStateInit(slice) : null
  const body = slice.either()
  return {
    hash: cellHashText(cell),
    source: src,
    destination: dest,
    value: null,
    value_extra_currencies: {},
    fwd_fee: null,
    ihr_fee: type === 'int_msg_info' ? '0' : null,
    extra_flags: null,
    created_lt: null,
    created_at: created_at?.toString() ?? null,
    opcode: body.type === 'ordinary' && body.bitLength >= 32 ? formatOpcode(new Slice(body).uint(32)) : null,
    decoded_opcode: null,
    ihr_disabled: null,
    bounce: null,
    bounced: null,
    import_fee: null,
    ...info,
    message_content: { hash: cellHashText(body), body: encode(body), decoded: null },
    init_state: init && { hash: cellHashText(init), body: encode(init), decoded: null },
  }
}

/** Raw address to which a message goes; `null` for an outbound external message. */
export function readDestination(cell: Cell): string | null {
  return readInfo(new Slice(cell), cell).dest
}

type MessageInfo = { type: string; src: string | null; dest: string | null; created_at?: number } & Partial<
  Pick<
    Message,
    | 'value'
    | 'fwd_fee'
    | 'extra_flags'
    | 'created_lt'
    | 'ihr_disabled'
    | 'bounce'
    | 'bounced'
    | 'import_fee'
    | 'hash_norm'
  >
>

/** Fields before the state-init. Those that a message of its type does not have are absent. */
function readInfo(slice: Slice, cell: Cell): MessageInfo {
  const info = readForm(slice, messageInfos) as unknown as MessageInfo
  if (info.type !== 'ext_in_msg_info') return info
  // Checks the whole message, whose parts the sender wrote.
  return { ...info, hash_norm: parseExternalMessage(cell).hash_norm }
}
