// Checks what `npm publish` would send: the files, the manifest and the changelog. Needs dist/.
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { readReleaseSource, repositoryProblems } from './prepare-release.mjs'

const root = join(dirname(fileURLToPath(import.meta.url)), '..')
/** @type {{ name: string, version: string, repository?: { url?: string }, exports: Record<string, string | Record<string, string>> }} */
const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
const output = execFileSync('npm', ['publish', '--dry-run', '--json', '--ignore-scripts', '--provenance=false', '--registry', 'http://127.0.0.1:9', '--fetch-retries=0'], {
  cwd: root,
  encoding: 'utf8',
  stdio: ['ignore', 'pipe', 'ignore'],
  shell: process.platform === 'win32',
})
/** @type {{ files: { path: string, size: number }[], unpackedSize: number, size: number }} */
const packed = readAnswer(JSON.parse(output))
const paths = packed.files.map(({ path }) => path)

/** Newer versions of npm key their output by package name. */
function readAnswer(/** @type {any} */ answer) {
  return answer.files === undefined ? (answer[manifest.name] ?? answer[0]) : answer
}

/** @type {string[]} */
const problems = []
for (const path of paths) {
  if (/^(package\.json|README\.md|CHANGELOG\.md|LICENSE)$/.test(path)) continue
  if (/^dist\/(elements\.md|llms\.txt|web\/NOTICES\.txt|.*\.(js|js\.map|d\.ts|css|html|json))$/.test(path)) continue
  problems.push(`${path} must not be published: add it to the allowed files or leave it out of "files".`)
}
for (const [door, target] of Object.entries(manifest.exports)) {
  for (const file of typeof target === 'string' ? [target] : Object.values(target)) {
    if (!paths.includes(file.replace('./', ''))) problems.push(`${door} leads to ${file}, which is not published.`)
  }
}
for (const path of paths.filter((name) => /\.(js|d\.ts|css|html)$/.test(name))) {
  const text = readFileSync(join(root, path), 'utf8')
  if (text.includes(root) || /\/(home|root|Users|tmp)\/\w/.test(text)) problems.push(`${path} names a folder of this machine.`)
  if (/^import .*'@tanstack\/react-query-devtools'/m.test(text)) problems.push(`${path} imports what is no dependency.`)
}
if (!paths.includes('dist/web/NOTICES.txt')) problems.push('dist/web has no NOTICES.txt with the licenses of what it bundles: run `npm run build`.')
const changelog = readFileSync(join(root, 'CHANGELOG.md'), 'utf8')
const tag = process.env['RELEASE_TAG']
if (tag !== undefined && tag !== `v${manifest.version}`) problems.push(`The tag is ${tag}, the version ${manifest.version}.`)
if (tag !== undefined && !changelog.includes(`## ${manifest.version}`)) problems.push(`CHANGELOG.md has no part for ${manifest.version}.`)
if (tag !== undefined) problems.push(...repositoryProblems(manifest, readReleaseSource(process.env)))
if (!existsSync(join(root, 'LICENSE'))) problems.push('There is no LICENSE.')

console.log(`${manifest.name} ${manifest.version}: ${paths.length} files, ${(packed.size / 1e6).toFixed(2)} MB packed, ${(packed.unpackedSize / 1e6).toFixed(2)} MB unpacked`)
if (problems.length > 0) {
  console.error(problems.join('\n'))
  process.exitCode = 1
}
