import { expect, test } from 'vitest'
import { languages } from '../../../src/apps/explorer/texts/languages.ts'

/** Values that stand for any argument of a text. */
const sample = '7'

function listTexts(value: unknown, path = ''): readonly (readonly [path: string, text: string])[] {
  if (typeof value === 'string') return [[path, value]]
  if (typeof value === 'function') return [[path, String((value as (...given: unknown[]) => unknown)(sample, sample))]]
  return Object.entries(value as object).flatMap(([key, each]) => listTexts(each, `${path}.${key}`))
}

test.each(['ru', 'zh'] as const)('no text of a page is English in %s', async (tag) => {
  const english = new Map(listTexts((await languages.en.load()).messages.pages))
  const own = listTexts((await languages[tag].load()).messages.pages)
  expect(own.map(([path]) => path)).toEqual([...english.keys()])
  const letters = { ru: /[а-яё]/i, zh: /\p{Script=Han}/u }[tag]
  expect(own.filter(([path, text]) => text === english.get(path) || !letters.test(text))).toEqual([])
})
