import type { Meta, StoryObj } from '@storybook/react-vite'
import { type ReactElement, useEffect, useState } from 'react'
import { type Client, createClient, skipToken, TonlensProvider, useNftItems, useTransactions } from 'tonlens'
import { TonlensDevtools, type TonlensDevtoolsProps } from 'tonlens/devtools'
import { expect, userEvent, waitFor } from 'storybook/test'
import { openEmbeddedChain } from '../../chain/embedded.ts'
import { showcase } from '../../../test/fixtures/chain.ts'
import { onChain } from '../../decorators/frame.tsx'

/** Creates a client of the embedded chain over HTTP whose service refuses one request in four. */
async function openService(): Promise<Client> {
  const chain = await openEmbeddedChain()
  let asked = 0
  return createClient({
    network: { name: 'embedded', baseUrl: 'https://embedded.example/api/v3' },
    rate: 20,
    backoff: 20,
    fetch: async (input, init) =>
      ++asked % 4 === 1
        ? new Response('{"ok":false,"result":"Ratelimit exceed","code":429}', { status: 429 })
        : chain.fetch(input, init),
  })
}

function Page(props: TonlensDevtoolsProps): ReactElement {
  const [client, setClient] = useState<Client>()
  useEffect(() => void openService().then(setClient), [])
  if (client === undefined) return <p role="status">Opening the embedded chain…</p>
  return (
    <TonlensProvider client={client}>
      <TonlensDevtools placement="inline" defaultOpen {...props} />
      <Questions />
    </TonlensProvider>
  )
}

/** One list with rows, one that two filters leave empty, one that is disabled. */
function Questions(): ReactElement {
  const history = useTransactions({ account: [showcase.wallet], limit: 5 })
  const items = useNftItems({ owner_address: [showcase.wallet], collection_address: [showcase.jettonMaster], limit: 5 })
  useTransactions(skipToken)
  return (
    <p>
      {history.data?.transactions.length ?? 0} transactions, {items.data?.nft_items.length ?? 0} items
    </p>
  )
}

const meta = {
  title: 'Components/Tools/TonlensDevtools',
  component: TonlensDevtools,
  decorators: [onChain()],
  render: (args) => <Page {...args} />,
} satisfies Meta<typeof TonlensDevtools>

export default meta
type Story = StoryObj<typeof meta>

const findPanel = (canvas: HTMLElement) => canvas.querySelector('[data-tonlens-devtools]')?.shadowRoot

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await waitFor(async () => expect(findPanel(canvasElement)?.textContent).toContain('0 rows'), { timeout: 10_000 })
  },
}

/** An empty result is explained, including the filter that causes it. */
export const WhyEmpty: Story = {
  play: async ({ canvasElement }) => {
    const rows = () => [
      ...(findPanel(canvasElement)?.querySelectorAll<HTMLElement>('[data-status="empty"] > button') ?? []),
    ]
    await waitFor(async () => expect(rows()).toHaveLength(1), { timeout: 10_000 })
    await userEvent.click(rows()[0] as HTMLElement)
    const ask = [...(findPanel(canvasElement)?.querySelectorAll('button') ?? [])].find(
      ({ textContent }) => textContent === 'Try without each filter',
    )
    await userEvent.click(ask as HTMLElement)
    await waitFor(
      async () => expect(findPanel(canvasElement)?.textContent).toContain('without collection_address: rows exist'),
      { timeout: 10_000 },
    )
  },
}

export const Dark: Story = { args: { theme: 'dark' }, parameters: { theme: 'dark' } }

/** Closed: a button in the corner of the page. */
export const InTheCorner: Story = { args: { placement: 'corner', defaultOpen: false } }
