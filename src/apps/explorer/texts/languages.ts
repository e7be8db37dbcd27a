import * as english from './en/index.ts'
import type { ExplorerMessages } from './useExplorerTexts.ts'

/** One language of the explorer. */
export interface Language {
  /** BCP 47 tag. */
  readonly locale: string
  readonly messages: ExplorerMessages
}

/** The language that needs no loading. */
export const englishLanguage: Language = { locale: 'en', messages: { pages: english } }

/** Languages by their tag: the name that their readers know, and how each is loaded. */
export const languages = {
  en: { name: 'English', load: () => Promise.resolve(englishLanguage) },
  ru: {
    name: 'Русский',
    load: async (): Promise<Language> => {
      const [pages, { russian }] = await Promise.all([import('./ru/index.ts'), import('tonlens/locales/ru')])
      return { locale: 'ru', messages: { ...russian, pages } }
    },
  },
  zh: {
    name: '中文',
    load: async (): Promise<Language> => {
      const [pages, { chinese }] = await Promise.all([import('./zh/index.ts'), import('tonlens/locales/zh')])
      return { locale: 'zh', messages: { ...chinese, pages } }
    },
  },
}

/** Tag of a language of the explorer. */
export type LanguageTag = keyof typeof languages

const loading = new Map<LanguageTag, Promise<Language>>()
const failed = new Set<LanguageTag>()

/** Loads a language, once. English stands in for one that cannot be loaded, until {@link forgetFailure}. */
export function loadLanguage(tag: LanguageTag): Promise<Language> {
  const known = loading.get(tag)
  if (known !== undefined) return known
  const language = languages[tag].load().catch(() => {
    failed.add(tag)
    return englishLanguage
  })
  loading.set(tag, language)
  return language
}

/** Tells whether English stands in for a language. */
export function hasFailed(tag: LanguageTag): boolean {
  return failed.has(tag)
}

/**
 * Lets the next {@link loadLanguage} try again. Some browsers keep that a file failed until the page is loaded again.
 */
export function forgetFailure(tag: LanguageTag): void {
  if (failed.delete(tag)) loading.delete(tag)
}

/** Language that is wanted; of those of the explorer, the one that the browser prefers for `system`. */
export function chooseLanguage(wanted: LanguageTag | 'system'): LanguageTag {
  if (wanted !== 'system') return wanted
  const tags = navigator.languages.map((tag) => tag.split('-')[0] ?? '')
  return (tags.find((tag) => Object.hasOwn(languages, tag)) as LanguageTag | undefined) ?? 'en'
}
