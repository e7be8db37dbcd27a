// Writes what follows from the sources: the style sheet of the package, and which entry point has which component.
// `npm run registries` also writes the lists of exports, and the lists and counts of documents.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, posix, sep } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = join(dirname(fileURLToPath(import.meta.url)), '..')
const folder = join(root, 'src/components')
export const index = 'styles/index.css'

/** @param {string} sheet Path below `src/components`. @returns {string[]} The sheets that it imports. */
export function readImports(sheet) {
  const text = readFileSync(join(folder, sheet), 'utf8')
  return [...text.matchAll(/@import '([^']+)';/g)].map(([, path = '']) => posix.join(posix.dirname(sheet), path))
}

/** The style sheet of the package: known sheets keep their place, because a later rule wins, and new ones follow. */
export function packageStyles() {
  const sheets = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => file.split(sep).join('/'))
    .filter((file) => file.endsWith('.css') && file !== index)
    .toSorted()
  const known = readImports(index).filter((sheet) => sheets.includes(sheet))
  const nested = sheets.flatMap(readImports)
  const added = sheets.filter((sheet) => !known.includes(sheet) && !nested.includes(sheet))
  const lines = [...known, ...added].map((sheet) => {
    const path = posix.relative(posix.dirname(index), sheet)
    return `@import '${path.startsWith('.') ? path : `./${path}`}';`
  })
  return `@layer tonlens;\n${lines.join('\n')}\n`
}

/** Entry points beside the root whose hooks and components the handbook shows. */
const doors = ['staking', 'charts', 'contracts', 'query', 'ledger', 'trace', 'views']

/** The entry point of every name that is not in the root; types begin with `type `. Storybook's own page reads it. */
export function otherDoors() {
  /** @type {Record<string, string>} */
  const found = {}
  for (const door of doors) {
    const text = readFileSync(join(root, `src/entries/${door}.ts`), 'utf8')
    for (const [, isType, list = ''] of text.matchAll(/^export (type )?\{([^}]*)\}/gm)) {
      for (const entry of list.split(',').map((each) => each.trim().replace(/^.* as /, ''))) {
        if (entry !== '') found[isType === undefined ? entry : `type ${entry}`] ??= door
      }
    }
  }
  return `${JSON.stringify(found, null, 2)}\n`
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  writeFileSync(join(folder, index), packageStyles())
  writeFileSync(join(root, 'stories/handbook/doors.json'), otherDoors())
}
