import { expect } from 'vitest'
import { jobBlock, type Task, WALLET } from '../task.ts'

export const task: Task = {
  prompt:
    'Export a React component `Page` with the props `client` (a client of the package) and `owner` (a string). It lists the jettons that the owner holds, without empty balances, in an application that shows values in euro.',
  docs: ['stories/handbook/pages/GettingStarted.mdx', 'stories/guides/Jettons.mdx'],
  file: 'solution.tsx',
  recorded: jobBlock('Show jettons with fiat values'),
  use: `import { createClient } from 'tonlens'
import { Page } from './solution'
export default <Page client={createClient({ network: 'mainnet' })} owner="${WALLET}" />
`,
  async judge({ page, requests }) {
    await page.getByText('Tide Dollar').first().waitFor()
    const asked = requests.find(({ pathname }) => pathname.endsWith('/jetton/wallets'))
    expect(asked?.searchParams.get('exclude_zero_balance')).toBe('true')
  },
}
