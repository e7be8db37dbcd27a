import { type Task, WALLET } from '../task.ts'

export const task: Task = {
  prompt:
    'Export a React component `App` with the props `client` (a client of the package) and `children`. Everything below it is in Russian, with times of Berlin.',
  docs: ['stories/handbook/pages/GettingStarted.mdx', 'stories/guides/Languages.mdx'],
  file: 'solution.tsx',
  recorded: { page: 'guides/Languages.mdx', contains: 'timeZone="Europe/Berlin"' },
  use: `import { cardState, createClient, TransactionTable, useTransactions } from 'tonlens'
import { App } from './solution'
function History() {
  const query = useTransactions({ account: ['${WALLET}'], limit: 5 })
  return <TransactionTable transactions={query.data?.transactions ?? []} {...cardState(query)} />
}
export default <App client={createClient({ network: 'mainnet' })}><History /></App>
`,
  async judge({ page }) {
    await page
      .getByRole('columnheader', { name: /[а-я]{3}/i })
      .first()
      .waitFor()
  },
}
