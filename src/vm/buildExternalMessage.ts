import { parseAddress } from '../ton/address.ts'
import { parseCell } from '../ton/boc.ts'
import { Builder } from '../ton/builder.ts'
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
  const { workchain, hash } = parseAddress(address)
  const message = new Builder().digits('1000').address({ workchain, hash }).coins(0n)
  if (init_code === undefined && init_data === undefined) message.bit(false)
  else {
    const read = (boc: string | undefined) => (boc === undefined ? null : parseCell(boc))
    const init = new Builder().digits('00').maybeRef(read(init_code)).maybeRef(read(init_data)).bit(false).cell()
    message.digits('10').append(init)
  }
  const cell = parseCell(body)
  if (message.hasRoomFor(cell, 1)) message.bit(false).append(cell)
  else message.bit(true).ref(cell)
  return encode(message.cell())
}
