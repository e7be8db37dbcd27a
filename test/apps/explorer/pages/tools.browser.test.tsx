import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import * as endpoints from '../../../../src/entries/endpoints.ts'
import type { Client } from '../../../../src/entries/index.ts'
import { openEmbeddedClient } from '../../../../stories/chain/embedded.ts'
import { showcase } from '../../../../stories/chain/index.json'
import { openWatchedClient } from '../../../helpers/explorerClients.ts'
import { explorerLink, openExplorer, patience } from '../../../helpers/openExplorer.tsx'
import '../../../../src/components/styles/index.css'

let client: Client

beforeAll(async () => {
  client = await openEmbeddedClient()
}, 60_000)
afterEach(cleanup)

const hash = showcase.transactions.transfer
const findBox = (name: string | RegExp) => screen.findByRole('textbox', { name }, patience)
async function paste(name: string | RegExp, text: string): Promise<void> {
  await userEvent.click(await findBox(name))
  await userEvent.paste(text)
}

describe('every tool', () => {
  test.each([
    ['decode', 'Decode'],
    ['cells', 'Cells'],
    ['method', 'Get-method'],
    ['preview', 'Preview'],
    ['fees', 'Fees'],
    ['verify', 'Verify'],
    ['compare', 'Compare'],
    ['watch', 'Watch'],
  ])('%s opens with an example of the network, which its link opens again', async (tool, name) => {
    openExplorer(explorerLink('tools', tool), client)
    const part = await screen.findByRole('region', { name }, patience)
    const before = window.location.hash
    await userEvent.click(within(part).getByRole('button', { name: 'Example from this network' }))
    await waitFor(() => expect(window.location.hash).not.toBe(before), patience)
    const filled = () =>
      Array.from(
        document.querySelectorAll<HTMLInputElement>('.explorer-part :is(input:not([type="checkbox"]), textarea)'),
        ({ value }) => value.trim(),
      ).filter((value) => value !== '')
    await waitFor(() => expect(filled()).not.toEqual([]), patience)
    const values = filled()
    const link = window.location.hash
    cleanup()
    openExplorer(link, client)
    await waitFor(() => expect(filled()).toEqual(values), patience)
  })

  test('says so when the network has no example, and offers to try again when it cannot be asked', async () => {
    const empty = await openWatchedClient({
      change: (body) => JSON.stringify({ ...(JSON.parse(body) as object), transactions: [] }),
    })
    openExplorer(explorerLink('tools', 'verify'), empty.client)
    await userEvent.click(await screen.findByRole('button', { name: 'Example from this network' }, patience))
    await screen.findByText(/No suitable example/, {}, patience)
    cleanup()
    const down = await openWatchedClient({ isBroken: () => true })
    openExplorer(explorerLink('tools', 'verify'), down.client)
    await userEvent.click(await screen.findByRole('button', { name: 'Example from this network' }, patience))
    await screen.findByRole('button', { name: 'Try again' }, patience)
  })
})

describe('verify', () => {
  const page = explorerLink('tools', 'verify')

  test('checks the row of a hash, which the link holds', async () => {
    openExplorer(`${page}?hash=${encodeURIComponent(hash)}`, client)
    await screen.findByText('1 of 1 hashes verified', {}, patience)
  })

  test('checks pasted rows, finds the changed one, and keeps them out of the link', async () => {
    const answer = await client.request(endpoints.transactions, { account: [showcase.people.alice], limit: 3 })
    const [first, ...rest] = answer.transactions
    openExplorer(page, client)
    await paste(/^Hash, or rows/, JSON.stringify({ transactions: [{ ...first, lt: '1' }, ...rest] }))
    await userEvent.click(screen.getByRole('button', { name: 'Check' }))
    await screen.findByText('2 of 3 hashes verified', {}, patience)
    await screen.findByText(/1 hash mismatches/, {}, patience)
    expect(window.location.hash).toBe(page)
  })

  test.each([
    ['neither a hash nor JSON', 'hello', /neither a hash nor JSON/],
    ['JSON without rows', '{"balance":"1"}', /neither a hash nor JSON/],
    ['an unknown hash', 'f'.repeat(64), /knows no transaction and no message/],
  ])('refuses %s and says why', async (_, text, words) => {
    openExplorer(page, client)
    await paste(/^Hash, or rows/, text)
    await userEvent.click(screen.getByRole('button', { name: 'Check' }))
    await screen.findByText(words, {}, patience)
  })
})

describe('preview', () => {
  test('names each invalid field, and asks nothing', async () => {
    const { client: watched, asked } = await openWatchedClient()
    openExplorer(explorerLink('tools', 'preview'), watched)
    await paste('Amount', '1.0000000001')
    await userEvent.click(screen.getByRole('button', { name: 'Preview' }))
    const alerts = await screen.findAllByRole('alert', {}, patience)
    expect(alerts.map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('not an address'),
      expect.stringContaining('not an address'),
      expect.stringContaining('amount'),
    ])
    expect(asked.filter(({ endpoint }) => endpoint.startsWith('emulate'))).toEqual([])
  })

  test('asks for the transfer that its link describes, with the comment as a body', async () => {
    const { client: watched, asked } = await openWatchedClient()
    const { alice, bruno } = showcase.people
    openExplorer(
      `${explorerLink('tools', 'preview')}?${new URLSearchParams({ from: alice, to: bruno, amount: '1,5', comment: 'é'.repeat(100) })}`,
      watched,
    )
    await waitFor(() => expect(asked.map(({ endpoint }) => endpoint)).toContain('emulateTonConnect'), patience)
    const { params } = asked.find(({ endpoint }) => endpoint === 'emulateTonConnect') as {
      params: { messages: { amount: string; payload: string }[] }
    }
    const [message] = params.messages
    expect(message?.amount).toBe('1500000000')
    const { readComment } = await import('../../../../src/entries/ton.ts')
    expect(readComment(message?.payload ?? '')).toEqual({ type: 'text', text: 'é'.repeat(100), complete: true })
  })
})

test('a signed message is never put into the link', async () => {
  const { loadAnswer } = await import('../../../../stories/chain/answers.ts')
  const { emulations } = await loadAnswer<{ emulations: { name: string; body: { boc: string } }[] }>('emulations.json')
  openExplorer(explorerLink('tools', 'send'), client)
  await paste('Signed message', emulations.find(({ name }) => name === 'pendingTransfer')?.body.boc ?? '')
  await screen.findByRole('article', { name: 'Transaction preview' }, patience)
  expect(window.location.hash).toBe('#/tools/send')
})

describe('watch', () => {
  const page = explorerLink('tools', 'watch')

  test('follows an account of the link, by the chosen rules', async () => {
    openExplorer(`${page}?account=${encodeURIComponent(showcase.people.alice)}`, client)
    await screen.findByText(/^Watching/, {}, patience)
    await screen.findByText(/Nothing has happened/, {}, patience)
    for (const name of ['Incoming payments', 'Failed transactions', 'Jetton transfers', 'Tokens marked as scam']) {
      await userEvent.click(screen.getByRole('checkbox', { name }))
    }
    await screen.findByText(/Choose at least one/, {}, patience)
    expect(screen.queryByText(/^Watching/)).toBeNull()
  })

  test('tells what failed while it goes on', async () => {
    const { client: broken } = await openWatchedClient({ isBroken: () => true })
    openExplorer(`${page}?account=${encodeURIComponent(showcase.people.alice)}`, broken)
    await screen.findByRole('alert', {}, patience)
  })

  test('refuses what is no address', async () => {
    openExplorer(page, client)
    await userEvent.type(await findBox('Address of the account'), 'alice{Enter}')
    await screen.findByText(/This is not an address/, {}, patience)
  })
})
