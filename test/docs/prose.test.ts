import { expect, test } from 'vitest'
import { documents, knownNames, readProseNames } from './proseNames.ts'

const namesFor = knownNames()

test('many names of code stand in the prose of documents', () => {
  const names = documents.flatMap(readProseNames).map(({ name }) => name)
  expect(names.length).toBeGreaterThan(300)
  expect(names).toEqual(expect.arrayContaining(['useTrackedMessage', 'readFinality', 'include_on_sale', 'useMirror']))
})

test.each(documents)('every name of code in the prose of %s exists', (document) => {
  const known = namesFor(document)
  expect(
    readProseNames(document)
      .filter(({ name }) => !known.has(name))
      .map(({ line, name }) => `line ${line}: ${name}`),
  ).toEqual([])
})

test('a name that is nowhere is not known', () => {
  expect(namesFor('README.md').has('finalityOf')).toBe(false)
})
