import { readDecoded, type BodyField, type BodyFields } from '../../../format/decoded.ts'
import { parseCell, type CellSource } from '../../../ton/boc.ts'
import { parseBody } from '../../../ton/bodies.ts'
import type { Cell } from '../../../ton/cell.ts'
import { readComment } from '../../../ton/comment.ts'

/** A body, and who read it. */
export interface ReadBody extends BodyFields {
  /**
   * `service`: decoded by it; `here`: by this kit; `undecoded`: by neither; `empty`: there is
   * nothing in it; `absent`: not in this answer.
   */
  readonly source: 'service' | 'here' | 'undecoded' | 'empty' | 'absent'
}

const nothing = { type: undefined, fields: [] }

/** Takes what the service decoded, else reads the bodies of the standards. */
export function readBody(decoded: unknown, body: CellSource | null | undefined): ReadBody {
  if (typeof decoded === 'object' && decoded !== null) {
    if ((decoded as Record<string, unknown>)['@type'] === 'empty_cell') return { source: 'empty', ...nothing }
    return { source: 'service', ...readDecoded(decoded) }
  }
  if (body === null || body === undefined || body === '') return { source: 'absent', ...nothing }
  const cell = cellOf(body)
  if (cell === undefined) return { source: 'undecoded', ...nothing }
  if (cell.bitLength === 0 && cell.refs.length === 0) return { source: 'empty', ...nothing }
  const standard = parseBody(cell)
  if (standard !== null) {
    const fields = readDecoded(standard.fields).fields.map(withComment)
    const rest = standard.rest === null ? [] : [{ name: 'rest', value: { kind: 'cell', cell: standard.rest } as const }]
    return { source: 'here', type: standard.name, fields: [...fields, ...rest] }
  }
  const comment = commentFields(cell)
  return comment === undefined ? { source: 'undecoded', ...nothing } : { source: 'here', ...comment }
}

/** A forwarded payload is a comment more often than not. */
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

function cellOf(body: CellSource): Cell | undefined {
  try {
    return parseCell(body)
  } catch {
    return undefined
  }
}
