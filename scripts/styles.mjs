// A style sheet for each component: the variables, and the files whose rules it needs, for applications that show few.
import { readFileSync } from 'node:fs'
import { basename, dirname, join, posix } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import { parse } from 'postcss'
import { oldestBrowsers } from './oldestBrowsers.mjs'
import { index, readImports } from './registries.mjs'

const root = join(dirname(fileURLToPath(import.meta.url)), '..')
const folder = 'src/components'
const doors = [
  'components/index.ts',
  ...['charts', 'contracts', 'ledger', 'staking'].map((name) => `entries/${name}.ts`),
]

/** Source of each component, by its name. */
function findComponents() {
  /** @type {Map<string, string>} */
  const found = new Map()
  for (const door of doors) {
    const text = readFileSync(join(root, 'src', door), 'utf8')
    for (const [, list = '', path = ''] of text.matchAll(/^export \{([^}]*)\} from '([^']+\.tsx)'/gm)) {
      const file = posix.join('src', posix.dirname(door), path)
      for (const name of list.split(',').map((each) => each.trim())) {
        if (/^[A-Z]\w*$/.test(name) && file.startsWith(`${folder}/`)) found.set(name, file)
      }
    }
  }
  return found
}

/** @typedef {{ readonly name: string, readonly css: string, readonly parts: ReturnType<typeof readParts> }} NamedSheet */

/**
 * Sheets of the package in their order: a later rule wins.
 * @returns {Promise<readonly NamedSheet[]>} Minified.
 */
async function bundleSheets() {
  return Promise.all(
    readImports(index).map(async (sheet) => {
      const entryPoints = [join(root, folder, sheet)]
      const { outputFiles } = await build({
        entryPoints,
        bundle: true,
        minify: true,
        write: false,
        target: oldestBrowsers,
      })
      const css = outputFiles[0]?.text.trim() ?? ''
      return { name: basename(sheet), css, parts: readParts(css) }
    }),
  )
}

/**
 * Style sheets of the package's files, by `files/name.css`, and of the components, which import those that they need.
 * @returns {Promise<ReadonlyMap<string, string>>}
 */
export async function bundleComponentStyles() {
  const sheets = await bundleSheets()
  const components = findComponents()
  const { outputFiles } = await build({
    entryPoints: Object.fromEntries(components),
    outdir: root,
    absWorkingDir: root,
    bundle: true,
    format: 'esm',
    jsx: 'automatic',
    packages: 'external',
    write: false,
    logLevel: 'error',
  })
  const ofComponents = outputFiles
    .filter(({ path }) => path.endsWith('.js'))
    .map(({ path, text }) => {
      const imports = sheetsFor(text, sheets).map(({ name }) => `@import "./files/${name}";`)
      return /** @type {const} */ ([`${basename(path, '.js')}.css`, `@layer tonlens;\n${imports.join('\n')}\n`])
    })
  return new Map([...ofComponents, ...sheets.map(({ name, css }) => /** @type {const} */ ([`files/${name}`, css]))])
}

/**
 * Style sheet of a bundle of components: the files whose rules it needs.
 * @param {string} code Script with everything that it imports.
 */
export async function bundleNamedStyles(code) {
  return `@layer tonlens;${sheetsFor(code, await bundleSheets())
    .map(({ css }) => css)
    .join('')}`
}

/**
 * Sheets of which the code names the parts.
 * @param {string} code
 * @param {readonly NamedSheet[]} sheets
 */
function sheetsFor(code, sheets) {
  const texts = code.match(/"(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\.)*`/g) ?? []
  const words = new Set(texts.join(' ').match(/-?[a-z][a-z0-9]*(?:-[a-z0-9]+)*/g))
  return sheets.filter(({ parts }) => parts.some((named) => named.every((part) => isNamed(part, words))))
}

/** Parts that each selector of a sheet names: none in those of the variables. @param {string} css */
function readParts(css) {
  /** @type {(readonly string[])[]} */
  const parts = []
  parse(css).walkRules(({ selectors }) => {
    for (const selector of selectors)
      parts.push([...selector.matchAll(/\[part~=["']?([\w-]+)/g)].map(([, part = '']) => part))
  })
  return parts
}

/**
 * Tells whether code writes the name of a part, in one or from a beginning and an end (`${part}-header`).
 * @param {string} part
 * @param {ReadonlySet<string>} words
 */
function isNamed(part, words) {
  if (words.has(part)) return true
  for (let at = part.indexOf('-'); at > 0; at = part.indexOf('-', at + 1)) {
    if (words.has(part.slice(0, at)) && words.has(part.slice(at))) return true
  }
  return false
}

const MODULE = 'virtual:component-styles'

/**
 * Vite plugin: the style sheets of components as a module, with what they import, for tests.
 * @returns {import('vite').Plugin}
 */
export function componentStyles() {
  return {
    name: 'component-styles',
    resolveId: (id) => (id === MODULE ? `\0${MODULE}` : undefined),
    async load(id) {
      if (id !== `\0${MODULE}`) return undefined
      const sheets = await bundleComponentStyles()
      const whole = [...sheets].flatMap(([file, css]) =>
        file.startsWith('files/')
          ? []
          : [[file.replace('.css', ''), css.replaceAll(/@import ".\/([^"]+)";/g, (_, path) => sheets.get(path) ?? '')]],
      )
      return `export default ${JSON.stringify(Object.fromEntries(whole))}`
    },
  }
}
