import type { Listing } from '../../meaning/names/nameList.ts'
import { formatTime } from '../format/time.ts'

/** Words of {@link listingTexts}. */
interface ListingWords {
  readonly listed: (said: string, source: string, date?: string) => string
  readonly scam: string
}

/** Writes what lists of names say about an account, each with its source and the day at which it was true. */
export function listingTexts(
  listings: readonly Listing[],
  { listed, scam }: ListingWords,
  locale: string,
): readonly string[] {
  return listings.map(({ source, time, name, note, scam: isScam }) =>
    listed(
      [isScam === true ? scam : '', name, note].filter(Boolean).join(' · '),
      source,
      time === undefined ? undefined : formatTime(time, { locale, fields: 'date' }),
    ),
  )
}
