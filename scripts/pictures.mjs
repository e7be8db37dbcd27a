// Takes the README's pictures of the Explorer, light and dark, from a Storybook that runs on port 6006.
import { mkdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { chromium } from 'playwright'
import { BROWSER_ARGS, findBrowser } from './browser.mjs'

const storybook = process.env['STORYBOOK_URL'] ?? 'http://127.0.0.1:6006'
const stories = fileURLToPath(new URL('../stories/', import.meta.url))
const { showcase } = JSON.parse(readFileSync(`${stories}chain/index.json`, 'utf8'))
const route = `#/transaction/${encodeURIComponent(showcase.transactions.partlyFailed)}`

const { executablePath, env } = await findBrowser()
const browser = await chromium.launch({ executablePath, env: { ...process.env, ...env }, args: BROWSER_ARGS })
mkdirSync(`${stories}pictures`, { recursive: true })
try {
  await picture('light', 'explorer.png')
  await picture('dark', 'explorer-dark.png')
} finally {
  await browser.close()
}

/**
 * @param {'light' | 'dark'} theme
 * @param {string} name File in stories/pictures.
 */
async function picture(theme, name) {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 }, colorScheme: theme })
  const story = `viewMode=story&id=explorer--embedded-chain&globals=theme:${theme};direction:ltr`
  await page.goto(`${storybook}/iframe.html?${story}${route}`).catch((error) => {
    throw new Error(`No Storybook answers at ${storybook}: start it with npm start, or set STORYBOOK_URL.`, {
      cause: error,
    })
  })
  await page.getByRole('treeitem', { selected: true }).waitFor({ timeout: 60_000 })
  await page.locator('[data-status="loading"]').waitFor({ state: 'detached' })
  await page.screenshot({ path: `${stories}pictures/${name}`, animations: 'disabled' })
  await page.close()
  console.log(`stories/pictures/${name}`)
}
