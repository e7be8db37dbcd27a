/** Shown in place of a missing or invalid value. */
export const unknownText = '—'

const formats = new Map<string, unknown>()

/** Caches formatters by their options: creating one costs more than a thousand uses. */
export function cachedFormat<Format>(key: string, make: () => Format): Format {
  const known = formats.get(key)
  if (known !== undefined) return known as Format
  const made = make()
  formats.set(key, made)
  return made
}

/** Text for each plural category; `other` is required. */
export type PluralForms = Partial<Record<Intl.LDMLPluralRule, string>> & { readonly other: string }

/**
 * Chooses the words for a count by the plural rules of `locale`.
 * @param locale Language of the words, not of the reader.
 */
function plural(locale: string, count: number, forms: PluralForms): string {
  const rules = cachedFormat(`plural ${locale}`, () => new Intl.PluralRules(locale))
  return (typeof count === 'number' ? forms[rules.select(count)] : undefined) ?? forms.other
}

/** Writes a number with the digits and grouping of `locale`. */
export function formatNumber(value: number | bigint, locale = 'en'): string {
  if (typeof value !== 'number' && typeof value !== 'bigint') return unknownText
  return cachedFormat(`number ${locale}`, () => new Intl.NumberFormat(locale)).format(value)
}

/** Joins texts to a list in `locale`: `Fee, From`. */
export function formatList(texts: readonly string[], locale = 'en'): string {
  return cachedFormat(
    `list ${locale}`,
    () => new Intl.ListFormat(locale, { type: 'conjunction', style: 'narrow' }),
  ).format(texts)
}

/** A count in the digits of `locale`, and its noun: `1 block`, `2 blocks`. */
export function countEnglish(count: number, locale: string, one: string, other: string): string {
  return `${formatNumber(count, locale)} ${plural('en', count, { one, other })}`
}

/** A count in the digits of `locale`, and its noun in the form that it asks for: 1 блок, 2 блока, 5 блоков. */
export function countRussian(count: number, locale: string, one: string, few: string, many: string): string {
  return `${formatNumber(count, locale)} ${plural('ru', count, { one, few, many, other: few })}`
}
