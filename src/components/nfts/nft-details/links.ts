import { safeLink, type SafeLink } from '../../../model/text.ts'
import type { TokenInfo } from '../../../schema/names.ts'
import { own } from '../media/sources.ts'

const fields = ['external_url', 'external_link', 'websites', 'social_links', 'social'] as const
const most = 8

/** Links that a token names, as far as they may be shown; each once. */
export function linksOf(token: TokenInfo | undefined): readonly SafeLink[] {
  const named = fields.flatMap((field) => textsOf(own(token?.extra, field)))
  const links = named.slice(0, 2 * most).map(safeLink).filter((link) => link !== undefined)
  return [...new Map(links.map((link) => [link.href, link])).values()].slice(0, most)
}

/** A text, the texts of a list, or those of a map; nothing deeper. */
function textsOf(value: unknown): readonly unknown[] {
  if (typeof value !== 'object' || value === null) return [value]
  const entries: readonly unknown[] = Array.isArray(value) ? value.slice(0, most) : Object.values(value).slice(0, most)
  return entries.map((entry) => (typeof entry === 'string' ? entry : own(entry, 'url')))
}
