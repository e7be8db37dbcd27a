import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { masterchainInfo } from '../../../../src/service/endpoints/blocks.ts'
import { showcase } from '../../../fixtures/chain.ts'
import { openWatchedClient } from '../../../helpers/explorerClients.ts'
import { explorerLink, openExplorer, patience } from '../../../helpers/openExplorer.tsx'
import '../../../../src/components/styles/index.css'

afterEach(cleanup)
const { alice } = showcase.people

/** Opens a page now and at a moment, and returns its requests. */
async function countRequests(link: string, query: string, isShown: () => void, act?: () => Promise<void>) {
  const { client, asked } = await openWatchedClient()
  openExplorer(`${link}${query}`, client)
  await act?.()
  await waitFor(isShown, patience)
  const names = asked.map(({ endpoint }) => endpoint)
  cleanup()
  return names
}

const past = async () => {
  const { client } = await openWatchedClient()
  const { first, last } = await client.request(masterchainInfo, {})
  const seqno = Math.floor((first.seqno + last.seqno) / 2)
  return { queries: [`?block=${seqno}`, `?time=${last.gen_utime}`], seqno, first }
}

test('the state of an account at a moment takes at most two requests more than its page without one', async () => {
  const link = explorerLink('account', alice, 'past')
  const now = await countRequests(link, '', () =>
    expect(document.querySelector('[part~="balance-chart"]')).not.toBeNull(),
  )
  for (const query of (await past()).queries) {
    const then = await countRequests(link, query, () => {
      expect(document.querySelector('[part~="account-at-card"]:not([aria-busy="true"])')).not.toBeNull()
      expect(screen.getByText(/State reported by the service at block/)).toBeDefined()
      expect(document.querySelector('[part~="balance-chart"]')).not.toBeNull()
    })
    expect(then.length - now.length, `${query}: ${then.join(' ')}`).toBeLessThanOrEqual(2)
    expect(then).toContain('addressInformationAt')
  }
})

test('the parameters of the network at a moment take at most two requests more than now', async () => {
  const link = explorerLink('staking', 'config')
  const shown = () => expect(document.querySelector('[part~="config-table"]:not([aria-busy="true"])')).not.toBeNull()
  const now = await countRequests(link, '', shown)
  for (const query of (await past()).queries) {
    const then = await countRequests(link, query, shown)
    expect(then.length - now.length, then.join(' ')).toBeLessThanOrEqual(2)
    expect(then).toContain('configAllAt')
  }
})

test('a get-method at a moment takes at most two requests more than now', async () => {
  const call = JSON.stringify([alice, 'seqno'])
  const link = explorerLink('tools', 'method', call)
  const run = async () => userEvent.click(await screen.findByRole('button', { name: 'Run' }, patience))
  // No VM is here: the request fails, and was sent.
  const failed = () => expect(document.querySelector('[part~="error-state"]')).not.toBeNull()
  const now = await countRequests(link, '', failed, run)
  for (const query of (await past()).queries) {
    const then = await countRequests(link, query, failed, run)
    expect(then.length - now.length, then.join(' ')).toBeLessThanOrEqual(2)
    expect(then).toContain('runGetMethodAt')
  }
})

test('the reader lets a told state be compared with the history, and a change of a parameter be found', async () => {
  const { client } = await openWatchedClient()
  const { queries, seqno } = await past()
  openExplorer(`${explorerLink('account', alice, 'past')}${queries[0]}`, client)
  await userEvent.click(await screen.findByRole('button', { name: /compare with the history/ }, patience))
  await screen.findByText(/The service told the same state as of block/, {}, patience)
  cleanup()
  openExplorer(explorerLink('staking', 'config'), client)
  await userEvent.type(await screen.findByRole('textbox', { name: 'Number of a parameter' }, patience), '17')
  await userEvent.click(screen.getByRole('button', { name: 'Since when?' }))
  await screen.findByText(/The same since masterchain block/, {}, patience)
  await userEvent.click(screen.getByRole('button', { name: 'Show what changed there' }))
  await waitFor(() => expect(window.location.hash).toContain('since='), patience)
  const table = await screen.findByRole('article', { name: /parameters/i, busy: false }, patience)
  await within(table).findByText('Changes', {}, patience)
  expect(seqno).toBeGreaterThan(0)
})

test('a service that contradicts the history is shown as such', async () => {
  const { client } = await openWatchedClient({
    change: (body) => (body.includes('raw.fullAccountState') ? body.replace(/"balance":"\d+"/, '"balance":"7"') : body),
  })
  const { queries } = await past()
  openExplorer(`${explorerLink('account', alice, 'past')}${queries[0]}&proof=1`, client)
  const alert = await screen.findByRole('alert', {}, patience)
  await within(alert).findByText('Contradiction', {}, patience)
  expect(alert.textContent).toContain('7')
})
