// The page of a transaction on paper.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { showcase } from '../../../stories/chain/index.json'
import { type ExplorerSite, startExplorerSite } from './explorerSite.ts'

let site: ExplorerSite
beforeAll(async () => {
  site = await startExplorerSite('--network', 'embedded')
})
afterAll(() => site?.close())

test('a transaction prints dark on white, whole, and without what can only be pressed', async () => {
  const { page } = await site.open(`#/transaction/${encodeURIComponent(showcase.transactions.swapTrace)}`, {
    colorScheme: 'dark',
    viewport: { width: 1280, height: 800 },
  })
  await page.getByText('Forward fees (paid by outgoing messages)').first().waitFor()
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  for (const hidden of [
    '.explorer-head',
    '.explorer-tabs',
    '.explorer-foot',
    '[part~="message-chain-graph-controls"]',
  ]) {
    expect(await page.locator(hidden).first().isVisible(), hidden).toBe(false)
  }
  for (const button of await page.getByRole('button').all())
    expect(await button.isVisible(), await button.innerText()).toBe(false)
  const paper = await page.evaluate(() => {
    const brightness = (color: string) => Math.max(...(color.match(/\d+/g) ?? []).slice(0, 3).map(Number))
    const texts = [
      ...document.querySelectorAll('.explorer-page h1, .explorer-page h2, .explorer-page dt, .explorer-page dd'),
    ].filter((each) => each.checkVisibility())
    const cut = [...document.querySelectorAll('.explorer-page *')].filter(
      (each) =>
        each.checkVisibility() &&
        each.scrollHeight > each.clientHeight + 1 &&
        /auto|scroll/.test(getComputedStyle(each).overflowY),
    )
    return {
      lightest: Math.max(...texts.map((each) => brightness(getComputedStyle(each).color))),
      background: getComputedStyle(document.body).backgroundColor,
      cut: cut.map((each) => each.className || each.getAttribute('part')),
      wide: document.documentElement.scrollWidth - document.documentElement.clientWidth,
    }
  })
  expect(paper.lightest).toBeLessThan(140)
  expect(['rgba(0, 0, 0, 0)', 'rgb(255, 255, 255)']).toContain(paper.background)
  expect(paper.cut).toEqual([])
  // Below zero where the scrollbar of the screen is still gone from one of the two numbers only.
  expect(paper.wide).toBeLessThanOrEqual(0)
  // The policy of the explorer forbids to parse the picture of the trace.
  expect(await page.locator('[part~="message-chain-graph-lines"] > li').count()).toBeGreaterThan(5)
  const pdf = await page.pdf({ format: 'A4' })
  expect(pdf.length).toBeGreaterThan(10_000)
  await page.context().close()
})
