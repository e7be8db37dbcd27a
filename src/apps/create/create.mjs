import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

const here = dirname(fileURLToPath(import.meta.url))
/** @type {{ version: string }} */
const { version } = JSON.parse(readFileSync(join(here, 'package.json'), 'utf8'))

/** Templates by name, with what a reader chooses by. */
export const templates = /** @type {const} */ ({
  explorer: 'An explorer with search, accounts, jettons, NFTs and traces (Vite and React)',
  next: 'Account pages that the server renders (Next, App Router)',
  html: 'A plain HTML page with elements, without a bundler',
})

/** @typedef {keyof typeof templates} TemplateName */

/** Error whose message says what to do. */
export class CreateError extends Error {
  /** @override */
  name = 'CreateError'
}

/**
 * Checks the name of a template.
 * @param {string} name
 * @returns {TemplateName}
 * @throws {CreateError} There is no such template.
 */
export function readTemplate(name) {
  if (Object.hasOwn(templates, name)) return /** @type {TemplateName} */ (name)
  throw new CreateError(`There is no template "${name}". Choose one of: ${Object.keys(templates).join(', ')}.`)
}

/**
 * Name of the package in a folder: lower case, without characters that npm refuses.
 * @param {string} folder
 */
export function packageName(folder) {
  const name = basename(resolve(folder))
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^a-z0-9._~-]+/g, '-')
    .replaceAll(/^[-._]+|-+$/g, '')
    .slice(0, 214)
  return name === '' || name === 'tonlens' || name === 'node_modules' ? 'tonlens-app' : name
}

/**
 * Writes an application into a folder, which is created if it does not exist.
 * @param {{ folder: string, template: TemplateName }} options
 * @returns {string} Absolute path of the folder.
 * @throws {CreateError} The folder is not empty, is a file, or cannot be written.
 */
export function createApp({ folder, template }) {
  const target = resolve(folder)
  const isNew = !existsSync(target)
  if (!isNew) checkEmpty(target)
  try {
    mkdirSync(target, { recursive: true })
    cpSync(join(here, 'templates', template), target, { recursive: true })
    // npm leaves files such as .gitignore and .npmrc out of packages, so that their names begin with another character.
    for (const name of readdirSync(target))
      if (name.startsWith('_')) renameSync(join(target, name), join(target, `.${name.slice(1)}`))
    const file = join(target, 'package.json')
    const manifest = JSON.parse(readFileSync(file, 'utf8'))
    const dependencies = { ...manifest.dependencies, tonlens: `^${version}` }
    writeFileSync(file, `${JSON.stringify({ ...manifest, name: packageName(target), dependencies }, null, 2)}\n`)
  } catch (error) {
    if (isNew && existsSync(target)) rmSync(target, { recursive: true, force: true })
    throw new CreateError(`${target} cannot be written: ${error instanceof Error ? error.message : String(error)}`, {
      cause: error,
    })
  }
  return target
}

/** @param {string} target */
function checkEmpty(target) {
  if (!statSync(target).isDirectory()) throw new CreateError(`${target} is a file. Name a folder that is new or empty.`)
  const files = readdirSync(target).filter((name) => name !== '.git')
  if (files.length === 0) return
  const shown = files.slice(0, 3).join(', ')
  throw new CreateError(
    `${target} is not empty: it contains ${shown}${files.length > 3 ? ' and more' : ''}. Name a folder that is new or empty.`,
  )
}
