import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { ConformanceGuide } from './ConformanceGuide.tsx'

const meta = {
  title: 'Tools and commands/Conformance check/Examples',
  component: ConformanceGuide,
  parameters: { controls: { disable: true } },
} satisfies Meta<typeof ConformanceGuide>
export default meta
type Story = StoryObj<typeof meta>

/** Checks an index in this page, as it is or with a fault. */
export const InThisPage: Story = {}

/** A deployment without a fault, and one that sorts the wrong way. */
export const Walked: Story = {
  // A test, and no example to look at.
  tags: ['!autodocs', '!dev'],
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    const patient = { timeout: 30_000 }
    await userEvent.click(await page.findByRole('button', { name: 'Check' }))
    await page.findByText(/cases compared, 0 differ$/, undefined, patient)
    await userEvent.selectOptions(
      await page.findByRole('combobox', { name: 'Deployment' }),
      'Sorts transactions the wrong way',
    )
    await userEvent.click(await page.findByRole('button', { name: 'Check' }))
    await page.findByText('The first difference', undefined, patient)
    await expect(await page.findByText(/cases compared, [1-9]\d* differ$/)).toBeVisible()
  },
}
