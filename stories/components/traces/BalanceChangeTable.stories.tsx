import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { BalanceChangeTable } from '../../../src/components/traces/balance-changes/BalanceChangeTable.tsx'
import type { BalanceChanges } from '../../../src/service/rows/balance-changes.ts'
import { people } from '../../../test/fixtures/transactions.ts'
import { masters } from '../../../test/fixtures/entities.ts'
import { onChain, onPhone, unreachable } from '../../decorators/frame.tsx'

const master = masters.jetton_masters[0]?.address ?? ''
const changes: BalanceChanges = {
  changes: { [people.alice]: -1_502_355_200, [people.bob]: 1_499_733_331 },
  fees: { [people.alice]: 2_355_200, [people.bob]: 266_669 },
  jettons: { [people.alice]: { [master]: '-25000000000' }, [people.bob]: { [master]: '25000000000' } },
}

const meta = {
  title: 'Components/Traces/BalanceChangeTable',
  component: BalanceChangeTable,
  args: { changes },
  decorators: [onChain(masters)],
} satisfies Meta<typeof BalanceChangeTable>
export default meta
type Story = StoryObj<typeof meta>

/** A jetton sold for coins: both sides, and what they paid. */
export const Default: Story = {}

/** JSON cannot hold the number that the service sent. */
export const TooLarge: Story = {
  args: { changes: { changes: { [people.alice]: 12_345_678_901_234_567_000 }, fees: {}, jettons: {} } },
}

/** On its way. */
export const Loading: Story = { args: { changes: undefined, loading: true } }

/** An answer that holds nothing. */
export const Empty: Story = { args: { changes: null } }

/** The service could not be reached. */
export const Failure: Story = { name: 'Error', args: { changes: undefined, error: unreachable, onRetry: fn() } }

/** A phone of 320 px. */
export const Narrow: Story = { decorators: [onPhone] }

/** From right to left. */
export const RightToLeft: Story = { parameters: { direction: 'rtl' } }

/** The dark theme. */
export const Dark: Story = { parameters: { theme: 'dark' } }
