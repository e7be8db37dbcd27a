// Pages that were not made for the elements: resets, frameworks, editors, frames, other copies.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { oEmbed } from '../../../src/widgets/elements/oembed.ts'
import { showcase } from '../../../stories/chain/index.json'
import { built, script, shown, startWidgetSite, type WidgetSite } from './widgetSite.ts'

let site: WidgetSite

beforeAll(async () => {
  site = await startWidgetSite()
})

afterAll(() => site.close())

const hash = showcase.transactions.transfer
const classic = readFileSync(join(built, 'tonlens.classic.js'), 'utf8')
const asked = () => site.service.requests.filter(({ method }) => method === 'GET').length
/** An embed page that knows the service, under the name `here`. */
const embedPage = () =>
  readFileSync(join(built, 'embed.html'), 'utf8')
    .replace('>{}</script>', `>${JSON.stringify({ here: { baseUrl: site.service.url } })}</script>`)
    .replace("'self' https:;", '*;')

test('without JavaScript, what a server wrote into the tag is there', async () => {
  const page = await site.open(site.tag('transaction', { hash }, '<p>written by the server</p>'), {
    javaScriptEnabled: false,
  })
  expect(await page.getByText('written by the server').isVisible()).toBe(true)
})

test('a hostile reset leaves the inside alone', async () => {
  site.write('reset.css', '* { all: unset !important; font-size: 3px !important; letter-spacing: 9px !important }')
  const page = await site.open(site.tag('transaction'), { head: `${script}<link rel="stylesheet" href="/reset.css">` })
  await page.locator(shown).waitFor()
  const style = await page.locator(shown).evaluate((node) => {
    const { fontSize, letterSpacing } = getComputedStyle(node)
    return { fontSize, letterSpacing }
  })
  expect(style).toEqual({ fontSize: '14px', letterSpacing: 'normal' })
})

test('what an editor makes of a post: capitals, paragraphs, entities, breaks', async () => {
  const encoded = hash.replaceAll('=', '&#61;').replaceAll('+', '&#043;')
  const page = await site.open(
    `<div class="entry-content"><p>Look:<br />\n<TONLENS-TRANSACTION HASH=${encoded} base-url='${site.service.url}' class="aligncenter"></TONLENS-TRANSACTION></p>\n<p></p></div>`,
  )
  await page.locator(shown).waitFor()
  expect(site.faults).toEqual([])
})

test('what an editor puts into a tag and around it: breaks, comments, paragraphs that end elsewhere', async () => {
  const { wallet } = showcase
  const page = await site.open(
    `<div class="entry-content">
<p>${script}<br />
<tonlens-account address="${wallet}" base-url="${site.service.url.replace('://', ':&#047;/')}"><br />
<span>alice, 329 GRAM</span><br class="clear" />
</tonlens-account></p>
<p><!-- wp:html --><tonlens-transaction hash='${hash}' base-url='${site.service.url}'></p>
<p></tonlens-transaction><!-- /wp:html --></p>
</div>`,
    { head: '' },
  )
  await page.locator('tonlens-account article[data-state=shown]').waitFor()
  await page.locator('tonlens-transaction').locator(shown).waitFor()
  expect(await page.getByText('alice, 329 GRAM').isVisible()).toBe(false)
  expect(site.faults).toEqual([])
})

test('a page with a React of its own shows the element, changes it and hears of it', async () => {
  const { outputFiles } = await build({
    stdin: {
      contents: `
        import { createRoot } from 'react-dom/client'
        import { useState } from 'react'
        function App() {
          const [compact, setCompact] = useState(false)
          const [heard, setHeard] = useState('')
          return <>
            <button onClick={() => setCompact(true)}>compact</button>
            <output>{heard}</output>
            <tonlens-transaction hash="${hash}" base-url="${site.service.url}" compact={compact}
              ontonlens-load={(event) => setHeard('transactions: ' + event.detail.data.transactions.length)} />
          </>
        }
        createRoot(document.querySelector('#app')).render(<App />)`,
      resolveDir: fileURLToPath(new URL('.', import.meta.url)),
      loader: 'jsx',
    },
    bundle: true,
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
    write: false,
  })
  site.write('app.js', outputFiles[0]?.text ?? '')
  const page = await site.open('<div id="app"></div><script src="/app.js"></script>')
  await page.locator(shown).waitFor()
  await page.getByText('transactions: 1').waitFor()
  await page.getByRole('button', { name: 'compact' }).click()
  await page.locator('article[data-density=compact]').waitFor()
  expect(site.faults).toEqual([])
})

test('a bundle of the page, with React inside in place of Preact, shows the same', async () => {
  const { outputFiles } = await build({
    stdin: {
      contents: `
        import { createClient } from './client.js'
        import { provideClient } from './widgets.js'
        provideClient(createClient({ network: { name: 'mine', baseUrl: '${site.service.url}' } }), { network: 'mine' })`,
      resolveDir: join(built, '../entries'),
    },
    bundle: true,
    define: { 'process.env.NODE_ENV': '"production"' },
    write: false,
  })
  site.write('bundle.js', outputFiles[0]?.text ?? '')
  const page = await site.open(`<tonlens-transaction network="mine" hash="${hash}"></tonlens-transaction>`, {
    head: '<script src="/bundle.js" defer></script>',
  })
  await page.locator(shown).waitFor()
  expect(site.faults).toEqual([])
})

test('an older copy of the script keeps its elements; both copies ask through one client', async () => {
  // The older copy does not know of blocks.
  site.write('older.js', classic.replaceAll('tonlens-block', 'tonlens-other'))
  const seqno = '52000336'
  const page = await site.open(`${site.tag('transaction')}${site.tag('block', { seqno })}`, {
    head: `<script src="/older.js"></script>${script}`,
  })
  await page.locator(shown).waitFor()
  await page.locator('tonlens-block article[data-state=shown]').waitFor()
  expect(await page.getByRole('article', { name: 'Transaction' }).count()).toBe(1)
  const before = asked()
  const state = await page.evaluate(async (html) => {
    document.querySelector('main')?.insertAdjacentHTML('beforeend', html)
    const page = (globalThis as unknown as Record<symbol, { sources: Map<string, unknown> }>)[
      Symbol.for('tonlens.page.1')
    ]
    return page?.sources.size
  }, site.tag('transaction'))
  await expect.poll(() => page.locator(shown).count()).toBe(2)
  expect(state).toBe(1)
  expect(asked()).toBe(before)
  expect(site.faults).toEqual([])
})

test('works in a sandboxed frame that may store nothing', async () => {
  site.write('inner.html', `<!doctype html><script src="/tonlens.classic.js" defer></script>${site.tag('transaction')}`)
  const page = await site.open('<iframe sandbox="allow-scripts" src="/inner.html" width="600" height="300"></iframe>')
  await page.frameLocator('iframe').locator(shown).waitFor()
})

test('a frame takes its element from the address, its network from the page, and tells its height', async () => {
  site.write('embed.html', embedPage())
  const address = `/embed.html?widget=transaction&network=here&hash=${encodeURIComponent(hash)}&base-url=http://foreign.example&explorer=http://foreign.example`
  const page = await site.open(
    `<iframe data-tonlens src="${address.replaceAll('&', '&amp;')}" width="600" height="10"></iframe>`,
    {
      head: '<script src="/frame.js" defer></script>',
    },
  )
  const inner = page.frameLocator('iframe').locator('tonlens-transaction')
  await inner.locator(shown).waitFor()
  const height = await inner.evaluate((node) => Math.ceil(node.getBoundingClientRect().height))
  await expect.poll(() => page.locator('iframe').evaluate((node) => node.clientHeight)).toBe(height)
  expect(await inner.getAttribute('base-url')).toBeNull()
  expect(await inner.getAttribute('explorer')).toBeNull()
})

test('a frame has no ground of its own where its page is dark', async () => {
  site.write('embed.html', embedPage())
  site.write('dark.css', ':root { color-scheme: dark; background: rgb(1, 2, 3) } iframe { border: 0 }')
  const address = `/embed.html?widget=transaction&network=here&theme=dark&hash=${encodeURIComponent(hash)}`
  const page = await site.open(`<iframe src="${address.replaceAll('&', '&amp;')}" width="600" height="400"></iframe>`, {
    head: '<link rel="stylesheet" href="/dark.css">',
  })
  await page.frameLocator('iframe').locator('tonlens-transaction').locator(shown).waitFor()
  const box = await page.locator('iframe').boundingBox()
  const picture = await page.screenshot({
    clip: { x: (box?.x ?? 0) + 300, y: (box?.y ?? 0) + 390, width: 4, height: 4 },
  })
  const other = await site.visit('/dark.css')
  const pixel = await other.evaluate(async (base64) => {
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
    const canvas = new OffscreenCanvas(4, 4).getContext('2d')
    canvas?.drawImage(await createImageBitmap(new Blob([bytes], { type: 'image/png' })), 0, 0)
    return [...(canvas?.getImageData(1, 1, 1, 1).data ?? [])]
  }, picture.toString('base64'))
  expect(pixel).toEqual([1, 2, 3, 255])
})

test('a frame is believed by its secret alone', async () => {
  site.write('liar.html', '<!doctype html><script src="/liar.js"></script>')
  site.write(
    'liar.js',
    `addEventListener('message', ({ data }) => {
       const tell = (secret, height) => parent.postMessage({ tonlens: 'height', secret, height }, '*')
       tell(data.secret, 123)
       tell('a guess of 16 letters', 5000)
       tell(data.secret, 1e9)
     })`,
  )
  const page = await site.open('<iframe data-tonlens src="/liar.html" height="10"></iframe>', {
    head: '<script src="/frame.js" defer></script>',
  })
  await expect.poll(() => page.locator('iframe').evaluate((node) => node.clientHeight)).toBe(123)
  // Nor is anybody else who happens to send such a message.
  await page.evaluate(() =>
    window.postMessage({ tonlens: 'height', secret: 'a guess of 16 letters', height: 5000 }, location.origin),
  )
  await page.evaluate(() => new Promise((over) => setTimeout(over, 50)))
  expect(await page.locator('iframe').evaluate((node) => node.clientHeight)).toBe(123)
})

test('an oEmbed answer is a frame that works', async () => {
  site.write('embed.html', embedPage())
  const own = `${site.url}/embed.html`
  const { html } = oEmbed(`${own}?widget=transaction&network=here&hash=${encodeURIComponent(hash)}`, own)
  site.write('oembed.html', `<!doctype html>${html}`)
  const page = await site.visit('/oembed.html')
  await page.frameLocator('iframe').locator(shown).waitFor()
})

test('an embed page says which elements there are when its address names none', async () => {
  const page = await site.visit('/embed.html?widget=nonsense')
  await page.getByText('The URL names no element. Add ?widget= with one of').waitFor()
})
