// Opens stories one after the other in one profile, as a reader does, in Chromium and in each browser that
// TONLENS_BROWSERS names, and leaves some before they are ready. A sample by chance; all of them with TONLENS_LONG=1,
// or with TONLENS_SWEEP=2/10 the second tenth of them.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { launchBrowser, OTHERS } from '../../scripts/browsers/launch.mjs'
import type { DrivenBrowser } from '../../scripts/browsers/page.ts'
import { built } from '../../scripts/storybook.mjs'
import { chooseShare } from '../helpers/chance.ts'
import { serveFolder } from '../helpers/servers/serveFolder.ts'
import { listen, visit, type Seen } from './visit.ts'

/** Stories whose text may differ between browsers, with the reason. */
const DIFFERENCES: Readonly<Record<string, string>> = {
  'components-nfts-nftdetails--audio':
    'Firefox plays no audio on a machine without a sound device, and reports an error of the file.',
}

const named = process.env['TONLENS_BROWSERS']?.split(',') ?? []
const others = OTHERS.filter((name) => named.includes(name))
/** Part of the stories to sweep, and how many parts there are. */
const [part = 1, parts = 1] = (process.env['TONLENS_SWEEP'] ?? '1/1').split('/').map(Number)
if (!existsSync(join(built, 'index.json')))
  throw new Error('No Storybook is built: run `npm run build:storybook` first.')
const { entries } = JSON.parse(readFileSync(join(built, 'index.json'), 'utf8')) as {
  readonly entries: Readonly<Record<string, { readonly type: string }>>
}
const stories = chooseShare(
  Object.keys(entries).filter((id) => entries[id]?.type === 'story'),
  140,
).filter((_id, place, all) => Math.floor((place * parts) / all.length) === part - 1)

async function visitAll(name: DrivenBrowser['name'], expected?: ReadonlyMap<string, Seen>): Promise<Map<string, Seen>> {
  const site = await serveFolder(built, listen)
  const browser = await launchBrowser(name)
  try {
    return await visit(await browser.newPage(), site.url, stories, expected)
  } finally {
    await browser.close()
    await site.close()
  }
}

let expected: Map<string, Seen>
beforeAll(
  async () => {
    expected = await visitAll('chromium')
  },
  60_000 + stories.length * 20_000,
)

describe.each(others)('stories in %s', (name) => {
  let found: Map<string, Seen>
  beforeAll(
    async () => {
      found = await visitAll(name, expected)
    },
    60_000 + stories.length * 20_000,
  )

  test('every story is played to its end', () => {
    expect(found.size).toBe(stories.length)
    expect([...found].filter(([, { phase }]) => !['completed', 'finished', 'afterEach'].includes(phase))).toEqual([])
  })

  test('every story shows the text that it shows in Chromium', () => {
    const differing = stories.filter(
      (id) => found.get(id)?.text !== expected.get(id)?.text && DIFFERENCES[id] === undefined,
    )
    expect(differing.map((id) => [id, expected.get(id)?.text, found.get(id)?.text])).toEqual([])
  })

  test('no story has an error that it does not have in Chromium', () => {
    const more = stories.filter((id) => (found.get(id)?.faults.length ?? 0) > (expected.get(id)?.faults.length ?? 0))
    expect(more.map((id) => [id, found.get(id)?.faults])).toEqual([])
  })
})
