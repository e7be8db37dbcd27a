// The storage of the browser fails once while the reader changes settings.
import { act, cleanup, renderHook, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import {
  addCustomNetworks,
  type CustomNetwork,
  removeCustomNetwork,
  useCustomNetworks,
} from '../../../../src/apps/explorer/networks/customNetworks.ts'
import { changeSettings } from '../../../../src/apps/explorer/settings/settings.ts'
import { languages } from '../../../../src/apps/explorer/texts/languages.ts'
import { openEmbeddedClient } from '../../../../stories/chain/embedded.ts'
import { findHeading, openExplorer } from '../../../helpers/openExplorer.tsx'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  changeSettings({ language: 'system', theme: 'system', density: 'comfortable' })
  localStorage.clear()
})

test('settings that are not saved are said to last until the page is closed, until they are saved', async () => {
  openExplorer('#/settings', await openEmbeddedClient())
  await findHeading('Settings')
  const set = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  await userEvent.selectOptions(screen.getByLabelText('Theme'), 'Dark')
  expect(document.documentElement.dataset['theme']).toBe('dark')
  await screen.findByText('The browser refused to save the settings. They last until you close this page.')
  set.mockRestore()
  await userEvent.selectOptions(screen.getByLabelText('Density'), 'Compact')
  await waitFor(() => expect(screen.queryByText(/refused to save the settings/)).toBeNull())
  expect(JSON.parse(localStorage.getItem('tonlens-explorer-settings') ?? '')).toMatchObject({
    theme: 'dark',
    density: 'compact',
  })
})

test('networks that cannot be read once are not replaced by a new one', () => {
  const network = (name: string): CustomNetwork => ({ name, baseUrl: `https://${name}.example/api/v3`, isCustom: true })
  addCustomNetworks([network('first')])
  const get = vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('refused', 'SecurityError')
  })
  const { result } = renderHook(() => useCustomNetworks())
  const names = () => result.current.map(({ name }) => name)
  act(() => expect(() => addCustomNetworks([network('second')])).toThrow('refused to read'))
  expect(names()).toEqual(['first'])
  get.mockRestore()
  act(() => addCustomNetworks([network('second')]))
  expect(names()).toEqual(['first', 'second'])
  act(() => removeCustomNetwork('first'))
  expect(names()).toEqual(['second'])
})

test('a language that was not loaded is said to be, and choosing it again loads it', async () => {
  changeSettings({ language: 'en' })
  vi.spyOn(languages.zh, 'load').mockRejectedValueOnce(new TypeError('Failed to fetch'))
  openExplorer('#/settings', await openEmbeddedClient())
  await findHeading('Settings')
  await act(() => userEvent.selectOptions(screen.getByLabelText('Language'), '中文'))
  await screen.findByText(/The texts of the language 中文 could not be loaded/)
  screen.getByRole('button', { name: 'Reload the page' })
  await act(() => userEvent.selectOptions(screen.getByLabelText('Language'), 'English'))
  await waitFor(() => expect(screen.queryByText(/could not be loaded/)).toBeNull())
  await act(() => userEvent.selectOptions(screen.getByLabelText('Language'), '中文'))
  await findHeading('设置')
})
