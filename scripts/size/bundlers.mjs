// Bundles code as applications do, and counts what they load: minified, gzipped, peers external.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { build as bundleByEsbuild } from 'esbuild'
import { build as bundleByVite } from 'vite'

/** @typedef {{ initial: number, later: number }} Loaded Bytes of the chunks that the code loads at once and on demand. */

/**
 * What is used of webpack.
 * @typedef {object} Stats
 * @property {() => boolean} hasErrors
 * @property {(options: object) => string} toString
 * @property {(options: object) => { chunks: readonly { initial: boolean, files: readonly string[] }[] }} toJson
 * @typedef {object} Compiler
 * @property {(done: (error: Error | null, stats: Stats) => void) => void} run
 * @property {(done: () => void) => void} close
 */

const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..')
const external = ['react', 'react-dom', 'react/jsx-runtime', '@tanstack/react-query']
const define = { 'process.env.NODE_ENV': '"production"' }

/**
 * esbuild with splitting. It makes more and smaller chunks than the others, one for each set of lazily loaded files
 * that share code, and each is compressed alone: a component costs up to a quarter more than in one file.
 * @param {string} code
 * @param {string} [from] Folder from which packages are imported.
 * @returns {Promise<Loaded>}
 */
export async function measureEsbuild(code, from = root) {
  const { outputFiles, metafile } = await bundleByEsbuild({
    stdin: { contents: code, resolveDir: from, loader: 'js' },
    bundle: true,
    splitting: true,
    outdir: from,
    absWorkingDir: from,
    minify: true,
    format: 'esm',
    target: 'es2022',
    write: false,
    metafile: true,
    external,
    // The package itself, not its sources, which the paths of tsconfig.json name.
    tsconfigRaw: '{}',
    logOverride: { 'ignored-bare-import': 'silent' },
    define,
  })
  const { outputs } = metafile
  const entry = Object.keys(outputs).find((name) => outputs[name]?.entryPoint === '<stdin>') ?? ''
  return count({
    entries: [entry],
    bytes: new Map(outputFiles.map(({ path, contents }) => [relative(from, path).replaceAll('\\', '/'), contents])),
    imports: (name) =>
      outputs[name]?.imports.flatMap((one) =>
        one.external !== true && one.kind === 'import-statement' ? [one.path] : [],
      ) ?? [],
    dynamicImports: (name) =>
      outputs[name]?.imports.flatMap(({ path, kind }) => (kind === 'dynamic-import' ? [path] : [])) ?? [],
  })
}

/**
 * Vite as it comes, without the plugin for React.
 * @param {string} code
 * @param {(warning: { code?: string | undefined, message: string }) => void} [onWarning]
 * @param {string} [from] Folder from which packages are imported.
 * @returns {Promise<Loaded>}
 */
export async function measureVite(code, onWarning, from) {
  const { entries, chunks, imports } = await bundleInVite(code, onWarning, from)
  return count({
    entries,
    bytes: new Map([...chunks].map(([name, chunk]) => [name, Buffer.from(chunk.code)])),
    imports,
    dynamicImports: (name) => chunks.get(name)?.dynamicImports ?? [],
  })
}

/**
 * Code of each module of the package that an application loads at once with Vite, by its path.
 * @param {string} code
 * @returns {Promise<ReadonlyMap<string, string>>}
 */
export async function listModules(code) {
  const { entries, chunks, imports } = await bundleInVite(code)
  return new Map(
    [...reach(entries, imports)].flatMap((name) =>
      Object.entries(chunks.get(name)?.modules ?? {}).flatMap(([id, module]) =>
        module.code ? [[relative(root, id).replaceAll('\\', '/'), module.code]] : [],
      ),
    ),
  )
}

/**
 * @param {string} code
 * @param {(warning: { code?: string | undefined, message: string }) => void} [onWarning]
 * @param {string} [from]
 */
async function bundleInVite(code, onWarning = () => {}, from = root) {
  const entry = 'virtual:entry'
  const built = await bundleByVite({
    root: from,
    configFile: false,
    logLevel: 'silent',
    define,
    plugins: [
      { name: 'entry', resolveId: (id) => (id === entry ? id : null), load: (id) => (id === entry ? code : null) },
    ],
    build: {
      write: false,
      modulePreload: false,
      rolldownOptions: {
        input: entry,
        external,
        preserveEntrySignatures: 'strict',
        onwarn: (warning) => onWarning(warning),
      },
    },
  })
  const { output } = /** @type {import('vite').Rolldown.RolldownOutput} */ (built)
  const chunks = new Map(output.flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file]] : [])))
  return {
    chunks,
    entries: [...chunks.values()].flatMap(({ fileName, isEntry }) => (isEntry ? [fileName] : [])),
    imports: (/** @type {string} */ name) => chunks.get(name)?.imports ?? [],
  }
}

/**
 * webpack in production mode.
 * @param {string} code
 * @returns {Promise<Loaded>}
 */
export async function measureWebpack(code) {
  // Loaded here, because it takes a second that those who measure by another bundler need not wait.
  const webpack = /** @type {(options: object) => Compiler} */ (createRequire(import.meta.url)('webpack'))
  const path = mkdtempSync(join(tmpdir(), 'tonlens-size-'))
  try {
    const stats = await run(
      webpack({
        mode: 'production',
        context: root,
        entry: { main: `data:text/javascript,${encodeURIComponent(code)}` },
        target: ['web', 'es2022'],
        experiments: { outputModule: true },
        output: { path, module: true, library: { type: 'module' } },
        externalsType: 'module',
        externals: Object.fromEntries(external.map((name) => [name, name])),
        performance: false,
      }),
    )
    const loaded = { initial: 0, later: 0 }
    for (const { initial, files } of stats.toJson({ all: false, chunks: true }).chunks) {
      for (const file of files)
        if (/\.m?js$/.test(file)) loaded[initial ? 'initial' : 'later'] += zip(readFileSync(join(path, file)))
    }
    return loaded
  } finally {
    rmSync(path, { recursive: true, force: true })
  }
}

/**
 * @param {Compiler} compiler
 * @returns {Promise<Stats>}
 */
function run(compiler) {
  return new Promise((resolve, reject) => {
    compiler.run((error, stats) => {
      compiler.close(() => {
        if (error !== null) reject(error)
        else if (stats.hasErrors()) reject(new Error(stats.toString({ all: false, errors: true })))
        else resolve(stats)
      })
    })
  })
}

/**
 * Bytes of the chunks that are reachable from the entries.
 * @param {object} graph
 * @param {readonly string[]} graph.entries
 * @param {ReadonlyMap<string, Uint8Array>} graph.bytes By chunk.
 * @param {(name: string) => readonly string[]} graph.imports
 * @param {(name: string) => readonly string[]} graph.dynamicImports
 * @returns {Loaded}
 */
function count({ entries, bytes, imports, dynamicImports }) {
  const initial = reach(entries, imports)
  const all = reach(initial, (name) => [...imports(name), ...dynamicImports(name)])
  const loaded = { initial: 0, later: 0 }
  for (const [name, contents] of bytes)
    if (all.has(name)) loaded[initial.has(name) ? 'initial' : 'later'] += zip(contents)
  return loaded
}

/**
 * @param {Iterable<string>} from
 * @param {(name: string) => readonly string[]} lead
 */
function reach(from, lead) {
  const reached = new Set(from)
  for (const name of reached) for (const next of lead(name)) reached.add(next)
  return reached
}

/** @param {Uint8Array} contents */
function zip(contents) {
  return gzipSync(contents, { level: 9 }).length
}
