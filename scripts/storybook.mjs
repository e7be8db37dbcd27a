// Opens stories of a built Storybook in the packed browser with the packed fonts, so that pictures are equal on every machine.
import { createReadStream, existsSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { dirname, extname, join, normalize } from 'node:path'
import { fileURLToPath } from 'node:url'
import { chromium } from 'playwright'
import { BROWSER_ARGS, findBrowser } from './browser.mjs'

const root = join(dirname(fileURLToPath(import.meta.url)), '..')
export const built = join(root, 'storybook-static')

/** @type {Record<string, string>} */
const TYPES = { '.html': 'text/html', '.js': 'text/javascript', '.mjs': 'text/javascript', '.css': 'text/css', '.json': 'application/json', '.svg': 'image/svg+xml', '.png': 'image/png', '.woff2': 'font/woff2' }

/**
 * Describes a picture.
 * @typedef {object} Scene
 * @property {string} story Identity of the story, such as `components-nftgrid--gallery`.
 * @property {string} [route] Hash of the page.
 * @property {'light' | 'dark'} [theme]
 * @property {'ltr' | 'rtl'} [direction]
 * @property {number} [width] CSS pixels.
 * @property {number} [height] CSS pixels.
 * @property {number} [scale] Pixels of the picture per CSS pixel.
 */

/** @returns {Promise<{ shoot: (scene: Scene) => Promise<Buffer>, browser: import('playwright').Browser, close: () => Promise<void> }>} */
export async function openStorybook() {
  if (!existsSync(join(built, 'iframe.html'))) throw new Error('No Storybook is built: run `npm run build:storybook` first.')
  process.env['TONLENS_BROWSER'] = 'packed'
  const { executablePath, env } = await findBrowser()
  const scratch = mkdtempSync(join(tmpdir(), 'tonlens-fonts-'))
  const conf = join(scratch, 'fonts.conf')
  writeFileSync(
    conf,
    `<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig><dir>${join(dirname(executablePath), 'fonts')}</dir><cachedir>${scratch}</cachedir></fontconfig>`,
  )
  const browser = await chromium.launch({
    executablePath,
    args: BROWSER_ARGS,
    env: { ...process.env, ...env, FONTCONFIG_FILE: conf },
  })
  const server = createServer((request, response) => {
    const file = join(built, normalize(new URL(request.url ?? '/', 'http://localhost').pathname))
    if (!file.startsWith(built) || !existsSync(file) || !statSync(file).isFile()) return response.writeHead(404).end()
    response.writeHead(200, { 'content-type': TYPES[extname(file)] ?? 'application/octet-stream' })
    createReadStream(file).pipe(response)
  })
  await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(undefined)))
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address())

  return {
    browser,
    shoot: (scene) => shoot(browser, `http://127.0.0.1:${port}`, scene),
    async close() {
      await browser.close()
      server.close()
      rmSync(scratch, { recursive: true, force: true })
    },
  }
}

/**
 * @param {import('playwright').Browser} browser
 * @param {string} url
 * @param {Scene} scene
 */
async function shoot(browser, url, scene) {
  const { story, route = '', theme = 'light', direction = 'ltr', width = 900, height = 640, scale = 1 } = scene
  const page = await browser.newPage({
    viewport: { width, height },
    deviceScaleFactor: scale,
    colorScheme: theme,
    reducedMotion: 'reduce',
    timezoneId: 'UTC',
  })
  try {
    await page.goto(`${url}/iframe.html?viewMode=story&id=${story}&globals=theme:${theme};direction:${direction}${route}`)
    await page.locator('#storybook-root > *').first().waitFor({ state: 'attached', timeout: 60_000 })
    await page.waitForLoadState('networkidle')
    await page.locator('[role="status"]', { hasText: 'Opening the' }).waitFor({ state: 'detached', timeout: 60_000 })
    // Loading and measuring are over when two pictures in a row are the same.
    const picture = () => page.screenshot({ animations: 'disabled', caret: 'hide' })
    let last = await picture()
    for (let tries = 0; tries < 40; tries++) {
      await page.waitForTimeout(250)
      const next = await picture()
      if (next.equals(last)) return next
      last = next
    }
    throw new Error(`${story} does not come to rest.`)
  } finally {
    await page.close()
  }
}
