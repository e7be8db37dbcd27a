// Builds dist/web/: the elements as scripts for pages without a bundler. Preact stands in for React,
// with which the first element on screen would cost twice as much.
import { createHash } from 'node:crypto'
import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'

const root = join(dirname(fileURLToPath(import.meta.url)), '..')
const out = join(root, 'dist/web')

/** @import { BuildOptions, Plugin } from 'esbuild' */

/** A style sheet as text, as `?inline` asks for it. @type {Plugin} */
const inlineStyles = {
  name: 'inline-styles',
  setup(bundler) {
    bundler.onResolve({ filter: /\.css\?inline$/ }, ({ path, resolveDir }) => ({
      path: join(resolveDir, path.replace(/\?inline$/, '')),
      namespace: 'styles',
    }))
    bundler.onLoad({ filter: /.*/, namespace: 'styles' }, async ({ path }) => {
      const { outputFiles } = await build({ entryPoints: [path], bundle: true, minify: true, write: false })
      return { contents: outputFiles[0]?.text ?? '', loader: 'text', watchFiles: [path] }
    })
  },
}

/** @type {BuildOptions} */
export const webOptions = {
  absWorkingDir: root,
  bundle: true,
  minify: true,
  target: ['es2022', 'chrome115', 'firefox115', 'safari16.4'],
  jsx: 'automatic',
  legalComments: 'none',
  define: { 'process.env.NODE_ENV': '"production"' },
  alias: {
    react: 'preact/compat',
    'react-dom': 'preact/compat',
    'react-dom/client': 'preact/compat/client',
    'react/jsx-runtime': 'preact/jsx-runtime',
  },
  plugins: [inlineStyles],
}

/**
 * Builds the scripts.
 * @returns {Promise<Record<string, string>>} Integrity of each file, for `<script integrity>`.
 */
export async function buildWeb() {
  await build({
    ...webOptions,
    entryPoints: { tonlens: 'src/widgets.ts', embed: 'src/widgets/embed/embed.ts' },
    outdir: out,
    format: 'esm',
    splitting: true,
    chunkNames: 'parts/[name]-[hash]',
  })
  await build({
    ...webOptions,
    entryPoints: { 'tonlens.classic': 'src/widgets.ts' },
    outdir: out,
    format: 'iife',
    globalName: 'tonlens',
  })
  await build({ ...webOptions, entryPoints: { frame: 'src/widgets/embed/frame.ts' }, outdir: out, format: 'iife' })
  for (const file of ['embed.html', 'embed.css']) cpSync(join(root, 'src/widgets/embed', file), join(out, file))
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
