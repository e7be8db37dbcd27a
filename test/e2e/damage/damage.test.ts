// Damages records of a mirror in both databases that Chromium keeps: that of today, and the one that follows it.
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { embeddedWorld } from '../../tools/conformance/worlds.ts'
import { launchProfile } from '../../helpers/browsers/chromium.ts'
import { serveFolder } from '../../helpers/servers/serveFolder.ts'
import type { DamageTally } from '../../sources/mirror/damage/damageWorld.ts'
import { bundlePage } from '../bundlePage.ts'

const isLong = process.env['TONLENS_LONG'] === '1'
const cases = Number(process.env['TONLENS_DAMAGES'] ?? (isLong ? 8000 : 24))
/** Cases that one mirror lives through. */
const PER_WORLD = 240
/** Mirrors in the page at once: one works while another waits for the disk. */
const AT_ONCE = 4
const backends = [
  { backend: 'LevelDB', flags: ['--disable-features=IdbSqliteBackingStore'], files: /\.leveldb$/ },
  { backend: 'SQLite', flags: ['--enable-features=IdbSqliteBackingStore'], files: /\.sqlite|_\d+$/ },
]

const folder = mkdtempSync(join(tmpdir(), 'tonlens-damage-'))
let site: Awaited<ReturnType<typeof serveFolder>>

beforeAll(async () => {
  await bundlePage(new URL('damagePage.ts', import.meta.url), folder)
  writeFileSync(join(folder, 'world.json'), JSON.stringify(embeddedWorld()))
  site = await serveFolder(folder)
})
afterAll(async () => {
  await site?.close()
  rmSync(folder, { recursive: true, force: true })
})

for (const { backend, flags, files } of backends) {
  test(
    `${cases} damaged records on ${backend}: no answer differs from that of the whole index, and none is kept waiting`,
    { timeout: 120_000 + cases * 4000 },
    async () => {
      const profile = mkdtempSync(join(tmpdir(), 'tonlens-damaged-'))
      const context = await launchProfile(profile, flags)
      const total = { cases: 0, answered: 0, refused: 0, hangs: 0, synced: 0, repaired: 0 }
      try {
        const page = await context.newPage()
        await page.goto(site.url)
        await expect.poll(() => page.evaluate(`'live' in globalThis`)).toBe(true)
        const worlds = Array.from({ length: Math.ceil(cases / PER_WORLD) }, (_, at) => ({
          seed: at + 1,
          cases: Math.min(PER_WORLD, cases - at * PER_WORLD),
        }))
        const live = async () => {
          for (let world = worlds.shift(); world !== undefined; world = worlds.shift()) {
            const tally = await page.evaluate<DamageTally>(`live(${world.seed}, ${world.cases})`)
            expect(tally.wrong).toEqual([])
            expect(tally.hangs).toBe(0)
            for (const name of Object.keys(total) as (keyof typeof total)[]) total[name] += tally[name]
          }
        }
        await Promise.all(Array.from({ length: AT_ONCE }, live))
        const kept = readdirSync(join(profile, 'Default', 'IndexedDB')).join(' ')
        console.info(`${backend}: ${JSON.stringify(total)}, kept in ${kept}`)
        expect(kept).toMatch(files)
      } finally {
        await context.close()
        rmSync(profile, { recursive: true, force: true, maxRetries: 5 })
      }
      // A mirror that answers nothing, or never again, would pass all of the above.
      expect(total.answered).toBeGreaterThan(total.cases)
      expect(total.repaired).toBeGreaterThan(total.synced / 2)
    },
  )
}
