// Opens stories of a built Storybook in the packed browser with the packed fonts, so that pictures are equal on every
// machine.
import { createReadStream, existsSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { dirname, join, normalize } from 'node:path'
import { fileURLToPath } from 'node:url'
import { chromium } from 'playwright'
import { BROWSER_ARGS, findBrowser } from './browser.mjs'
import { mediaType } from './mediaTypes.mjs'

const root = join(dirname(fileURLToPath(import.meta.url)), '..')
export const built = join(root, 'storybook-static')

/**
 * Describes a picture.
 * @typedef {object} Scene
 * @property {string} story Identity of the story, such as `components-nfts-nftgrid--gallery`.
 * @property {string} [route] Hash of the page.
 * @property {'light' | 'dark'} [theme]
 * @property {'ltr' | 'rtl'} [direction]
 * @property {number} [width] CSS pixels.
 * @property {number} [height] CSS pixels.
 * @property {number} [scale] Pixels of the picture per CSS pixel.
 */

/**
 * Describes a sheet: one story at several widths, side by side, a row for each look.
 * @typedef {object} SheetScene
 * @property {string} story
 * @property {readonly number[]} widths CSS pixels.
 * @property {readonly { theme: 'light' | 'dark', direction: 'ltr' | 'rtl' }[]} looks
 * @property {number} height CSS pixels of each picture.
 * @property {number} [scale] Pixels of the picture per CSS pixel.
 */

/**
 * @returns {Promise<{ shoot: (scene: Scene) => Promise<Buffer>, shootSheet: (scene: SheetScene, isHasty?: boolean) =>
 * Promise<Buffer>, browser: import('playwright').Browser, close: () => Promise<void> }>}
 */
export async function openStorybook() {
  if (!existsSync(join(built, 'iframe.html')))
    throw new Error('No Storybook is built: run `npm run build:storybook` first.')
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
    response.writeHead(200, { 'content-type': mediaType(file) })
    createReadStream(file).pipe(response)
  })
  await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(undefined)))
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address())

  return {
    browser,
    shoot: (scene) => shoot(browser, `http://127.0.0.1:${port}`, scene),
    shootSheet: (scene, isHasty = false) => shootSheet(browser, `http://127.0.0.1:${port}`, scene, isHasty),
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
  const page = await openStory(browser, url, { story, route, theme, direction, width, height, scale })
  try {
    return await pictureAtRest(page, story)
  } finally {
    await page.close()
  }
}

/**
 * Opens the story once and changes width, theme and direction in place, which takes a tenth of the time of opening it
 * for each.
 * @param {import('playwright').Browser} browser
 * @param {string} url
 * @param {SheetScene} scene
 * @param {boolean} isHasty Whether pictures after the first are taken in the second frame after a change, and not at
 * rest.
 */
async function shootSheet(browser, url, { story, widths, looks, height, scale = 1 }, isHasty) {
  const page = await openStory(browser, url, { story, height, scale })
  try {
    /** @type {Buffer[][]} */
    const rows = []
    for (const { theme, direction } of looks) {
      await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' })
      await page.evaluate(
        (look) => {
          document.documentElement.dataset['theme'] = look.theme
          document.documentElement.dir = look.direction
        },
        { theme, direction },
      )
      /** @type {Buffer[]} */
      const row = []
      for (const width of widths) {
        await page.setViewportSize({ width, height })
        const isFirst = rows.length + row.length === 0
        row.push(await (isHasty && !isFirst ? pictureSoon(page) : pictureAtRest(page, story, 120)))
      }
      rows.push(row)
    }
    return await joinPictures(page, rows, scale)
  } finally {
    await page.close()
  }
}

/**
 * Puts pictures side by side, row below row.
 * @param {import('playwright').Page} page
 * @param {readonly (readonly Buffer[])[]} rows
 * @param {number} scale
 */
async function joinPictures(page, rows, scale) {
  const images = rows.map((row) =>
    row
      .map((picture) => `<img style="zoom:${1 / scale}" src="data:image/png;base64,${picture.toString('base64')}">`)
      .join(''),
  )
  await page.setViewportSize({ width: 4000, height: 400 })
  await page.setContent(
    `<body style="margin:0;display:inline-grid">${images.map((row) => `<div style="display:flex">${row}</div>`).join('')}</body>`,
  )
  return page.locator('body').screenshot()
}

/**
 * @param {import('playwright').Browser} browser
 * @param {string} url
 * @param {Scene} scene
 */
async function openStory(
  browser,
  url,
  { story, route = '', theme = 'light', direction = 'ltr', width = 900, height = 640, scale = 1 },
) {
  const page = await browser.newPage({
    viewport: { width, height },
    deviceScaleFactor: scale,
    colorScheme: theme,
    reducedMotion: 'reduce',
    timezoneId: 'UTC',
  })
  await page.goto(`${url}/iframe.html?viewMode=story&id=${story}&globals=theme:${theme};direction:${direction}${route}`)
  await page.locator('#storybook-root > *').first().waitFor({ state: 'attached', timeout: 60_000 })
  await page.waitForLoadState('networkidle')
  await page.locator('[role="status"]', { hasText: 'Opening the' }).waitFor({ state: 'detached', timeout: 60_000 })
  return page
}

/** @param {import('playwright').Page} page */
async function pictureSoon(page) {
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve(undefined)))),
  )
  return takePicture(page)
}

/** @param {import('playwright').Page} page */
const takePicture = (page) => page.screenshot({ animations: 'disabled', caret: 'hide' })

/**
 * Loading and measuring are over when two pictures in a row are the same.
 * @param {import('playwright').Page} page
 * @param {string} story
 * @param {number} [pause] Milliseconds between two pictures.
 */
async function pictureAtRest(page, story, pause = 250) {
  let last = await takePicture(page)
  for (let tries = 0; tries < 40; tries++) {
    await page.waitForTimeout(pause)
    const next = await takePicture(page)
    if (next.equals(last)) return next
    last = next
  }
  throw new Error(`${story} does not come to rest.`)
}
