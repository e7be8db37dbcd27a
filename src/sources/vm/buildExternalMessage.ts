import { parseAddress } from '../../ton/cells/address.ts'
import { parseCell } from '../../ton/cells/boc.ts'
import { Builder } from '../../ton/cells/builder.ts'
import type { Cell } from '../../ton/cells/cell.ts'
import { encode } from './engine/emulator.ts'

/** Parameters of `estimateFee`. */
export interface ExternalMessageParts {
  /** Recipient, any address form. */
  readonly address: string
  /** Base64 bags of cells. */
  readonly body: string
  readonly init_code?: string | undefined
  readonly init_data?: string | undefined
}

/** Builds an external message, base64. Parts stand in place where they fit, which costs less. */
export function buildExternalMessage({ address, body, init_code, init_data }: ExternalMessageParts): string {
  const message = new Builder().digits('1000').address(parseAddress(address)).coins(0n)
  if (init_code === undefined && init_data === undefined) message.bit(false)
  else {
    const read = (boc: string | undefined) => (boc === undefined ? null : parseCell(boc))
    const init = new Builder().digits('00').maybeRef(read(init_code)).maybeRef(read(init_data)).bit(false).cell()
    message.digits('10').append(init)
  }
  return encode(appendPart(message, parseCell(body)).cell())
}

/** Writes a part in place if there is room for it and `after` further bits, otherwise as a reference. */
export function appendPart(message: Builder, part: Cell, after = 0): Builder {
  return message.hasRoomFor(part, 1 + after) ? message.bit(false).append(part) : message.bit(true).ref(part)
}
