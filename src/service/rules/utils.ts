// Only forms that were seen in answers of the service are written; everything else is left to it.
import { type Body, parseBody } from '../../ton/facts/bodies.ts'
import { parseCell } from '../../ton/cells/boc.ts'
import type { Cell } from '../../ton/cells/cell.ts'
import { readComment } from '../../ton/facts/comment.ts'
import { formatOpcode } from '../../ton/facts/opcodes.ts'
import { standardOpcodes } from '../../ton/facts/standardOpcodes.ts'
import { Refusal } from './requests/refusal.ts'
import { defineRule } from './rule.ts'

type Decoded = Readonly<Record<string, unknown>>

const maxListed = 1000
/** Base64 in its standard alphabet, else hex. */
const cellText = /^(te6[a-z\d+/]*={0,2}|[\da-f]*)$/i
const nothingFromMaybe = { '@type': 'nothing_from_maybe' }

/** Parameters of `/decode`, by either method. */
export interface DecodeParams {
  readonly opcodes?: readonly string[] | undefined
  readonly bodies?: readonly string[] | undefined
}

/** Decides about opcodes and bodies that the library does not know. */
export interface DecodeFallback {
  /**
   * May throw to leave the request to the service, which knows more contracts.
   * @param what Completes "it does not know".
   */
  readonly onUnknown: (what: string) => void
}

/** GET and POST /decode */
const decode = defineRule<DecodeParams, never, DecodeFallback>({
  refuse({ opcodes = [], bodies = [] }) {
    for (const [name, list] of Object.entries({ opcodes, bodies })) {
      if (list.length > maxListed) throw new Refusal(422, `${name} list exceeds maximum length of ${maxListed}`)
    }
    opcodes.forEach(readOpcode)
  },
  answer: (_rows, { opcodes = [], bodies = [] }, fallback) => ({
    opcodes: opcodes.map((text, at) => nameOpcode(readOpcode(text, at), fallback)),
    bodies: bodies.map((text) => decodeText(text, fallback)),
  }),
})

/** Hex is tried first, then unsigned and signed decimals. @throws {Refusal} 422 The text is no opcode. */
function readOpcode(text: string, at: number): number {
  const bare = text.replace(/^0x/, '')
  if (/^[0-9a-f]{1,8}$/i.test(bare)) return parseInt(bare, 16)
  const value = Number(bare)
  const isDecimal = /^[+-]?\d{1,10}$/.test(bare) && value >= -(2 ** 31) && value < 2 ** 32
  if (!isDecimal) throw new Refusal(422, `invalid opcode format at index ${at}: ${bare}`)
  return value >>> 0
}

function nameOpcode(opcode: number, { onUnknown }: DecodeFallback): string {
  const hex = formatOpcode(opcode)
  if (Object.hasOwn(standardOpcodes, hex)) return standardOpcodes[hex] ?? ''
  onUnknown(`the opcode ${hex}`)
  return 'unknown'
}

function decodeText(text: string, { onUnknown }: DecodeFallback): Decoded {
  let cell: Cell
  try {
    cell = parseCell(cellText.test(text) ? text : '')
  } catch (error) {
    onUnknown('a text that is not a bag of cells')
    return { error: `unknown: ${error instanceof Error ? error.message : String(error)}` }
  }
  const decoded = decodeCell(cell)
  if (decoded !== undefined) return decoded
  onUnknown('every body')
  return { error: 'unknown: no parser' }
}

/** A cell as the service's decoder writes it; undefined where the library cannot be sure. */
function decodeCell(cell: Cell): Decoded | undefined {
  if (cell.bitLength === 0 && cell.refs.length === 0 && cell.type === 'ordinary') {
    return { '@type': 'empty_cell' }
  }
  const comment = readComment(cell)
  if (comment !== null) {
    // Characters that a database refuses may come back changed.
    const isPlain = comment.type === 'text' && comment.complete && !/[\0\ufffd]/.test(comment.text)
    return isPlain ? { '@type': 'text_comment', text: comment.text } : undefined
  }
  const body = parseBody(cell)
  return body === null ? undefined : decodeBody(body, cell)
}

function decodeBody(body: Body, cell: Cell): Decoded | undefined {
  const { name } = body
  const { query_id, ...fields } = body.fields as Readonly<Record<string, unknown>>
  if (name === 'change_dns_record') {
    // The service ignores what follows in such a body.
    const { key, value } = fields
    return value === null ? { '@type': 'delete_dns_record', query_id, key } : undefined
  }
  if (body.rest !== null) return undefined
  const decoded: Record<string, unknown> = { '@type': name, query_id }
  for (const [field, value] of Object.entries(fields)) {
    decoded[field] = decodeField(field, value, cell)
    if (decoded[field] === undefined) return undefined
  }
  return decoded
}

/** A field of a standard body as the service's decoder writes it; undefined where the library cannot be sure. */
export function decodeField(field: string, value: unknown, cell: Cell): Decoded | undefined {
  if (field === 'forward_payload') return decodeEither(value as Cell | null, cell)
  if (field === 'custom_payload') return value === null ? nothingFromMaybe : undefined
  if (field.endsWith('amount')) return writeCoins(String(value))
  return writeAddress(value as string | null)
}

/** A payload in place, or in a cell of its own. */
function decodeEither(payload: Cell | null, parent: Cell): Decoded | undefined {
  const value = payload && decodeCell(payload)
  if (!value) return undefined
  return parent.refs.includes(payload)
    ? { '@type': 'second_from_either', value: { cell_reference: value } }
    : { '@type': 'first_from_either', value }
}

function writeCoins(value: string): Decoded {
  const length = BigInt(value) === 0n ? 0 : Math.ceil(BigInt(value).toString(16).length / 2)
  return { '@type': 'var_uint', len: String(length), value }
}

function writeAddress(address: string | null): Decoded {
  if (address === null) return { '@type': 'addr_none' }
  const [workchain_id, hash] = address.split(':')
  return { '@type': 'addr_std', anycast: nothingFromMaybe, workchain_id, address: hash }
}

/** The rules of `endpoints/utils.ts`. */
export const utilRules = { decode, decodePost: decode }
