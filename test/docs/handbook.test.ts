import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { toId } from 'storybook/internal/csf'
import { expect, test } from 'vitest'

const root = fileURLToPath(new URL('../..', import.meta.url))
const stories = readdirSync(join(root, 'stories'), { recursive: true, encoding: 'utf8' })
const readPage = (file: string) => readFileSync(join(root, 'stories', file), 'utf8')
const pages = stories.filter((file) => file.endsWith('.mdx')).map(readPage)
test('every error that the package exports has its place in Troubleshooting', () => {
  const names = readdirSync(join(root, 'test/exports')).flatMap((list) =>
    readFileSync(join(root, 'test/exports', list), 'utf8')
      .trim()
      .split('\n'),
  )
  const errors = [...new Set(names)].filter((name) => /^[A-Z]\w*Error$/.test(name))
  expect(errors.length).toBeGreaterThan(8)
  const troubleshooting = readPage('handbook/pages/Troubleshooting.mdx')
  expect(errors.filter((name) => !troubleshooting.includes(name))).toEqual([])
})

test('links from page to page lead somewhere', () => {
  const files = stories.filter((file) => /\.(mdx|stories\.tsx)$/.test(file)).map(readPage)
  const idOf = (file: string) =>
    toId(/(?:<Meta title="|title: ')([^"']+)/.exec(file)?.[1] ?? '', 'docs').replace('--docs', '')
  const known = new Set(files.map(idOf))
  // A file of stories without a page has only its stories.
  const documented = new Set(files.filter((file) => !file.includes("'!autodocs'")).map(idOf))
  const links = pages.flatMap((page) =>
    Array.from(page.matchAll(/\?path=\/(docs|story)\/([\w-]+?)--/g), ([, kind, id = '']) => ({ kind, id })),
  )
  expect(links.length).toBeGreaterThan(10)
  const dead = links.filter(({ kind, id }) => !(kind === 'docs' ? documented : known).has(id))
  expect(dead.map(({ id }) => id)).toEqual([])
})

test('the sidebar lists the families in their order', () => {
  const preview = readFileSync(join(root, '.storybook/preview.tsx'), 'utf8')
  const [, order = ''] = /'Components',\s*\[([^\]]*)\]/.exec(preview) ?? []
  const titles = JSON.parse(readPage('handbook/families.json')) as readonly { readonly title: string }[]
  expect(Array.from(order.matchAll(/'([^']+)'/g), ([, title]) => title)).toEqual([
    'Overview',
    ...titles.map(({ title }) => title),
  ])
})

/** Blocks of a page that a reader sees, without imports, title and headings. */
function readBlocks(page: string): string[] {
  return page
    .replaceAll(/^```[\s\S]*?^```/gm, (fence) => fence.replaceAll(/\n\s*\n/g, '\n'))
    .split(/\n\s*\n/)
    .map((block) => block.replaceAll(/^\{\/\*.*\*\/\}$/gm, '').trim())
    .filter((block) => block !== '' && !/^(?:import |<Meta|#|\{\/\*)/.test(block))
}

test.each(stories.filter((file) => file.endsWith('.mdx')))('%s has an example before its third paragraph', (file) => {
  const blocks = readBlocks(readPage(file))
  const example = blocks.findIndex((block) => /^(?:```|<[A-Z]|\|)/.test(block))
  expect(example, blocks.slice(0, 3).join('\n\n')).toBeGreaterThanOrEqual(0)
  expect(example, blocks.slice(0, 3).join('\n\n')).toBeLessThanOrEqual(2)
})
