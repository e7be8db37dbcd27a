// Tests the built mirror in Chromium and in one of the other browsers by chance, in all with TONLENS_LONG=1: it repeats
// answers of the service over its own fetch.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { isInstalled } from '../../../scripts/browsers/launch.mjs'
import { startService } from '../../../scripts/service.mjs'
import { showcase } from '../../../stories/chain/index.json'
import { chooseBrowsers } from '../../helpers/browsers/chooseBrowsers.ts'
import { drivePage } from '../../helpers/browsers/drivePage.ts'
import { serveFolder } from '../../helpers/servers/serveFolder.ts'

const root = fileURLToPath(new URL('../../..', import.meta.url))
const page = `
  import { openMirror } from 'tonlens/mirror'
  globalThis.again = async (url) => {
    const answer = await (await fetch(url)).json()
    const mirror = await openMirror({ name: 'again' })
    await mirror.ingest(answer)
    await mirror.close()
    return repeat(url, answer)
  }
  async function repeat(url, answer) {
    const mirror = await openMirror({ name: 'again' })
    const mirrored = await mirror.fetch(new URL(url).pathname + new URL(url).search)
    const same = JSON.stringify(await mirrored.json()) === JSON.stringify(answer)
    await mirror.close()
    return { status: mirrored.status, same }
  }
`

describe.each(chooseBrowsers('mirror'))('the mirror in %s', (name) => {
  describe.skipIf(!isInstalled(name))('opened again', () => {
    const folder = mkdtempSync(join(tmpdir(), 'tonlens-mirror-'))
    let service: Awaited<ReturnType<typeof startService>>
    let site: Awaited<ReturnType<typeof serveFolder>>
    const tab = drivePage(name)

    beforeAll(async () => {
      service = await startService({ port: 0, rate: Infinity })
      await build({
        stdin: { contents: page, resolveDir: root, loader: 'js' },
        outdir: folder,
        bundle: true,
        splitting: true,
        format: 'esm',
        tsconfigRaw: {},
      })
      writeFileSync(join(folder, 'index.html'), '<!doctype html><script type="module" src="/stdin.js"></script>')
      site = await serveFolder(folder)
    })
    afterAll(async () => {
      await service?.close()
      await site?.close()
      rmSync(folder, { recursive: true, force: true })
    })

    test('answers over its own fetch what it was given, also in a page that comes later', async () => {
      for (const hash of [showcase.transactions.swapTrace, showcase.transactions.transfer]) {
        const path = `/transactions?hash=${encodeURIComponent(hash)}`
        await tab.goto(site.url)
        await expect.poll(() => tab.evaluate(`'again' in globalThis`)).toBe(true)
        expect(await tab.evaluate(`again(${JSON.stringify(service.url + path)})`), path).toEqual({
          status: 200,
          same: true,
        })
      }
    })
  })
})
