// How the built entry points lead to the modules. A door is a file that stands between an entry point and one module,
// and exports the same, for two kinds of readers:
// - esbuild splits chunks by files. A module that an entry point names and that lazily loaded code uses is loaded at
//   once, whether the application imports it or not. With a door between them, it is not.
// - A compiler of server components needs to know where code of the browser begins. Under the condition `react-server`,
//   every way from an entry point to such code leads through a door with 'use client'. Other bundlers never see that
//   directive, about which they warn once for each module.
import { posix } from 'node:path'

/** @import { Plugin, Rolldown } from 'vite' */

const DIRECTIVE = /^\s*['"]use client['"];?\n/
/** A line of an entry point that imports or re-exports names. */
const IMPORT = /^((?:import|export) \{.*\} from ")(\.{1,2}\/[^"]+)(";)$/gm
/** Folders of the doors in `dist`. */
const LAZY = 'doors/lazy'
const CLIENT = 'doors/client'
/** End of the names of entry points for servers: `index.server.js`. */
const SERVER = '.server.js'

/**
 * Vite plugin: writes the doors, and an entry point for servers beside each one that leads to code of the browser.
 * @returns {Plugin}
 */
export function doors() {
  return {
    name: 'doors',
    generateBundle(_, bundle) {
      const chunks = new Map(
        Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file]] : [])),
      )
      const marked = [...chunks.values()].filter(({ code }) => DIRECTIVE.test(code)).map(({ fileName }) => fileName)
      for (const chunk of chunks.values()) chunk.code = chunk.code.replace(DIRECTIVE, '')
      const ofBrowser = findImporters(chunks, marked)
      /** @type {Set<string>} */
      const written = new Set()
      const write = (/** @type {string} */ fileName, /** @type {string} */ source) => {
        if (!written.has(fileName)) this.emitFile({ type: 'asset', fileName, source })
        written.add(fileName)
      }
      const entries = [...chunks.values()].filter(
        ({ fileName, isEntry }) => isEntry && !fileName.startsWith('tools/cli/'),
      )
      // An application imports from several entry points. Elements load all else lazily, and are rarely among them.
      const lazy = findLazy(
        chunks,
        entries.map(({ fileName }) => fileName).filter((name) => name !== 'entries/widgets.js'),
      )
      for (const entry of entries) {
        const lead = (
          /** @type {ReadonlySet<string>} */ through,
          /** @type {string} */ folder,
          /** @type {typeof openLazily} */ open,
        ) =>
          entry.code.replaceAll(IMPORT, (line, start, to, end) => {
            const file = posix.join(posix.dirname(entry.fileName), to)
            const target = chunks.get(file)
            if (target === undefined || !through.has(file)) return line
            const door = `${folder}/${file}`
            write(door, open(target.exports, relativePath(door, file)))
            return `${start}${relativePath(entry.fileName, door)}${end}`
          })
        if (ofBrowser.has(entry.fileName))
          write(serverEntry(entry.fileName), onlyExports(lead(ofBrowser, CLIENT, openClient), entry.exports))
        entry.code = lead(lazy, LAZY, openLazily)
      }
    },
  }
}

/**
 * A door that declares each name: through one that re-exports it, esbuild looks into the module behind.
 * @param {readonly string[]} names @param {string} path
 */
function openLazily(names, path) {
  const inner = (/** @type {string} */ name) => `${name}_`
  const lines = names.map((name) => `export const ${name} = ${inner(name)};`)
  return `import { ${names.map((name) => `${name} as ${inner(name)}`).join(', ')} } from "${path}";\n${lines.join('\n')}\n`
}

/** @param {readonly string[]} names @param {string} path */
function openClient(names, path) {
  return `"use client";\nexport { ${names.join(', ')} } from "${path}";\n`
}

/** Leaves out what an entry point does by itself, such as defining elements, and imports that only this needs. @param {string} code @param {readonly string[]} exports */
function onlyExports(code, exports) {
  const lines = code.split('\n').filter((line) => /^(?:import|export) \{/.test(line))
  const isNeeded = (/** @type {string} */ line) =>
    line.startsWith('export') || (line.match(/\w+/g) ?? []).some((word) => exports.includes(word))
  return `${lines.filter(isNeeded).join('\n')}\n`
}

/** File of an entry point under the condition `react-server`. @param {string} entry */
export function serverEntry(entry) {
  return entry.replace(/\.js$/, SERVER)
}

/**
 * Chunks of lazily loaded code that entry points reach.
 * @param {ReadonlyMap<string, Rolldown.OutputChunk>} chunks
 * @param {readonly string[]} entries
 */
function findLazy(chunks, entries) {
  const reached = new Set(entries)
  for (const name of reached)
    for (const next of [...(chunks.get(name)?.imports ?? []), ...(chunks.get(name)?.dynamicImports ?? [])])
      reached.add(next)
  const found = new Set([...reached].flatMap((name) => chunks.get(name)?.dynamicImports ?? []))
  for (const name of found) for (const imported of chunks.get(name)?.imports ?? []) found.add(imported)
  return found
}

/**
 * These chunks, and all that lead to them.
 * @param {ReadonlyMap<string, Rolldown.OutputChunk>} chunks
 * @param {readonly string[]} from
 */
function findImporters(chunks, from) {
  const found = new Set(from)
  for (const name of found) {
    for (const [importer, { imports, dynamicImports }] of chunks)
      if (imports.includes(name) || dynamicImports.includes(name)) found.add(importer)
  }
  return found
}

/**
 * @param {string} from File.
 * @param {string} to File.
 */
function relativePath(from, to) {
  const path = posix.relative(posix.dirname(from), to)
  return path.startsWith('.') ? path : `./${path}`
}
