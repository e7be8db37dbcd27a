import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { DnsRecordTable } from '../../../src/components/contracts/dns-record-table/DnsRecordTable.tsx'
import { domains } from '../../fixtures/entities.ts'
import { hostileText, onChain, onPhone, unreachable } from '../../fixtures/frame.tsx'

const meta = {
  title: 'Components/DnsRecordTable',
  component: DnsRecordTable,
  args: { records: domains.records },
  decorators: [onChain(domains)],
} satisfies Meta<typeof DnsRecordTable>
export default meta
type Story = StoryObj<typeof meta>

/** All names of the chain. */
export const Default: Story = {}

/** On its way. */
export const Loading: Story = { args: { records: [], loading: true, loadingRows: 3 } }

/** An answer that holds nothing. */
export const Empty: Story = { args: { records: [] } }

/** The service could not be reached. */
export const Failure: Story = { name: 'Error', args: { records: [], error: unreachable, onRetry: fn() } }

/** A phone of 320 px. */
export const Narrow: Story = { decorators: [onPhone] }

/** From right to left. */
export const RightToLeft: Story = { parameters: { direction: 'rtl' } }

/** The dark theme. */
export const Dark: Story = { parameters: { theme: 'dark' } }

/** A name that no registrar gives out. */
export const Hostile: Story = { args: { records: domains.records.slice(0, 2).map((record) => ({ ...record, domain: hostileText })) } }
