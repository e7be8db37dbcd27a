// Builds dist/web/: the elements as scripts for pages without a bundler, and what goes with them.
import { createHash } from 'node:crypto'
import { cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { build } from 'esbuild'
import { minify } from 'vite'
import { writeManifest } from './manifest.mjs'
import { mergeChunks } from './web/merge.mjs'
import { root, webOptions } from './web/options.mjs'
import { writePage } from './web/page.mjs'
import { loadTable } from './web/table.mjs'

const out = join(root, 'dist/web')

/** @import { Plugin } from 'esbuild' */

/** Leaves out what only editors and `oEmbed` read of the table. @type {Plugin} */
const withoutWords = {
  name: 'without-words',
  setup(bundler) {
    bundler.onLoad({ filter: /widgets[\\/](table|row)\.ts$/ }, ({ path }) => ({
      contents: readFileSync(path, 'utf8').replace(/(about|summary): '(?:[^'\\]|\\.)*'/g, "$1: ''"),
      loader: 'ts',
    }))
  },
}
const scriptOptions = { ...webOptions, plugins: [...(webOptions.plugins ?? []), withoutWords] }

/**
 * Builds the scripts.
 * @returns {Promise<Record<string, string>>} Integrity of each file, for `<script integrity>`.
 */
export async function buildWeb() {
  const { outputFiles } = await build({
    ...scriptOptions,
    entryPoints: {
      tonlens: 'src/widgets/script.ts',
      embed: 'src/widgets/embed/embed.ts',
      networks: 'src/widgets/embed/openNetworks.ts',
    },
    outdir: out,
    format: 'esm',
    splitting: true,
    chunkNames: 'parts/[name]-[hash]',
    write: false,
  })
  const chunks = new Map(
    outputFiles.map(({ path, text }) => [relative(out, path).replaceAll('\\', '/'), text.trimEnd()]),
  )
  const first = ['mount', 'transaction'].map((name) => {
    const file = [...chunks.keys()].find((one) => one.startsWith(`parts/${name}-`))
    if (file === undefined) throw new Error(`parts/ holds no ${name}.`)
    return file
  })
  mkdirSync(join(out, 'parts'), { recursive: true })
  for (const [file, code] of await mergeChunks(chunks, 'tonlens.js', first)) writeFileSync(join(out, file), await smallest(file, code))
  await build({
    ...scriptOptions,
    entryPoints: { 'tonlens.classic': 'src/widgets/script.ts' },
    outdir: out,
    format: 'iife',
    globalName: 'tonlens',
  })
  await build({ ...scriptOptions, entryPoints: { frame: 'src/widgets/embed/frame.ts' }, outdir: out, format: 'iife' })
  for (const file of ['embed.html', 'embed.css']) cpSync(join(root, 'src/widgets/embed', file), join(out, file))
  const table = await loadTable()
  await writeManifest(join(root, 'dist'), table)
  writePage(out, table)
  const files = readdirSync(out, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.js'))
  const integrity = Object.fromEntries(
    files.sort().map((file) => {
      const hash = createHash('sha384').update(readFileSync(join(out, file))).digest('base64')
      return [file.replaceAll('\\', '/'), `sha384-${hash}`]
    }),
  )
  writeFileSync(join(out, 'integrity.json'), `${JSON.stringify(integrity, undefined, 2)}\n`)
  return integrity
}

/**
 * A second minifier finds what the first has left.
 * @param {string} file
 * @param {string} code
 */
async function smallest(file, code) {
  const result = await minify(file, code, { module: true, compress: { target: 'es2022' }, mangle: { toplevel: true } })
  const [error] = result.errors
  if (error !== undefined) throw new Error(`${file}: ${error.message}`)
  return result.code
}
