// Removes declarations that no entry point leads to: no application can import what they describe.
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'

/**
 * @param {string} folder The built package.
 * @returns {number} Number of removed files.
 */
export function pruneDeclarations(folder) {
  const all = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.d.ts'))
    .map((file) => join(folder, file))
  // Files at the top are named by the manifest itself.
  const open = all.filter((file) => file.startsWith(join(folder, 'entries/')) || dirname(file) === folder)
  const reached = new Set(open)
  for (const file of open) {
    for (const [, path = ''] of readFileSync(file, 'utf8').matchAll(/(?:from|import)\s*\(?\s*['"](\.[^'"]+)['"]/g)) {
      const target = join(dirname(file), path).replace(/\.(?:tsx?|js)$/, '.d.ts')
      if (reached.has(target) || !existsSync(target)) continue
      reached.add(target)
      open.push(target)
    }
  }
  const others = all.filter((file) => !reached.has(file))
  for (const file of others) rmSync(file)
  return others.length
}
