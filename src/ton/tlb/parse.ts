import type { Steps } from '../cells/steps.ts'
import { TlbError, type TlbPlace } from './errors.ts'
import type { TlbDeclaration, TlbParser } from './syntax.ts'

/** Characters that are parsed between two pauses; a longer declaration is parsed at once. */
const maxAtOnce = 1500
/** Longest declaration that is parsed between two pauses. */
const maxDeclarationLength = 3000
const textStart: TlbPlace = { line: 1, column: 1 }

/**
 * Parses TL-B schemes at once.
 * @param start Place of the text in its file.
 * @throws {TlbError} The text is malformed.
 */
export function parseTlb(parser: TlbParser, source: string, start: TlbPlace = textStart): readonly TlbDeclaration[] {
  let declarations: unknown
  try {
    declarations = parser.ast(source).declarations
  } catch (cause) {
    if (cause instanceof RangeError) throw new TlbError('nested too deeply', start)
    throw describeMismatch(parser, source, start)
  }
  // Bundlers shorten the names of classes, but not those of a package's exports.
  const kinds = new Map(Object.entries(parser).map(([name, value]) => [value as unknown, name]))
  return copyNode(declarations, kinds, start) as readonly TlbDeclaration[]
}

/**
 * Parses TL-B schemes a few declarations a step.
 * @throws {TlbError} The text is malformed, or a declaration is too long.
 */
export function* parseTlbInSteps(parser: TlbParser, source: string): Steps<readonly TlbDeclaration[]> {
  const all: TlbDeclaration[] = []
  for (const { text, start, longest } of splitSchemes(source)) {
    if (longest > maxDeclarationLength)
      throw new TlbError(`a declaration is longer than ${maxDeclarationLength} characters`, start)
    all.push(...parseTlb(parser, text, start))
    yield
  }
  return all
}

interface SchemePart {
  readonly text: string
  readonly start: TlbPlace
  /** Length of its longest declaration. */
  readonly longest: number
}

/** Splits a text behind declarations. */
function splitSchemes(source: string): readonly SchemePart[] {
  const text = blankComments(source)
  const parts: SchemePart[] = []
  let [from, declaration, longest, line, column] = [0, 0, 0, 1, 1]
  const cut = (to: number) => {
    const part = text.slice(from, to)
    if (part.trim() !== '') parts.push({ text: part.trimEnd(), start: { line, column }, longest })
    const lines = part.split('\n')
    line += lines.length - 1
    column = (lines.at(-1) ?? '').length + (lines.length === 1 ? column : 1)
    from = to
    longest = 0
  }
  // White space goes to the part before it, where it is left out.
  cut(text.length - text.trimStart().length)
  declaration = from
  for (const { 0: match, index } of text.matchAll(/;\s*/g)) {
    if (index - from > maxAtOnce && declaration > from) cut(declaration)
    longest = Math.max(longest, index - declaration)
    declaration = index + match.length
  }
  longest = Math.max(longest, text.slice(declaration).trimEnd().length)
  cut(text.length)
  return parts
}

/** Replaces comments by white space that leaves all else at its place. */
function blankComments(source: string): string {
  return source.replaceAll(/\/\*(?:[^]*?\*\/|[^]*)|\/\/[^\n\r\u2028\u2029]*/g, (comment) => {
    if (comment.startsWith('//')) return ''
    // A comment without an end is malformed.
    return comment.endsWith('*/') && comment.length > 3 ? comment.replaceAll(/[^\n]/g, ' ') : comment
  })
}

/** Asks the parser what it expected, and where. */
function describeMismatch(parser: TlbParser, source: string, start: TlbPlace): TlbError {
  const message = parser.parse(source).message ?? ''
  // The first line of the parser's message has the place, the last one what was expected.
  const [, line = '1', column = '1'] = /Line (\d+), col (\d+)/.exec(message) ?? []
  return new TlbError(
    `malformed: ${message.trim().split('\n').at(-1)}`,
    movePlace({ line: Number(line), column: Number(column) }, start),
  )
}

/** Copies the parser's tree: with the kind of each node, and without references to nodes above. */
function copyNode(node: unknown, kinds: ReadonlyMap<unknown, string>, start: TlbPlace): unknown {
  if (Array.isArray(node)) return node.map((each) => copyNode(each, kinds, start))
  if (typeof node !== 'object' || node === null) return node
  // The parser boxes one number, that of a bit.
  const value = node.valueOf()
  if (typeof value === 'number') return value
  const { parent: _parent, locations, ...fields } = node as { readonly parent?: unknown; readonly locations?: TlbPlace }
  return {
    ...Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, copyNode(value, kinds, start)])),
    kind: kinds.get(node.constructor) ?? '',
    locations: movePlace(locations ?? textStart, start),
  }
}

/** Place in a file from the place in a part that begins at `start`. */
function movePlace({ line, column }: TlbPlace, start: TlbPlace): TlbPlace {
  return { line: start.line + line - 1, column: line === 1 ? start.column + column - 1 : column }
}
