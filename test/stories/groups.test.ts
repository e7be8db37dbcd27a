import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readHookPages } from '../../scripts/hookPages.mjs'
import { groups } from '../../stories/reference/groups.ts'
import { endpoints } from '../../stories/reference/matrix.ts'

test('every endpoint is in one group of the reference', () => {
  expect(Object.values(groups).flat().toSorted()).toEqual(endpoints.map(({ name }) => name).toSorted())
})

test('every hook that the package exports has a page with an example', async () => {
  const pages = await readHookPages()
  const names = readdirSync(new URL('../exports', import.meta.url)).flatMap((list) =>
    readFileSync(new URL(`../exports/${list}`, import.meta.url), 'utf8').split('\n'),
  )
  expect([...pages.keys()]).toEqual([...new Set(names.filter((name) => /^use[A-Z]/.test(name)))].toSorted())
  for (const [name, page] of pages) {
    expect(page).toMatch(
      new RegExp(`<Meta title="Hooks/[A-Z][\\w -]+/${name}" />\\n\\n# ${name}\\n\\n[^\\n]+\\n\\n\`\`\`tsx\\n`),
    )
    expect(page).toContain('## Result')
  }
})
