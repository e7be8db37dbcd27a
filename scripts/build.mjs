// Builds dist/: one file per module, its types, and the style sheet.
import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build as bundle } from 'esbuild'
import { build } from 'vite'
import { telegramPreset } from '../src/components/styles/telegram.mjs'
import { extractLayout, unlayered } from '../src/components/styles/variants.mjs'
import { buildExplorer } from './explorer.mjs'
import { oldestBrowsers } from './oldestBrowsers.mjs'
import { writeParameterDocs } from './parameterDocs.mjs'
import { pruneDeclarations } from './pruneDeclarations.mjs'
import { writeReference } from './reference.mjs'
import { writeRegistry } from './registry.mjs'
import { bundleComponentStyles } from './styles.mjs'
import { buildWeb } from './web.mjs'

const root = join(dirname(fileURLToPath(import.meta.url)), '..')
// A test run that builds first has its own value here, and React's development calls would be published.
process.env['NODE_ENV'] = 'production'
rmSync(join(root, 'dist'), { recursive: true, force: true })

await build({ root, logLevel: 'warn' })
const tsc = join(dirname(createRequire(import.meta.url).resolve('typescript/package.json')), 'bin', 'tsc')
execFileSync(process.execPath, [tsc, '-p', 'tsconfig.build.json'], { cwd: root, stdio: 'inherit' })
await writeParameterDocs(join(root, 'dist'))
await bundle({
  entryPoints: [join(root, 'src/components/styles/index.css')],
  outfile: join(root, 'dist/styles.css'),
  bundle: true,
  minify: true,
  target: oldestBrowsers,
})
await bundle({
  entryPoints: [join(root, 'src/sources/vm/engine/worker.ts')],
  outfile: join(root, 'dist/vm-worker.js'),
  bundle: true,
  minify: true,
  format: 'iife',
  target: oldestBrowsers,
})
const styles = readFileSync(join(root, 'dist/styles.css'), 'utf8')
mkdirSync(join(root, 'dist/styles/files'), { recursive: true })
for (const [file, sheet] of await bundleComponentStyles()) writeFileSync(join(root, 'dist/styles', file), sheet)
writeFileSync(join(root, 'dist/layout.css'), extractLayout(styles))
writeFileSync(join(root, 'dist/unlayered.css'), unlayered(styles))
writeFileSync(
  join(root, 'dist/telegram.css'),
  telegramPreset(readFileSync(join(root, 'src/components/styles/tokens.css'), 'utf8')),
)
// Without a declaration, TypeScript refuses to import a style sheet.
writeFileSync(join(root, 'dist/style.d.ts'), 'export {}\n')
writeRegistry(join(root, 'dist/registry'))
await writeReference(join(root, 'dist'))
pruneDeclarations(join(root, 'dist'))
await buildExplorer()
const integrity = await buildWeb()
for (const file of ['tonlens.js', 'tonlens.classic.js', 'networks.js', 'embed.js', 'frame.js'])
  console.log(`web/${file} ${integrity[file]}`)

for (const file of [
  'entries/index.js',
  'entries/index.d.ts',
  'styles.css',
  'styles/TransactionCard.css',
  'layout.css',
  'unlayered.css',
  'telegram.css',
  'registry/registry.json',
  'custom-elements.json',
  'reference.json',
  'llms.txt',
  'llms/client.txt',
  'vm-worker.js',
  'tools/cli/tonlens.js',
  'web/tonlens.js',
  'web/index.html',
  'explorer/index.html',
  'explorer/files.json',
  'explorer.json.br',
]) {
  if (!existsSync(join(root, 'dist', file))) throw new Error(`dist/${file} was not written.`)
}
