// Writes what only the release workflow knows into both packages: `repository`, `homepage` and `bugs`, and absolute
// addresses in the README, so that pictures and links also work on the registry's page.
import { readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** Folder of the package create-tonlens, which is published together with tonlens. */
export const CREATE_FOLDER = 'src/apps/create'

/**
 * Origin of a release.
 * @typedef {object} ReleaseSource
 * @property {string} server Address of the forge, such as `https://forge.example`.
 * @property {string} repository Owner and name, such as `owner/name`.
 * @property {string} tag Tag of the release, such as `v1.2.3`.
 * @property {string} pages Address of the published handbook, with a slash at its end.
 */

const root = join(dirname(fileURLToPath(import.meta.url)), '..')

/**
 * Reads the source from the variables that the workflow sets.
 * @param {NodeJS.ProcessEnv} environment
 * @returns {ReleaseSource}
 * @throws {Error} A variable is missing.
 */
export function readReleaseSource(environment) {
  const read = (/** @type {string} */ name) => {
    const value = environment[name]
    if (!value) throw new Error(`${name} is not set: run this step in the release workflow, or set it by hand.`)
    return value
  }
  const repository = read('GITHUB_REPOSITORY')
  const pages = environment['PAGES_URL'] || defaultPages(repository)
  return {
    server: read('GITHUB_SERVER_URL'),
    repository,
    tag: read('RELEASE_TAG'),
    pages: pages.endsWith('/') ? pages : `${pages}/`,
  }
}

/** Address under which GitHub serves the static pages of a repository. @param {string} repository Owner and name. */
function defaultPages(repository) {
  const [owner = '', name = ''] = repository.toLowerCase().split('/')
  const host = `https://${owner}.github.io/`
  return name === `${owner}.github.io` ? host : `${host}${repository.split('/')[1]}/`
}

/**
 * The manifest with `homepage`, `bugs`, and the `repository` that `npm publish --provenance` compares with the
 * workflow.
 * @param {Record<string, unknown>} manifest
 * @param {ReleaseSource} source
 */
export function withRepository(manifest, { server, repository, pages }) {
  return {
    ...manifest,
    homepage: pages,
    bugs: { url: `${server}/${repository}/issues` },
    repository: { type: 'git', url: `git+${server}/${repository}.git` },
  }
}

/**
 * Problems for which `npm publish --provenance` would be refused.
 * @param {{ readonly repository?: unknown }} manifest
 * @param {ReleaseSource} source
 * @returns {string[]}
 */
export function repositoryProblems({ repository }, source) {
  const { url } = withRepository({}, source).repository
  const given =
    typeof repository === 'object' && repository !== null && 'url' in repository ? repository.url : repository
  return given === url
    ? []
    : [`The repository field is ${String(given)}, and provenance needs ${url}: run "npm run release:prepare" first.`]
}

/**
 * The README with absolute addresses: pictures lead to the raw file and links to its page, both at the tag; links to
 * pages of the handbook lead to the published handbook. Code blocks stay as they are.
 * @param {string} readme
 * @param {ReleaseSource} source
 */
export function withAbsoluteAddresses(readme, { server, repository, tag, pages }) {
  const isRelative = (/** @type {string} */ address) => !/^([a-z]+:|#|\/)/i.test(address)
  const address = (/** @type {string} */ kind, /** @type {string} */ path) => {
    if (!isRelative(path)) return path
    return path.endsWith('.mdx')
      ? `${pages}?path=/docs/${readPageId(path)}`
      : `${server}/${repository}/${kind}/${tag}/${path}`
  }
  return readme
    .split(/(^```[\s\S]*?^```)/m)
    .map((part) =>
      part.startsWith('```')
        ? part
        : part
            .replaceAll(/\b(src|srcset)="([^"]+)"/g, (_, name, path) => `${name}="${address('raw', path)}"`)
            .replaceAll(/(?<!!)\]\(([^)\s]+)\)/g, (_, path) => `](${address('blob', path)})`),
    )
    .join('')
}

/**
 * Id of a page of the handbook, as Storybook makes it from its title.
 * @param {string} file From the root of the repository.
 */
function readPageId(file) {
  const title = /<Meta title="([^"]+)"/.exec(readFileSync(join(root, file), 'utf8'))?.[1]
  if (title === undefined) throw new Error(`${file} is no page of the handbook: it has no title.`)
  return `${title
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '')}--docs`
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const source = readReleaseSource(process.env)
  for (const folder of [root, join(root, CREATE_FOLDER)]) {
    const manifestFile = join(folder, 'package.json')
    const readmeFile = join(folder, 'README.md')
    const manifest = withRepository(JSON.parse(readFileSync(manifestFile, 'utf8')), source)
    writeFileSync(manifestFile, `${JSON.stringify(manifest, null, 2)}\n`)
    writeFileSync(readmeFile, withAbsoluteAddresses(readFileSync(readmeFile, 'utf8'), source))
  }
  console.log(`Prepared ${source.tag} of ${source.repository}.`)
}
