import type { Messages } from '../../text/en/index.ts'

/** Texts of the elements by language, loaded when an element needs them. */
export const packs: Readonly<Record<string, () => Promise<Messages>>> = {
  ru: () => import('../../text/ru/index.ts'),
  zh: () => import('../../text/zh/index.ts'),
}
