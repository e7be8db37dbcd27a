// Builds dist/explorer/: the explorer as static files, and packs them into one file of the package, which
// `npx tonlens explorer <folder>` unpacks and configures.
import { cpSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import react from '@vitejs/plugin-react'
import { build as bundle } from 'esbuild'
import { build } from 'vite'
import { buildAgentPage } from './agentPage.mjs'
import { embeddedChain } from './embeddedChain.mjs'
import { evidenceCode } from './evidenceCode.mjs'
import { groupChunks } from './explorer/chunks.mjs'
import { shareFile } from './explorer/shareFile.mjs'
import { showSnapshot } from './explorer/snapshot.mjs'
import { findFirstFolders, firstSheet, splitStyles } from './explorer/styles.mjs'
import { loadSource } from './loadSource.mjs'

/** @import { BuildEnvironmentOptions, InlineConfig, Rolldown } from 'vite' */

const root = join(dirname(fileURLToPath(import.meta.url)), '..')
const out = join(root, 'dist/explorer')
/**
 * Files beside the chunks that the package has anyway: name, path in `dist`.
 * @type {Map<string, string>}
 */
const shared = new Map()

/** Builds the explorer. */
export async function buildExplorer() {
  const trial = await build({ ...options({ write: false, minify: false }), logLevel: 'error' })
  const { output } = /** @type {Rolldown.RolldownOutput} */ (trial)
  const chunks = output.filter((file) => file.type === 'chunk')
  await build(options({}, groupChunks(chunks), findFirstFolders(chunks)))
  await bundle({
    entryPoints: [join(root, 'src/apps/explorer/offline/serviceWorker.ts')],
    outfile: join(out, 'service-worker.js'),
    bundle: true,
    minify: true,
    format: 'iife',
    target: ['es2022'],
  })
  const { describeConfig, withRelease, readFolder, packExplorer, packedFile } = await loadSource(`
    export { describeConfig } from './src/apps/explorer/config/config.ts'
    export { withRelease } from './src/tools/cli/explorerRelease.ts'
    export { readFolder, packExplorer, packedFile } from './src/tools/cli/builtExplorer.ts'
  `)
  writeFileSync(join(out, 'config.schema.json'), `${JSON.stringify(describeConfig(), undefined, 2)}\n`)
  for (const [name, file] of shared) cpSync(join(root, 'dist', file), join(out, 'assets', name))
  const files = withRelease(readFolder(out))
  for (const name of ['files.json', 'service-worker.js']) writeFileSync(join(out, name), files.get(name))
  const sharedFiles = Object.fromEntries([...shared].map(([name, file]) => [`assets/${name}`, file]))
  writeFileSync(join(root, 'dist', packedFile), packExplorer(files, sharedFiles, await buildAgentPage()))
}

/**
 * Vite's configuration.
 * @param {BuildEnvironmentOptions} [build]
 * @param {Rolldown.OutputOptions} [output]
 * @param {ReadonlySet<string>} [firstFolders] Folders whose styles are loaded first.
 * @returns {InlineConfig}
 */
function options(build, output = {}, firstFolders) {
  return {
    root: join(root, 'src/apps/explorer'),
    base: './',
    configFile: false,
    logLevel: 'warn',
    plugins: [
      splitStyles(firstFolders),
      showSnapshot(shared),
      react(),
      embeddedChain({ external: shared }),
      evidenceCode(),
      sharedNames(),
      withoutDescriptions(),
    ],
    define: { 'process.env.NODE_ENV': '"production"' },
    resolve: {
      alias: [
        { find: /^tonlens$/, replacement: join(root, 'src/entries/index.ts') },
        { find: 'tonlens/styles.css', replacement: firstSheet },
        { find: /^tonlens\/(.+)$/, replacement: join(root, 'src/entries/$1.ts') },
      ],
    },
    worker: { format: 'es' },
    build: {
      outDir: out,
      emptyOutDir: true,
      // The embedded chain and the disassembler, which are loaded on demand.
      chunkSizeWarningLimit: 1500,
      target: ['es2022', 'chrome115', 'firefox115', 'safari16.4'],
      // For older ones, `:dir(rtl)` would become a list of languages, which tells nothing of a direction that a reader
      // chose.
      cssTarget: ['chrome120', 'firefox115', 'safari16.4'],
      // A picture inside of a style sheet or script would be loaded with it.
      assetsInlineLimit: 0,
      modulePreload: {
        polyfill: false,
        // The embedded chain is far larger than the code that reads it, which would ask for it only when it runs.
        resolveDependencies: (file, files) =>
          /\/embedded-[^/]+\.js$/.test(file)
            ? [
                ...files,
                ...[...shared.keys()].filter((name) => name.startsWith('embedded-')).map((name) => `assets/${name}`),
              ]
            : files,
      },
      rolldownOptions: { checks: { moduleLevelDirective: false }, output },
      ...build,
    },
  }
}

/**
 * Vite plugin: leaves the list of names out of the chunks, which the package has anyway.
 * @returns {import('vite').Plugin}
 */
function sharedNames() {
  return {
    name: 'shared-names',
    enforce: 'pre',
    resolveId(id) {
      if (!id.endsWith('/tonLabelsData.ts')) return undefined
      const file = 'meaning/names/tonLabelsData.js'
      return shareFile(shared, 'ton-labels', file, readFileSync(join(root, 'dist', file)))
    },
  }
}

/**
 * Vite plugin: leaves the descriptions of the configuration's fields out, which only `config.schema.json` has.
 * @returns {import('vite').Plugin}
 */
function withoutDescriptions() {
  return {
    name: 'without-descriptions',
    enforce: 'pre',
    transform(code, id) {
      if (!/\/explorer\/config\/(?:config|prices)\.ts$/.test(id)) return undefined
      const short = code.replaceAll(/\b((?:\w+Field|words|describe)\(\s*)'(?:[^'\\]|\\.)*'/g, "$1''")
      if (short === code) throw new Error(`${id} has no descriptions: leave this plugin out.`)
      return { code: short, map: { mappings: '' } }
    },
  }
}

if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href) await buildExplorer()
