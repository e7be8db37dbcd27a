import type { ListedName } from '../../meaning/names/nameList.ts'

/** Writes what lists of names say about an account: `ton-labels (2026-04-28): OKX · hot wallet`. */
export function listingTexts(listings: readonly ListedName[]): readonly string[] {
  return listings.map(({ source, name, note }) => `${source}: ${note === undefined ? name : `${name} · ${note}`}`)
}
