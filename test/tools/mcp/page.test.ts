// Answers in a host page as the extension MCP Apps describes it: a sandboxed frame under its policy.
import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startService } from '../../../scripts/service.mjs'
import { launchChromium } from '../../helpers/browsers/chromium.ts'
import { type OpenServer, withServers } from './servers.ts'
import { showcase } from './questions.ts'

/** What a host allows a page that asks for nothing. */
const policy =
  "default-src 'none'; script-src 'self' 'unsafe-inline'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; media-src 'self' data:; connect-src 'none'"
const extension = { extensions: { 'io.modelcontextprotocol/ui': { mimeTypes: ['text/html;profile=mcp-app'] } } }

let service: Awaited<ReturnType<typeof startService>>
const openServer = withServers()
let server: OpenServer
let browser: Browser
let html: string
beforeAll(async () => {
  service = await startService({ port: 0, rate: 1000 })
  const args = ['--network', `embedded=${service.url}`, '--rate', '1000']
  server = await openServer(args, {}, extension)
  browser = await launchChromium()
  const { contents } = await server.client.readResource({ uri: 'ui://tonlens/answer' })
  const [page] = contents
  expect(page).toMatchObject({ mimeType: 'text/html;profile=mcp-app', _meta: { ui: { csp: {} } } })
  html = page !== undefined && 'text' in page ? page.text : ''
})
afterAll(async () => {
  await browser?.close()
  await service?.close()
})

/** A host that shows the page in a frame of its own, and sends it the result of a call. */
async function show(result: object, theme: string): Promise<{ page: Page; problems: string[]; requests: string[] }> {
  const problems: string[] = []
  const requests: string[] = []
  const page = await browser.newPage()
  page.on('console', (message) => problems.push(message.text()))
  page.on('pageerror', (error) => problems.push(error.message))
  await page.route('**', (route) => {
    const url = route.request().url()
    requests.push(url)
    if (url === 'https://host.example/')
      return route.fulfill({ contentType: 'text/html; charset=utf-8', body: hostPage(result, theme) })
    if (url !== 'https://host.example/view') return route.abort()
    return route.fulfill({
      contentType: 'text/html; charset=utf-8',
      headers: { 'content-security-policy': policy },
      body: html,
    })
  })
  await page.goto('https://host.example/')
  return { page, problems, requests }
}

function hostPage(result: object, theme: string): string {
  const text = JSON.stringify({ result, theme }).replaceAll('<', '\\u003c')
  return `<!doctype html><script>
    const { result, theme } = ${text}
    globalThis.heard = []
    addEventListener('message', ({ source, data }) => {
      const view = document.querySelector('iframe')
      if (source !== view.contentWindow) return
      heard.push(data)
      const send = (message) => source.postMessage({ jsonrpc: '2.0', ...message }, '*')
      if (data.method === 'ui/initialize') send({ id: data.id, result: {
        protocolVersion: data.params.protocolVersion, hostInfo: { name: 'host', version: '1' }, hostCapabilities: {},
        hostContext: { theme } } })
      if (data.method === 'ui/notifications/initialized') send({ method: 'ui/notifications/tool-result', params: result })
      if (data.method === 'ui/notifications/size-changed') view.style.height = data.params.height + 'px'
    })
  </script><iframe sandbox="allow-scripts" src="/view" style="width: 600px; border: 0"></iframe>`
}

const shown = [
  ['trace', { id: showcase.traces['swapTrace'] }, 'section[part~=message-chain-graph]', /success/i],
  ['account', { address: showcase['wallet'] }, 'article[part~=account-card]', /alice\.ton/],
  ['token', { address: showcase['jettonMaster'] }, 'article[part~=jetton-card]', /supply/i],
  ['token', { address: showcase['nftCollection'] }, 'article[part~=nft-collection-card]', /index/i],
  ['token', { address: showcase['onSaleItem'] }, 'article[part~=nft-details]', /owner/i],
  ...['script', 'javascriptUrl', 'foreignHost'].map(
    (name) =>
      ['token', { address: showcase.hostileItems[name] }, 'article[part~=nft-details]', /image not loaded/i] as const,
  ),
] as const

test.each(shown)('%s %j is shown under the policy of a host, without a request', async (name, args, part, text) => {
  const { page, problems, requests } = await show(await server.call(name, args), 'dark')
  const view = page.frameLocator('iframe')
  await view.locator(part).waitFor()
  const words = await view.locator('main').innerText()
  expect(words).toMatch(text)
  expect(words).toMatch(/As of .*20\d\d/)
  expect(await view.locator('body').evaluate((body) => getComputedStyle(body).colorScheme)).toBe('dark')
  const sizes = () =>
    page.evaluate(() =>
      (globalThis as unknown as { heard: { method: string; params: { height: number } }[] }).heard
        .filter(({ method }) => method === 'ui/notifications/size-changed')
        .map(({ params }) => params.height),
    )
  await expect.poll(async () => (await sizes()).at(-1)).toBeGreaterThan(100)
  expect(problems).toEqual([])
  expect(requests).toEqual(['https://host.example/', 'https://host.example/view'])
  await page.close()
})

test('an answer without rows says so, and no text of a result becomes markup', async () => {
  const { page, problems } = await show({ content: [{ type: 'text', text: '<img src=x>' }], isError: true }, 'light')
  await page.frameLocator('iframe').getByText('There is no picture of this answer.').waitFor()
  expect(problems).toEqual([])
  await page.close()
})

test('the page is smaller than what hosts accept', () => {
  expect(html.length).toBeLessThan(500_000)
})

test('the tools with a page say so, and clients that show no pages receive no rows', async () => {
  const { tools } = await server.client.listTools()
  const withPage = tools.filter((tool) => tool._meta?.['ui'] !== undefined)
  expect(withPage.map(({ name }) => name)).toEqual(['account', 'trace', 'token'])
  const other = await openServer(['--network', `embedded=${service.url}`, '--rate', '1000'])
  const args = { address: showcase['wallet'] }
  const plain = await other.call('account', args)
  const shown = await server.call('account', args)
  expect(plain).not.toHaveProperty('_meta')
  expect({ ...shown.structuredContent, age_seconds: 0, as_of: '' }).toEqual({
    ...plain.structuredContent,
    age_seconds: 0,
    as_of: '',
  })
})
