import { afterAll, beforeAll, beforeEach } from 'vitest'
import { launchBrowser } from '../../../scripts/browsers/launch.mjs'
import type { DrivenBrowser, DrivenPage } from '../../../scripts/browsers/page.ts'

/**
 * A page of a browser for the tests of a block. A driver that lost its session would take all later tests with it, and
 * the second try of the first: the browser is started again before the next test.
 * @param prepare Called with each page that is opened.
 */
export function drivePage(
  name: DrivenBrowser['name'],
  prepare: (page: DrivenPage) => Promise<void> = () => Promise.resolve(),
): DrivenPage {
  let browser: DrivenBrowser | undefined
  let page: DrivenPage

  const start = async (): Promise<void> => {
    browser = await launchBrowser(name)
    page = await browser.newPage()
    await prepare(page)
  }
  beforeAll(start)
  beforeEach(async () => {
    const isThere = await page.evaluate<boolean>('true').catch(() => false)
    if (isThere) return
    await browser?.close()
    await start()
  })
  afterAll(() => browser?.close())

  return {
    goto: (url) => page.goto(url),
    evaluate: (expression) => page.evaluate(expression),
    resize: (width, height) => page.resize(width, height),
    press: (key) => page.press(key),
    screenshot: () => page.screenshot(),
    close: () => page.close(),
  }
}
