import { expect } from 'vitest'
import { jobBlock, showing, type Task, WALLET } from '../task.ts'

export const task: Task = {
  prompt:
    'Export a React component `Gallery` with the prop `owner` (a string). It shows the NFTs that this account owns, also those that it has put up for sale.',
  docs: ['stories/handbook/pages/GettingStarted.mdx', 'stories/guides/Nfts.mdx'],
  file: 'solution.tsx',
  recorded: jobBlock('Show the NFTs of an owner'),
  use: showing(`<Gallery owner="${WALLET}" />`),
  async judge({ page, requests }) {
    await page.getByText('Signal 006').first().waitFor()
    const asked = requests.find(({ pathname }) => pathname.endsWith('/nft/items'))
    expect(asked?.searchParams.get('include_on_sale')).toBe('true')
  },
}
