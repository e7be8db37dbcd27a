import { readDecoded, type BodyField, type BodyFields } from '../../../text/bodies/decoded.ts'
import type { MessageToRead } from '../../../ton/abi/decoders.ts'
import type { NamingSources } from '../../../text/naming/namingSources.ts'
import { describeAbiFields } from '../../../text/bodies/abiFields.ts'
import { parseBody } from '../../../ton/facts/bodies.ts'
import type { Cell } from '../../../ton/cells/cell.ts'
import { readComment } from '../../../ton/facts/comment.ts'
import type { CellState } from '../useCell.ts'

/** Decoded body, and who decoded it. */
export interface ReadBody extends BodyFields {
  /**
   * `service`: decoded by the service; `here`: decoded in the browser; `undecoded`: by neither;
   * `empty`: the body is an empty cell; `absent`: the answer does not contain it.
   */
  readonly source: 'service' | 'here' | 'undecoded' | 'empty' | 'absent'
  /** Name of the source of the ABI by which it was decoded; undefined without one. */
  readonly by?: string | undefined
}

const nothing = { type: undefined, fields: [] }

/**
 * Decodes a body by the application's decoders, or takes the service's decoding. Without either, decodes it by an ABI,
 * and standard bodies and comments.
 * @param state Cell of the body; without it, only the service's decoding is taken.
 */
export function readShownBody(
  decoded: unknown,
  state: CellState,
  { contracts, decoders }: Pick<NamingSources, 'contracts' | 'decoders'> = {},
  message: Omit<MessageToRead, 'body'> = {},
): ReadBody {
  const cell = state.status === 'read' ? state.cell : undefined
  const own = cell === undefined ? undefined : decoders?.decode({ ...message, body: cell })
  if (own !== undefined) return { source: 'here', ...describeAbiFields(own) }
  if (typeof decoded === 'object' && decoded !== null) {
    if ((decoded as Record<string, unknown>)['@type'] === 'empty_cell') return { source: 'empty', ...nothing }
    return { source: 'service', ...readDecoded(decoded) }
  }
  if (state.status === 'absent') return { source: 'absent', ...nothing }
  if (cell === undefined) return { source: 'undecoded', ...nothing }
  if (cell.bitLength === 0 && cell.refs.length === 0) return { source: 'empty', ...nothing }
  const reading = contracts?.readBody({ ...message, body: cell })
  if (reading !== undefined) {
    const { type, fields } = describeAbiFields(reading.value)
    return { source: 'here', type, by: reading.source.name, fields: fields.map(withComment) }
  }
  const standard = parseBody(cell)
  if (standard !== null) {
    const fields = readDecoded(standard.fields).fields.map(withComment)
    const rest = standard.rest === null ? [] : [{ name: 'rest', value: { kind: 'cell', cell: standard.rest } as const }]
    return { source: 'here', type: standard.name, fields: [...fields, ...rest] }
  }
  const comment = commentFields(cell)
  return comment === undefined ? { source: 'undecoded', ...nothing } : { source: 'here', ...comment }
}

/** Decodes a cell field that holds a comment, as most forwarded payloads do. */
function withComment({ name, value }: BodyField): BodyField {
  const comment = value.kind === 'cell' ? commentFields(value.cell as Cell) : undefined
  return comment === undefined ? { name, value } : { name, value: { kind: 'fields', ...comment } }
}

function commentFields(cell: Cell): BodyFields | undefined {
  const comment = readComment(cell)
  if (comment === null) return undefined
  if (comment.type !== 'text') return { type: `${comment.type}_comment`, fields: [] }
  return { type: 'text_comment', fields: [{ name: 'comment', value: { kind: 'text', text: comment.text } }] }
}
