// The bundler cuts one chunk for every set of elements that share a module: the first transaction on
// screen would be fifty files, each too small to compress well. Here those become one.
import { createHash } from 'node:crypto'
import { basename, posix } from 'node:path'
import { build } from 'esbuild'
import { root, webOptions } from './options.mjs'

/**
 * Joins what `together` load, beyond what `first` has loaded already.
 * @param {ReadonlyMap<string, string>} files Code by path; minified, all imports relative.
 * @param {string} first Entry that every page loads.
 * @param {readonly string[]} together Entries; they stay files of their own.
 * @returns {Promise<Map<string, string>>} The same code in fewer files.
 */
export async function mergeChunks(files, first, together) {
  const loaded = closureOf(files, [first])
  const merged = [...closureOf(files, together)].filter((file) => !loaded.has(file) && !together.includes(file))
  const place = 'parts'
  const joined = await join(files, merged)
  const base = `${place}/base-${createHash('sha256').update(joined).digest('hex').slice(0, 8).toUpperCase()}.js`
  const result = new Map([[base, joined]])
  for (const [file, code] of files) {
    if (!merged.includes(file)) result.set(file, redirect(file, code, merged, base))
  }
  return result
}

/**
 * One module that exports all that these export, each name marked with its chunk.
 * @param {ReadonlyMap<string, string>} files
 * @param {readonly string[]} merged
 */
async function join(files, merged) {
  const contents = merged
    .map((file, at) => {
      const names = exportsOf(files.get(file) ?? '')
      return `import './${file}'\nexport { ${names.map((name) => `${name} as ${marked(at, name)}`).join(', ')} } from './${file}'`
    })
    .join('\n')
  const { outputFiles } = await build({
    ...webOptions,
    stdin: { contents, resolveDir: root },
    format: 'esm',
    write: false,
    // What a style sheet or a schema sets up is wanted, whoever asks for it.
    ignoreAnnotations: true,
    plugins: [
      {
        name: 'chunks',
        setup(bundler) {
          bundler.onResolve({ filter: /^\./ }, ({ path, importer, namespace }) => {
            const file = posix.join(namespace === 'chunks' ? posix.dirname(importer) : '', path)
            return merged.includes(file)
              ? { path: file, namespace: 'chunks' }
              : { path: posix.relative('parts', file).replace(/^(?!\.)/, './'), external: true }
          })
          bundler.onLoad({ filter: /.*/, namespace: 'chunks' }, ({ path }) => ({ contents: files.get(path) ?? '' }))
        },
      },
    ],
  })
  return outputFiles[0]?.text ?? ''
}

/**
 * @param {string} file
 * @param {string} code
 * @param {readonly string[]} merged
 * @param {string} base
 */
function redirect(file, code, merged, base) {
  const from = posix.dirname(file)
  const target = `./${posix.relative(from, base)}`
  return code
    .replace(/import\{([^{}]*)\}from"(\.[^"]+)"/g, (whole, names, path) => {
      const at = merged.indexOf(posix.join(from, path))
      if (at < 0) return whole
      const renamed = names.split(',').map((/** @type {string} */ name) => {
        const [given = '', local = given] = name.split(' as ')
        return `${marked(at, given)} as ${local}`
      })
      return `import{${renamed.join(',')}}from"${target}"`
    })
    .replace(/import"(\.[^"]+)"/g, (whole, path) =>
      merged.includes(posix.join(from, path)) ? `import"${target}"` : whole,
    )
}

/**
 * These files and all that they load at once.
 * @param {ReadonlyMap<string, string>} files
 * @param {readonly string[]} from
 */
export function closureOf(files, from) {
  /** @type {Set<string>} */
  const found = new Set()
  const open = [...from]
  for (let file = open.pop(); file !== undefined; file = open.pop()) {
    if (found.has(file)) continue
    found.add(file)
    const code = files.get(file)
    if (code === undefined) throw new Error(`${basename(file)} was not built.`)
    const place = posix.dirname(file)
    const imports = code.matchAll(/(?:\}from|import)"(\.[^"]+)"/g)
    open.push(...Array.from(imports, ([, path = '']) => posix.join(place, path)))
  }
  return found
}

/** @param {string} code */
function exportsOf(code) {
  return Array.from(code.matchAll(/export\{([^{}]*)\}/g), ([, names = '']) => names.split(',')).flatMap((names) =>
    names.map((name) => name.split(' as ').at(-1) ?? ''),
  )
}

/**
 * @param {number} at
 * @param {string} name
 */
function marked(at, name) {
  return `_${at}_${name}`
}
