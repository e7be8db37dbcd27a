// The file of a language fails once.
import { afterEach, expect, test, vi } from 'vitest'
import {
  englishLanguage,
  forgetFailure,
  hasFailed,
  languages,
  loadLanguage,
} from '../../../src/apps/explorer/texts/languages.ts'

afterEach(() => vi.restoreAllMocks())

test('English stands in for a language that is not loaded, which is known, and the next try has it', async () => {
  const load = vi.spyOn(languages.ru, 'load').mockRejectedValueOnce(new TypeError('Failed to fetch'))
  expect(await loadLanguage('ru')).toBe(englishLanguage)
  expect(hasFailed('ru')).toBe(true)
  // One failure is not repeated by each render.
  expect(await loadLanguage('ru')).toBe(englishLanguage)
  expect(load).toHaveBeenCalledTimes(1)
  forgetFailure('ru')
  expect((await loadLanguage('ru')).locale).toBe('ru')
  expect(hasFailed('ru')).toBe(false)
  // A language that is loaded stays so.
  forgetFailure('ru')
  await loadLanguage('ru')
  expect(load).toHaveBeenCalledTimes(2)
})
