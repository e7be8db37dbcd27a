import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { AccountAtCard, MomentSlider, accountAt, compareMoments } from 'tonlens/ledger'
import { openEmbeddedClient } from '../../../stories/chain/embedded.ts'
import { showcase } from '../../../stories/chain/index.json'
import { loadTransactions } from '../../fixtures/chain.ts'
import { describeComponent } from '../../helpers/components/describeComponent.tsx'

afterEach(cleanup)

const { alice } = showcase.people
const client = await openEmbeddedClient()
const rows = (await loadTransactions()).transactions.filter(({ account }) => account === alice)
const [newer, older] = [rows[3]!, rows.at(-8)!]
const account = await accountAt(client, alice, { lt: newer.lt })
const before = await accountAt(client, alice, { lt: older.lt })
const moments = rows.map(({ lt, now }) => ({ lt, time: now }))

describeComponent({
  name: 'AccountAtCard',
  component: AccountAtCard,
  part: 'account-at-card',
  props: { account, before },
  loading: { account: undefined, before: undefined, loading: true },
  grows: true,
  empty: { account: null },
  failed: { account: undefined },
  stateAttribute: 'data-state',
})

describeComponent({
  name: 'MomentSlider',
  component: MomentSlider,
  part: 'moment-slider',
  props: { moments },
})

test('the slider goes from the first to the last transaction, and tells time and logical time', () => {
  const onValueChange = vi.fn()
  render(<MomentSlider moments={moments} onValueChange={onValueChange} />)
  const slider = screen.getByRole('slider', { name: 'Moment' })
  expect(slider.getAttribute('aria-valuetext')).toMatch(new RegExp(`20\\d\\d.* · LT ${rows[0]!.lt}$`))
  fireEvent.change(slider, { target: { value: '0' } })
  expect(onValueChange).toHaveBeenLastCalledWith(rows.at(-1)!.lt)
  expect(slider.getAttribute('aria-valuetext')).toContain(rows.at(-1)!.lt)
  fireEvent.change(slider, { target: { value: '1' } })
  expect(onValueChange).toHaveBeenLastCalledWith(rows.at(-2)!.lt)
})

test('a controlled slider shows the transaction at or before its value', () => {
  render(<MomentSlider moments={moments} value={String(BigInt(rows[4]!.lt) + 1n)} />)
  const slider = screen.getByRole<HTMLInputElement>('slider')
  expect(slider.value).toBe(String(rows.length - 1 - 4))
  fireEvent.change(slider, { target: { value: '0' } })
  expect(slider.getAttribute('aria-valuetext')).toContain(rows[4]!.lt)
  cleanup()
  render(<MomentSlider moments={moments} value="1" />)
  expect(screen.getByText('Before the first transaction')).toBeTruthy()
})

test('without transactions there is nothing to choose', () => {
  render(<MomentSlider moments={[]} />)
  expect(screen.getByRole<HTMLInputElement>('slider').disabled).toBe(true)
  expect(screen.getByText('No transactions to choose from')).toBeTruthy()
})

test('the card shows every jetton and NFT of the moment, and what has changed since another', () => {
  render(<AccountAtCard account={account} before={before} />)
  const count = (heading: string) =>
    within(screen.getByRole('heading', { name: heading }).closest('section')!).getAllByRole('listitem').length
  expect(account.nfts.length).toBeGreaterThan(0)
  expect(count('Jettons at that time')).toBe(account.jettons.length)
  // A list shows eight rows, and the button that shows more.
  expect(count('NFTs at that time')).toBe(Math.min(9, account.nfts.length))
  expect(count('Changes')).toBe(Math.min(9, compareMoments(before, account).assets.length))
})

test('storage is shown only if it has the hash of the moment', () => {
  const foreign = 'te6cckEBAQEAAgAAAEysuc0='
  const { rerender } = render(
    <AccountAtCard
      account={account}
      replay={{ status: 'exact', run: undefined, actions: [], storage: { before: null, after: foreign } }}
    />,
  )
  expect(screen.queryByText('Storage at that time')).toBe(null)
  rerender(<AccountAtCard account={account} replay={{ status: 'unavailable', reason: 'missing-history' }} />)
  expect(screen.getByText(/part of it is missing/)).toBeTruthy()
})
