/** Widths of characters, as parts of the font size. */
const widths: readonly (readonly [pattern: RegExp, width: number])[] = [
  [
    /[\u1100-\u115F\u2E80-\uA4CF\uAC00-\uD7A3\uF900-\uFAFF\uFE30-\uFE6F\uFF00-\uFF60\uFFE0-\uFFE6]|\p{Extended_Pictographic}/u,
    1.05,
  ],
  [/[mwMW@%…]/u, 0.85],
  [/[\p{Lu}#&=+<>~]/u, 0.68],
  [/[ijl|!'.,:;·()[\] ]/u, 0.3],
]
const usual = 0.56

/** Estimated width of a text, in the unit of `fontSize`. */
export function estimateWidth(text: string, fontSize: number): number {
  return Array.from(text).reduce((width, letter) => width + letterWidth(letter), 0) * fontSize
}

function letterWidth(letter: string): number {
  return widths.find(([pattern]) => pattern.test(letter))?.[1] ?? usual
}

/**
 * Cuts a text to a width, with `…` at its end. Widths are estimates for common system fonts, because
 * there is no font to measure with outside a browser.
 * @param width Available width, in the same unit as `fontSize`.
 */
export function fitText(text: string, width: number, fontSize: number): string {
  const letters = Array.from(text)
  const room = width / fontSize
  let used = 0
  let fitting = 0
  for (const [place, letter] of letters.entries()) {
    used += letterWidth(letter)
    if (used > room) return `${letters.slice(0, fitting).join('').trimEnd()}…`
    // Room for the ellipsis, in case a later letter does not fit.
    if (used <= room - 0.85) fitting = place + 1
  }
  return text
}

/** Fonts of pictures: those of the system that draws them. */
export const systemFont = "system-ui, -apple-system, 'Segoe UI', Roboto, 'Noto Sans', sans-serif"

// Characters that XML does not allow, lone surrogates included.
const forbidden = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu

/** Escapes text for XML, between tags and in attributes. */
export function escapeXml(words: string): string {
  return words.replace(forbidden, '\uFFFD').replace(/[&<>"']/g, (letter) => `&#${letter.charCodeAt(0)};`)
}
