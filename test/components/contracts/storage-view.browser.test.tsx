import '../../../src/components/styles/index.css'
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { AbiRegistry, standards } from '../../../src/entries/abi.ts'
import { StorageView } from '../../../src/components/contracts/storage-view/StorageView.tsx'
import { DisplayProvider } from '../../../src/react/display/DisplayProvider.tsx'
import { showcase } from '../../../stories/chain/index.json'
import { accounts } from '../../fixtures/entities.ts'
import { describeComponent } from '../../helpers/components/describeComponent.tsx'

afterEach(cleanup)

const find = (address: string) => {
  const account = accounts.accounts.find((each) => each.address === address)
  if (account === undefined) throw new Error(`no account ${address}`)
  return account
}
const wallet = find(showcase.wallet)
const jettonWallet = find(showcase.jettonWallet)
const contracts = new AbiRegistry([standards])
const text = () => document.querySelector('[part~="storage-view"]')?.textContent ?? ''

describeComponent({
  name: 'StorageView',
  component: StorageView,
  part: 'storage-view',
  props: { account: wallet },
  entities: ['account'],
  loading: { account: undefined, loading: true },
  empty: { account: null },
  failed: { account: undefined },
  stateAttribute: 'data-state',
  grows: true,
})

test('reads the fields by an ABI of the display, and names it', async () => {
  render(
    <DisplayProvider contracts={contracts}>
      <StorageView account={jettonWallet} />
    </DisplayProvider>,
  )
  await screen.findByText(/^Decoded in this browser with /)
  expect(document.querySelector('[part~="storage-view"] [part~="decoded-body-fields"]')?.textContent).toMatch(/Owner/)
  expect(screen.getByRole('tree', { name: 'Cells of the data' })).toBeTruthy()
  expect(text()).not.toContain('Don’t trust it')
})

test('says that no ABI is known, and shows the cells and their size', async () => {
  render(<StorageView account={wallet} />)
  await screen.findByText(/^No ABI for this contract’s data/)
  expect(screen.getByRole('tree', { name: 'Cells of the data' })).toBeTruthy()
  expect(text()).toMatch(/Cells1Bits\d+/)
})

test('data of another hash is not passed off as that of the account', async () => {
  render(<StorageView account={{ ...wallet, data_hash: jettonWallet.data_hash }} />)
  await screen.findByText(/Data doesn’t match its hash/)
})

test.each([
  ['without data', { ...wallet, data_boc: null, data_hash: null }, /has no data/],
  ['with a hash alone', { ...wallet, data_boc: null }, /Only the hash of this data/],
  ['whose data is malformed', { ...wallet, data_boc: 'AAAA' }, /not a bag of cells/],
])('an account %s says so', async (_name, account, words) => {
  render(<StorageView account={account} />)
  await waitFor(() => expect(text()).toMatch(words))
})
