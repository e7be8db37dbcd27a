// The table of elements as the build and its pages read it.
import { join } from 'node:path'
import { build } from 'esbuild'
import { loadSource } from '../loadSource.mjs'

/** @import { AnyWidgetRow } from '../../src/widgets/elements/defineWidget.ts' */
/** @import { Plugin } from 'esbuild' */
/** @import { Attributes } from '../../src/widgets/elements/attributes.ts' */

/**
 * @typedef {object} Table
 * @property {readonly AnyWidgetRow[]} rows
 * @property {Attributes} shared
 * @property {string} reserveVariable
 * @property {number} narrowViewport
 * @property {readonly string[]} everywhere Style sheets of every element.
 * @property {Readonly<Record<string, Readonly<Record<string, string>>>>} examples
 */

/** Loads a style sheet as text, as `?inline` asks. @type {Plugin} */
const inlineStyles = {
  name: 'inline-styles',
  setup(bundler) {
    bundler.onResolve({ filter: /\.css\?inline$/ }, ({ path, resolveDir }) => ({
      path: join(resolveDir, path.replace(/\?inline$/, '')),
      namespace: 'styles',
    }))
    bundler.onLoad({ filter: /.*/, namespace: 'styles' }, async ({ path }) => {
      const { outputFiles } = await build({ entryPoints: [path], bundle: true, minify: true, write: false })
      return { contents: outputFiles[0]?.text ?? '', loader: 'text' }
    })
  },
}

const contents = `
  export * as table from './src/widgets/elements/table.ts'
  export { narrowViewport, reserveVariable, sharedAttributes as shared } from './src/widgets/elements/defineWidget.ts'
  export { everywhere } from './src/widgets/elements/styles.ts'
  export { examples } from './stories/widgets/examples.ts'
`

/** @returns {Promise<Table>} */
export async function loadTable() {
  const { table, ...rest } = await loadSource(contents, [inlineStyles])
  return { rows: Object.values(table), ...rest }
}
