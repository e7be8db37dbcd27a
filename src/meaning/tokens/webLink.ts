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
