// Writes what follows from the folders of `src/components`: the style sheet of the package. The exports follow with
// `npm run registries`, the counts of the README with `npm run readme`.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, posix, sep } from 'node:path'
import { fileURLToPath } from 'node:url'

const folder = join(dirname(fileURLToPath(import.meta.url)), '../src/components')
const index = 'styles/index.css'

/** @param {string} sheet Path below `src/components`. @returns {string[]} The sheets that it imports. */
function importsOf(sheet) {
  const text = readFileSync(join(folder, sheet), 'utf8')
  return [...text.matchAll(/@import '([^']+)';/g)].map(([, path = '']) => posix.join(posix.dirname(sheet), path))
}

/** The style sheet of the package: known sheets keep their place, because a later rule wins, and new ones follow. */
export function packageStyles() {
  const sheets = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => file.split(sep).join('/'))
    .filter((file) => file.endsWith('.css') && file !== index)
    .toSorted()
  const known = importsOf(index).filter((sheet) => sheets.includes(sheet))
  const nested = sheets.flatMap(importsOf)
  const added = sheets.filter((sheet) => !known.includes(sheet) && !nested.includes(sheet))
  const lines = [...known, ...added].map((sheet) => {
    const path = posix.relative(posix.dirname(index), sheet)
    return `@import '${path.startsWith('.') ? path : `./${path}`}';`
  })
  return `@layer tonlens;\n${lines.join('\n')}\n`
}

if (process.argv[1] === fileURLToPath(import.meta.url)) writeFileSync(join(folder, index), packageStyles())
