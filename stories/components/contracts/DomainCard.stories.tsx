import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { DomainCard } from '../../../src/components/contracts/domain-card/DomainCard.tsx'
import { domains } from '../../fixtures/entities.ts'
import { hostileText, onChain, onPhone, unreachable } from '../../fixtures/frame.tsx'

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
  title: 'Components/DomainCard',
  component: DomainCard,
  args: { record: domain('harbor.ton') },
  decorators: [onChain(domains)],
} satisfies Meta<typeof DomainCard>
export default meta
type Story = StoryObj<typeof meta>

/** A name with an account and a site. */
export const Default: Story = {}

/** A name with files and subdomains, and no account. */
export const Files: Story = { args: { record: domain('tides.ton') } }

/** Its account is not its owner’s. */
export const Elsewhere: Story = { args: { record: domain('lighthouse.ton') } }

/** Its letters are encoded: decoded, it passes for another name. */
export const Encoded: Story = { args: { record: domain('xn--80ak6aa92e.ton') } }

/** Nothing is set. */
export const Bare: Story = { args: { record: domain('drift.ton') } }

/** As long as a name can be. */
export const LongName: Story = {
  args: { record: { ...longest, domain: `${'a-name-without-end-'.repeat(6)}x.ton` } },
}

/** On its way. */
export const Loading: Story = { args: { record: undefined, loading: true } }

/** An answer that holds nothing. */
export const Empty: Story = { args: { record: null } }

/** The service could not be reached. */
export const Failure: Story = { name: 'Error', args: { record: undefined, error: unreachable, onRetry: fn() } }

/** A phone of 320 px. */
export const Narrow: Story = { decorators: [onPhone] }

/** From right to left. */
export const RightToLeft: Story = { parameters: { direction: 'rtl' } }

/** The dark theme. */
export const Dark: Story = { parameters: { theme: 'dark' } }

/** A name that no registrar gives out. */
export const Hostile: Story = { args: { record: { ...longest, domain: hostileText } } }
