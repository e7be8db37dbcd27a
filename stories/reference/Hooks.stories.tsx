import type { Meta, StoryObj } from '@storybook/react-vite'
import { type AnyEndpoint, TonlensProvider } from 'tonlens'
import * as accounts from '../../src/endpoints/accounts.ts'
import * as actions from '../../src/endpoints/actions.ts'
import * as blocks from '../../src/endpoints/blocks.ts'
import * as dns from '../../src/endpoints/dns.ts'
import * as jettons from '../../src/endpoints/jettons.ts'
import * as legacy from '../../src/endpoints/legacy.ts'
import * as messages from '../../src/endpoints/messages.ts'
import * as multisig from '../../src/endpoints/multisig.ts'
import * as nfts from '../../src/endpoints/nfts.ts'
import * as stats from '../../src/endpoints/stats.ts'
import * as traces from '../../src/endpoints/traces.ts'
import * as transactions from '../../src/endpoints/transactions.ts'
import * as utils from '../../src/endpoints/utils.ts'
import * as vesting from '../../src/endpoints/vesting.ts'
import { useEmbeddedClient } from '../chain/embedded.ts'
import { EndpointReference } from './EndpointReference.tsx'

const groups = {
  accounts,
  actions,
  blocks,
  dns,
  jettons,
  legacy,
  messages,
  multisig,
  nfts,
  stats,
  traces,
  transactions,
  utils,
  vesting,
}

/** Every endpoint of one API group: made from its rows, so it cannot disagree with the code. */
function GroupReference({ group }: { readonly group: keyof typeof groups }) {
  const endpoints: readonly AnyEndpoint[] = Object.values(groups[group])
  const client = useEmbeddedClient()
  if (client === undefined) return <p role="status">Opening the embedded chain…</p>
  return (
    <TonlensProvider client={client}>
      {endpoints.map((endpoint) => (
        <EndpointReference key={endpoint.name} endpoint={endpoint} client={client} />
      ))}
    </TonlensProvider>
  )
}

const meta = {
  title: 'Hooks',
  tags: ['!autodocs'],
  component: GroupReference,
  parameters: { controls: { disable: true } },
} satisfies Meta<typeof GroupReference>

export default meta
type Story = StoryObj<typeof meta>

export const Accounts: Story = { args: { group: 'accounts' } }
export const Actions: Story = { args: { group: 'actions' } }
export const Blocks: Story = { args: { group: 'blocks' } }
export const Dns: Story = { args: { group: 'dns' } }
export const Jettons: Story = { args: { group: 'jettons' } }
export const Legacy: Story = { args: { group: 'legacy' } }
export const Messages: Story = { args: { group: 'messages' } }
export const Multisig: Story = { args: { group: 'multisig' } }
export const Nfts: Story = { args: { group: 'nfts' } }
export const Stats: Story = { args: { group: 'stats' } }
export const Traces: Story = { args: { group: 'traces' } }
export const Transactions: Story = { args: { group: 'transactions' } }
export const Utils: Story = { args: { group: 'utils' } }
export const Vesting: Story = { args: { group: 'vesting' } }
