import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { Identicon } from '../../../src/components/values/address/Identicon.tsx'
import { DisplayProvider } from '../../../src/react/display/DisplayProvider.tsx'
import { createLabelStore } from '../../../src/react/display/labelStore.ts'
import { namesFrom } from '../../../src/react/display/names.ts'
import { createRecentSearches } from '../../../src/react/display/recentSearches.ts'
import { SearchBox } from '../../../src/components/tools/search-box/SearchBox.tsx'
import { toFriendlyAddress } from '../../../src/ton/cells/address.ts'
import { people } from '../../../test/fixtures/transactions.ts'

const wallet = toFriendlyAddress(people.alice, { bounceable: false })
const kept = new Map<string, string>()
const swapLabels = createLabelStore({
  storage: { getItem: (name) => kept.get(name) ?? null, setItem: (name, text) => void kept.set(name, text) },
})
swapLabels.setLabel(people.carol, 'Swap partner')
swapLabels.setFavorite(people.carol, true)
const recent = createRecentSearches({
  storage: { getItem: (name) => kept.get(name) ?? null, setItem: (name, text) => void kept.set(name, text) },
})
recent.add({ target: { kind: 'block', workchain: -1, shard: '8000000000000000', seqno: 52000333 } })
recent.add({ target: { kind: 'domain', domain: 'alice.ton' }, name: 'alice.ton' })
const jetton = (name: string, more: object = {}) => ({
  is_indexed: true,
  token_info: [{ type: 'jetton_masters', valid: true, name, symbol: 'USDT', ...more }],
})
const hash = '97264395bd65a255a429b11326c84128b7d70ffed7949abae3036d506ba38621'

const meta = {
  title: 'Components/Tools/SearchBox',
  component: SearchBox,
  args: { onSelect: fn() },
  decorators: [
    (Story) => (
      <div style={{ minBlockSize: 200 }}>
        <Story />
      </div>
    ),
  ],
  // The list opens when the field has the focus.
  play: ({ canvas, args }) => {
    if (args.defaultText !== undefined) canvas.getByRole('combobox').focus()
  },
} satisfies Meta<typeof SearchBox>
export default meta
type Story = StoryObj<typeof meta>

/** Empty field. */
export const Default: Story = {}

/** Address in any form. */
export const Address: Story = { args: { defaultText: wallet } }

/** A hash may be that of a transaction, a message or a block, or an address without workchain. */
export const HashOrAccount: Story = { args: { defaultText: hash } }

/** Link of an explorer, which tells the kind of its hash. */
export const PastedLink: Story = { args: { defaultText: `https://testnet.tonviewer.com/transaction/${hash}` } }

/** Block id. */
export const Block: Story = { args: { defaultText: '(0,6000000000000000,58103377)' } }

/** DNS name. */
export const Name: Story = { args: { defaultText: 'alice.ton' } }

/** Names that this browser knows: a label of the reader, names of the application and of a token, and operations. */
export const ByName: Story = {
  args: { defaultText: 'swap' },
  decorators: [
    (Story) => (
      <DisplayProvider
        accountNames={{ [people.bob]: 'Our swap desk' }}
        opcodes={{ '0x5ba7c0de': 'swapTea' }}
        labels={swapLabels}
        names={namesFrom({
          metadata: {
            [people.elector]: {
              is_indexed: true,
              token_info: [{ type: 'jetton_masters', valid: true, name: 'Swap coin', symbol: 'SWP' }],
            },
          },
        })}
      >
        <Story />
      </DisplayProvider>
    ),
  ],
}

/** Names that nobody vouches for come last, with a warning: a scam, and letters of another alphabet. */
export const Doubtful: Story = {
  args: { defaultText: 'tether' },
  decorators: [
    (Story) => (
      <DisplayProvider
        names={namesFrom({
          metadata: {
            [people.alice]: jetton('\u0422ether USD'),
            [people.bob]: jetton('Tether USD', { is_scam: true }),
            [people.carol]: jetton('Tether USD'),
          },
        })}
      >
        <Story />
      </DisplayProvider>
    ),
  ],
}

/** The empty field offers recent searches and favorites, and shows the key that focuses it. */
export const Recent: Story = {
  args: { recent, shortcut: '/ Control+K Meta+K' },
  decorators: [
    (Story) => (
      <DisplayProvider labels={swapLabels}>
        <Story />
      </DisplayProvider>
    ),
  ],
  play: ({ canvas }) => canvas.getByRole('combobox').focus(),
}

/** With suggestions of the host. */
export const Suggestions: Story = {
  args: {
    defaultText: 'alice.ton',
    suggestions: [
      {
        target: { kind: 'address', address: people.alice, form: 'raw', testOnly: false },
        label: 'alice.ton',
        detail: 'looked at a minute ago',
        icon: <Identicon value={people.alice} />,
      },
    ],
  },
}

/** Address with a wrong character. */
export const WrongCharacter: Story = {
  args: { defaultText: wallet.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A')) },
}

/** Look-alike name with a Cyrillic letter. */
export const LookAlike: Story = { args: { defaultText: '\u0430lice.ton' } }

/** Phone, 320 px wide. */
export const Narrow: Story = {
  args: { defaultText: `https://tonviewer.com/${wallet}` },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 320 }}>
        <Story />
      </div>
    ),
  ],
}
