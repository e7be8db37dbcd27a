import { expect } from 'vitest'
import { jobBlock, type Task, WALLET } from '../task.ts'

export const task: Task = {
  prompt:
    'Export a React component `App` with children. Whatever is below it reads the main network, keeps in the browser what it has read, and shows it again when there is no network.',
  docs: ['stories/handbook/pages/GettingStarted.mdx', 'stories/guides/Mirror.mdx'],
  file: 'solution.tsx',
  recorded: jobBlock('Answer from the browser, also offline'),
  use: `import { cardState, TransactionTable, useTransactions } from 'tonlens'
import { App } from './solution'
function History() {
  const query = useTransactions({ account: ['${WALLET}'], limit: 5 })
  return <TransactionTable transactions={query.data?.transactions ?? []} {...cardState(query)} />
}
export default <App><History /></App>
`,
  async judge({ page, reloadOffline }) {
    await page.getByRole('row').nth(5).waitFor()
    const before = await page.getByRole('row').count()
    // The mirror writes after it has answered.
    await page.waitForTimeout(500)
    await reloadOffline()
    await page.getByRole('row').nth(5).waitFor()
    expect(await page.getByRole('row').count()).toBe(before)
  },
}
