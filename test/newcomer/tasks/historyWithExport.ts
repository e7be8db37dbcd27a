import { expect } from 'vitest'
import { jobBlock, showing, type Task, WALLET } from '../task.ts'

export const task: Task = {
  prompt:
    'Export a React component `History` with the prop `address` (a string, or undefined while it is not known). It shows the transactions of that account, newest first, loads more on demand, and lets the user export them.',
  docs: ['stories/handbook/pages/GettingStarted.mdx', 'stories/guides/Lists.mdx'],
  file: 'solution.tsx',
  recorded: jobBlock('Show the history of an account, with export'),
  use: `${showing(`<History address="${WALLET}" />`)}export const early = <History address={undefined} />\n`,
  async judge({ page }) {
    await page.getByRole('row').nth(10).waitFor()
    await page
      .getByText(/export/i)
      .first()
      .click()
    await page.getByRole('button', { name: 'CSV' }).waitFor()
    expect(await page.getByRole('alert').count()).toBe(0)
  },
}
