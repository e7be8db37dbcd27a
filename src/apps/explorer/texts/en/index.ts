import { shell } from './shell.ts'

/** English texts of the pages. */
export const texts = { shell }

/** Texts of the pages in one language: a group for each folder of pages. */
export type Texts = typeof texts
