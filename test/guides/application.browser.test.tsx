import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { page as browser } from 'vitest/browser'
import type { Client } from '../../src/entries/index.ts'
import { loadAnswer } from '../../stories/chain/answers.ts'
import { openEmbeddedClient } from '../../stories/chain/embedded.ts'
import { showcase } from '../../stories/chain/index.json'
import { Application } from '../../stories/guides/application/Application.tsx'
import '../../src/components/styles/index.css'

const patience = { timeout: 30_000 }
let client: Client

beforeAll(async () => {
  await browser.viewport(1280, 900)
  client = await openEmbeddedClient()
}, 60_000)
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

function open(page: string, key = ''): void {
  window.location.hash = `#/${page}/${encodeURIComponent(key)}`
  render(<Application client={client} />)
}

test('shows jetton transfers with a column of its own, and saves it with the others', async () => {
  const saved: Blob[] = []
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    saved.push(blob as Blob)
    return 'blob:x'
  })
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
  open('account', showcase.people.alice)
  await screen.findByRole('columnheader', { name: 'Запрос' }, patience)
  await waitFor(
    () => expect(document.querySelectorAll('[part~="table-row"][data-row]').length).toBeGreaterThan(2),
    patience,
  )
  fireEvent.click(await screen.findByText('CSV'))
  await waitFor(() => expect(saved).toHaveLength(1))
  const lines = ((await saved[0]?.text()) ?? '').replace('\uFEFF', '').split('\r\n')
  expect(lines[0]).toMatch(/^time,from,from_name,to,to_name,amount,comment,.*,query$/)
  expect(lines.length).toBeGreaterThan(3)
})

test('goes from a transfer to its trace by the link of the router, and beside the graph to the details', async () => {
  open('account', showcase.people.alice)
  const time = await waitFor(() => {
    const link = document.querySelector<HTMLAnchorElement>('[data-column="time"] a')
    expect(link?.getAttribute('href')).toMatch(/^#\/trace\//)
    return link as HTMLAnchorElement
  }, patience)
  fireEvent.click(time)
  window.location.hash = time.getAttribute('href') ?? ''
  const tree = await screen.findByRole('tree', {}, patience)
  const cards = within(tree).getAllByRole('treeitem')
  const last = cards.at(-1) as HTMLElement
  fireEvent.click(last)
  const details = () => document.querySelector('[part~="transaction-details"]')
  await waitFor(() => expect(details()?.getAttribute('data-state')).toBe('shown'), patience)
})

test('shows an NFT, in Russian and dark', async () => {
  open('nft', showcase.nftItem)
  await screen.findAllByText(/Владелец/, {}, patience)
  expect(document.querySelector('.application')?.getAttribute('data-theme')).toBe('dark')
  fireEvent.click(screen.getByRole('button', { name: 'Светлая тема' }))
  expect(document.querySelector('.application')?.getAttribute('data-theme')).toBe('light')
})

test('shows the cells of a pasted BOC', async () => {
  open('boc')
  const { emulations } = await loadAnswer<{ emulations: { body: { boc: string } }[] }>('emulations.json')
  const field = await screen.findByRole('textbox', {}, patience)
  fireEvent.change(field, { target: { value: emulations[0]?.body.boc ?? '' } })
  fireEvent.submit(field.closest('form') as HTMLFormElement)
  await screen.findByRole('tree', {}, patience)
})
