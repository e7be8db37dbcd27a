import { expect } from 'vitest'
import { type Task, WALLET } from '../task.ts'

export const task: Task = {
  prompt:
    'Export an async function `sumFees(account: string): Promise<bigint>`. It adds up all fees that an account of the main network has ever paid, in nanograms, exactly, and fails rather than leave a part of the history out.',
  docs: ['stories/handbook/pages/Recipes.mdx', 'stories/guides/Ledger.mdx'],
  file: 'solution.ts',
  recorded: { page: 'handbook/pages/Recipes.mdx', contains: 'sumFees' },
  use: `import { sumFees } from './solution'
export default async (): Promise<string> => { const fees: bigint = await sumFees('${WALLET}'); return String(fees) }
`,
  async judge({ result }) {
    expect(result).toBe('91271366')
  },
}
