import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { groups } from '../../stories/reference/groups.ts'
import { endpoints } from '../../stories/reference/matrix.ts'

test('every endpoint is in one group of the reference', () => {
  expect(Object.values(groups).flat().toSorted()).toEqual(endpoints.map(({ name }) => name).toSorted())
})

test('every group has a story', () => {
  const stories = readFileSync(new URL('../../stories/reference/Hooks.stories.tsx', import.meta.url), 'utf8')
  expect(Array.from(stories.matchAll(/group: '(\w+)'/g), ([, name]) => name)).toEqual(Object.keys(groups))
})
