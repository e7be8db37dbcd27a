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
    list.map(
      (
        /** @type {Omit<Mutant, 'edits'> & Edit & { edits?: Edit[] }} */ {
          file,
          find,
          replace,
          edits = [{ file, find, replace }],
          ...mutant
        },
      ) => ({ ...mutant, edits }),
    ),
  )
}

/**
 * Applies edits to the text of their file, whatever its layout.
 * @param {string} text
 * @param {readonly Edit[]} edits
 * @throws {Error} The text of an edit does not occur exactly once: adapt the edit to the source.
 */
export function applyEdits(text, edits) {
  return edits.reduce((changed, { file, find, replace }) => {
    const { code, places } = withoutLayout(changed)
    const wanted = withoutLayout(find).code
    const parts = code.split(wanted)
    const [before = ''] = parts
    if (parts.length !== 2)
      throw new Error(`${file} contains ${JSON.stringify(find)} ${parts.length - 1} times, not once.`)
    const end = places[before.length + wanted.length - 1] ?? 0
    return changed.slice(0, places[before.length]) + replace + changed.slice(end + 1)
  }, text)
}

/**
 * Leaves out white space and commas before a closing bracket, which a formatter sets.
 * @param {string} text
 * @returns {{ readonly code: string, readonly places: readonly number[] }} Code, and the place of each of its
 * characters.
 */
function withoutLayout(text) {
  const places = [...text.matchAll(/[^\s,]|,(?!\s*[)\]}])/g)].map(({ index }) => index)
  return { code: places.map((place) => text[place]).join(''), places }
}
