// Loads modules of the sources into a script.
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'

/** @import { Plugin } from 'esbuild' */

const root = join(dirname(fileURLToPath(import.meta.url)), '..')

/**
 * Bundles a module and imports it.
 * @param {string} contents TypeScript whose imports are relative to the root of the repository.
 * @param {Plugin[]} [plugins]
 * @returns {Promise<any>} What the module exports.
 */
export async function loadSource(contents, plugins = []) {
  const { outputFiles } = await build({
    absWorkingDir: root,
    stdin: { contents, resolveDir: root, loader: 'ts' },
    bundle: true,
    jsx: 'automatic',
    target: 'es2022',
    format: 'esm',
    external: ['node:*'],
    plugins,
    write: false,
  })
  const [file] = outputFiles
  if (file === undefined) throw new Error('The module was not built.')
  return import(`data:text/javascript;base64,${Buffer.from(file.contents).toString('base64')}`)
}
