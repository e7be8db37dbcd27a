import { readdirSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { expect, test } from 'vitest'
import { otherDoors } from '../../scripts/registries.mjs'
import { families } from '../../stories/handbook/families.ts'
import { storyPages } from '../../stories/handbook/storyPages.ts'

const components = families.flatMap((family) => family.components)
const folders = ['components', 'widgets/views'].map((name) => new URL(`../../stories/${name}/`, import.meta.url))
const files = new Map(
  folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.stories.tsx'))
      .map((file) => [basename(file, '.stories.tsx'), readFileSync(new URL(file, folder), 'utf8')] as const),
  ),
)

test.each(components)('%s has a page of its own', (name) => {
  expect(storyPages.get(name)?.id).toMatch(new RegExp(`^components-[a-z-]+-${name.toLowerCase()}--docs$`))
})

test.each(components)('the page of %s starts with the component as it is', (name) => {
  const [, story = '', code = ''] = /^export const (\w+)(.*)$/m.exec(files.get(name) ?? '') ?? []
  // Of a badge with a word for each state the first story is one of the words.
  expect(story === 'Default' || code === ': Story = {}', `${story}${code}`).toBe(true)
})

test('the handbook knows the entry point of every component: `npm run registries` writes it', () => {
  expect(readFileSync(new URL('../../stories/handbook/doors.json', import.meta.url), 'utf8')).toBe(otherDoors())
})
