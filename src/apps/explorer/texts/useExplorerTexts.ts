import { type PartialMessages, useDisplay } from 'tonlens'
import * as english from './en/index.ts'

/** Texts of the components, and those of the explorer's pages beside them. */
export type ExplorerMessages = PartialMessages & { readonly pages: english.Texts }

/** Returns the texts of one folder of pages in the language of the display. */
export function useExplorerTexts<Group extends keyof english.Texts>(group: Group): english.Texts[Group] {
  const { pages = english } = useDisplay().messages as Partial<ExplorerMessages>
  return pages[group]
}
