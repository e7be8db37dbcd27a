// Describes the elements to editors and documentation, from their table.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** @import { Attribute } from '../src/widgets/elements/attributes.ts' */
/** @import { AnyWidgetRow } from '../src/widgets/elements/defineWidget.ts' */
/** @import { Table } from './web/table.mjs' */

const events = [
  {
    name: 'tonlens-select',
    type: {
      text: "CustomEvent<{ kind: 'account' | 'transaction' | 'message' | 'block' | 'nft' | 'domain' | 'hash' | 'lt', key: string }>",
    },
    description: 'The reader chose something; a page that prevents the event has the element follow no link.',
  },
  {
    name: 'tonlens-load',
    type: { text: 'CustomEvent<{ data: unknown }>' },
    description: 'Data arrived, at first and each time it changes.',
  },
  { name: 'tonlens-error', type: { text: 'CustomEvent<{ error: Error }>' }, description: 'Nothing can be shown.' },
]
const properties = [
  {
    kind: 'field',
    name: 'client',
    type: { text: 'Client | undefined' },
    description: 'Asked in place of the client that `network` and `base-url` name.',
  },
  {
    kind: 'field',
    name: 'display',
    type: { text: 'WidgetDisplay | undefined' },
    description: 'Replaces texts, links, names, media rules and the native coin.',
  },
]
const slots = [
  { name: '', description: 'What a server wrote: stays until there is something to show.' },
  { name: 'loading', description: 'Shown while data is on its way, in place of the skeleton.' },
]

/**
 * Writes `custom-elements.json`, `html-data.json` and `elements.md`.
 * @param {string} folder
 * @param {Table} table
 */
export async function writeManifest(folder, table) {
  const elements = await Promise.all(table.rows.map((row) => describeElement(row, table)))
  const manifest = {
    schemaVersion: '1.0.0',
    readme: '',
    modules: [
      {
        kind: 'javascript-module',
        path: 'dist/entries/widgets.js',
        declarations: elements,
        exports: elements.map(({ name, tagName }) => ({
          kind: 'custom-element-definition',
          name: tagName,
          declaration: { name, module: 'dist/entries/widgets.js' },
        })),
      },
    ],
  }
  const htmlData = {
    version: 1.1,
    tags: elements.map(({ tagName, description, attributes }) => ({
      name: tagName,
      description,
      attributes: attributes.map(({ name, description, type }) => ({
        name,
        description,
        ...(type.text === 'boolean' ? { valueSet: 'v' } : {}),
        ...(type.text.startsWith("'") ? { values: splitWords(type.text).map((word) => ({ name: word })) } : {}),
      })),
    })),
  }
  const write = (/** @type {string} */ file, /** @type {string} */ text) => writeFileSync(join(folder, file), text)
  write('custom-elements.json', `${JSON.stringify(manifest)}\n`)
  write('html-data.json', `${JSON.stringify(htmlData, undefined, 2)}\n`)
  write('elements.md', writePage(elements, table))
}

/**
 * @param {AnyWidgetRow} row
 * @param {Table} table
 */
async function describeElement(row, { shared, everywhere }) {
  const { styles } = await row.load()
  const attributes = Object.entries({ ...row.attributes, ...shared }).map(([name, attribute]) => ({
    name,
    fieldName: camel(name),
    ...described(attribute),
  }))
  const sheets = [...everywhere, ...styles].join('\n')
  return {
    kind: 'class',
    customElement: true,
    name: camel(`-${row.tag}`),
    tagName: row.tag,
    description: row.summary,
    superclass: { name: 'HTMLElement' },
    attributes,
    members: [
      ...attributes.map(({ name, fieldName, type, description }) => ({
        kind: 'field',
        name: fieldName,
        attribute: name,
        reflects: true,
        type: { text: `${type.text} | undefined` },
        description,
      })),
      ...properties,
    ],
    events,
    slots,
    cssParts: [...new Set(Array.from(sheets.matchAll(/\[part~=['"]?([a-z-]+)['"]?\]/g), ([, name = '']) => name))]
      .toSorted((one, other) => one.localeCompare(other, 'en'))
      .map((name) => ({ name })),
    cssProperties: readProperties(sheets),
  }
}

/** @param {Attribute} attribute */
function described({ kind, about, required }) {
  const [description = '', standard] = about.split(' @default ')
  return {
    type: { text: kind.type },
    description: required === true ? `${description} Required.` : description,
    ...(standard === undefined ? {} : { default: standard }),
  }
}

/**
 * The variables that a page may set, with their values in the light theme.
 * @param {string} sheets
 */
function readProperties(sheets) {
  /** @type {Map<string, string>} */
  const found = new Map()
  for (const [, name = '', value = ''] of sheets.matchAll(/(--tonlens-[\w-]+):\s*([^;}]+)/g)) {
    if (!found.has(name)) found.set(name, value.trim())
  }
  for (const [, name = '', value = ''] of sheets.matchAll(/var\((--tonlens-[\w-]+),\s*([^()]+)\)/g)) {
    if (!found.has(name)) found.set(name, value.trim())
  }
  return [...found].map(([name, value]) => ({ name, default: value }))
}

/**
 * @param {Awaited<ReturnType<typeof describeElement>>[]} elements
 * @param {Table} table
 */
function writePage(elements, { rows, shared }) {
  const own = elements.map(({ tagName, description, attributes }) => {
    const { oneOf } = rows.find(({ tag }) => tag === tagName) ?? {}
    const named = attributes.filter(({ name }) => !(name in shared))
    const needs = oneOf === undefined ? '' : `\n\nNeeds one of ${oneOf.map((name) => `\`${name}\``).join(', ')}.`
    return `## \`<${tagName}>\`\n\n${description}${needs}\n\n${named.length === 0 ? 'No attributes of its own.' : writeTable(named)}\n`
  })
  const common = elements[0]?.attributes.filter(({ name }) => name in shared) ?? []
  return `# Elements\n\n${own.join('\n')}\n## Attributes of every element\n\n${writeTable(common)}\n`
}

/** @param {readonly { name: string, type: { text: string }, description: string, default?: string }[]} attributes */
function writeTable(attributes) {
  const lines = attributes.map(
    ({ name, type, description, default: standard = '' }) =>
      `| \`${name}\` | ${type.text.replaceAll('|', '\\|')} | ${description} | ${standard} |`,
  )
  return ['| attribute | type | what it means | default |', '| --- | --- | --- | --- |', ...lines].join('\n')
}

/** @param {string} name */
function camel(name) {
  return name.replace(/-([a-z])/g, (_, letter) => letter.toUpperCase())
}

/** @param {string} type */
function splitWords(type) {
  return Array.from(type.matchAll(/'([^']+)'/g), ([, word = '']) => word)
}
