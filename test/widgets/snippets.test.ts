import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { beforeAll, describe, expect, test } from 'vitest'
import * as table from '../../src/widgets/elements/table.ts'
import { examples } from '../../stories/widgets/examples.ts'
import { reactUses, snippetsFor, createSnippets } from '../../stories/widgets/snippets.ts'
import { typeErrors } from '../docs/typeErrors.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
/** Inside the repository, where the packages that the code imports are found. */
const folder = join(root, 'node_modules/.cache/tonlens-snippets')
const tags: readonly string[] = Object.values(table).map(({ tag }) => tag)
/** Snippets that the handbook's component and tool pages show. */
const components = readdirSync(join(root, 'stories'), { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.stories.tsx'))
  .map((file) => /title: 'Components\/[^'/]+\/(\w+)'/.exec(readFileSync(join(root, 'stories', file), 'utf8'))?.[1])
  .filter((name) => name !== undefined && snippetsFor(name) !== undefined)
  .map(String)
const programs = new Map<string, string>()
const problems = new Map<string, string[]>()

beforeAll(async () => {
  for (const tag of tags.filter((each) => each in reactUses)) {
    programs.set(tag, findCode(createSnippets(tag, { ...examples[tag], theme: 'dark', locale: 'de' }), 'React'))
  }
  for (const name of components) programs.set(name, findCode(snippetsFor(name)?.snippets ?? [], 'React'))
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  for (const [name, code] of programs) writeFileSync(join(folder, `${name}.tsx`), code)
  for (const { file, place, message } of await typeErrors(folder)) {
    const name = file.replace('.tsx', '')
    problems.set(name, [...(problems.get(name) ?? []), `line ${place}: ${message}`])
  }
}, 120_000)

function findCode(snippets: readonly { readonly name: string; readonly code: string }[], name: string): string {
  return snippets.find((snippet) => snippet.name === name)?.code ?? ''
}

describe.each(tags)('%s', (tag) => {
  const snippets = createSnippets(tag, { ...examples[tag], theme: 'dark', locale: 'de' })

  test.runIf(tag in reactUses)('the React code is what the package takes', () => {
    expect(programs.get(tag)).toContain('export function App')
    expect(problems.get(tag) ?? []).toEqual([])
  })

  test('tag and frame hold every attribute that was given', () => {
    const frame = /src="([^"]+embed\.html[^"]+)"/.exec(findCode(snippets, 'Frame'))?.[1] ?? ''
    const query = new URL(frame.replaceAll('&amp;', '&')).searchParams
    for (const [name, text] of Object.entries(examples[tag] ?? {})) {
      expect(findCode(snippets, 'Tag')).toContain(` ${name}="${text}"`)
      expect(query.get(name)).toBe(text)
    }
    expect(`tonlens-${query.get('widget')}`).toBe(tag)
  })
})

test('most components have code to copy', () => {
  expect(components.length).toBeGreaterThan(70)
})

describe.each(components)('stories of %s', (name) => {
  test('offer React code that the package takes, a tag and a frame', () => {
    const { snippets = [], nearest } = snippetsFor(name) ?? {}
    expect(snippets.map((snippet) => snippet.name)).toEqual(['React', 'Tag', 'Frame'])
    expect(problems.get(name) ?? []).toEqual([])
    const [tag = ''] = /tonlens-[\w-]+(?=[ >])/.exec(findCode(snippets, 'Tag')) ?? []
    expect(tags).toContain(tag)
    expect(reactUses[tag]?.component === name ? undefined : tag).toBe(nearest)
  })
})

test('a text cannot leave its attribute', () => {
  const [tag, frame] = createSnippets('tonlens-explorer', { name: '"><script>alert(1)</script>' })
  expect(tag?.code.match(/<script/g)).toHaveLength(1)
  expect(frame?.code.match(/<script/g)).toHaveLength(1)
})
