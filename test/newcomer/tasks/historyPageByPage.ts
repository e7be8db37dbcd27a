import { expect, vi } from 'vitest'
import { jobBlock, showing, type Task, WALLET } from '../task.ts'

export const task: Task = {
  prompt:
    'Export a React component `History` with the prop `address` (a string). It lists the transactions of that account in pages of 20, newest first, and loads the next page when the user asks for it.',
  docs: ['stories/handbook/pages/GettingStarted.mdx', 'stories/guides/Lists.mdx'],
  file: 'solution.tsx',
  recorded: jobBlock('Read a history page by page'),
  use: showing(`<History address="${WALLET}" />`),
  async judge({ page, requests }) {
    await page.getByRole('row').nth(10).waitFor()
    await page.mouse.wheel(0, 100_000)
    // Rows that arrived meanwhile move the pages, which the second request may allow for.
    const pages = () => requests.filter(({ pathname }) => pathname.endsWith('/transactions'))
    await vi.waitFor(() => expect(pages().length).toBeGreaterThan(1), 10_000)
    expect(pages()[0]?.searchParams.get('limit')).toBe('20')
    expect(pages()[0]?.search).not.toBe(pages()[1]?.search)
  },
}
