// A style sheet for each component: the variables, and the files whose rules it needs, for applications that show few.
import { readFileSync } from 'node:fs'
import { basename, dirname, join, posix, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import { parse } from 'postcss'

const root = join(dirname(fileURLToPath(import.meta.url)), '..')
const folder = 'src/components'
const target = ['chrome115', 'firefox115', 'safari16']
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

/**
 * Sheets of the package in their order: a later rule wins.
 * @returns {Promise<readonly { readonly name: string, readonly css: string }[]>} Minified.
 */
async function bundleSheets() {
  const index = readFileSync(join(root, folder, 'styles/index.css'), 'utf8')
  const paths = [...index.matchAll(/@import '([^']+)';/g)].map(([, path = '']) => join(root, folder, 'styles', path))
  return Promise.all(
    paths.map(async (path) => {
      const { outputFiles } = await build({ entryPoints: [path], bundle: true, minify: true, write: false, target })
      return { name: basename(path), css: outputFiles[0]?.text.trim() ?? '' }
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
  const { outputFiles, metafile } = await build({
    entryPoints: [...new Set(components.values())].map((file) => join(root, file)),
    outdir: root,
    outbase: root,
    absWorkingDir: root,
    bundle: true,
    format: 'esm',
    jsx: 'automatic',
    packages: 'external',
    write: false,
    metafile: true,
    logLevel: 'error',
  })
  const code = new Map(
    Object.entries(metafile.outputs).map(([output, { entryPoint = '' }]) => [
      entryPoint.split(sep).join('/'),
      outputFiles.find(({ path }) => path === join(root, output))?.text ?? '',
    ]),
  )
  const ofComponents = [...components].map(([name, file]) => {
    const words = new Set(code.get(file)?.match(/-?[a-z][a-z0-9]*(?:-[a-z0-9]+)*/g))
    const imports = sheets.filter(({ css }) => isDrawn(css, words)).map((sheet) => `@import "./files/${sheet.name}";`)
    return /** @type {const} */ ([`${name}.css`, `@layer tonlens;\n${imports.join('\n')}\n`])
  })
  return new Map([...ofComponents, ...sheets.map(({ name, css }) => /** @type {const} */ ([`files/${name}`, css]))])
}

/**
 * Tells whether some code draws what a sheet is about: all parts of one of its selectors, or no part in particular.
 * @param {string} css
 * @param {ReadonlySet<string>} words Of the code.
 */
function isDrawn(css, words) {
  /** @type {string[]} */
  const selectors = []
  parse(css).walkRules((rule) => {
    selectors.push(...rule.selectors)
  })
  return selectors.some((selector) =>
    [...selector.matchAll(/\[part~=["']?([\w-]+)/g)].every(([, part = '']) => isNamed(part, words)),
  )
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
