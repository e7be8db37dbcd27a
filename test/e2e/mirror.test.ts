// Tests the built mirror in a real browser: it repeats an answer of the service over its own fetch.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import { expect, test } from 'vitest'
import { startService } from '../../scripts/service.mjs'
import { showcase } from '../../stories/chain/index.json'
import { launchChromium } from '../helpers/chromium.ts'
import { serveFolder } from '../helpers/serveFolder.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const page = `
  import { openMirror } from 'tonlens/mirror'
  globalThis.again = async (url) => {
    const mirror = await openMirror({ name: 'again' })
    const answer = await (await fetch(url)).json()
    await mirror.ingest(answer)
    const mirrored = await mirror.fetch(new URL(url).pathname + new URL(url).search)
    return { status: mirrored.status, same: JSON.stringify(await mirrored.json()) === JSON.stringify(answer) }
  }
`

test('answers over its own fetch what it was given', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'tonlens-mirror-'))
  const service = await startService({ port: 0, rate: Infinity })
  const browser = await launchChromium()
  await build({
    stdin: { contents: page, resolveDir: root, loader: 'js' },
    outdir: folder,
    bundle: true,
    splitting: true,
    format: 'esm',
    tsconfigRaw: {},
  })
  writeFileSync(join(folder, 'index.html'), '<!doctype html><script type="module" src="/stdin.js"></script>')
  const site = await serveFolder(folder)
  try {
    const tab = await browser.newPage()
    await tab.goto(site.url)
    await tab.waitForFunction(() => 'again' in globalThis)
    const result = await tab.evaluate(
      (url) => (globalThis as unknown as { again: (url: string) => Promise<unknown> }).again(url),
      `${service.url}/transactions?hash=${encodeURIComponent(showcase.transactions.swapTrace)}`,
    )
    expect(result).toEqual({ status: 200, same: true })
  } finally {
    await browser.close()
    await service.close()
    site.close()
    rmSync(folder, { recursive: true, force: true })
  }
})
