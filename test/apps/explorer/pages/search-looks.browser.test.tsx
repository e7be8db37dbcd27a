import { cleanup, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { type Client, createLabelStore } from '../../../../src/entries/index.ts'
import { openEmbeddedClient } from '../../../../stories/chain/embedded.ts'
import { showcase } from '../../../../stories/chain/index.json'
import { findFaults } from '../../../helpers/components/findFaults.ts'
import { explorerLink, openExplorer, patience } from '../../../helpers/openExplorer.tsx'
import '../../../../src/components/styles/index.css'
import '../../../../src/apps/explorer/shell/page.css'

let client: Client

beforeAll(async () => {
  client = await openEmbeddedClient()
}, 60_000)
beforeEach(() => {
  localStorage.clear()
  const labels = createLabelStore()
  labels.setLabel(showcase.people.alice, 'Savings of the whole family, a name that is too long for a phone')
  labels.setFavorite(showcase.people.alice, true)
  labels.import(
    JSON.stringify({
      format: 'tonlens-labels',
      version: 1,
      accounts: [{ address: showcase.people.bruno, label: 'Sailing club' }],
    }),
  )
})
afterEach(async () => {
  cleanup()
  document.documentElement.dir = ''
  delete document.documentElement.dataset['theme']
  await page.viewport(1280, 800)
})

async function open(place: string, theme: string): Promise<void> {
  document.documentElement.dataset['theme'] = theme
  await page.viewport(320, 800)
  openExplorer(place, client)
  await screen.findByRole('heading', { level: 1 }, patience)
  await waitFor(() => expect(document.querySelectorAll('[aria-busy="true"]')).toHaveLength(0), {
    ...patience,
    interval: 100,
  })
}

async function expectNoFaults(): Promise<void> {
  for (const direction of ['ltr', 'rtl']) {
    document.documentElement.dir = direction
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320)
  }
  expect(await findFaults()).toEqual([])
}

describe.each(['light', 'dark'])('on a phone, in %s colors', (theme) => {
  test.each([
    ['the first page', '#/'],
    ['a search for nothing', '#/search'],
    ['what a number may be', explorerLink('search', '57000288000001')],
    ['a text that names nothing', explorerLink('search', 'no such thing')],
    ['a long text', explorerLink('search', 'x'.repeat(500))],
  ])('%s has no faults', async (_, place) => {
    await open(place, theme)
    await expectNoFaults()
  })

  test('favorites and labels have no faults, nor have their forms', async () => {
    await open('#/favorites', theme)
    for (const summary of screen.getAllByText('Edit or remove')) await userEvent.click(summary)
    expect(screen.getAllByRole('textbox')).toHaveLength(2)
    await expectNoFaults()
  })

  test('suggestions have no faults', async () => {
    await open('#/favorites', theme)
    await userEvent.type(screen.getByRole('combobox', { name: 'Search' }), 'sa')
    await screen.findByRole('option', { name: /Sailing club/ }, patience)
    await expectNoFaults()
  })
})
