import { expect } from 'vitest'
import { jobBlock, type Task } from '../task.ts'

export const task: Task = {
  prompt:
    'Write HTML to paste into a page without React, which shows an account of the main network. Files of the package are at https://your.site/tonlens/. Write … for the address.',
  docs: ['stories/widgets/Widgets.mdx', 'stories/widgets/Wordpress.mdx'],
  file: 'solution.html',
  recorded: jobBlock('Paste an element into any page'),
  async judge({ page }) {
    await page.getByText(/GRAM/).first().waitFor()
    expect(await page.getByRole('alert').count()).toBe(0)
  },
}
