import { defineElement } from './element.ts'
import * as table from './table.ts'

/** Registers every element of the table. Does nothing on a server, which renders the tags as they are. */
export function defineAll(): void {
  if (typeof customElements === 'undefined') return
  for (const row of Object.values(table)) defineElement(row)
}
