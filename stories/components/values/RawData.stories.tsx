import type { Meta, StoryObj } from '@storybook/react-vite'
import { RawData } from '../../../src/components/values/raw-data/RawData.tsx'
import { loadTransactions, type ChainTransactions } from '../../../test/fixtures/chain.ts'
import { commented, message, transaction } from '../../../test/fixtures/transactions.ts'

const meta = {
  title: 'Components/Values/RawData',
  component: RawData,
  args: { value: transaction({ in_msg: commented('Thanks for the coffee'), out_msgs: [message()] }) },
} satisfies Meta<typeof RawData>
export default meta
type Story = StoryObj<typeof meta>

/** An answer of the service. */
export const Default: Story = {}

/** Bag of cells: the largest message body of the embedded chain. */
export const Cells: Story = {
  args: { defaultOpenDepth: 4 },
  loaders: [async () => ({ chain: await loadTransactions() })],
  render: (args, { loaded }) => {
    const { transactions } = loaded['chain'] as ChainTransactions
    const bodies = transactions.map((row) => row.in_msg?.message_content?.body ?? '')
    return <RawData {...args} value={bodies.reduce((a, b) => (b.length > a.length ? b : a), '')} />
  },
}

/** All transactions of the embedded chain; only the lines in view are rendered. */
export const Large: Story = {
  args: { defaultOpenDepth: 1 },
  loaders: [async () => ({ chain: await loadTransactions() })],
  render: (args, { loaded }) => <RawData {...args} value={loaded['chain']} defaultOpenDepth={2} />,
}

/** Search opens the matches. */
export const Search: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox'), 'coffee{Enter}')
  },
}

/** Text that looks like a bag of cells but is not one. */
export const Damaged: Story = { args: { value: 'te6cckEBAQEAAgAAAE' } }

/** One value. */
export const Single: Story = { args: { value: null } }

/** Hostile text stays on one line. */
export const Hostile: Story = {
  args: { value: { ['<img src=x onerror=alert(1)>\u202E']: `<script>alert(1)</script>${'W'.repeat(9000)}` } },
}
