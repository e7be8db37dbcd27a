// Style sheets of the explorer. In one sheet, an account would load the styles of every component.
import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { collectImports } from '../web/options.mjs'

/** @import { Plugin, Rolldown } from 'vite' */

const folder = join(dirname(fileURLToPath(import.meta.url)), '../../src/components/styles')
const lines = readFileSync(join(folder, 'index.css'), 'utf8').trim().split('\n')
/** Id of the module of the styles that are loaded with the page. */
export const firstSheet = join(folder, 'first.css')
/** Id of the module of all other styles. */
export const laterSheet = join(folder, 'later.css')
/** Modules whose components have their styles in the first sheet. */
const shownFirst = ['index.html', 'pages/account/AccountPage.tsx', 'pages/account/History.tsx']

/**
 * Finds the folders of all modules that are loaded for the history of an account.
 * @param {readonly Rolldown.OutputChunk[]} chunks Chunks of a build without groups.
 */
export function findFirstFolders(chunks) {
  const files = new Map(chunks.map((chunk) => [chunk.fileName, chunk]))
  const entries = shownFirst.map((path) => {
    const entry = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(`/explorer/${path}`))
    if (entry === undefined) throw new Error(`The explorer has no chunk of ${path}.`)
    return entry.fileName
  })
  const reached = collectImports(entries, (file) => files.get(file)?.imports ?? [])
  return new Set([...reached].flatMap((file) => Object.keys(files.get(file)?.modules ?? {})).map((id) => dirname(id)))
}

/**
 * Vite plugin: leaves in `tonlens/styles.css` the styles of the folders that are loaded first. Every other module of a
 * component imports a second sheet.
 * @param {ReadonlySet<string>} [first] @default all styles stay in the first sheet
 * @returns {Plugin}
 */
export function splitStyles(first) {
  /** @type {Map<string, string>} */
  const later = new Map()
  for (const line of lines) {
    const [, path] = /'(\..+)\/[^/]+'/.exec(line) ?? []
    const from = path === undefined ? folder : join(folder, path)
    if (first !== undefined && from !== folder && !first.has(from)) later.set(line, from)
  }
  const laterFolders = new Set(later.values())
  return {
    name: 'split-styles',
    enforce: 'pre',
    resolveId(id) {
      return id === firstSheet || id === laterSheet ? { id, moduleSideEffects: true } : undefined
    },
    load(id) {
      if (id === firstSheet) return lines.filter((line) => !later.has(line)).join('\n')
      return id === laterSheet ? [...later.keys()].join('\n') : undefined
    },
    transform(code, id) {
      return /\.tsx?$/.test(id) && laterFolders.has(dirname(id))
        ? { code: `import ${JSON.stringify(laterSheet)};${code}`, map: null }
        : undefined
    },
  }
}
