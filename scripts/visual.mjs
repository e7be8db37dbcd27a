// Compares key stories and every table with the pictures in test/visual. `--update` takes them again: look at each of
// them before you commit. A word limits both to the pictures whose names contain it.
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import { openStorybook } from './storybook.mjs'

const folder = join(dirname(fileURLToPath(import.meta.url)), '../test/visual')

/** Stories to compare, each in every variant. */
const stories = [
  'components-transactions-and-messages-transactioncard--default',
  'components-traces-messagechaingraph--default',
  'components-traces-traceoutline--default',
  'components-nfts-nftgrid--gallery',
  'components-accounts-accountcard--default',
  'components-actions-actionlist--default',
  'components-blocks-blockcard--default',
  'components-lists-and-states-errorstate--network',
]
const variants = /** @type {const} */ ({
  light: {},
  dark: { theme: 'dark' },
  phone: { width: 320, height: 640 },
  rtl: { direction: 'rtl' },
})

/** Tables, each on one sheet: four widths side by side, below each other light, dark, and from right to left. */
export const tables = [
  'BalanceChangeTable',
  'BlockTable',
  'ComplaintTable',
  'CycleTimeline',
  'DnsRecordTable',
  'DomainAuctionTable',
  'JettonBalances',
  'JettonBurnTable',
  'JettonHolders',
  'JettonTransferTable',
  'LedgerTable',
  'MessageTable',
  'NftTransferTable',
  'NominatorPositions',
  'NominatorRewards',
  'StakeEventTable',
  'TopAccounts',
  'TraceTable',
  'TransactionTable',
  'ValidatorTable',
]
const widths = [320, 640, 900, 1280]
const looks = /** @type {const} */ ([
  { theme: 'light', direction: 'ltr' },
  { theme: 'dark', direction: 'ltr' },
  { theme: 'light', direction: 'rtl' },
])

const storyFolder = join(folder, '../../stories/components')
const storyFiles = readdirSync(storyFolder, { recursive: true, encoding: 'utf8' })

/** Identity of the page of a component, from the title in the file of its stories. @param {string} component */
function findPage(component) {
  const file = storyFiles.find((path) => path.endsWith(`${sep}${component}.stories.tsx`)) ?? ''
  const [, title = ''] = /title: '([^']+)'/.exec(readFileSync(join(storyFolder, file), 'utf8')) ?? []
  return title.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')
}

/**
 * Every picture: its name, and what it is of. Half a pixel each keeps them small, and fine lines out of the comparison.
 * @type {readonly ({ name: string } & ({ scene: import('./storybook.mjs').Scene } | { sheet: import('./storybook.mjs').SheetScene }))[]}
 */
export const scenes = [
  ...stories.flatMap((story) =>
    Object.entries(variants).map(([variant, more]) => ({
      name: `${story.replace(/^.*-(?=[a-z]+--)/, '')}-${variant}`,
      scene: { story, width: 800, height: 480, scale: 0.5, ...more },
    })),
  ),
  ...tables.map((table) => ({
    name: `${table.toLowerCase()}-sheet`,
    sheet: { story: `${findPage(table)}--default`, widths, looks, height: 280, scale: 0.5 },
  })),
]

/** Parts of a picture that may differ, of all of its cells: anti-aliasing moves, structure does not. */
const allowed = 0.01

/**
 * Compares scenes with their pictures.
 * @param {{ update?: boolean, keep?: string, chosen?: typeof scenes }} [options] `keep`: folder for what differs; `chosen`: scenes to compare, all by default.
 * @returns {Promise<{ name: string, difference: number | undefined, holds: boolean }[]>}
 */
export async function compareScenes({ update = false, keep, chosen = scenes } = {}) {
  const storybook = await openStorybook()
  /** @type {{ name: string, difference: number | undefined, holds: boolean }[]} */
  const results = []
  /** @param {Iterable<[number, (typeof scenes)[number]]>} left */
  async function compareAll(left) {
    for (const [at, { name, ...asked }] of left) {
      const file = join(folder, `${name}.png`)
      const take = (/** @type {boolean} */ isHasty) =>
        'sheet' in asked ? storybook.shootSheet(asked.sheet, isHasty) : storybook.shoot(asked.scene)
      const measure = async () =>
        existsSync(file) ? await measureDifference(storybook.browser, readFileSync(file), now) : undefined
      let now = await take(!update)
      if (update) writeFileSync(file, now)
      let difference = await measure()
      // A sheet that was taken in haste and differs is taken again at rest.
      if (!update && 'sheet' in asked && difference !== undefined && difference > allowed) {
        now = await take(false)
        difference = await measure()
      }
      const holds = difference !== undefined && difference <= allowed
      if (!holds && keep !== undefined) {
        mkdirSync(keep, { recursive: true })
        writeFileSync(join(keep, `${name}.png`), now)
      }
      results[at] = { name, difference, holds }
    }
  }
  try {
    mkdirSync(folder, { recursive: true })
    if (update && chosen === scenes) for (const file of readdirSync(folder)) rmSync(join(folder, file))
    const left = chosen.entries()
    // Pages mostly wait, so several run at once.
    await Promise.all([left, left, left].map(compareAll))
  } finally {
    await storybook.close()
  }
  return results
}

/**
 * Share of the 4 by 4 pixel cells that differ visibly.
 * @param {import('playwright').Browser} browser
 * @param {Buffer} before
 * @param {Buffer} now
 */
export async function measureDifference(browser, before, now) {
  const page = await browser.newPage()
  try {
    return await page.evaluate(
      async (pictures) => {
        const [a, b] = await Promise.all(
          pictures.map(async (text) => {
            const image = new Image()
            image.src = `data:image/png;base64,${text}`
            await image.decode()
            return image
          }),
        )
        if (a === undefined || b === undefined || a.width !== b.width || a.height !== b.height) return 1
        const cells = (/** @type {HTMLImageElement} */ image) => {
          const canvas = document.createElement('canvas')
          canvas.width = Math.ceil(image.width / 4)
          canvas.height = Math.ceil(image.height / 4)
          const context = canvas.getContext('2d')
          if (context === null) throw new Error('There is no canvas.')
          context.imageSmoothingQuality = 'high'
          context.drawImage(image, 0, 0, canvas.width, canvas.height)
          return context.getImageData(0, 0, canvas.width, canvas.height).data
        }
        const [old, fresh] = [cells(a), cells(b)]
        let differ = 0
        for (let at = 0; at < old.length; at += 4) {
          const most = Math.max(
            ...[0, 1, 2].map((channel) => Math.abs((old[at + channel] ?? 0) - (fresh[at + channel] ?? 0))),
          )
          if (most > 24) differ += 1
        }
        return differ / (old.length / 4)
      },
      [before.toString('base64'), now.toString('base64')],
    )
  } finally {
    await page.close()
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const update = process.argv.includes('--update')
  const only = process.argv.slice(2).find((argument) => !argument.startsWith('--'))
  const chosen = only === undefined ? scenes : scenes.filter(({ name }) => name.includes(only))
  const results = await compareScenes({
    update,
    chosen,
    keep: join(folder, '../../node_modules/.cache/tonlens-visual'),
  })
  const missed = results.filter(({ holds }) => !holds)
  console.table(
    results.map(({ name, difference, holds }) => ({ name, difference: difference?.toFixed(4) ?? 'new', holds })),
  )
  if (missed.length > 0) {
    console.error(`${missed.length} differ; they lie in node_modules/.cache/tonlens-visual.`)
    process.exitCode = 1
  }
}
