import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { DomainCard } from '../../../src/components/contracts/domain-card/DomainCard.tsx'
import { domains } from '../../../test/fixtures/entities.ts'
import { hostileText, onChain, onPhone, unreachable } from '../../decorators/frame.tsx'

const domain = (name: string) => domains.records.find((record) => record.domain === name)

const longest = {
  nft_item_address: '0:28FB27B936018799F9AE56FCDCC7C69844603F8BA3E602DB4BBC09BB112F4308',
  nft_item_owner: null,
  dns_next_resolver: null,
  dns_wallet: null,
  dns_site_adnl: null,
  dns_storage_bag_id: null,
}

const meta = {
  title: 'Components/Contracts/DomainCard',
  component: DomainCard,
  args: { record: domain('harbor.ton') },
  decorators: [onChain(domains)],
} satisfies Meta<typeof DomainCard>
export default meta
type Story = StoryObj<typeof meta>

/** A name with a wallet and a site. */
export const Default: Story = {}

/** A name with storage and subdomains, but without a wallet. */
export const Files: Story = { args: { record: domain('tides.ton') } }

/** The wallet is not the owner’s. */
export const Elsewhere: Story = { args: { record: domain('lighthouse.ton') } }

/** A Punycode name: decoded, it imitates another name. */
export const Encoded: Story = { args: { record: domain('xn--80ak6aa92e.ton') } }

/** No records are set. */
export const Bare: Story = { args: { record: domain('drift.ton') } }

/** The longest possible name. */
export const LongName: Story = {
  args: { record: { ...longest, domain: `${'a-name-without-end-'.repeat(6)}x.ton` } },
}

/** Loading. */
export const Loading: Story = { args: { record: undefined, loading: true } }

/** Empty result. */
export const Empty: Story = { args: { record: null } }

/** The service cannot be reached. */
export const Failure: Story = { name: 'Error', args: { record: undefined, error: unreachable, onRetry: fn() } }

/** On a phone, 320 px wide. */
export const Narrow: Story = { decorators: [onPhone] }

/** Right-to-left layout. */
export const RightToLeft: Story = { parameters: { direction: 'rtl' } }

/** Dark theme. */
export const Dark: Story = { parameters: { theme: 'dark' } }

/** An invalid name that no registrar issues. */
export const Hostile: Story = { args: { record: { ...longest, domain: hostileText } } }
