import { expect } from 'vitest'
import { jobBlock, showing, type Task } from '../task.ts'

export const task: Task = {
  prompt:
    'Export a React component `Trace` with the prop `hash` (a string, or undefined while it is not known). It draws everything that followed from the transaction or message with that hash as a graph, and says whether it succeeded.',
  docs: ['stories/handbook/pages/GettingStarted.mdx', 'stories/guides/Traces.mdx'],
  file: 'solution.tsx',
  recorded: jobBlock('Draw a trace as a graph'),
  use: `${showing('<Trace hash="xFlCg5mP5kVMj5GCeZH5eRhmd9N1cMji4GyhmVsgTzE=" />')}export const early = <Trace hash={undefined} />\n`,
  async judge({ page }) {
    await page.locator('svg').first().waitFor()
    await page
      .getByText(/success/i)
      .first()
      .waitFor()
    expect(await page.getByRole('alert').count()).toBe(0)
  },
}
