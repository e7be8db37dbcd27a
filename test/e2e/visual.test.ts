// Key stories and tables against the pictures in test/visual, in the packed browser with its own fonts. The gate takes
// a quarter of the looks of each story and a sixth of the tables, by chance; all of them with TONLENS_LONG=1.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { built } from '../../scripts/storybook.mjs'
import { compareScenes, measureDifference, scenes, tables } from '../../scripts/visual.mjs'
import { launchChromium } from '../helpers/browsers/chromium.ts'
import { chooseShare } from '../helpers/chance.ts'

const isBuilt = existsSync(join(built, 'iframe.html'))
const isLinux = process.platform === 'linux' && process.arch === 'x64'
if (!isBuilt) console.warn('The Storybook is not built: its looks are not compared. Run `npm run build:storybook`.')

describe.skipIf(!isBuilt || !isLinux)('key stories', () => {
  test('look as they did, in light, dark, on a phone and from right to left', async () => {
    const isSheet = (scene: (typeof scenes)[number]) => 'sheet' in scene
    const chosen = [
      ...chooseShare(
        scenes.filter((scene) => !isSheet(scene)),
        4,
      ),
      ...chooseShare(scenes.filter(isSheet), 6, 'sheets'),
    ]
    const results = await compareScenes({ chosen })
    expect(results).toHaveLength(chosen.length)
    expect(results.filter(({ holds }) => !holds)).toEqual([])
  })
})

test('every table is among the pictures', () => {
  const lists = new URL('../exports/', import.meta.url)
  const names = readdirSync(lists).flatMap((list) => readFileSync(new URL(list, lists), 'utf8').split('\n'))
  // Those that draw cards or a timeline of one trace are no tables.
  const others = ['ConfigTable', 'Table', 'TraceTimeline']
  const drawn = names.filter(
    (name) =>
      /^(?:TopAccounts|[A-Z]\w*(?:Table|Holders|Balances|Timeline|Positions|Rewards))$/.test(name) &&
      !others.includes(name),
  )
  expect(tables.toSorted()).toEqual(drawn.toSorted())
})

test('a picture differs from one with another line in it, and not from itself', async () => {
  const browser = await launchChromium()
  try {
    const page = await browser.newPage({ viewport: { width: 200, height: 100 } })
    const takePicture = async (body: string) => {
      await page.setContent(body)
      return page.screenshot()
    }
    const plain = await takePicture('<p>One line')
    expect(await measureDifference(browser, plain, plain)).toBe(0)
    expect(await measureDifference(browser, plain, await takePicture('<p>One line<p>Another line'))).toBeGreaterThan(
      0.01,
    )
  } finally {
    await browser.close()
  }
})
