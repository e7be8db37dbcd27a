// The style sheet that keeps the height of elements free before their script has come.

/** @import { Table } from './table.mjs' */

/** Elements that stand in a line of text. */
const inline = new Set(['tonlens-address'])

/**
 * Writes the rules of `tonlens.css`.
 * @param {Pick<Table, 'rows' | 'reserveVariable' | 'narrowViewport'>} table
 */
export function formatReserve({ rows, reserveVariable, narrowViewport }) {
  const rule = (/** @type {string} */ tag, /** @type {string} */ text) => `${tag}:not(:defined) { ${text} }\n`
  const size = (/** @type {number} */ height) => `min-block-size: var(${reserveVariable}, ${height}px);`
  const wide = rows.map(({ tag, reserve }) =>
    rule(tag, `display: ${inline.has(tag) ? 'inline-block' : 'block'}; ${size(reserve.wide)}`),
  )
  const narrow = rows.flatMap(({ tag, reserve }) =>
    reserve.narrow === reserve.wide ? [] : [`  ${rule(tag, size(reserve.narrow))}`],
  )
  return `${wide.join('')}@media (width < ${narrowViewport}px) {\n${narrow.join('')}}\n`
}
