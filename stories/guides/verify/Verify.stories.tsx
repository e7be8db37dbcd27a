import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { VerifyGuide } from './VerifyGuide.tsx'

const meta = {
  title: 'Guides/Hash verification/Examples',
  component: VerifyGuide,
  parameters: { controls: { disable: true } },
} satisfies Meta<typeof VerifyGuide>
export default meta
type Story = StoryObj<typeof meta>

/** Change any field of a transaction and see whether its hash notices. */
export const ChangeAField: Story = {}

/** A covered field, an uncovered one, and the original again. */
export const Walked: Story = {
  // A test, and no example to look at.
  tags: ['!autodocs', '!dev'],
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    const patient = { timeout: 10_000 }
    await page.findByText('Hash verified', undefined, patient)
    const value = page.getByRole('textbox', { name: /Value/ })
    await userEvent.clear(value)
    await userEvent.type(value, '5')
    await page.findByText('Hash mismatch', undefined, patient)
    await userEvent.click(await page.findByRole('button', { name: 'Restore' }))
    await page.findByText('Hash verified', undefined, patient)
    await userEvent.selectOptions(await page.findByRole('combobox', { name: /Field/ }), 'mc_block_seqno')
    await userEvent.clear(await page.findByRole('textbox', { name: /Value/ }))
    await userEvent.type(await page.findByRole('textbox', { name: /Value/ }), '7')
    await expect(await page.findByText('Hash verified', undefined, patient)).toBeVisible()
  },
}
