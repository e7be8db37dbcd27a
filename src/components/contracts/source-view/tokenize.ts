import { codeLine } from '../../../service/rows/plainText.ts'
import type { Steps } from '../../../ton/cells/steps.ts'

/** Kind of a piece of code that is drawn in a color of its own. */
type TokenKind = 'comment' | 'keyword' | 'number' | 'string' | 'plain'

/** A piece of a line. */
interface CodeToken {
  readonly kind: TokenKind
  readonly text: string
}

/** One line of code, cut into pieces. */
export interface CodeLine {
  readonly tokens: readonly CodeToken[]
}

/** Keywords and types of FunC, Tolk, Tact and Fift that are not names in another of them. */
const keywords = new Set(
  `asm as assert break builder bool catch cell const constant continue contract continuation coins do else elseif elseifnot
  enum extend extends external false fail forall fun get global if ifnot impl import impure include initOf inline inline_ref
  int is lazy let match message method_id mutate mutating native null operator override pragma primitive private public
  receive redef repeat return self slice struct throw traits trait true try tuple type until val var virtual void while with
  abstract bounced foreach map match never not
  address uint8 uint16 uint32 uint64 uint128 uint256 int8 int16 int32 int64 int128 int257 PROGRAM END>c PROC PROCINLINE PROCREF DECLPROC`.split(
    /\s+/,
  ),
)

/** Strings, numbers and words, after a comment of one line. Every branch takes time in proportion to the line. */
const pieces = String.raw`|("(?:[^"\\]|\\.)*"?)|(0x[\da-fA-F_]+|\d[\d_]*)|([A-Za-z_$@][\w$?']*)`
const funcPiece = new RegExp(`(;;.*|//.*)${pieces}`, 'g')
const otherPiece = new RegExp(`(//.*)${pieces}`, 'g')
/** Languages in which two semicolons start a comment. */
const semicolons = /\.(?:fc|func|fif)$/i

/** Lines that are cut in one step: less than a millisecond of work. */
const linesInStep = 20

/** Cuts the lines of a file into pieces, with comments over several lines. The caller can pause between the steps. */
export function* tokenizeFile(text: string, name: string): Steps<readonly CodeLine[]> {
  const [open, close, piece] = semicolons.test(name)
    ? (['{-', '-}', funcPiece] as const)
    : (['/*', '*/', otherPiece] as const)
  let isComment = false
  const lines: CodeLine[] = []
  for (const line of text.split(/\r?\n/)) {
    if (lines.length % linesInStep === 0) yield
    const tokens: CodeToken[] = []
    for (let rest = codeLine(line); rest !== '';) {
      const end = isComment ? rest.indexOf(close) : findStart(rest, open)
      const cut = end < 0 ? rest.length : isComment ? end + close.length : end
      if (isComment) tokens.push({ kind: 'comment', text: rest.slice(0, cut) })
      else tokens.push(...tokenizePart(rest.slice(0, cut), piece))
      if (end >= 0) isComment = !isComment
      rest = rest.slice(cut)
    }
    lines.push({ tokens })
  }
  return lines
}

/** Start of a comment over several lines, outside strings and comments of one line; -1 if there is none. */
function findStart(line: string, open: string): number {
  const at = line.indexOf(open)
  if (at < 0) return -1
  const before = line.slice(0, at)
  const isInside = /;;|\/\//.test(before) || (before.match(/"/g) ?? []).length % 2 === 1
  return isInside ? -1 : at
}

function tokenizePart(text: string, piece: RegExp): CodeToken[] {
  const tokens: CodeToken[] = []
  let end = 0
  const push = (kind: TokenKind, part: string) => part !== '' && tokens.push({ kind, text: part })
  for (const { 0: found, 1: comment, 2: string, 3: number, index } of text.matchAll(piece)) {
    push('plain', text.slice(end, index))
    end = index + found.length
    const isWord = comment === undefined && string === undefined && number === undefined
    push(
      comment !== undefined
        ? 'comment'
        : string !== undefined
          ? 'string'
          : isWord
            ? keywords.has(found)
              ? 'keyword'
              : 'plain'
            : 'number',
      found,
    )
  }
  push('plain', text.slice(end))
  return tokens
}
