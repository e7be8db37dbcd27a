// How the scripts of dist/web/ are bundled. Preact replaces React, which would double the size of the
// first element on screen.
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = join(dirname(fileURLToPath(import.meta.url)), '../..')

/** @import { InlineConfig, LibraryOptions, Rolldown } from 'vite' */

/** Entry of `tonlens.js` and of the classic script. */
export const scriptEntry = join(root, 'src/widgets/elements/script.ts')
/** Modules that the first element on screen needs, whichever element it is. */
const firstElement = ['src/widgets/elements/mount.tsx', 'src/widgets/elements/views/transaction.tsx'].map((file) =>
  join(root, file),
)

const preact = [
  { find: /^react(?:-dom)?$/, replacement: 'preact/compat' },
  { find: 'react-dom/client', replacement: 'preact/compat/client' },
  { find: 'react/jsx-runtime', replacement: 'preact/jsx-runtime' },
]

/**
 * Vite's configuration of one bundle.
 * @param {string} outDir
 * @param {LibraryOptions} lib Entries by name, and the format.
 * @param {Rolldown.OutputOptions} [output]
 * @returns {InlineConfig}
 */
export function webConfig(outDir, lib, output) {
  return {
    root,
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    define: { 'process.env.NODE_ENV': '"production"' },
    resolve: { alias: preact },
    build: {
      outDir,
      emptyOutDir: false,
      target: ['es2022', 'chrome115', 'firefox115', 'safari16.4'],
      // For older ones, `:dir(rtl)` would become a list of languages, which tells nothing of the direction of a page.
      cssTarget: ['chrome120', 'firefox115', 'safari16.4'],
      lib,
      rolldownOptions: {
        checks: { moduleLevelDirective: false },
        output: { minify: true, entryFileNames: '[name].js', chunkFileNames: 'parts/[name]-[hash].js', ...output },
      },
    },
  }
}

/** Languages whose texts are files of their own, in `locales/`. */
export const languages = ['ru', 'zh']

/**
 * Vite's configuration of the classic script, which is one file and loads the texts of languages by their address.
 * @param {string} outDir
 * @returns {InlineConfig}
 */
export function classicConfig(outDir) {
  const packs = { find: /^\.\/packs\.ts$/, replacement: join(root, 'src/widgets/elements/packs.classic.ts') }
  const config = webConfig(outDir, { entry: { 'tonlens.classic': scriptEntry }, formats: ['iife'], name: 'tonlens' })
  return { ...config, resolve: { alias: [packs, ...preact] } }
}

/**
 * Chunks of the module scripts: `shell` is loaded with `tonlens.js`, `base` with the first element on
 * screen. Left alone, the bundler cuts one chunk for every set of elements that share a module: the
 * first element would load about fifty files, each too small to compress well.
 * @returns {Rolldown.OutputOptions}
 */
export function webChunks() {
  return {
    codeSplitting: {
      groups: [chunkWith('shell', [scriptEntry]), chunkWith('base', firstElement)],
    },
  }
}

/**
 * A chunk of these modules and of everything that they import statically.
 * @param {string} name
 * @param {readonly string[]} modules
 * @returns {Rolldown.CodeSplittingGroup}
 */
function chunkWith(name, modules) {
  /** @type {Set<string> | undefined} */
  let members
  return {
    debugName: name,
    name: (id, context) => {
      members ??= collectImports(modules, (module) => context.getModuleInfo(module)?.importedIds ?? [])
      return members.has(id) && id !== scriptEntry ? name : null
    },
  }
}

/**
 * These modules and everything that they import statically.
 * @param {readonly string[]} from
 * @param {(module: string) => readonly string[]} importsOf
 * @returns {Set<string>}
 */
export function collectImports(from, importsOf) {
  const found = new Set(from)
  for (const module of found) for (const imported of importsOf(module)) found.add(imported)
  return found
}
