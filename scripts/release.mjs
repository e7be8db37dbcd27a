// Checks what `npm publish` would send for each package: the files, the manifest and the changelog. Needs dist/.
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { CREATE_FOLDER, readReleaseSource, repositoryProblems } from './prepare-release.mjs'

const root = join(dirname(fileURLToPath(import.meta.url)), '..')
/**
 * @typedef {{ name: string, version: string, repository?: { url?: string }, exports?: Record<string, string | Record<string, string>>, bin: Record<string, string> }} Manifest
 *
 * @typedef {object} Published
 * @property {string} folder From the root of the repository.
 * @property {RegExp} allowed Paths that may be published.
 * @property {readonly string[]} required Paths that must be published, besides those that the manifest names.
 * @property {number} maxPacked Size of the packed package, in bytes.
 */

/** @type {readonly Published[]} */
const packages = [
  {
    folder: '.',
    allowed:
      /^(package\.json|README\.md|CHANGELOG\.md|LICENSE|NOTICES\.md|skills\/[\w-]+\/SKILL\.md|dist\/(elements\.md|llms\.txt|llms\/[\w-]+\.txt|explorer\.json\.br|web\/NOTICES\.txt|.*\.(js|d\.ts|css|html|json)))$/,
    required: ['LICENSE', 'NOTICES.md', 'dist/explorer.json.br', 'dist/web/NOTICES.txt'],
    maxPacked: 4_000_000,
  },
  {
    folder: CREATE_FOLDER,
    allowed:
      /^(package\.json|README\.md|LICENSE|(index|create)\.mjs|templates\/(explorer|next|html)\/([\w[\]-]+\/)*(_gitignore|_npmrc|[\w-]+(\.\w+)?\.(json|html|css|md|mjs|tsx?)))$/,
    required: ['LICENSE'],
    maxPacked: 50_000,
  },
]
const tag = process.env['RELEASE_TAG']
/** @type {string[]} */
const problems = []

/** Asks npm what it would send. @param {string} folder @param {string} name */
function listPublished(folder, name) {
  const output = execFileSync(
    'npm',
    [
      'publish',
      '--dry-run',
      '--json',
      '--ignore-scripts',
      '--provenance=false',
      '--registry',
      'http://127.0.0.1:9',
      '--fetch-retries=0',
    ],
    {
      cwd: folder,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
      shell: process.platform === 'win32',
    },
  )
  const answer = JSON.parse(output)
  // Newer versions of npm key their output by package name.
  /** @type {{ files: { path: string, size: number }[], unpackedSize: number, size: number }} */
  const packed = answer.files === undefined ? (answer[name] ?? answer[0]) : answer
  return packed
}

for (const { folder: place, allowed, required, maxPacked } of packages) {
  const folder = join(root, place)
  /** @type {Manifest} */
  const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  const { name, version, exports = {}, bin } = manifest
  const packed = listPublished(folder, name)
  const paths = packed.files.map(({ path }) => path)
  const add = (/** @type {string} */ problem) => problems.push(`${name}: ${problem}`)
  for (const path of paths.filter((path) => !allowed.test(path))) {
    add(`${path} must not be published: add it to the allowed files or leave it out of "files".`)
  }
  for (const [door, target] of [...Object.entries(exports), ...Object.entries(bin)]) {
    for (const file of typeof target === 'string' ? [target] : Object.values(target)) {
      const [start = '', end = ''] = file.replace('./', '').split('*')
      if (!paths.some((path) => (file.includes('*') ? path.startsWith(start) && path.endsWith(end) : path === start)))
        add(`${door} leads to ${file}, which is not published.`)
    }
  }
  for (const path of paths.filter((file) => /\.(m?js|d\.ts|tsx?|css|html)$/.test(file))) {
    const text = readFileSync(join(folder, path), 'utf8')
    if (text.includes(root) || /\/(home|root|Users|tmp)\/\w/.test(text)) add(`${path} names a folder of this machine.`)
    if (/^import .*'@tanstack\/react-query-devtools'/m.test(text)) add(`${path} imports what is no dependency.`)
  }
  for (const path of required) if (!paths.includes(path)) add(`there is no ${path}: run \`npm run build\`.`)
  if (packed.size > maxPacked)
    add(
      `${(packed.size / 1e6).toFixed(2)} MB packed are more than ${(maxPacked / 1e6).toFixed(2)} MB: see which files grew with \`npm pack --dry-run\`.`,
    )
  if (tag !== undefined && tag !== `v${version}`) add(`the tag is ${tag}, the version ${version}.`)
  if (tag !== undefined)
    for (const problem of repositoryProblems(manifest, readReleaseSource(process.env))) add(problem)
  console.log(
    `${name} ${version}: ${paths.length} files, ${(packed.size / 1e6).toFixed(2)} MB packed, ${(packed.unpackedSize / 1e6).toFixed(2)} MB unpacked`,
  )
}

const [main, create] = packages.map(
  ({ folder }) => JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8')).version,
)
if (main !== create)
  problems.push(
    `create-tonlens has version ${create}, tonlens ${main}: they are published together, and a new application asks for the version of its creator.`,
  )
const changelog = readFileSync(join(root, 'CHANGELOG.md'), 'utf8')
if (tag !== undefined && !changelog.includes(`## ${tag.slice(1)}`))
  problems.push(`CHANGELOG.md has no part for ${tag.slice(1)}.`)
if (problems.length > 0) {
  console.error(problems.join('\n'))
  process.exitCode = 1
}
