// Builds the page that hosts of agents show beside answers: one file that loads nothing.
import { readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync, constants } from 'node:zlib'
import { build } from 'esbuild'
import { bundleNamedStyles } from './styles.mjs'

const root = join(dirname(fileURLToPath(import.meta.url)), '..')

/** Builds the page. @returns {Promise<string>} HTML. */
async function buildAgentPage() {
  const { outputFiles } = await build({
    entryPoints: [join(root, 'src/tools/mcp/page/page.tsx')],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    jsx: 'automatic',
    target: 'es2022',
    define: { 'process.env.NODE_ENV': '"production"' },
    alias: {
      react: 'preact/compat',
      'react-dom': 'preact/compat',
      'react-dom/client': 'preact/compat/client',
      'react/jsx-runtime': 'preact/jsx-runtime',
      tonlens: join(root, 'src/entries/index.ts'),
    },
    logLevel: 'error',
  })
  const script = outputFiles[0]?.text ?? ''
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  const own = readFileSync(join(root, 'src/tools/mcp/page/page.css'), 'utf8')
  return `<!doctype html>
<html lang="en" data-theme="light" data-version="${version}">
<meta charset="utf-8">
<title>tonlens</title>
<style>${await bundleNamedStyles(script)}${own}</style>
<main><p role="status">Waiting for the answer…</p></main>
<script>${script.trim().replaceAll('</script', String.raw`<\/script`)}</script>
</html>
`
}

/**
 * Writes the page, compressed, where the command `tonlens mcp` reads it.
 * @param {string} dist Folder.
 * @param {number} [quality] Of the compression; the highest takes seconds.
 */
export async function writeAgentPage(dist, quality = constants.BROTLI_MAX_QUALITY) {
  const page = brotliCompressSync(await buildAgentPage(), { params: { [constants.BROTLI_PARAM_QUALITY]: quality } })
  writeFileSync(join(dist, 'agents.html.br'), page)
}
