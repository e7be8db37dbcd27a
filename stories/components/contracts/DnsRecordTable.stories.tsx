import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { DnsRecordTable } from '../../../src/components/contracts/dns-record-table/DnsRecordTable.tsx'
import { domains } from '../../../test/fixtures/entities.ts'
import { hostileText, onChain, onPhone, unreachable } from '../../decorators/frame.tsx'

const meta = {
  title: 'Components/Contracts/DnsRecordTable',
  component: DnsRecordTable,
  args: { records: domains.records },
  decorators: [onChain(domains)],
} satisfies Meta<typeof DnsRecordTable>
export default meta
type Story = StoryObj<typeof meta>

/** All DNS names of the embedded chain. */
export const Default: Story = {}

/** Loading. */
export const Loading: Story = { args: { records: [], loading: true, loadingRows: 3 } }

/** Empty result. */
export const Empty: Story = { args: { records: [] } }

/** The service cannot be reached. */
export const Failure: Story = { name: 'Error', args: { records: [], error: unreachable, onRetry: fn() } }

/** On a phone, 320 px wide. */
export const Narrow: Story = { decorators: [onPhone] }

/** Right-to-left layout. */
export const RightToLeft: Story = { parameters: { direction: 'rtl' } }

/** Dark theme. */
export const Dark: Story = { parameters: { theme: 'dark' } }

/** An invalid name that no registrar issues. */
export const Hostile: Story = {
  args: { records: domains.records.slice(0, 2).map((record) => ({ ...record, domain: hostileText })) },
}
