import { defineElement } from './element.ts'
import * as table from './table.ts'

/** Defines every element of the table; on a server, where tags are rendered as they are, none. */
export function defineAll(): void {
  if (typeof customElements === 'undefined') return
  for (const row of Object.values(table)) defineElement(row)
}
