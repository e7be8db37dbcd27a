import type { Meta, StoryObj } from '@storybook/react-vite'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { useMemo, useState, type ReactElement } from 'react'
import { fn } from 'storybook/test'
import { BalanceChart, balancePoints, type BalancePoint } from 'tonlens/charts'
import { AccountAtCard, MomentSlider, type SliderMoment, useAccountAt, accountAt, type AccountAt } from 'tonlens/ledger'
import { loadTransactions, showcase } from '../../../test/fixtures/chain.ts'
import { openEmbeddedClient, useEmbeddedClient } from '../../chain/embedded.ts'
import { onChain, onPhone, unreachable } from '../../decorators/frame.tsx'
import answer from '../../chain/jetton-masters.json'

const { alice } = showcase.people

/** Loads an account at two moments. */
async function loadMoments(): Promise<{ readonly before: AccountAt; readonly account: AccountAt }> {
  const client = await openEmbeddedClient()
  const lts = (await loadTransactions()).transactions.filter(({ account }) => account === alice).map(({ lt }) => lt)
  const [newer = '', older = ''] = [lts[3], lts.at(-8)]
  const [account, before] = await Promise.all([
    accountAt(client, alice, { lt: newer }),
    accountAt(client, alice, { lt: older }),
  ])
  return { account, before }
}

const meta = {
  title: 'Components/Accounts/AccountAtCard',
  component: AccountAtCard,
  decorators: [onChain(answer)],
  render: (args, { loaded }) => <AccountAtCard account={(loaded as { account?: AccountAt }).account} {...args} />,
} satisfies Meta<typeof AccountAtCard>
export default meta
type Story = StoryObj<typeof meta>

/** A person of the embedded chain at a moment. */
export const Default: Story = { loaders: [loadMoments] }

/** Compared with an earlier moment. */
export const Changes: Story = {
  loaders: [loadMoments],
  render: (args, { loaded }) => <AccountAtCard {...(loaded as { account: AccountAt; before: AccountAt })} {...args} />,
}

const queries = new QueryClient()

function Past({ points }: { readonly points: readonly SliderMoment[] }): ReactElement {
  const client = useEmbeddedClient()
  return client === undefined ? <MomentSlider moments={[]} /> : <PastOf points={points} client={client} />
}

function PastOf({
  points,
  client,
}: {
  readonly points: Parameters<typeof Past>[0]['points']
  readonly client: NonNullable<ReturnType<typeof useEmbeddedClient>>
}): ReactElement {
  const [lt, setLt] = useState(points[Math.floor(points.length / 2)]?.lt ?? '0')
  const { data, isPending, error, refetch } = useAccountAt(alice, { lt }, { client })
  return (
    <>
      <MomentSlider moments={points} value={lt} onValueChange={setLt} />
      <AccountAtCard account={data} loading={isPending} error={error} onRetry={refetch} />
    </>
  )
}

function PastOfAccount({ points }: { readonly points: readonly BalancePoint[] }): ReactElement {
  const moments = useMemo(() => points.flatMap(({ time, lt }) => (lt === undefined ? [] : [{ time, lt }])), [points])
  return (
    <QueryClientProvider client={queries}>
      <div style={{ display: 'grid', gap: 12 }}>
        <BalanceChart points={points} />
        <Past points={moments} />
      </div>
    </QueryClientProvider>
  )
}

/** A slider over all transactions chooses the moment. */
export const WithSlider: Story = {
  loaders: [
    async () => ({
      points: balancePoints((await loadTransactions()).transactions.filter(({ account }) => account === alice)),
    }),
  ],
  render: (_args, { loaded }) => <PastOfAccount points={(loaded as { points: readonly BalancePoint[] }).points} />,
}

/** Before the first transaction. */
export const BeforeFirst: Story = {
  loaders: [async () => ({ account: await accountAt(await openEmbeddedClient(), alice, { lt: '1' }) })],
}

/** The account cannot be replayed, so its storage is not known. */
export const NoStorage: Story = {
  args: { replay: { status: 'unavailable', reason: 'missing-history' } },
  loaders: [loadMoments],
}

/** The first answer is loading. */
export const Loading: Story = { args: { loading: true } }

/** Nothing is known. */
export const Empty: Story = { args: { account: null } }

/** The history has a gap, or the service cannot be reached. */
export const Failure: Story = { name: 'Error', args: { error: unreachable, onRetry: fn() } }

/** On a phone, 320 px wide. */
export const Narrow: Story = { loaders: [loadMoments], decorators: [onPhone] }

/** Right-to-left layout. */
export const RightToLeft: Story = { loaders: [loadMoments], parameters: { direction: 'rtl' } }

/** Dark theme. */
export const Dark: Story = { loaders: [loadMoments], parameters: { theme: 'dark' } }
