import { expect } from 'vitest'
import type { Task } from '../task.ts'

export const task: Task = {
  prompt:
    'Export an async function `drawTransaction(hash: string): Promise<string | undefined>` for a server. It returns an SVG picture of what followed from a transaction of the main network, for link previews, and undefined if there is no such transaction.',
  docs: ['stories/guides/Sharing.mdx'],
  file: 'solution.ts',
  recorded: { page: 'guides/Sharing.mdx', contains: 'drawTransaction(hash: string)' },
  use: `import { drawTransaction } from './solution'
export default async (): Promise<(string | undefined)[]> => [
  await drawTransaction('xFlCg5mP5kVMj5GCeZH5eRhmd9N1cMji4GyhmVsgTzE='),
  await drawTransaction('AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA='),
]
`,
  async judge({ result }) {
    const [known, unknown] = result as readonly (string | undefined)[]
    expect(known).toMatch(/^<svg[^]*<\/svg>$/)
    expect(known).not.toContain('<script')
    expect(unknown ?? undefined).toBe(undefined)
  },
}
