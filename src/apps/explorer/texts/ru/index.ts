import type { Texts } from '../en/index.ts'
import { shell } from './shell.ts'

/** Russian texts of the pages. */
export const texts: Texts = { shell }
