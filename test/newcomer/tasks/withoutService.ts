import { expect, vi } from 'vitest'
import type { Task } from '../task.ts'

export const task: Task = {
  prompt:
    'Write a module that records the ten newest transactions of the main network, answers from them without the network, and writes the list of hashes of the five newest to the console, read in this way.',
  docs: ['stories/handbook/pages/Recipes.mdx', 'stories/guides/Testing.mdx'],
  file: 'solution.ts',
  recorded: { page: 'handbook/pages/Recipes.mdx', contains: 'createMemoryIndex([recorded])' },
  use: `import './solution'
export default undefined
`,
  async judge({ lines, requests }) {
    await vi.waitFor(() => expect(lines).not.toEqual([]), 10_000)
    expect(requests.filter(({ pathname }) => pathname.endsWith('/transactions'))).toHaveLength(1)
    expect(lines.join('').match(/[\w+/]{43}=/g)).toHaveLength(5)
  },
}
