import { plural } from './intl.ts'

/** A count and its noun: `1 block`, `2 blocks`. */
export function countEnglish(count: number, shown: string, one: string, other: string): string {
  return `${shown} ${plural('en', count, { one, other })}`
}

/** A count and its noun in the form that it asks for: 1 блок, 2 блока, 5 блоков. */
export function countRussian(count: number, shown: string, one: string, few: string, many: string): string {
  return `${shown} ${plural('ru', count, { one, few, many, other: few })}`
}
