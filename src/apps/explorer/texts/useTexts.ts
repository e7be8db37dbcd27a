import { createContext, useContext } from 'react'
import { type Texts, texts } from './en/index.ts'

/** React context of the texts in the reader's language. */
export const TextsContext = createContext<Texts>(texts)

/** Returns the texts of one folder of pages. */
export function useTexts<Group extends keyof Texts>(group: Group): Texts[Group] {
  return useContext(TextsContext)[group]
}
