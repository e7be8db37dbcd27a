import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { PortfolioCard } from '../../../src/components/accounts/portfolio-card/PortfolioCard.tsx'
import { NetworkError } from '../../../src/sources/client/errors.ts'
import {
  buildPortfolio,
  readPortfolioPart,
  type PartAnswers,
  type Portfolio,
  type Price,
} from '../../../src/entries/ledger.ts'
import { showcase } from '../../../test/fixtures/chain.ts'
import { openEmbeddedClient } from '../../chain/embedded.ts'
import { hostileText, onChain, onPhone, unreachable } from '../../decorators/frame.tsx'
import answer from '../../chain/jetton-masters.json'

const { alice, bruno } = showcase.people
const names = ['accounts', 'jettons', 'nfts', 'staking', 'multisigs'] as const
/** Prices in a currency that nobody has to believe. */
const prices: ReadonlyMap<string, Price | null> = new Map([
  ['coin', { value: '3.25', decimals: 9 }],
  [`jetton ${showcase.jettonMaster}`, { value: '0.084', decimals: 9 }],
  [`jetton ${showcase.jettonMasterSixDecimals}`, { value: '1', decimals: 6 }],
])

async function readAnswers(accounts: readonly string[]): Promise<PartAnswers> {
  const client = await openEmbeddedClient()
  return Object.fromEntries(
    await Promise.all(names.map(async (name) => [name, { data: await readPortfolioPart(client, name, accounts) }])),
  )
}

function loadPortfolio(
  accounts: readonly string[],
  given = prices,
  change: (answers: PartAnswers) => PartAnswers = (answers) => answers,
) {
  return async (): Promise<{ readonly portfolio: Portfolio }> => ({
    portfolio: buildPortfolio(accounts, change(await readAnswers(accounts)), given),
  })
}

const meta = {
  title: 'Components/Accounts/PortfolioCard',
  component: PortfolioCard,
  args: { currency: 'USD' },
  decorators: [onChain(answer)],
  render: (args, { loaded }) => <PortfolioCard portfolio={(loaded as { portfolio?: Portfolio }).portfolio} {...args} />,
} satisfies Meta<typeof PortfolioCard>
export default meta
type Story = StoryObj<typeof meta>

/** A person of the embedded chain: every sort of thing to own, and a scam. */
export const Default: Story = { loaders: [loadPortfolio([alice])] }

/** Several accounts as one. */
export const SeveralAccounts: Story = { loaders: [loadPortfolio([alice, bruno])] }

/** No prices: balances alone. */
export const WithoutPrices: Story = { args: { currency: undefined }, loaders: [loadPortfolio([alice], new Map())] }

/** One asset has a price, and the source failed for others: the total is a lower bound. */
export const MissingPrices: Story = {
  args: { priceError: unreachable },
  loaders: [loadPortfolio([alice], new Map([['coin', { value: '3.25', decimals: 9 }]]))],
}

/** Prices are loading. */
export const Pricing: Story = { args: { pricing: true }, loaders: [loadPortfolio([alice], new Map())] }

/** One part failed, one is loading, one has more rows than were read. */
export const Incomplete: Story = {
  loaders: [
    loadPortfolio([alice], prices, ({ accounts, jettons, multisigs }) => ({
      accounts,
      multisigs,
      jettons: jettons?.data && { data: { ...jettons.data, hasMore: true } },
      staking: { error: new NetworkError('/staking/nominatorPools/nominator', 'Failed to fetch') },
    })),
  ],
}

/** An account that never had anything. */
export const Nothing: Story = { loaders: [loadPortfolio([`0:${'0'.repeat(63)}1`])] }

/** The first answer is loading. */
export const Loading: Story = { args: { loading: true } }

/** No account is chosen. */
export const Empty: Story = { args: { portfolio: null } }

/** The service cannot be reached. */
export const Failure: Story = { name: 'Error', args: { error: unreachable, onRetry: fn() } }

/** Hostile names. */
export const Hostile: Story = {
  loaders: [
    loadPortfolio([alice], prices, (answers) => {
      const nfts = answers.nfts?.data
      return {
        ...answers,
        nfts: nfts && {
          data: { ...nfts, rows: nfts.rows.map((row) => ({ ...row, content: { domain: hostileText } })) },
        },
      }
    }),
  ],
}

/** On a phone, 320 px wide. */
export const Narrow: Story = { loaders: [loadPortfolio([alice])], decorators: [onPhone] }

/** Right-to-left layout. */
export const RightToLeft: Story = { loaders: [loadPortfolio([alice])], parameters: { direction: 'rtl' } }

/** Dark theme. */
export const Dark: Story = { loaders: [loadPortfolio([alice])], parameters: { theme: 'dark' } }
