import type { Meta, StoryObj } from '@storybook/react-vite'
import { TonlensProvider } from 'tonlens'
import * as endpoints from 'tonlens/endpoints'
import { useEmbeddedClient } from '../chain/embedded.ts'
import { EndpointReference } from './EndpointReference.tsx'
import { groups } from './groups.ts'

const rows: { readonly [Name in keyof typeof endpoints]: (typeof endpoints)[Name] } = endpoints

/** The endpoints of one group: made from their rows, so it cannot disagree with the code. */
function GroupReference({ group }: { readonly group: keyof typeof groups }) {
  const client = useEmbeddedClient()
  if (client === undefined) return <p role="status">Opening the embedded chain…</p>
  return (
    <TonlensProvider client={client}>
      {groups[group].map((name) => (
        <EndpointReference key={name} endpoint={rows[name]} client={client} />
      ))}
    </TonlensProvider>
  )
}

const meta = {
  title: 'Hooks/Endpoints',
  tags: ['!autodocs'],
  component: GroupReference,
  parameters: { controls: { disable: true } },
} satisfies Meta<typeof GroupReference>

export default meta
type Story = StoryObj<typeof meta>

export const Accounts: Story = { args: { group: 'Accounts' } }
export const Transactions: Story = { args: { group: 'Transactions' } }
export const Traces: Story = { name: 'Traces and actions', args: { group: 'Traces' } }
export const Jettons: Story = { args: { group: 'Jettons' } }
export const Nfts: Story = { name: 'NFTs', args: { group: 'Nfts' } }
export const Names: Story = { args: { group: 'Names' } }
export const Sending: Story = { name: 'Sending, get-methods and decoding', args: { group: 'Sending' } }
export const Contracts: Story = { args: { group: 'Contracts' } }
export const Staking: Story = { args: { group: 'Staking' } }
export const Past: Story = { name: 'The past', args: { group: 'Past' } }
export const Blocks: Story = { args: { group: 'Blocks' } }
