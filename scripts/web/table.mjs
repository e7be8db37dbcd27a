// The table of elements as the build and its pages read it.
import { build } from 'esbuild'
import { root, webOptions } from './options.mjs'

/** @import { AnyWidgetRow } from '../../src/widgets/row.ts' */
/** @import { Attributes } from '../../src/widgets/attributes.ts' */

/**
 * @typedef {object} Table
 * @property {readonly AnyWidgetRow[]} rows
 * @property {Attributes} shared
 * @property {readonly string[]} everywhere Style sheets of every element.
 * @property {Readonly<Record<string, Readonly<Record<string, string>>>>} examples
 */

const contents = `
  export * as table from './src/widgets/table.ts'
  export { sharedAttributes as shared } from './src/widgets/row.ts'
  export { everywhere } from './src/widgets/styles.ts'
  export { examples } from './stories/widgets/examples.ts'
`

/** @returns {Promise<Table>} */
export async function loadTable() {
  const { outputFiles } = await build({
    ...webOptions,
    stdin: { contents, resolveDir: root, loader: 'ts' },
    minify: false,
    format: 'esm',
    write: false,
  })
  const [file] = outputFiles
  if (file === undefined) throw new Error('The table of elements was not built.')
  const { table, ...rest } = await import(`data:text/javascript;base64,${Buffer.from(file.contents).toString('base64')}`)
  return { rows: Object.values(table), ...rest }
}
