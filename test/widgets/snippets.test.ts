import { transform } from 'esbuild'
import * as kit from 'tonlens'
import { describe, expect, test } from 'vitest'
import * as table from '../../src/widgets/table.ts'
import { examples } from '../../stories/widgets/examples.ts'
import { reactUses, snippetsOf } from '../../stories/widgets/snippets.ts'

describe.each(Object.values(table).map(({ tag }) => tag))('%s', (tag) => {
  const snippets = snippetsOf(tag, { ...examples[tag], theme: 'dark', locale: 'de' })
  const codeOf = (name: string) => snippets.find((snippet) => snippet.name === name)?.code ?? ''

  test.runIf(tag in reactUses)('the React code compiles and imports what there is', async () => {
    const code = codeOf('React')
    await transform(code, { loader: 'tsx', jsx: 'automatic' })
    const names = /import \{ ([^}]+) \} from 'tonlens'/.exec(code)?.[1]?.split(', ') ?? []
    expect(names.filter((name) => !(name in kit))).toEqual([])
  })

  test('tag and frame hold every attribute that was given', () => {
    const frame = /src="([^"]+embed\.html[^"]+)"/.exec(codeOf('Frame'))?.[1] ?? ''
    const query = new URL(frame.replaceAll('&amp;', '&')).searchParams
    for (const [name, text] of Object.entries(examples[tag] ?? {})) {
      expect(codeOf('Tag')).toContain(` ${name}="${text}"`)
      expect(query.get(name)).toBe(text)
    }
    expect(`tonlens-${query.get('widget')}`).toBe(tag)
  })
})

test('a text cannot leave its attribute', () => {
  const [tag, frame] = snippetsOf('tonlens-explorer', { name: '"><script>alert(1)</script>' })
  expect(tag?.code.match(/<script/g)).toHaveLength(1)
  expect(frame?.code.match(/<script/g)).toHaveLength(1)
})
