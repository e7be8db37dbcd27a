// The built explorer on the embedded chain, under its own policy and without a network.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { showcase } from '../../../stories/chain/index.json'
import { type ExplorerSite, startExplorerSite } from './explorerSite.ts'

let site: ExplorerSite

beforeAll(async () => {
  site = await startExplorerSite('--network', 'embedded', '--name', 'Test explorer')
})
afterAll(() => site?.close())

const link = (page: string, id: string) => `#/embedded/${page}/${encodeURIComponent(id)}`

describe('opens under its policy, without a request to any other host', () => {
  test.each([
    ['the home page', '#/', 'Newest block'],
    ['an account', link('account', showcase.wallet), 'Wallet v4r2'],
    ['a transaction', link('transaction', showcase.transactions.swapTrace), 'Block 57031650'],
  ])('%s', async (_, fragment, words) => {
    const { page, faults } = await site.open(fragment)
    await page.getByText(words).first().waitFor()
    expect(faults).toEqual([])
    await page.context().close()
  })
})

test('a reader who chooses right to left sees pictures from right to left, in any language', async () => {
  const { page } = await site.open('#/embedded/settings')
  await page.getByLabel('Direction of text').selectOption({ label: 'Right to left' })
  await page.goto(`${site.url}/${link('jetton', showcase.jettonMaster)}/holders`)
  const bar = page.locator('[part~="bar"]').first()
  await bar.waitFor()
  expect(await bar.evaluate((element) => getComputedStyle(element).transform)).toBe('matrix(-1, 0, 0, 1, 0, 0)')
  await page.context().close()
})

test('says what is wrong with its configuration, and in which field', async () => {
  for (const [text, words] of [
    ['{', 'is not valid JSON'],
    [
      '{"networks":[{"name":"a","baseUrl":"embedded"}],"colour":"red"}',
      'The field colour of the configuration is not known',
    ],
    ['{"networks":[{"name":"a","baseUrl":"ftp://x"}]}', 'The field networks[0].baseUrl of the configuration must be'],
  ] as const) {
    site.configure(text)
    const { page, faults } = await site.open('#/')
    await page.getByRole('alert').filter({ hasText: words }).waitFor()
    expect(faults.join('\n')).toContain(words)
    await page.context().close()
  }
})
