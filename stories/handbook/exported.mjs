/**
 * Components that `src/components/index.ts` or an entry point exports, in its order.
 * @param {string} index Its text.
 * @returns {{ readonly name: string, readonly file: string }[]} Each with its file below `src`.
 */
export function exportedComponents(index) {
  return [...index.matchAll(/export \{([^}]*)\} from '(\.|\.\.\/components|\.\.\/widgets)\/([^']+\.tsx)'/g)].flatMap(
    ([, list = '', wing = '', file = '']) =>
      list
        .split(',')
        .map((entry) => entry.trim())
        // A class of errors is no component.
        .filter((entry) => /^[A-Z]\w*$/.test(entry) && !entry.endsWith('Error'))
        .map((name) => ({ name, file: `${wing.slice(3) || 'components'}/${file}` })),
  )
}

/**
 * Names of the components of a family of the handbook.
 * @param {readonly string[]} folders Its folders below `src/components`, or `views`.
 * @param {string} index Text of `src/components/index.ts` and of the entry points.
 */
export function familyMembers(folders, index) {
  return exportedComponents(index)
    .filter(({ file }) => folders.includes(file.split('/')[1] ?? ''))
    .map(({ name }) => name)
}
