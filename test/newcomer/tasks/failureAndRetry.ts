import { showing, type Task, WALLET } from '../task.ts'

let isDown = true

export const task: Task = {
  prompt:
    'Export a React component `History` with the prop `account` (a string). It shows the last 20 transactions as cards of your own list: a placeholder while they load, a message with a button to try again after a failure, and a message when there are none.',
  docs: ['stories/handbook/pages/GettingStarted.mdx', 'stories/guides/DataFetching.mdx'],
  file: 'solution.tsx',
  recorded: { page: 'guides/DataFetching.mdx', contains: '<EmptyState />' },
  use: showing(`<History account="${WALLET}" />`),
  change: (_, answer) => (isDown ? { status: 503, body: '{"error":"down"}' } : answer),
  async judge({ page }) {
    const retry = page.getByRole('button', { name: /again|retry/i })
    await retry.waitFor()
    isDown = false
    await retry.click()
    await page.getByRole('article').nth(5).waitFor()
  },
}
