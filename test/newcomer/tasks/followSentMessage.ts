import { jobBlock, showing, type Task } from '../task.ts'

export const task: Task = {
  prompt:
    'Export a React component `Sent` with the prop `boc` (what a wallet returned after sending, or the hash of the message). It shows how far the message has come, and then the graph of what followed from it.',
  docs: [
    'stories/handbook/pages/GettingStarted.mdx',
    'stories/handbook/pages/Introduction.mdx',
    'stories/guides/Live.mdx',
  ],
  file: 'solution.tsx',
  recorded: jobBlock('Follow a sent message'),
  use: showing('<Sent boc="BoB7DGEYuRrvmtEam12HpwxzmNV2R2PIsa6qgE85JVQ=" />'),
  async judge({ page }) {
    await page
      .getByText(/finalized/i)
      .first()
      .waitFor()
    await page.locator('svg').first().waitFor()
  },
}
