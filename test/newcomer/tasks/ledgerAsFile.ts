import { expect } from 'vitest'
import type { Task } from '../task.ts'

/** Few assets, as each costs a request or more. */
const VESTING = '0:13A13475000FA02ED8CCEE9EF40CEE6EB2E18B5E45549EAEA57AC9346A72481B'

export const task: Task = {
  prompt:
    'Export an async function `exportLastYear(account: string): Promise<Blob>`. It returns a CSV file with every change of the balances of an account of the main network in the last calendar year (UTC).',
  docs: ['stories/handbook/pages/Recipes.mdx', 'stories/guides/Ledger.mdx'],
  file: 'solution.ts',
  recorded: { page: 'handbook/pages/Recipes.mdx', contains: 'exportLastYear' },
  use: `import { exportLastYear } from './solution'
export default async (): Promise<string> => { const file: Blob = await exportLastYear('${VESTING}'); return \`\${file.type}\\n\${await file.text()}\` }
`,
  async judge({ result }) {
    const [type = '', head = '', first = ''] = String(result).split(/\r?\n/)
    expect(type).toContain('text/csv')
    expect(head.split(',')).toEqual(expect.arrayContaining(['time', 'amount_base_units', 'balance_base_units']))
    expect(first).toMatch(/^2025-/)
  },
}
