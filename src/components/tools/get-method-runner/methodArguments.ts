import { readRows } from '../../../service/rows/readRow.ts'
import { addressCell } from '../../../ton/cells/address.ts'
import { normalizeBoc, normalizeInteger } from '../tool/readInput.ts'

/** One argument of a get-method, as the service accepts it. */
export interface MethodArgument {
  readonly type: 'num' | 'cell' | 'slice'
  /** Decimal integer, or a bag of cells in base64. */
  readonly value: string
}

/** Type of an argument in the form; an address is sent as a slice. */
export type ArgumentKind = 'num' | 'address' | 'slice' | 'cell'

/** Argument as it is entered in the form. */
export interface WrittenArgument {
  /** Unique id within the form. */
  readonly id: number
  readonly kind: ArgumentKind
  readonly text: string
}

/** Parses an argument; undefined if `text` is not valid for its kind. */
export function readArgument(kind: ArgumentKind, text: string): MethodArgument | undefined {
  const value = argumentValue(kind, text)
  return value === undefined ? undefined : { type: kind === 'address' ? 'slice' : kind, value }
}

function argumentValue(kind: ArgumentKind, text: string): string | undefined {
  if (kind === 'num') return normalizeInteger(text)
  if (kind !== 'address') return normalizeBoc(text)
  try {
    return addressCell(text.trim())
  } catch {
    return undefined
  }
}

/** Arguments of a call as the form holds them; entries of another shape are left out. */
export function writtenArguments(stack: readonly MethodArgument[] | undefined): readonly WrittenArgument[] {
  return readRows(stack).flatMap(({ type, value }, id) =>
    ['num', 'cell', 'slice'].includes(type) && typeof value === 'string' ? [{ id, kind: type, text: value }] : [],
  )
}

/** Reads arguments as they are written in the form; undefined if one is not valid. */
export function readWritten(written: readonly WrittenArgument[]): readonly MethodArgument[] | undefined {
  const read = written.map(({ kind, text }) => readArgument(kind, text)).filter((each) => each !== undefined)
  return read.length === written.length ? read : undefined
}
