import { expect } from 'vitest'
import { showing, type Task, WALLET } from '../task.ts'

export const task: Task = {
  prompt:
    'Export a React component `Transfers` with the prop `owner` (a string). It lists the jetton transfers of that account in a table without comments, and with a column "Query ID" that has the query id of each transfer.',
  docs: ['stories/handbook/pages/Recipes.mdx', 'stories/guides/Lists.mdx'],
  file: 'solution.tsx',
  recorded: { page: 'handbook/pages/Recipes.mdx', contains: 'ColumnChoice<JettonTransfer>' },
  use: showing(`<Transfers owner="${WALLET}" />`),
  async judge({ page }) {
    await page.getByRole('columnheader', { name: 'Query ID' }).waitFor()
    await page.getByRole('row').nth(2).waitFor()
    expect(await page.getByRole('columnheader', { name: 'Comment' }).count()).toBe(0)
  },
}
