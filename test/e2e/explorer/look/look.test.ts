// How each page of the built explorer uses the first screen, at the widths of a desk and of a phone. Pages that do not
// hold a limit yet are named in `exceptions.json` with what they take: no page may take more, and one that holds the
// limit leaves the list. `TONLENS_LOOK=write` writes the list. The gate visits one place of each page and those with
// the highest heads, at one of the widths, and half of these by chance; `TONLENS_LONG=1` visits every place at both.
import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Page } from 'playwright'
import { showcase } from '../../../../stories/chain/index.json'
import { type ExplorerSite, startExplorerSite } from '../explorerSite.ts'
import { chooseShare } from '../../../helpers/chance.ts'
import { places } from '../places.ts'
import { type Look, measure, settle, watchShifts } from './measure.ts'

const isLong = process.env['TONLENS_LONG'] === '1'
const isWriting = process.env['TONLENS_LOOK'] === 'write'

const windows = { desk: { width: 1280, height: 800 }, phone: { width: 390, height: 844 } } as const
type Window = keyof typeof windows

const limits: Readonly<Record<Window, Look>> = {
  desk: { firstRow: 320, tabs: 6, shift: 50, wide: 0, traps: 0, twice: 0 },
  phone: { firstRow: 420, tabs: 6, shift: 50, wide: 0, traps: 0, twice: 0 },
}
/**
 * How much more than last time is the weather of a machine: pixels of fonts, and when data arrives, which a crowded
 * machine stretches. The long run is for a quiet one.
 */
const tolerance: Look = { firstRow: 12, tabs: 0, shift: isLong ? 60 : 300, wide: 0, traps: 0, twice: 0 }

const file = fileURLToPath(new URL('exceptions.json', import.meta.url))
type Exceptions = Record<string, Partial<Record<Window, Partial<Record<keyof Look, number>>>>>
const exceptions = JSON.parse(readFileSync(file, 'utf8')) as Exceptions

/** A place without the network, and with the first letters of addresses and hashes only. */
const namePlace = (place: string) =>
  place
    .split(/[/?]/)
    .slice(2)
    .map((part) => decodeURIComponent(part).replace(/[\w:+/-]{40,}=?/g, (id) => id.slice(0, 8)))
    .join(' ')
/** What the places with the highest heads are about. */
const highest = [showcase.transactions.failedTransaction, showcase.traces.failedSwap, showcase.scamJettonMaster]
const isHigh = (place: string) => highest.some((id) => place.endsWith(encodeURIComponent(id)))
const names = Object.values(places)
  .flatMap((all) => (isLong || isWriting ? all : all.filter((place, at) => at === 0 || isHigh(place))))
  .map((place) => [namePlace(place), place] as const)
const sizes = ['desk', 'phone'] as const
const all = names.flatMap(([name, place]) => sizes.map((size) => ({ name, place, size })))
const chosen = isWriting ? all : chooseShare(all, 2 * sizes.length)

let site: ExplorerSite
beforeAll(async () => {
  site = await startExplorerSite('--network', 'embedded')
}, 60_000)
afterAll(() => {
  if (isWriting) writeFileSync(file, `${JSON.stringify(exceptions, undefined, 2)}\n`)
  return site?.close()
})

describe.each(sizes)('%s', (size) => {
  let page: Page
  beforeAll(async () => {
    const visit = await site.open('#/settings', { viewport: windows[size] })
    page = visit.page
    await page.addInitScript(watchShifts)
    await settle(page)
  })
  afterAll(() => page?.context().close())

  test.each(chosen.filter((each) => each.size === size))('$name', { timeout: 60_000 }, async ({ name, place }) => {
    const limit = limits[size]
    const known = exceptions[name]?.[size] ?? {}
    const most = Math.max(limit.shift, known.shift ?? 0)
    const visit = async () => {
      await page.goto('about:blank')
      await page.goto(`${site.url}/${place}`)
      await settle(page)
      return measure(page)
    }
    let { reasons, ...look } = await visit()
    // What arrives in one frame shifts more than the same in two, and that is chance: another visit may be lucky.
    for (let left = 2; left > 0 && look.shift > most; left -= 1) ({ reasons, ...look } = await visit())
    const over = (Object.keys(limit) as (keyof Look)[]).filter((key) => look[key] > limit[key])
    if (isWriting) {
      const { [size]: _before, ...others } = exceptions[name] ?? {}
      const kept =
        over.length === 0 ? others : { ...others, [size]: Object.fromEntries(over.map((key) => [key, look[key]])) }
      if (Object.keys(kept).length === 0) delete exceptions[name]
      else exceptions[name] = kept
      return
    }
    const worse = over.filter((key) => look[key] > Math.max(limit[key], known[key] ?? 0) + tolerance[key])
    // The shift depends on when data arrives, so a good visit proves nothing.
    const held = (Object.keys(known) as (keyof Look)[]).filter((key) => key !== 'shift' && !over.includes(key))
    expect({ worse: worse.map((key) => [key, look[key], reasons]), held }).toEqual({ worse: [], held: [] })
  })
})
