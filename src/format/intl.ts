/** Stands for a value that is missing or not of its kind. */
export const unknownText = '—'

const formats = new Map<string, unknown>()

/** One formatter per set of options: making one costs more than using it a thousand times. */
export function cachedFormat<Format>(key: string, make: () => Format): Format {
  const known = formats.get(key)
  if (known !== undefined) return known as Format
  const made = make()
  formats.set(key, made)
  return made
}

/** What to say for each plural category; `other` is always needed. */
export type PluralForms = Partial<Record<Intl.LDMLPluralRule, string>> & { readonly other: string }

/**
 * Chooses the words for a count by the plural rules of `locale`.
 * @param locale Language of the words, not of the reader.
 */
export function plural(locale: string, count: number, forms: PluralForms): string {
  const rules = cachedFormat(`plural ${locale}`, () => new Intl.PluralRules(locale))
  return forms[rules.select(count)] ?? forms.other
}

/** A plain number with the digits and grouping of `locale`. */
export function formatNumber(value: number | bigint, locale = 'en'): string {
  return cachedFormat(`number ${locale}`, () => new Intl.NumberFormat(locale)).format(value)
}
