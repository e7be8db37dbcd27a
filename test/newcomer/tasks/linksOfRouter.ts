import { expect } from 'vitest'
import { RAW_WALLET, type Task, WALLET } from '../task.ts'

export const task: Task = {
  prompt:
    'Export a React component `Linked` with the props `client` (a client of the package), `navigate` (a function that opens a path in the router of the application) and `children`. Below it, addresses link to /account/<address>, and a click on one calls `navigate` and does not load a page.',
  docs: ['stories/handbook/pages/GettingStarted.mdx', 'stories/handbook/pages/Recipes.mdx'],
  file: 'solution.tsx',
  recorded: { page: 'handbook/pages/Recipes.mdx', contains: 'export function Linked' },
  use: `import { Address, createClient } from 'tonlens'
import { Linked } from './solution'
const navigate = (path: string): void => console.log('went to', path)
export default <Linked client={createClient({ network: 'mainnet' })} navigate={navigate}><Address value="${WALLET}" /></Linked>
`,
  async judge({ page, lines }) {
    const before = page.url()
    await page.getByRole('link').first().click()
    const [path = ''] = lines.flatMap((line) => (line.startsWith('went to ') ? [line.slice(8)] : []))
    expect([`/account/${WALLET}`, `/account/${RAW_WALLET}`]).toContain(path)
    expect(page.url()).toBe(before)
  },
}
