// What a page says belongs to what was asked: no answer is no "none", and each press asks.
import { cleanup, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { openEmbeddedClient } from '../../../../stories/chain/embedded.ts'
import { showcase } from '../../../../stories/chain/index.json'
import { openWatchedClient } from '../../../helpers/explorerClients.ts'
import { explorerLink, openExplorer, patience } from '../../../helpers/openExplorer.tsx'
import '../../../../src/components/styles/index.css'

beforeAll(async () => void (await openEmbeddedClient()), 60_000)
afterEach(cleanup)

const unknownHash = `${'A'.repeat(42)}8=`

test('a hash that nobody knows is said to be unknown', async () => {
  const { client } = await openWatchedClient()
  openExplorer(explorerLink('search', unknownHash), client)
  expect(await screen.findByText(/No transaction, no message, no block/, {}, patience)).toBeTruthy()
})

test.each(['transactions', 'transactionsByMessage', 'blocks', 'traces', 'accountStates'])(
  'a hash is not said to be unknown while %s cannot be asked',
  async (broken) => {
    const { client, asked } = await openWatchedClient({ isBroken: ({ name }) => name === broken })
    openExplorer(explorerLink('search', unknownHash), client)
    expect(await screen.findByRole('alert', {}, patience)).toBeTruthy()
    expect(asked.map(({ endpoint }) => endpoint)).toContain(broken)
    expect(screen.queryByText(/No transaction, no message, no block/)).toBeNull()
    expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy()
  },
)

test('each press of Run runs the get-method', async () => {
  const { client, asked } = await openWatchedClient()
  const runs = () => asked.filter(({ endpoint }) => endpoint === 'runGetMethod').length
  openExplorer(explorerLink('account', showcase.wallet, 'methods'), client)
  const field = await screen.findByLabelText('Method', {}, patience)
  await userEvent.clear(field)
  await userEvent.type(field, 'seqno')
  const before = runs()
  for (const count of [1, 2, 3]) {
    await waitFor(
      () => expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Run' }).disabled).toBe(false),
      patience,
    )
    await userEvent.click(screen.getByRole('button', { name: 'Run' }))
    await waitFor(() => expect(runs()).toBe(before + count), patience)
  }
})

test('a field that changes after a lookup says for what the page below still is', async () => {
  const { client } = await openWatchedClient()
  openExplorer(`${explorerLink('tools', 'verify')}?hash=${encodeURIComponent(showcase.transactions.transfer)}`, client)
  const [field] = await screen.findAllByRole('textbox', {}, patience)
  expect(screen.queryByText(/The form has changed/)).toBeNull()
  await userEvent.type(document.querySelector<HTMLTextAreaElement>('form textarea') ?? (field as HTMLElement), 'x')
  expect(screen.getByText(/The form has changed/).textContent).toContain(showcase.transactions.transfer)
})
