import { expect } from 'vitest'
import { jobBlock, showing, type Task, WALLET } from '../task.ts'

export const task: Task = {
  prompt:
    'Export a React component `Resolve` with the prop `domain` (a string, or undefined while it is not known). It shows the address of the wallet that this .ton domain points to, ready to be copied.',
  docs: ['stories/handbook/pages/GettingStarted.mdx', 'stories/guides/Names.mdx'],
  file: 'solution.tsx',
  recorded: jobBlock('Find the address of a domain'),
  use: `${showing('<Resolve domain="alice.ton" />')}export const early = <Resolve domain={undefined} />\n`,
  async judge({ page }) {
    await page.getByRole('button', { name: /copy/i }).waitFor()
    expect(await page.content()).toContain(WALLET.slice(2, -4))
  },
}
