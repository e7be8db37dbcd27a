import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { LabelEditor } from '../../../src/components/accounts/labels/LabelEditor.tsx'
import { Address } from '../../../src/components/values/address/Address.tsx'
import { people } from '../../../test/fixtures/transactions.ts'
import { WithLabels } from '../../decorators/labels.tsx'

const { bob, carol } = people

const meta = {
  title: 'Components/Accounts/LabelEditor',
  component: LabelEditor,
  args: { address: bob },
  render: (args) => (
    <WithLabels>
      <LabelEditor {...args} />
    </WithLabels>
  ),
} satisfies Meta<typeof LabelEditor>
export default meta
type Story = StoryObj<typeof meta>

/** An account without a label. */
export const Default: Story = {}

/** The form saves a label; every address on the page shows it at once. */
export const Saves: Story = {
  render: () => (
    <WithLabels>
      <div>
        <LabelEditor address={bob} />
        <Address value={bob} />
      </div>
    </WithLabels>
  ),
  play: async ({ canvasElement, userEvent }) => {
    const page = within(canvasElement)
    await userEvent.type(await page.findByLabelText('Your label'), 'Bob')
    await userEvent.click(await page.findByRole('button', { name: 'Save' }))
    await expect(await page.findByText('Bob')).toBeVisible()
    await expect(await page.findByText('Saved')).toBeVisible()
  },
}

/** A label from a file of somebody else. */
export const Imported: Story = { args: { address: carol } }

/** The browser refuses to save. */
export const Fails: Story = {
  render: () => (
    <WithLabels ready={false}>
      <LabelEditor address={bob} />
    </WithLabels>
  ),
  play: async ({ canvasElement, userEvent }) => {
    const page = within(canvasElement)
    await userEvent.type(await page.findByLabelText('Your label'), 'Bob')
    await userEvent.click(await page.findByRole('button', { name: 'Save' }))
    await expect(await page.findByText(/Couldn’t save/)).toBeVisible()
  },
}
