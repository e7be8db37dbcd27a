// Licenses of the packages whose code is in the scripts of dist/web. Their terms ask for it to go with them.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Names of the packages that modules come from.
 * @param {Iterable<string>} modules Paths or ids of modules.
 * @returns {string[]} Sorted, without duplicates.
 */
export function findPackages(modules) {
  const names = new Set()
  for (const module of modules) {
    const [, name] = /.*[\\/]node_modules[\\/]((?:@[^\\/]+[\\/])?[^\\/]+)/.exec(module) ?? []
    if (name !== undefined) names.add(name.replace('\\', '/'))
  }
  return [...names].sort((one, other) => (one < other ? -1 : 1))
}

/**
 * Text with the name, version, license and license text of each package.
 * @param {string} root Folder with `node_modules`.
 * @param {readonly string[]} packages
 * @throws {Error} A package has no license file.
 */
export function formatNotices(root, packages) {
  const parts = packages.map((name) => {
    const folder = join(root, 'node_modules', name)
    const file = existsSync(folder)
      ? readdirSync(folder).find((each) => /^(licen[cs]e|copying)(\.|$)/i.test(each))
      : undefined
    if (file === undefined)
      throw new Error(`${name} is in dist/web and has no license file: add its notice by hand, or leave it out.`)
    const { version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
    return `${name} ${version} (${license})\n\n${readFileSync(join(folder, file), 'utf8').trim()}\n`
  })
  return `The scripts in this folder contain code of these packages.\n\n${parts.join(`\n${'-'.repeat(72)}\n\n`)}`
}
