// A template of create-tonlens from the packed files, chosen by chance, installed, built and opened. All of them with
// TONLENS_LONG=1, and then Next, too, which takes longer than the others together.
import { type ChildProcess, spawn } from 'node:child_process'
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startService } from '../../../scripts/service.mjs'
import { showcase } from '../../../stories/chain/index.json'
import { chooseShare } from '../../helpers/chance.ts'
import { findPort } from '../../helpers/servers/loopback.ts'
import { packedPackage } from '../../helpers/sharedWork.ts'
import { npm, openFolder, openPage, packPackage, run, write } from '../../helpers/strangers.ts'

const root = fileURLToPath(new URL('../../..', import.meta.url))
const isLong = process.env['TONLENS_LONG'] === '1'
const chosen = chooseShare(['explorer', 'html'], 2)
const orderRuns = isLong ? 10 : 1
const workshop = mkdtempSync(join(tmpdir(), 'create-tonlens-'))
const wallet = showcase.wallet
let service: Awaited<ReturnType<typeof startService>>
let tarball = ''

beforeAll(async () => {
  service = await startService({ port: 0, rate: Infinity })
  tarball = await packedPackage()
  const creator = await packPackage(join(root, 'src/apps/create'), workshop)
  write(workshop, 'package.json', '{ "private": true }')
  await npm(workshop, 'install', '--no-audit', '--no-fund', '--prefer-offline', creator)
})

afterAll(async () => {
  await service?.close()
  rmSync(workshop, { recursive: true, force: true })
})

/** Writes a template with the packed command, and installs what it asks for, tonlens from its tarball. */
async function createFrom(template: string): Promise<string> {
  await npm(workshop, 'exec', '--no', '--', 'create-tonlens', template, '--template', template)
  const app = join(workshop, template)
  const file = join(app, 'package.json')
  const manifest = JSON.parse(readFileSync(file, 'utf8')) as { dependencies: Record<string, string> }
  writeFileSync(
    file,
    JSON.stringify({ ...manifest, dependencies: { ...manifest.dependencies, tonlens: `file:${tarball}` } }),
  )
  await npm(app, 'install', '--no-audit', '--no-fund', '--prefer-offline')
  return app
}

const build = (app: string, env: NodeJS.ProcessEnv = {}) => run('npm', ['run', 'build'], app, env)

describe.runIf(chosen.includes('explorer'))('explorer', () => {
  let dist = ''

  beforeAll(async () => {
    const app = await createFrom('explorer')
    await build(app, { VITE_INDEX_URL: service.url })
    dist = join(app, 'dist')
  })

  // Each page has a client of its own, which asks once a second: they wait beside each other.
  test.concurrent('shows the latest transactions, and leads by search to an account, and from there to a trace', () =>
    openFolder(dist, '', async (page) => {
      await page.locator('[part~="table"] tbody tr:not([aria-hidden])').nth(3).waitFor()
      await page.getByRole('searchbox').or(page.getByRole('combobox')).first().fill(wallet)
      await page.keyboard.press('Enter')
      await page.getByRole('heading', { name: 'Account' }).waitFor()
      await page.locator('[part~="account-card"]:not([aria-busy=true])').waitFor()
      await page.locator('[part~="nft-card-name"]').first().waitFor()
      await page.getByText('Lumen').first().waitFor()
      expect(await page.getByRole('alert').count()).toBe(0)
    }))

  test.concurrent('asks for the page from its top down, at one request a second', async () => {
    for (let time = 0; time < orderRuns; time++) {
      await openFolder(dist, `#/account/${encodeURIComponent(wallet)}`, async (page) => {
        await page.locator('[part~="account-card"]:not([aria-busy=true])').waitFor()
        const readAsked = () =>
          page.evaluate(() =>
            performance.getEntriesByType('resource').flatMap(({ name }) => /\/v3\/([^?]+)/.exec(name)?.[1] ?? []),
          )
        // The top is answered before anything below was asked for.
        expect(['accountStates', 'walletStates']).toEqual(expect.arrayContaining(await readAsked()))
        await page.locator('[part~="table"] tbody tr:not([aria-hidden])').nth(3).waitFor()
        expect((await readAsked()).slice(0, 5)).toEqual([
          'accountStates',
          'walletStates',
          'jetton/wallets',
          'nft/items',
          'transactions',
        ])
      })
    }
  })

  test.concurrent.each([
    ['trace', showcase.traces.swapTrace, '[part~="message-chain-graph"][data-transactions]'],
    ['jetton', showcase.jettonMaster, '[part~="table"] tbody tr:not([aria-hidden])'],
    ['nft', showcase.nftItem, '[part~="nft-details"]:not([aria-busy=true])'],
    ['domain', 'alice.ton', '[part~="domain-card"]:not([aria-busy=true])'],
  ])('shows the page of a %s', (page, key, shown) =>
    openFolder(dist, `#/${page}/${encodeURIComponent(key)}`, async (tab) => {
      await tab.locator(shown).first().waitFor()
      expect(await tab.getByRole('alert').count()).toBe(0)
    }),
  )

  test.concurrent('says when it has no page for what was searched', () =>
    openFolder(dist, '', async (page) => {
      await page.getByRole('searchbox').or(page.getByRole('combobox')).first().fill('(-1,8000000000000000,52000333)')
      await page.keyboard.press('Enter')
      await page.getByText('This explorer has no page for that yet.').waitFor()
    }))
})

test.runIf(chosen.includes('html'))(
  'html shows an account, its jettons and its history without a bundler',
  async () => {
    const app = await createFrom('html')
    const installed = readdirSync(join(app, 'node_modules'))
    expect(installed.filter((name) => /react|tanstack/.test(name))).toEqual([])
    await build(app)
    const page = readFileSync(join(app, 'index.html'), 'utf8')
    const pointed = page.replaceAll(/address="[^"]+"/g, `address="${wallet}" base-url="${service.url}"`)
    expect(pointed.split(service.url)).toHaveLength(4)
    // The folder without node_modules, as it is uploaded.
    for (const name of ['page.css', 'web']) cpSync(join(app, name), join(app, 'uploaded', name), { recursive: true })
    write(app, 'uploaded/index.html', pointed)
    await openFolder(join(app, 'uploaded'), '', async (tab) => {
      await tab.locator('tonlens-history tbody tr').first().waitFor()
      await tab.locator('tonlens-jettons').getByText('Lumen').waitFor()
      await tab.locator('tonlens-account article:not([aria-busy=true])').waitFor()
    })
    const port = await findPort()
    const server = await serve(app, process.execPath, ['serve.mjs'], port)
    try {
      expect((await fetch(`http://127.0.0.1:${port}/web/tonlens.js`)).headers.get('content-type')).toBe(
        'text/javascript',
      )
      expect((await fetch(`http://127.0.0.1:${port}/web/no-such.js`)).status).toBe(404)
      expect((await fetch(`http://127.0.0.1:${port}/%2e%2e/package.json`)).status).not.toBe(500)
    } finally {
      server.kill()
    }
  },
)

describe.runIf(isLong)('next', () => {
  let app = ''
  const env = () => ({ NEXT_PUBLIC_INDEX_URL: service.url, NEXT_TELEMETRY_DISABLED: '1' })

  beforeAll(async () => {
    app = await createFrom('next')
  }, 600_000)

  /** Runs `next dev` or `next start`. @returns What stands in its terminal. */
  async function openNext(command: 'dev' | 'start', look: (site: string) => Promise<void>): Promise<string> {
    const port = await findPort()
    let terminal = ''
    const server = await serve(
      app,
      process.execPath,
      ['node_modules/next/dist/bin/next', command, '-p', String(port)],
      port,
      env(),
      (text) => (terminal += text),
    )
    try {
      // Next refuses hot reloading to pages of any other host.
      await look(`http://localhost:${port}`)
    } finally {
      server.kill()
    }
    return terminal
  }

  const openAccount = (site: string, look: (page: Page) => Promise<void> = () => Promise.resolve()) =>
    openPage(`${site}/account/${encodeURIComponent(wallet)}`, async (page) => {
      await page.getByText('Lumen').first().waitFor({ timeout: 60_000 })
      await page.locator('[part~="table"] tbody tr:not([aria-hidden])').nth(3).waitFor()
      expect(await page.locator('main [role=alert]').count()).toBe(0)
      await look(page)
    })

  // Development checks what production does not: what goes from server components to the browser, and hydration.
  test(
    'shows no error in development: not in the console, the terminal or the overlay',
    { timeout: 300_000 },
    async () => {
      const terminal = await openNext('dev', (site) =>
        openAccount(site, async (page) => {
          await page.locator('[data-next-badge]').waitFor({ state: 'attached' })
          await page.waitForTimeout(1000)
          expect(await page.locator('[data-next-badge][data-error="true"], [data-nextjs-dialog]').count()).toBe(0)
        }),
      )
      expect(terminal).toContain('GET /account/')
      expect(terminal).not.toMatch(/⨯|\berrors?\b|only plain objects/i)
    },
  )

  test('renders an account on the server, and the browser takes it over', { timeout: 600_000 }, async () => {
    await build(app, env())
    await openNext('start', async (site) => {
      const html = await (await fetch(`${site}/account/${encodeURIComponent(wallet)}`)).text()
      expect(html).toContain('alice.ton')
      expect(html.split('<tr').length).toBeGreaterThan(10)
      expect((await fetch(`${site}/account/none`)).status).toBe(404)
      await openAccount(site)
    })
  })
})

/** Starts a server, and waits until it answers. */
async function serve(
  cwd: string,
  command: string,
  args: string[],
  port: number,
  env: NodeJS.ProcessEnv = {},
  onOutput: (text: string) => void = () => undefined,
): Promise<ChildProcess> {
  const child = spawn(command, args, {
    cwd,
    env: { ...process.env, ...env, PORT: String(port) },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => onOutput(String(chunk)))
  for (let tries = 0; tries < 100; tries += 1) {
    const answer = await fetch(`http://127.0.0.1:${port}/`).catch(() => undefined)
    if (answer !== undefined) return child
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
  child.kill()
  throw new Error(`The server on port ${port} did not start.`)
}
