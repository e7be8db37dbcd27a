import type { Messages } from '../format/messages/catalogue.ts'

/** Texts of the elements by language, loaded when an element needs them. */
export const packs: Readonly<Record<string, () => Promise<Messages>>> = {
  ru: async () => (await import('../locales/ru.ts')).russian,
  zh: async () => (await import('../locales/zh.ts')).chinese,
}
