import { expect } from 'vitest'
import { type Task, WALLET } from '../task.ts'

let changed = ''

export const task: Task = {
  prompt:
    'Export an async function `findMismatches(account: string): Promise<string[]>`. It reads the last 20 transactions of an account of the main network, and returns the hashes of those that are not what their hash says.',
  docs: ['stories/handbook/pages/Recipes.mdx', 'stories/guides/verify/Verify.mdx'],
  file: 'solution.ts',
  recorded: { page: 'handbook/pages/Recipes.mdx', contains: 'findMismatches' },
  use: `import { findMismatches } from './solution'
export default (): Promise<string[]> => findMismatches('${WALLET}')
`,
  change({ pathname }, { status, body }) {
    if (!pathname.endsWith('/transactions')) return { status, body }
    const page = JSON.parse(body) as { transactions: { hash: string; total_fees: string }[] }
    const [, row] = page.transactions
    if (row !== undefined) {
      changed = row.hash
      row.total_fees = `${row.total_fees}0`
    }
    return { status, body: JSON.stringify(page) }
  },
  async judge({ result }) {
    expect(changed).not.toBe('')
    expect(result).toEqual([changed])
  },
}
