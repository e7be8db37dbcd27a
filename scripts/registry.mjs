// Writes the registry for the shadcn tool from `src/apps/registry/items`: each item is one file, whose docblock
// describes it.
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, extname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parse } from 'postcss'

const root = join(dirname(fileURLToPath(import.meta.url)), '..')
const items = join(root, 'src/apps/registry/items')

/**
 * An item of the registry, by the schema of the tool.
 * @typedef {object} RegistryItem
 * @property {string} $schema
 * @property {string} name
 * @property {'registry:component' | 'registry:style'} type
 * @property {string} title
 * @property {string} description
 * @property {string[]} [dependencies] Packages to install.
 * @property {{ path: string, type: 'registry:component', content: string }[]} files
 * @property {Record<string, Record<string, string>>} [css]
 * @property {string} [docs] Shown after the item is added.
 */

/** @param {string} name */
const readTitle = (name) =>
  name
    .replace(/^\w/, (letter) => letter.toUpperCase())
    .replaceAll('-', ' ')
    .replace('Nft', 'NFT')

/**
 * Reads one item.
 * @param {string} file Name of its file.
 * @param {string} version Version of tonlens.
 * @returns {RegistryItem}
 * @throws {Error} The file has no description.
 */
function readItem(file, version) {
  const source = readFileSync(join(items, file), 'utf8')
  const name = file.slice(0, -extname(file).length)
  const common = { $schema: 'https://ui.shadcn.com/schema/registry-item.json', name, title: readTitle(name) }
  if (file.endsWith('.css')) {
    const description = /^\/\* (.+) \*\//.exec(source)?.[1]
    if (description === undefined) throw new Error(`${file} has no description: begin it with a comment.`)
    return {
      ...common,
      type: 'registry:style',
      description,
      dependencies: [`tonlens@^${version}`],
      files: [],
      css: readRules(source),
    }
  }
  const description = /\/\*\* ([^*]+) \*\/\nexport function/.exec(source)?.[1]
  if (description === undefined) throw new Error(`${file} has no description: write a docblock above its component.`)
  const packages = [...source.matchAll(/from '(@[\w-]+\/[\w-]+|[\w-]+)[^']*'/g)].map(([, found = '']) => found)
  const dependencies = [...new Set([...packages, '@tanstack/react-query'])].filter((found) => found !== 'react')
  return {
    ...common,
    type: 'registry:component',
    description,
    dependencies: dependencies.map((found) => (found === 'tonlens' ? `tonlens@^${version}` : found)).toSorted(),
    files: [{ path: `components/tonlens/${file}`, type: 'registry:component', content: source }],
    ...(name !== 'tonlens-provider' && {
      docs: 'Needs a TonlensProvider around it: add the item tonlens-provider, or use your own.',
    }),
  }
}

/** @param {string} source */
function readRules(source) {
  /** @type {Record<string, Record<string, string>>} */
  const rules = {}
  parse(source).walkRules((rule) => {
    /** @type {Record<string, string>} */
    const values = {}
    rule.walkDecls(({ prop, value }) => {
      values[prop] = value
    })
    rules[rule.selector] = values
  })
  return rules
}

/** Reads all items, by name. */
export function readRegistry() {
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  return readdirSync(items)
    .toSorted()
    .map((file) => readItem(file, version))
}

/** Writes the list of items, and a file for each. @param {string} folder */
export function writeRegistry(folder) {
  const found = readRegistry()
  mkdirSync(folder, { recursive: true })
  /** @param {string} name @param {unknown} content */
  const write = (name, content) => writeFileSync(join(folder, `${name}.json`), `${JSON.stringify(content, null, 2)}\n`)
  for (const item of found) write(item.name, item)
  const list = found.map(({ $schema: _schema, files, ...item }) => ({
    ...item,
    files: files.map(({ content: _content, ...file }) => file),
  }))
  write('registry', {
    $schema: 'https://ui.shadcn.com/schema/registry.json',
    name: 'tonlens',
    homepage: 'https://www.npmjs.com/package/tonlens',
    items: list,
  })
}
