// Checks the package as others will receive it: manifest, types, sizes. Needs dist/.
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

/** @type {{ exports: Record<string, unknown> }} */
const manifest = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'))
/** Entry points without types, but for JSON, which has its own. */
const untyped = Object.keys(manifest.exports).filter((path) => /\.(css|txt)$/.test(path))

/** Name of each check, and its command. */
const checks = [
  ['publint', 'publint --strict'],
  ['types of every entry', `attw --pack . --profile esm-only --exclude-entrypoints ${untyped.join(' ')}`],
  ['sizes, and what documents say of them', 'node scripts/readme.mjs --check'],
  ['what would be published', 'node scripts/release.mjs'],
  ['layers and public names', 'vitest run --project unit test/layers.test.ts test/exports.test.ts --reporter dot'],
]

const failed = []
for (const [what, command] of checks) {
  console.log(`\n-- ${what}`)
  const [name = '', ...args] = String(command).split(' ')
  const { status } = spawnSync(
    name === 'node' ? process.execPath : 'npx',
    name === 'node' ? args : ['--no-install', name, ...args],
    {
      stdio: 'inherit',
      shell: process.platform === 'win32',
    },
  )
  if (status !== 0) failed.push(what)
}
if (failed.length > 0) {
  console.error(`\nFailed: ${failed.join(', ')}`)
  process.exitCode = 1
}
