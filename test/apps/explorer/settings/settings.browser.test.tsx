import { act, cleanup, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeAll, expect, test } from 'vitest'
import type { Client } from '../../../../src/index.ts'
import { changeSettings } from '../../../../src/apps/explorer/settings/settings.ts'
import { openEmbeddedClient } from '../../../../stories/chain/embedded.ts'
import { findHeading, openExplorer, patience } from '../../../helpers/openExplorer.tsx'
import '../../../../src/styles/index.css'

let client: Client

beforeAll(async () => {
  client = await openEmbeddedClient()
}, 60_000)
afterEach(() => {
  cleanup()
  changeSettings({ language: 'system', theme: 'system', time: 'smart', direction: 'language', verify: 'no', density: 'comfortable', currency: '' })
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

test('the first key leads past the header', async () => {
  openExplorer('#/settings', client)
  await findHeading('Settings')
  const skip = await screen.findByRole('button', { name: 'Skip to content' }, patience)
  skip.focus()
  await userEvent.keyboard('{Enter}')
  expect(document.activeElement?.className).toContain('explorer-page')
})
