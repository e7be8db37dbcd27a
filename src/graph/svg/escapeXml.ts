/** Fonts of pictures: those of the system that draws them. */
export const systemFont = "system-ui, -apple-system, 'Segoe UI', Roboto, 'Noto Sans', sans-serif"

// Characters that XML does not allow, lone surrogates included.
const forbidden = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu

/** Escapes text for XML, between tags and in attributes. */
export function escapeXml(words: string): string {
  return words.replace(forbidden, '\uFFFD').replace(/[&<>"']/g, (letter) => `&#${letter.charCodeAt(0)};`)
}
