import type { Texts } from '../en/index.ts'
import { shell } from './shell.ts'

/** Chinese texts of the pages. */
export const texts: Texts = { shell }
