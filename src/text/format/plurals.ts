import { formatNumber, plural } from './intl.ts'

/** A count in the digits of `locale`, and its noun: `1 block`, `2 blocks`. */
export function countEnglish(count: number, locale: string, one: string, other: string): string {
  return `${formatNumber(count, locale)} ${plural('en', count, { one, other })}`
}

/** A count in the digits of `locale`, and its noun in the form that it asks for: 1 блок, 2 блока, 5 блоков. */
export function countRussian(count: number, locale: string, one: string, few: string, many: string): string {
  return `${formatNumber(count, locale)} ${plural('ru', count, { one, few, many, other: few })}`
}
