import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { LedgerTable } from '../../../src/components/transactions/ledger-table/LedgerTable.tsx'
import { masters, transfers } from '../../../test/fixtures/entities.ts'
import { walletLines } from '../../../test/fixtures/ledger.ts'
import { onChain, onPhone, unreachable } from '../../decorators/frame.tsx'

const meta = {
  title: 'Components/Transactions and messages/LedgerTable',
  component: LedgerTable,
  args: { lines: walletLines },
  decorators: [
    onChain({ address_book: transfers.address_book, metadata: { ...masters.metadata, ...transfers.metadata } }),
  ],
} satisfies Meta<typeof LedgerTable>
export default meta
type Story = StoryObj<typeof meta>

/** Every change of a wallet's coin, jettons and NFTs, newest first, with the balance after each. */
export const Default: Story = {}

/** Jettons and NFTs only. */
export const Tokens: Story = {
  args: { lines: walletLines.filter(({ asset }) => asset.kind === 'jetton' || asset.kind === 'nft') },
}

/** A change that no message or fee explains, another currency, and a transfer between own accounts. */
export const Special: Story = {
  args: {
    lines: walletLines.slice(0, 3).map((line, at) => ({
      ...line,
      ...[
        { kind: 'unexplained' as const, counterparty: null },
        { asset: { kind: 'currency' as const, id: '100' }, kind: 'transfer' as const },
        { kind: 'transfer' as const, internal: true as const },
      ][at],
    })),
  },
}

/** With tools: the reader chooses columns, density and filters, and saves the lines as files. */
export const Tools: Story = { args: { tools: true, exportable: true } }

/** Loading. */
export const Loading: Story = { args: { lines: [], loading: true } }

/** No changes. */
export const Empty: Story = { args: { lines: [] } }

/** The history has a gap, or the service cannot be reached. */
export const Failure: Story = { name: 'Error', args: { lines: [], error: unreachable, onRetry: fn() } }

/** On a phone, 320 px wide. */
export const Narrow: Story = { decorators: [onPhone] }

/** Right-to-left layout. */
export const RightToLeft: Story = { parameters: { direction: 'rtl' } }

/** Dark theme. */
export const Dark: Story = { parameters: { theme: 'dark' } }
