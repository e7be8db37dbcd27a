import { expect } from 'vitest'
import { jobBlock, type Task } from '../task.ts'

export const task: Task = {
  prompt:
    'Write a style sheet that makes the accent color of all components #7b2cbf, and cards inside of `aside` transparent.',
  docs: ['stories/guides/Theming.mdx'],
  file: 'solution.css',
  recorded: jobBlock('Use your own colors'),
  use: `import { TransactionCard } from 'tonlens'
import 'tonlens/styles.css'
import './solution.css'
export default <><a href="#x" part="address">link</a><aside><TransactionCard loading /></aside><TransactionCard loading /></>
`,
  async judge({ page }) {
    const backgrounds = await page
      .locator('[part~="transaction-card"]')
      .evaluateAll((cards) => cards.map((card) => getComputedStyle(card).backgroundColor))
    expect(backgrounds[0]).toBe('rgba(0, 0, 0, 0)')
    expect(backgrounds[1]).not.toBe(backgrounds[0])
    const accent = await page.evaluate(() => getComputedStyle(document.body).getPropertyValue('--tonlens-accent'))
    expect(accent.trim()).toBe('#7b2cbf')
  },
}
