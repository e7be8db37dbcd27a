// Reads the descriptions of known faults in this folder.
import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/**
 * @typedef {object} Edit
 * @property {string} file Path of a source file, from the root of the repository.
 * @property {string} find Text that occurs once in it.
 * @property {string} replace Text that brings the fault back.
 *
 * @typedef {object} Mutant
 * @property {string} fault What users would see, in one line.
 * @property {readonly Edit[]} edits
 * @property {'unit' | 'browser'} project Vitest project of the tests.
 * @property {readonly string[]} tests Test files that must turn red.
 */

/** @returns {Promise<Mutant[]>} */
export async function readMutants() {
  const folder = new URL('.', import.meta.url)
  const files = readdirSync(fileURLToPath(folder)).filter((name) => name.endsWith('.mjs') && name !== 'readMutants.mjs')
  const lists = await Promise.all(files.sort().map((name) => import(new URL(name, folder).href)))
  return lists.flatMap(({ default: list }) =>
    list.map((/** @type {Omit<Mutant, 'edits'> & Edit & { edits?: Edit[] }} */ { file, find, replace, edits = [{ file, find, replace }], ...mutant }) => ({ ...mutant, edits })),
  )
}

/**
 * Applies edits to the text of their file.
 * @param {string} text
 * @param {readonly Edit[]} edits
 * @throws {Error} The text of an edit does not occur exactly once: adapt the edit to the source.
 */
export function applyEdits(text, edits) {
  return edits.reduce((changed, { file, find, replace }) => {
    const parts = changed.split(find)
    if (parts.length !== 2) throw new Error(`${file} contains ${JSON.stringify(find)} ${parts.length - 1} times, not once.`)
    return parts.join(replace)
  }, text)
}
