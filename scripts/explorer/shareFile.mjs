import { createHash } from 'node:crypto'

/**
 * Leaves a module out of the chunks of the explorer, which the package has anyway: it becomes a file beside them, named
 * by its content.
 * @param {Map<string, string>} shared Gets the file: its name, its path in `dist`.
 * @param {string} name Start of the file's name.
 * @param {string} file Path in `dist`.
 * @param {string | Buffer} content What the name tells of.
 * @returns Resolution of the module by Vite.
 */
export function shareFile(shared, name, file, content) {
  const hash = createHash('sha256').update(content).digest('base64url').slice(0, 8)
  const fileName = `${name}-${hash}.js`
  shared.set(fileName, file)
  return { id: `./${fileName}`, external: /** @type {const} */ ('relative') }
}
