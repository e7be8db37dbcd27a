import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { AccountDetails } from '../../../src/components/accounts/account-details/AccountDetails.tsx'
import { TransactionTable } from '../../../src/components/transactions/transaction-table/TransactionTable.tsx'
import { Address } from '../../../src/components/values/address/Address.tsx'
import { message, people, transaction } from '../../../test/fixtures/transactions.ts'
import { elector, shop, stranger, WithLabels } from '../../decorators/labels.tsx'
import { accounts } from '../../../test/fixtures/entities.ts'

const { alice, bob, carol } = people

const meta = { title: 'Components/Accounts/Labels and favorites' } satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

/** Everybody who may name an account, and a token that imitates a label of the reader. */
export const Sources: Story = {
  render: () => (
    <WithLabels>
      <ul part="card-list">
        {[alice, carol, shop, elector, bob, stranger].map((address) => (
          <li key={address}>
            <Address value={address} copy />
          </li>
        ))}
      </ul>
    </WithLabels>
  ),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await expect(await page.findByText('Your label')).toBeInTheDocument()
    await expect(await page.findByText('Imported label')).toBeInTheDocument()
    await expect(await page.findByText(/Looks like your label/)).toBeInTheDocument()
  },
}

/** In tables and details. */
export const InUse: Story = {
  render: () => (
    <WithLabels>
      <div>
        <TransactionTable
          transactions={[
            transaction({ account: bob, in_msg: message({ source: alice, destination: bob }) }),
            transaction({
              hash: `${'E'.repeat(43)}=`,
              account: shop,
              in_msg: message({ source: carol, destination: shop }),
            }),
          ]}
        />
        <AccountDetails account={accounts.accounts[0] && { ...accounts.accounts[0], address: alice }} />
      </div>
    </WithLabels>
  ),
}
