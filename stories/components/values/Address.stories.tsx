import type { Meta, StoryObj } from '@storybook/react-vite'
import { Address } from '../../../src/components/values/address/Address.tsx'
import { Identicon } from '../../../src/components/values/address/Identicon.tsx'
import { DisplayProvider } from '../../../src/react/display/DisplayProvider.tsx'
import { namesFrom } from '../../../src/react/display/names.ts'
import { findImitations } from '../../../src/meaning/names/imitations.ts'
import { people } from '../../../test/fixtures/transactions.ts'
import { imitate } from '../../../test/helpers/deceptions/imitate.ts'
import { createRandom } from '../../../test/helpers/random.ts'

const names = namesFrom({
  address_book: {
    [people.alice]: { user_friendly: 'UQ', domain: 'alice.ton', interfaces: ['wallet_v4r2'] },
    [people.bob]: { user_friendly: 'UQ', domain: null, interfaces: ['wallet_v5r1'] },
  },
  metadata: {
    [people.carol]: {
      is_indexed: true,
      token_info: [{ valid: true, type: 'jetton_masters', name: 'Tether\u202E USD', is_scam: true }],
    },
  },
})

const meta = {
  title: 'Components/Values/Address',
  component: Address,
  args: { value: people.bob },
  decorators: [
    (Story) => (
      <DisplayProvider names={names} links={{ address: (address) => `#/account/${address}` }}>
        <Story />
      </DisplayProvider>
    ),
  ],
} satisfies Meta<typeof Address>
export default meta
type Story = StoryObj<typeof meta>

/** Short address in the form of the account: UQ for wallets. */
export const Default: Story = {}

/** A DNS name, which is registered on chain, replaces the address. */
export const Domain: Story = { args: { value: people.alice, copy: true } }

/** The name that a token gives itself stands beside its address and never replaces it. */
export const TokenCalledScam: Story = { args: { value: people.carol, copy: true } }

const imitator = imitate(people.bob, createRandom(1))

/** An address that resembles another one has a mark and is longer; before it is copied, both are shown. */
export const Imitation: Story = {
  args: { value: imitator, copy: true },
  decorators: [
    (Story) => (
      <DisplayProvider imitations={findImitations([{ address: imitator }], [people.bob])}>
        <Story />
      </DisplayProvider>
    ),
  ],
}

/** Custom name. */
export const GivenName: Story = { args: { name: 'Cold storage' } }

/** Full address. */
export const Long: Story = { args: { long: true, copy: true } }

/** Raw form. */
export const Raw: Story = { args: { form: 'raw', long: true } }

/** External end of a message, which has no account. */
export const Outside: Story = { args: { value: null } }

/** Text that is not an address is shown as plain text without a link. */
export const NotAnAddress: Story = { args: { value: 'addr_none' } }

/** No link rule. */
export const Plain: Story = { args: { href: false } }

/** Test network form. */
export const Testnet: Story = {
  decorators: [
    (Story) => (
      <DisplayProvider testOnly>
        <Story />
      </DisplayProvider>
    ),
  ],
}

/** With an identicon, which tells accounts apart at a glance. */
export const WithIdenticon: Story = {
  args: { icon: <Identicon value={people.bob} />, copy: true },
}
