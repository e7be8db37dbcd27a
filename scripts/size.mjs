// Sizes as an application pays them: bundled from dist/, minified, gzip; peers stay outside.
import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { build } from 'esbuild'

const root = join(dirname(fileURLToPath(import.meta.url)), '..')
const external = ['react', 'react-dom', 'react/jsx-runtime', '@tanstack/react-query']

/** What is measured, the code that uses it, and the target in KB of 1,000 bytes. */
const rows = [
  ['createClient + one hook', `export { createClient } from 'tonlens/client'; export { useTransactions } from 'tonlens'`, 12],
  ['all hooks', `export * from 'tonlens/hooks-for-size'`, 30],
  ['tonlens/ton', `export * from 'tonlens/ton'`, 5],
  ['TransactionCard', `export { TransactionCard } from 'tonlens'`, 6],
  ['MessageChainGraph', `export { MessageChainGraph } from 'tonlens'`, 20],
  ['NftGrid', `export { NftGrid } from 'tonlens'`, 12],
  ['mirror', `export * from 'tonlens/mirror'`, 18],
]

if (!existsSync(join(root, 'dist/index.js'))) throw new Error('Nothing to measure: run `npm run build` first.')

let missed = 0
const table = []
for (const [what, code, target] of rows) {
  const bytes = gzipSync(await bundle(String(code)), { level: 9 }).length
  const holds = bytes <= Number(target) * 1000
  if (!holds) missed += 1
  table.push({ what, 'KB gzip': (bytes / 1000).toFixed(1), target: `≤ ${target}`, holds: holds ? 'yes' : 'NO' })
}
const css = gzipSync(await styles(), { level: 9 }).length
table.push({ what: 'styles.css, all components', 'KB gzip': (css / 1000).toFixed(1), target: '', holds: '' })
const card = gzipSync(await styles('src/components/transaction-card/transaction-card.css'), { level: 9 }).length
if (card > 4000) missed += 1
table.push({ what: 'TransactionCard, CSS', 'KB gzip': (card / 1000).toFixed(1), target: '≤ 4', holds: card <= 4000 ? 'yes' : 'NO' })
console.table(table)
if (missed > 0) {
  console.error(`${missed} over target.`)
  process.exitCode = 1
}

/** @param {string} code */
async function bundle(code) {
  const result = await build({
    stdin: { contents: code, resolveDir: root, loader: 'js' },
    bundle: true,
    minify: true,
    format: 'esm',
    target: 'es2022',
    write: false,
    external,
    define: { 'process.env.NODE_ENV': '"production"' },
    alias: { 'tonlens/hooks-for-size': join(root, 'dist/hooks/index.js') },
  })
  return result.outputFiles[0]?.contents ?? new Uint8Array()
}

/** @param {string} [file] */
async function styles(file = 'src/styles/index.css') {
  const result = await build({ entryPoints: [join(root, file)], bundle: true, minify: true, write: false })
  return result.outputFiles[0]?.contents ?? new Uint8Array()
}
