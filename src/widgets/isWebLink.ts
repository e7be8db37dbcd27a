/**
 * Tells whether a link is an `http:` or `https:` URL, or relative to the page. Any other one, such as
 * `javascript:`, must not reach the document.
 */
export function isWebLink(href: string): boolean {
  try {
    // Parsed as browsers do, which ignore white space and control characters in a scheme.
    const { protocol } = new URL(href, 'https://page.example/')
    return protocol === 'https:' || protocol === 'http:'
  } catch {
    return false
  }
}
