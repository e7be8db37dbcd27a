import type { Meta, StoryObj } from '@storybook/react-vite'
import { useMemo, type ReactElement } from 'react'
import { expect, within } from 'storybook/test'
import { createLabelStore, DisplayProvider, FavoriteList, type LabelStore } from '../../../src/index.ts'
import { AccountDetails } from '../../../src/components/accounts/account-details/AccountDetails.tsx'
import { LabelEditor } from '../../../src/components/accounts/labels/LabelEditor.tsx'
import { TransactionTable } from '../../../src/components/transactions/transaction-table/TransactionTable.tsx'
import { Address } from '../../../src/components/values/address/Address.tsx'
import { namesFrom } from '../../../src/display/names.ts'
import { message, now, people, transaction } from '../../../test/fixtures/transactions.ts'
import { accounts } from '../../../test/fixtures/entities.ts'

const { alice, bob, carol } = people
const elector = `-1:${'3'.repeat(64)}`

/** Labels that live as long as the story. */
function createStoryLabels(): LabelStore {
  const texts = new Map<string, string>()
  const labels = createLabelStore({ storage: { getItem: (key) => texts.get(key) ?? null, setItem: (key, text) => void texts.set(key, text) } })
  labels.setLabel(alice, 'Alice (landlady)')
  labels.setFavorite(alice, true)
  labels.setFavorite(elector, true)
  labels.import(JSON.stringify({ format: 'tonlens-labels', version: 1, accounts: [{ address: carol, label: 'Best exchange' }] }))
  return labels
}

const stranger = `0:${'C4'.repeat(32)}`
const names = namesFrom({
  address_book: { [bob]: { user_friendly: null, domain: 'bob.ton', interfaces: [] } },
  metadata: { [stranger]: { is_indexed: true, token_info: [{ type: 'jetton_masters', valid: true, name: 'Аlice (landlady)' }] } },
})
const shop = `0:${'5A'.repeat(32)}`

function WithLabels({ children, ready = true }: { readonly children: ReactElement; readonly ready?: boolean }): ReactElement {
  const labels = useMemo(() => (ready ? createStoryLabels() : createLabelStore({ storage: { getItem: () => null, setItem: () => { throw new Error('full') } } })), [ready])
  return (
    <DisplayProvider now={now} timeZone="UTC" names={names} labels={labels} accountNames={{ [shop]: 'Our shop' }}>
      {children}
    </DisplayProvider>
  )
}

const meta = { title: 'Components/Labels and favorites' } satisfies Meta
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
    await expect(page.getByText('Your label')).toBeInTheDocument()
    await expect(page.getByText('Imported label')).toBeInTheDocument()
    await expect(page.getByText(/Looks like your label/)).toBeInTheDocument()
  },
}

/** The form saves a label; every address on the page shows it at once. */
export const Editor: Story = {
  render: () => (
    <WithLabels>
      <div>
        <LabelEditor address={bob} />
        <Address value={bob} />
      </div>
    </WithLabels>
  ),
  play: async ({ canvasElement, userEvent }) => {
    const page = within(canvasElement)
    await userEvent.type(page.getByLabelText('Your label'), 'Bob')
    await userEvent.click(page.getByRole('button', { name: 'Save' }))
    await expect(await page.findByText('Bob')).toBeVisible()
    await expect(page.getByText('Saved')).toBeVisible()
  },
}

/** A label from a file of somebody else. */
export const EditorImported: Story = { render: () => <WithLabels><LabelEditor address={carol} /></WithLabels> }

/** The browser refuses to save. */
export const EditorFails: Story = {
  render: () => <WithLabels ready={false}><LabelEditor address={bob} /></WithLabels>,
  play: async ({ canvasElement, userEvent }) => {
    const page = within(canvasElement)
    await userEvent.type(page.getByLabelText('Your label'), 'Bob')
    await userEvent.click(page.getByRole('button', { name: 'Save' }))
    await expect(await page.findByText(/did not save/)).toBeVisible()
  },
}

/** Favorites, with export and import. */
export const Favorites: Story = { render: () => <WithLabels><FavoriteList files /></WithLabels> }

/** No favorites yet. */
export const FavoritesEmpty: Story = { render: () => <WithLabels ready={false}><FavoriteList files /></WithLabels> }

/** In tables and details. */
export const InUse: Story = {
  render: () => (
    <WithLabels>
      <div>
        <TransactionTable
          transactions={[
            transaction({ account: bob, in_msg: message({ source: alice, destination: bob }) }),
            transaction({ hash: `${'E'.repeat(43)}=`, account: shop, in_msg: message({ source: carol, destination: shop }) }),
          ]}
        />
        <AccountDetails account={accounts.accounts[0] && { ...accounts.accounts[0], address: alice }} />
      </div>
    </WithLabels>
  ),
}
