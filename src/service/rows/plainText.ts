/** Options of {@link plainText}. */
export interface PlainTextOptions {
  /** Most characters (code points); a longer text ends in `…`. @default 200 */
  readonly maximum?: number | undefined
  /** Keep line breaks, two in a row at most. @default false: they become spaces */
  readonly lines?: boolean | undefined
}

// Control characters, invisible characters (bidi controls, zero-width, tags) and the blank braille
// cell. Joiners and emoji selectors stay, because scripts and emoji need them.
const invisible =
  /(?!\u200C|\u200D|\uFE0E|\uFE0F)[\p{Cc}\p{Default_Ignorable_Code_Point}\p{Zl}\p{Zp}\uFFF9-\uFFFB\u2800]/gu
const stackedMarks = /(\p{M}{4})\p{M}+/gu
// Joined characters cannot be broken across lines; the longest emoji have only a few joiners.
const longJoins = /(?:[^\s\u200D]{1,3}\u200D){10,}/gu

/**
 * Cleans untrusted text from the chain or from metadata for display: removes control, bidi and
 * invisible characters and stacks of combining marks, and limits the length.
 * @returns An empty string if `text` is not a string.
 */
export function plainText(text: unknown, options: PlainTextOptions = {}): string {
  if (typeof text !== 'string') return ''
  const { maximum = 200, lines = false } = options
  // Truncated before the expensive steps, because a text may have megabytes.
  const bounded = text.slice(0, maximum * 8 + 64)
  const clean = bounded
    .replace(/\r\n?|[\u0085\u2028\u2029]/g, '\n')
    .split('\n')
    .map((line) =>
      line
        .replace(/\t/g, ' ')
        .replace(invisible, '')
        .replace(/\p{Cs}/gu, '\uFFFD')
        .replace(stackedMarks, '$1')
        .replace(longJoins, (joined) => joined.replaceAll('\u200D', ''))
        .replace(/ +/g, ' ')
        .trim(),
    )
    .join(lines ? '\n' : ' ')
    .replace(/\n{3,}/g, '\n\n')
    .replace(/ {2,}/g, ' ')
    .trim()
  // Joiners alone would be an invisible name.
  if (/^(?:\s|\u200C|\u200D|\uFE0E|\uFE0F)*$/.test(clean)) return ''
  const points = Array.from(clean)
  const cut = points.length > maximum || bounded.length < text.length
  return cut
    ? `${points
        .slice(0, Math.max(0, maximum - 1))
        .join('')
        .trimEnd()}…`
    : clean
}

/** A link that is safe to show, with its host. */
export interface SafeLink {
  readonly href: string
  /** Host in ASCII form, so that look-alike letters show as `xn--…`. */
  readonly host: string
}

/** Accepts an http(s) link without credentials; undefined for everything else. */
export function safeLink(url: unknown): SafeLink | undefined {
  if (typeof url !== 'string' || url.length > 2048) return undefined
  if (!/^https?:\/\//i.test(url) || !URL.canParse(url)) return undefined
  const { protocol, username, password, host, href } = new URL(url)
  if (!/^https?:$/.test(protocol) || username !== '' || password !== '' || host === '') {
    return undefined
  }
  return { href, host }
}

/**
 * Cleans one untrusted line of code for display. Spaces stay as they are; invisible characters, which can make code
 * look different from what it does, become U+FFFD.
 * @param maximum Most UTF-16 units; a longer line ends in `…`.
 */
export function codeLine(text: string, maximum = 500): string {
  const clean = text
    .slice(0, maximum)
    .replaceAll('\t', '    ')
    .replace(invisible, '\uFFFD')
    .replace(/\p{Cs}/gu, '\uFFFD')
    .replace(stackedMarks, '$1')
  return text.length > maximum ? `${clean}…` : clean
}

/**
 * Accepts a link that a page may follow: an `http:` or `https:` URL, or one relative to the page.
 * @returns undefined for everything else, such as `javascript:`, `data:` and what is no text.
 */
export function webLink(href: unknown): string | undefined {
  if (typeof href !== 'string') return undefined
  try {
    // Parsed as browsers do, which ignore white space and control characters in a scheme.
    const { protocol } = new URL(href, 'https://page.example/')
    return protocol === 'https:' || protocol === 'http:' ? href : undefined
  } catch {
    return undefined
  }
}
