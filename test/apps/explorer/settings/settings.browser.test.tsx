import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import type { Client } from '../../../../src/entries/index.ts'
import { changeSettings } from '../../../../src/apps/explorer/settings/settings.ts'
import { openEmbeddedClient } from '../../../../stories/chain/embedded.ts'
import { findFaults } from '../../../helpers/components/findFaults.ts'
import { explorerLink, findHeading, openApp, openExplorer, patience } from '../../../helpers/openExplorer.tsx'
import '../../../../src/components/styles/index.css'

let client: Client

beforeAll(async () => {
  client = await openEmbeddedClient()
}, 60_000)
afterEach(() => {
  cleanup()
  changeSettings({
    language: 'system',
    theme: 'system',
    time: 'smart',
    direction: 'language',
    verify: 'no',
    names: 'no',
    density: 'comfortable',
    currency: '',
  })
})

test('settings change the page at once, and stay', async () => {
  openExplorer('#/settings', client)
  await findHeading('Settings')
  await userEvent.selectOptions(screen.getByLabelText('Theme'), 'Dark')
  expect(document.documentElement.dataset['theme']).toBe('dark')
  await userEvent.selectOptions(screen.getByLabelText('Direction of text'), 'Right to left')
  expect(document.documentElement.dir).toBe('rtl')
  // React waits for a language that loads only within an `act` that is awaited.
  await act(() => userEvent.selectOptions(screen.getByLabelText('Language'), 'Русский'))
  await findHeading('Настройки')
  expect(document.documentElement.lang).toBe('ru')
  await waitFor(() => expect(document.title).toMatch(/^Настройки · /))
  cleanup()
  openExplorer('#/settings', client)
  await findHeading('Настройки')
  expect(screen.getByLabelText<HTMLSelectElement>('Тема').value).toBe('dark')
})

test('names of a public list are loaded for a reader who asks for them', async () => {
  const poisoner = 'EQDigSXCS4OI_BnSe3WHhbmx5e6yB17krSgYdkwg9etO4ZMM'
  openExplorer(explorerLink('account', poisoner), client)
  await waitFor(() => expect(document.querySelector('h1 [part~="address"]')).not.toBeNull(), patience)
  expect(document.querySelector('h1')?.textContent).not.toContain('Scam')
  changeSettings({ names: 'yes' })
  await waitFor(() => expect(document.querySelector('[part~="address-scam"]')).not.toBeNull(), patience)
  expect(document.querySelector('[part~="address-scam"]')?.getAttribute('title')).toMatch(
    /^ton-labels \(2026-04-28\): scammer/,
  )
})

test('the first key leads past the header', async () => {
  openExplorer('#/settings', client)
  await findHeading('Settings')
  const skip = await screen.findByRole('button', { name: 'Skip to content' }, patience)
  skip.focus()
  await userEvent.keyboard('{Enter}')
  expect(document.activeElement?.className).toContain('explorer-page')
})

const site = {
  customNetworks: true,
  networks: [
    {
      name: 'embedded',
      title: 'Example chain',
      baseUrl: 'embedded',
      prices: { url: '/prices/{asset}', value: '/{currency}', currencies: ['USD', 'EUR'] },
    },
    { name: 'other', baseUrl: 'embedded' },
  ],
}

test('with networks of readers, prices and files, it keeps the rules of accessibility and its width on a phone, also compact', async () => {
  await page.viewport(320, 800)
  await openApp('#/embedded/settings', site)
  await findHeading('Settings')
  const unit = () => getComputedStyle(document.querySelector('.explorer')!).getPropertyValue('--tonlens-space')
  const before = unit()
  await userEvent.selectOptions(screen.getByLabelText('Density'), 'Compact')
  expect(unit()).not.toBe(before)
  await screen.findByRole('form', { name: 'Add a network' }, patience)
  expect(screen.getByLabelText('Currency of values').textContent).toContain('EUR')
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320)
  expect(await findFaults()).toEqual([])
  await page.viewport(1280, 800)
})

test('a site that allows no networks of readers offers none', async () => {
  await openApp('#/embedded/settings', { networks: site.networks })
  await screen.findByRole('heading', { name: 'Settings as a file' }, patience)
  expect(screen.queryByRole('heading', { name: 'Your networks' })).toBeNull()
})

test('settings are saved as a file; another file is shown before anything of it is taken', async () => {
  const files: Blob[] = []
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    files.push(file as Blob)
    return 'blob:saved'
  })
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
  await openApp('#/embedded/settings', site)
  await findHeading('Settings')
  await userEvent.selectOptions(screen.getByLabelText('Times'), 'Age')
  await userEvent.click(screen.getByRole('button', { name: 'Export as a file' }))
  vi.restoreAllMocks()
  const saved = JSON.parse((await files[0]?.text()) ?? '') as object
  expect(saved).toMatchObject({ format: 'tonlens-explorer', settings: { time: 'relative' }, networks: [] })
  await userEvent.selectOptions(screen.getByLabelText('Times'), 'Date and time')

  const choose = (content: unknown) =>
    userEvent.upload(
      screen.getByLabelText('Import a file', { selector: 'input' }),
      new File([JSON.stringify(content)], 'settings.json', { type: 'application/json' }),
    )
  await choose({ format: 'other' })
  await screen.findByText(/This is no file of settings/)

  const networks = [
    { name: 'elsewhere', title: 'Elsewhere', baseUrl: 'https://index.example/api/v3' },
    { name: 'other-2', title: 'OTHER', baseUrl: 'https://evil.example/api/v3' },
  ]
  await choose({ ...saved, networks })
  const content = await screen.findByRole('group', { name: 'Content of the file' })
  expect(within(content).getByText('https://index.example/api/v3')).toBeDefined()
  expect(within(content).queryByText(/evil/)).toBeNull()
  expect(within(content).getByText(/Networks left out: 1/)).toBeDefined()
  expect(screen.getByLabelText<HTMLSelectElement>('Times').value).toBe('absolute')
  await userEvent.click(within(content).getByRole('button', { name: 'Import all of it' }))
  await screen.findByText('The file was imported.')
  expect(screen.getByLabelText<HTMLSelectElement>('Times').value).toBe('relative')
  expect(within(screen.getByLabelText('Network')).getByRole('option', { name: 'Elsewhere' })).toBeDefined()
  localStorage.removeItem('tonlens-explorer-networks')
})
