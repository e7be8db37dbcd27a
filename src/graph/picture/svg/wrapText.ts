import { roomyWidth } from './canvas.ts'

/** Words with the spaces that follow them; ideographs may be broken between any two. */
const pieces =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}][，。、；：？！）]?|[^\s\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]+\s*|\s+/gu

/**
 * Breaks a text into lines. Text that does not fit the lines stays in the last one, which whoever draws it cuts.
 * @param maximum Most lines.
 */
export function wrapText(text: string, width: number, size: number, maximum: number, bold = false): string[] {
  const lines: string[] = []
  let line = ''
  for (const [piece] of text.matchAll(pieces)) {
    const isLast = lines.length === maximum - 1
    if (line !== '' && !isLast && roomyWidth((line + piece).trimEnd(), size, bold) > width) {
      lines.push(line.trimEnd())
      line = piece.trimStart()
    } else line += piece
  }
  return line.trim() === '' ? lines : [...lines, line.trimEnd()]
}

/** Breaks a hash or an address into lines of equal length. */
export function splitCode(code: string, characters: number): string[] {
  const count = Math.ceil(code.length / characters)
  const length = Math.ceil(code.length / Math.max(1, count))
  return Array.from({ length: count }, (_, line) => code.slice(line * length, (line + 1) * length))
}
