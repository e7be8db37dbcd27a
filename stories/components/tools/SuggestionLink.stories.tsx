import type { Meta, StoryObj } from '@storybook/react-vite'
import { SuggestionLink } from '../../../src/components/tools/search-box/SuggestionLink.tsx'
import { people } from '../../../test/fixtures/transactions.ts'

const meta = {
  title: 'Components/Tools/SuggestionLink',
  component: SuggestionLink,
  args: {
    href: '#/jetton',
    suggestion: {
      group: 'jetton',
      target: { kind: 'address', address: people.alice, form: 'bounceable', testOnly: false, contract: 'jetton' },
      name: 'Tide Dollar',
      fit: 'prefix',
      source: 'ton-assets',
    },
  },
} satisfies Meta<typeof SuggestionLink>
export default meta
type Story = StoryObj<typeof meta>

/** A jetton whose name a list vouches for. */
export const Vouched: Story = {}

/** Something that is marked as a scam. */
export const Scam: Story = {
  args: { suggestion: { ...meta.args.suggestion, scam: true, cautions: ['The index marks it as a scam'] } },
}
