import type { PartialMessages } from 'tonlens'
import { type Texts, texts as english } from './en/index.ts'

/** One language of the explorer. */
export interface Language {
  /** BCP 47 tag. */
  readonly locale: string
  /** Texts of the explorer's pages. */
  readonly texts: Texts
  /** Texts of the components. */
  readonly messages: PartialMessages
}

/** The language that needs no loading. */
export const englishLanguage: Language = { locale: 'en', texts: english, messages: {} }

/** Languages by their tag: the name that their readers know, and how each is loaded. */
export const languages = {
  en: { name: 'English', load: () => Promise.resolve(englishLanguage) },
  ru: {
    name: 'Русский',
    load: async (): Promise<Language> => {
      const [{ texts }, { russian }] = await Promise.all([import('./ru/index.ts'), import('tonlens/locales/ru')])
      return { locale: 'ru', texts, messages: russian }
    },
  },
  zh: {
    name: '中文',
    load: async (): Promise<Language> => {
      const [{ texts }, { chinese }] = await Promise.all([import('./zh/index.ts'), import('tonlens/locales/zh')])
      return { locale: 'zh', texts, messages: chinese }
    },
  },
}

/** Tag of a language of the explorer. */
export type LanguageTag = keyof typeof languages
