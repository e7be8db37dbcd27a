// The language of the first screen: that of the reader, however late its file comes.
import type { Page } from 'playwright'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import * as english from '../../../src/apps/explorer/texts/en/index.ts'
import * as russian from '../../../src/apps/explorer/texts/ru/index.ts'
import { type ExplorerSite, startExplorerSite } from './explorerSite.ts'

let site: ExplorerSite
beforeAll(async () => {
  site = await startExplorerSite('--network', 'embedded')
})
afterAll(() => site?.close())

/** Opens the settings in a Russian browser; what comes with the Russian texts of the explorer is answered so. */
async function openRussian(answer: 'late' | 'gone'): Promise<Page> {
  const page = await (await site.browser.newContext({ locale: 'ru-RU' })).newPage()
  await page.route('**/assets/*.js', async (route) => {
    const response = await route.fetch()
    const isRussian = (await response.text()).includes(russian.shell.skip)
    if (isRussian && answer === 'gone') return route.abort()
    if (isRussian) await page.waitForTimeout(1500)
    return route.fulfill({ response })
  })
  // The last files may still be on their way.
  onTestFinished(() => page.unrouteAll({ behavior: 'wait' }))
  await page.addInitScript(() => {
    const seen = new Set<string>()
    Object.assign(window, { seen })
    new MutationObserver(
      () => document.querySelector('h1')?.textContent && seen.add(document.querySelector('h1')!.textContent),
    ).observe(document, { subtree: true, childList: true, characterData: true })
  })
  await page.goto(`${site.url}/#/embedded/settings`)
  await page.getByRole('heading', { level: 1 }).waitFor()
  return page
}

const listSeen = (page: Page) =>
  page.evaluate(() => [...(window as unknown as { readonly seen: ReadonlySet<string> }).seen])

test('a page is never shown in another language before its own comes', async () => {
  const page = await openRussian('late')
  await page.waitForTimeout(1000)
  expect(await listSeen(page)).toEqual([russian.settings.title])
})

test('without the file of its language the explorer speaks English as a whole', async () => {
  const page = await openRussian('gone')
  expect(await listSeen(page)).toEqual([english.settings.title])
  expect(await page.locator('html').getAttribute('lang')).toBe('en')
})

test('another language is shown when it is chosen, and kept', async () => {
  const page = await (await site.browser.newContext({ locale: 'en-US' })).newPage()
  await page.goto(`${site.url}/#/embedded/settings`)
  await page.getByRole('combobox', { name: english.settings.language }).last().selectOption('ru')
  await page.getByRole('heading', { level: 1, name: russian.settings.title }).waitFor()
  await page.reload()
  await page.getByRole('heading', { level: 1, name: russian.settings.title }).waitFor()
  await page.getByRole('combobox', { name: russian.settings.language }).last().selectOption('en')
  await page.getByRole('heading', { level: 1, name: english.settings.title }).waitFor()
})
