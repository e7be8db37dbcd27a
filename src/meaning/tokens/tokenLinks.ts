import { safeLink, type SafeLink } from '../../service/rows/plainText.ts'
import { ownField } from '../../service/rows/readRow.ts'
import type { TokenInfo } from '../../service/rows/names.ts'

const fields = ['external_url', 'external_link', 'websites', 'social_links', 'social'] as const
const maxLinks = 8

/** Reads the links in a token's metadata: only those that are safe to show, each once, at most eight. */
export function tokenLinks(token: TokenInfo | undefined): readonly SafeLink[] {
  const candidates = fields.flatMap((field) => collectUrls(ownField(token?.extra, field)))
  const links = candidates
    .slice(0, 2 * maxLinks)
    .map(safeLink)
    .filter((link) => link !== undefined)
  return [...new Map(links.map((link) => [link.href, link])).values()].slice(0, maxLinks)
}

/** Reads a text, the entries of a list, or the values of a map. Does not descend further. */
function collectUrls(value: unknown): readonly unknown[] {
  if (typeof value !== 'object' || value === null) return [value]
  const entries: readonly unknown[] = Array.isArray(value)
    ? value.slice(0, maxLinks)
    : Object.values(value).slice(0, maxLinks)
  return entries.map((entry) => (typeof entry === 'string' ? entry : ownField(entry, 'url')))
}
