// Only forms that were seen in answers of the service are written; everything else is left to it.
import { NotMirroredError } from '../../client/errors.ts'
import type * as rows from '../../endpoints/utils.ts'
import { type Body, parseBody } from '../../ton/bodies.ts'
import { parseCell } from '../../ton/boc.ts'
import type { Cell } from '../../ton/cell.ts'
import { readComment } from '../../ton/comment.ts'
import { STANDARD_OPCODES } from '../../ton/opcodes.ts'
import { type Answers, refusal, type View } from './view.ts'

type Decoded = Readonly<Record<string, unknown>>

const MOST = 1000
/** Base64 without its form for URLs, else hex. */
const FORMS = /^(te6[a-z\d+/]*={0,2}|[\da-f]*)$/i
const NOTHING = { '@type': 'nothing_from_maybe' }

interface Wanted {
  readonly opcodes?: readonly string[] | undefined
  readonly bodies?: readonly string[] | undefined
}

function decoded(view: View, { opcodes = [], bodies = [] }: Wanted) {
  for (const [name, list] of Object.entries({ opcodes, bodies })) {
    if (list.length <= MOST) continue
    throw refusal(view.endpoint, 422, `${name} list exceeds maximum length of ${MOST}`)
  }
  return {
    opcodes: opcodes.map((text, at) => nameOf(view, text, at)),
    bodies: bodies.map((text) => bodyOf(view, text)),
  }
}

function nameOf(view: View, text: string, at: number): string {
  const bare = text.replace(/^0x/, '')
  const opcode = readOpcode(bare)
  if (opcode === undefined) {
    throw refusal(view.endpoint, 422, `invalid opcode format at index ${at}: ${bare}`)
  }
  const hex = opcode.toString(16).padStart(8, '0')
  if (Object.hasOwn(STANDARD_OPCODES, hex)) return STANDARD_OPCODES[hex] ?? ''
  return unknown(view, `the opcode 0x${hex}`, 'unknown')
}

/** Hex is tried first, then unsigned and signed decimals. */
function readOpcode(text: string): number | undefined {
  if (/^[0-9a-f]{1,8}$/i.test(text)) return parseInt(text, 16)
  const value = Number(text)
  const isDecimal = /^[+-]?\d{1,10}$/.test(text) && value >= -(2 ** 31) && value < 2 ** 32
  return isDecimal ? value >>> 0 : undefined
}

function bodyOf(view: View, text: string): Decoded {
  let cell: Cell
  try {
    cell = parseCell(FORMS.test(text) ? text : '')
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    return unknown(view, 'what is no bag of cells', { error: `unknown: ${reason}` })
  }
  return decodeCell(cell) ?? unknown(view, 'every body', { error: 'unknown: no parser' })
}

/** @throws {NotMirroredError} The service knows more contracts than the kit does. */
function unknown<T>(view: View, what: string, said: T): T {
  if (view.authoritative) return said
  throw new NotMirroredError(view.endpoint.name, `it does not know ${what}`)
}

/** A cell as the service's decoder writes it; undefined where the kit cannot be sure. */
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
    // Here the service was seen to pass over what follows.
    const { key, value } = fields
    return value === null ? { '@type': 'delete_dns_record', query_id, key } : undefined
  }
  if (body.rest !== null) return undefined
  const said: Record<string, unknown> = { '@type': name, query_id }
  for (const [field, value] of Object.entries(fields)) {
    said[field] =
      field === 'forward_payload' ? eitherOf(value as Cell | null, cell)
      : field === 'custom_payload' ? (value === null ? NOTHING : undefined)
      : field.endsWith('amount') ? coinsOf(String(value))
      : addressOf(value as string | null)
    if (said[field] === undefined) return undefined
  }
  return said
}

/** A payload in place, or in a cell of its own. */
function eitherOf(payload: Cell | null, parent: Cell): Decoded | undefined {
  const value = payload && decodeCell(payload)
  if (!value) return undefined
  return parent.refs.includes(payload)
    ? { '@type': 'second_from_either', value: { cell_reference: value } }
    : { '@type': 'first_from_either', value }
}

function coinsOf(value: string): Decoded {
  const length = BigInt(value) === 0n ? 0 : Math.ceil(BigInt(value).toString(16).length / 2)
  return { '@type': 'var_uint', len: String(length), value }
}

function addressOf(address: string | null): Decoded {
  if (address === null) return { '@type': 'addr_none' }
  const [workchain_id, hash] = address.split(':')
  return { '@type': 'addr_std', anycast: NOTHING, workchain_id, address: hash }
}

/** How opcodes and bodies are decoded. */
export const decodeAnswers: Answers<Pick<typeof rows, 'decode' | 'decodePost'>> = {
  decode: async (view, params) => decoded(view, params),
  decodePost: async (view, params) => decoded(view, params),
}
