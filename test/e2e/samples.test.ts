// Samples of code in the documents run: modules and elements in a page, servers in Node, commands as far as they end.
// All of them are compiled in test/docs; the gate runs a quarter of the modules by chance, all with TONLENS_LONG=1.
// The page that three samples of server rendering need is in consumer.test.ts.
import { spawn } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build, transform } from 'esbuild'
import type { Browser, BrowserContext, Page } from 'playwright'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { startService } from '../../scripts/service.mjs'
import { examples } from '../../stories/widgets/examples.ts'
import { completed, sampleName, readSamples, type Sample } from '../docs/samples.ts'
import { bundleModules } from '../helpers/bundleModules.ts'
import { launchChromium } from '../helpers/browsers/chromium.ts'
import { chooseShare } from '../helpers/chance.ts'
import { findPort } from '../helpers/servers/loopback.ts'
import { serveFolder } from '../helpers/servers/serveFolder.ts'
import type { Known } from './samplesPage.tsx'

const root = fileURLToPath(new URL('../..', import.meta.url))
// Those on the pages of hooks call what the tests of hooks call.
const samples = readSamples().filter(({ document }) => !document.startsWith('stories/hooks/'))
/** Style sheets stand beside the folder of the entry points, those of components in a folder. */
const sheets = Object.fromEntries(
  ['styles.css', 'layout.css', 'unlayered.css', 'telegram.css', 'styles'].map((name) => [
    `tonlens/${name}`,
    join(root, 'dist', name),
  ]),
)
const inLanguage = (...languages: string[]) => samples.filter(({ language }) => languages.includes(language))
const isForNode = ({ code }: Sample) => /from 'node:/.test(code)
/** Needs the page that a server rendered: consumer.test.ts. */
const needsItsPage = ({ file }: Sample) => file === 'browser.tsx'
const modules = inLanguage('ts', 'tsx', 'js').filter((sample) => !isForNode(sample) && !needsItsPage(sample))
const drawn = chooseShare(modules, 4)
/** With the files that they load, such as the module of a worker. */
const chosen = modules.filter(
  (sample) =>
    drawn.includes(sample) ||
    drawn.some(
      ({ document, code }) =>
        document === sample.document && sample.file !== undefined && code.includes(`'./${sample.file}'`),
    ),
)
const named = (list: readonly Sample[]) => list.map((sample) => [sampleName(sample), sample] as const)

const { showcase } = JSON.parse(readFileSync(join(root, 'stories/chain/index.json'), 'utf8')) as {
  showcase: { readonly wallet: string; readonly nftItem: string; readonly traces: Readonly<Record<string, string>> }
}
const known: Known = {
  account: showcase.wallet,
  trace: showcase.traces['swapTrace'] ?? '',
  message: examples['tonlens-progress']?.['message'] ?? '',
}
/** Inside the repository, where the packages that samples import are found. */
const workshop = join(root, 'node_modules/.cache/tonlens-samples-run')
let service: Awaited<ReturnType<typeof startService>>
/** Errors that pages reported. */
const problems: string[] = []
let browser: Browser
let context: BrowserContext
let site: Awaited<ReturnType<typeof serveFolder>>

beforeAll(async () => {
  service = await startService({ port: 0, rate: Infinity })
  rmSync(workshop, { recursive: true, force: true })
  for (const sample of modules)
    write(
      `source/${sampleFile(sample)}`,
      `${pointed(completed(sample.code))}\n${renderedParts(completed(sample.code))}`,
    )
  cpSync(join(root, 'test/e2e/samplesPage.tsx'), join(workshop, 'source/page.tsx'))
  const files = await bundleModules({
    entryPoints: ['page.tsx', ...chosen.map(sampleFile)].map((file) => join(workshop, 'source', file)),
    outdir: join(workshop, 'site'),
    jsxDev: true,
    alias: { ...sheets, tonlens: join(root, 'dist/entries') },
    define: { 'process.env.NODE_ENV': '"development"', 'import.meta.env.DEV': 'true' },
  })
  for (const { path, text } of files) write(relative(workshop, path), served(text))
  for (const file of readdirSync(join(root, 'dist/web'), { recursive: true, encoding: 'utf8' }).filter((name) =>
    /\.(js|css|html)$/.test(name),
  )) {
    write(
      `site/web/${file}`,
      readFileSync(join(root, 'dist/web', file), 'utf8')
        .replaceAll('https://toncenter.com/api/v3', service.url)
        .replace('connect-src', `connect-src ${new URL(service.url).origin}`),
    )
  }
  cpSync(join(root, 'dist/unlayered.css'), join(workshop, 'site/tonlens/unlayered.css'))
  cpSync(join(root, 'node_modules/bootstrap/dist/css/bootstrap.css'), join(workshop, 'site/bootstrap.css'))
  write(
    'site/index.html',
    '<!doctype html><title>Sample</title><link rel="icon" href="data:,"><link rel="stylesheet" href="page.css"><script type="module" src="page.js"></script>',
  )
  site = await serveFolder(join(workshop, 'site'))
  browser = await launchChromium()
  context = await browser.newContext()
  await context.route(
    ({ hostname }) => hostname !== '127.0.0.1',
    (route) => route.abort(),
  )
})

afterAll(async () => {
  await browser?.close()
  await site?.close()
  await service?.close()
  rmSync(workshop, { recursive: true, force: true })
})

afterEach(() => void problems.splice(0))

describe('modules', () => {
  let page: Page
  beforeAll(async () => {
    page = await openPage('')
    await page.waitForFunction(() => 'runSample' in globalThis)
  })

  test.each(named(chosen))('%s', async (_, sample) => {
    const path = `/${sampleFile(sample).replace(/\.\w+$/, '.js')}`
    const shown = await page.evaluate(([from, given]) => runSample(from, given), [path, known] as const)
    await page.waitForFunction(() => document.querySelector('section [aria-busy="true"]') === null)
    expect(await page.locator('[part~="error-state"]').allTextContents()).toEqual([])
    const filled = await page
      .locator('section[data-sample]:not(:empty)')
      .evaluateAll((sections) => sections.map((section) => (section as HTMLElement).dataset['sample']))
    if (/<[A-Z]/.test(sample.code)) expect(filled).toEqual(expect.arrayContaining([...shown]))
    expect(problems).toEqual([])
  })

  afterEach(() => page.evaluate(() => endSample()))
})

describe('pages', () => {
  test.each(named(inLanguage('html')))('%s', async (_, { code }) => {
    write('site/sample.html', samplePage(code))
    const page = await openPage('sample.html')
    const [, frame = page.mainFrame()] = page.frames()
    await frame.waitForFunction(() => {
      const { shadowRoot } =
        [...document.querySelectorAll('*')].find(({ localName }) => localName.startsWith('tonlens-')) ?? {}
      return (shadowRoot?.textContent ?? '') !== '' && shadowRoot?.querySelector('[aria-busy="true"]') === null
    })
    expect(await frame.locator('[part~="error-state"]').allTextContents()).toEqual([])
    await page.close()
    expect(problems).toEqual([])
  })

  test.each(named(inLanguage('css')))('%s', async (_, { code }) => {
    const rules = [...code.matchAll(/^([\w-]+?)(?:::part\(([\w-]+)\))? \{/gm)]
    const [[, tag = ''] = []] = rules
    const { outputFiles } = await build({
      stdin: { contents: code, loader: 'css', resolveDir: root },
      bundle: true,
      write: false,
      conditions: ['style'],
      alias: { tonlens: join(root, 'dist') },
      logLevel: 'error',
    })
    write(
      'site/sample.html',
      samplePage(`<style>${outputFiles[0]?.text}</style><${tag} ${readAttributes(tag)}></${tag}>`),
    )
    const page = await openPage('sample.html')
    for (const [, element = '', part] of rules) {
      if (part !== undefined) await page.locator(element).locator(`[part~="${part}"]`).first().waitFor()
    }
    const tokens = readFileSync(join(root, 'src/components/styles/tokens.css'), 'utf8')
    for (const [variable] of code.matchAll(/--tonlens-[\w-]+/g)) expect(tokens).toContain(`${variable}:`)
    await page.close()
    expect(problems).toEqual([])
  })
})

describe('in Node', () => {
  test.each(named(samples.filter(isForNode)))('%s', async (_, { code }) => {
    const [port, upstream] = [await findPort(), new URL(service.url).origin]
    const local = code.replace(/listen\(\d+\)/, `listen(${port})`).replaceAll('https://toncenter.com', upstream)
    write('server.mjs', (await transform(local, { loader: 'ts' })).code)
    const server = spawn(process.execPath, [join(workshop, 'server.mjs')], { stdio: ['ignore', 'ignore', 'inherit'] })
    try {
      const answer = await vi.waitFor(() => fetch(`http://127.0.0.1:${port}/api/v3/masterchainInfo`), 10_000)
      expect(await answer.json()).toHaveProperty('last.seqno')
      expect((await fetch(`http://127.0.0.1:${port}/elsewhere`)).status).toBe(404)
    } finally {
      server.kill()
    }
  })
})

describe('commands', () => {
  const lines = inLanguage('sh').flatMap((sample) =>
    sample.code
      .split('\n')
      .filter((line) => line.trim() !== '')
      .map((line) => [`${sampleName(sample)} ${line.replace(/\s+#.*/, '')}`, line.replace(/\s+#.*/, '')] as const),
  )

  test.each(lines)('%s', async (_, line) => {
    const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
      scripts: Record<string, string>
    }
    for (const [, name = ''] of line.matchAll(/npm (?:run )?(?!run|install|create)(\w[\w:-]*)/g))
      expect(scripts).toHaveProperty([name])
    for (const [file] of line.matchAll(/\b(?:test|stories|dist)\/[\w./-]+/g))
      expect(existsSync(join(root, file)), file).toBe(true)
    if (!line.startsWith('npm run service')) return
    cpSync(join(root, 'stories/chain/masterchain-info.json'), join(workshop, 'answers.json'))
    cpSync(join(root, 'stories/chain/blocks.json'), join(workshop, 'traces/blocks.json'))
    const options = line
      .replace(/^npm run service -- /, '')
      .replace(/--port \d+/, '')
      .split(' ')
    const child = spawn(
      process.execPath,
      [join(root, 'scripts/service.mjs'), '--port', '0', ...options.filter(Boolean)],
      { cwd: workshop },
    )
    try {
      const said = await new Promise<string>((resolve) => {
        child.stdout.once('data', (text) => resolve(String(text)))
        child.stderr.once('data', (text) => resolve(String(text)))
      })
      expect(said).toMatch(/^Index service on http/)
    } finally {
      child.kill()
    }
  })
})

test.each(named(inLanguage('json')))('%s names files of the package', (_, { code }) => {
  for (const [, file = ''] of code.matchAll(/node_modules\/tonlens\/([^"]+)/g))
    expect(existsSync(join(root, file)), file).toBe(true)
})

test('no language of a sample is left out', () => {
  const run = ['ts', 'tsx', 'js', 'html', 'css', 'sh', 'json']
  // The policy of a page: widgets-host.test.ts.
  expect(samples.filter(({ language }) => ![...run, 'text'].includes(language)).map(sampleName)).toEqual([])
})

/** A fragment of HTML as a page of its own, with elements that show something of the embedded chain. */
function samplePage(fragment: string): string {
  const filled = fragment
    .replaceAll('https://your.site/tonlens/', '/web/')
    .replace(
      /embed\.html\?widget=(\w+)&address=…/,
      (_, widget: string) => `embed.html?widget=${widget}&address=${examples[`tonlens-${widget}`]?.['address']}`,
    )
    .replaceAll(/<(tonlens-[\w-]+)([^>]*)>/g, (_, tag: string) => `<${tag} ${readAttributes(tag)}>`)
  // Style sheets have something to style.
  const element = /<(tonlens-|iframe)/.test(filled)
    ? ''
    : `<tonlens-transaction ${readAttributes('tonlens-transaction')}></tonlens-transaction>`
  const script = filled.includes('<script') ? '' : '<script type="module" src="/web/tonlens.js"></script>'
  const head = '<link rel="icon" href="data:,">'
  return filled.startsWith('<!doctype')
    ? filled.replace('<title>', `${head}<title>`)
    : `<!doctype html><html lang="en"><title>Sample</title>${head}${script}${filled}${element}</html>`
}

function readAttributes(tag: string): string {
  const given = Object.entries(examples[tag] ?? {}).map(([name, value]) => `${name}="${value}"`)
  return [...given, `base-url="${service.url}"`].join(' ')
}

/** Blocks with a file name of one document lie beside each other, the others on their own. */
function sampleFile({ document, line, file }: Sample): string {
  const page = document.replaceAll(/\W/g, '-')
  return file === undefined ? `${page}-${line}.tsx` : `${page}/${file}`
}

function write(file: string, text: string): void {
  const path = join(workshop, file)
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, text)
}

/** The same code, asking this test's service for an account that it has. */
function pointed(code: string): string {
  return served(code).replaceAll(/\b[EU]Q[\w-]{46}\b/g, known.account)
}

/** The same code, without a wait between requests, asking this test's service. */
function served(code: string): string {
  return code
    .replaceAll(/(['"])(?:https:\/\/(?:testnet\.)?(?:toncenter\.com|index\.example))?\/api\/v3\1/g, `'${service.url}'`)
    .replaceAll(/(new URL\('\.\/[\w.-]+)\.ts'/g, "$1.js'")
    .replaceAll('createClient({', 'createClient({ rate: 1000,')
}

/** Exports the functions and elements that a module declares, for the page to call and to render. */
function renderedParts(code: string): string {
  const names = [
    ...code.matchAll(/^(?:export )?(?:default )?(?:async )?(?:function (\w+)|const (\w+) = (?=.*=>|.*<[A-Z]|\($))/gm),
  ]
  return `export const parts = { ${names.map(([, one, other]) => one ?? other).join(', ')} }\n`
}

/** Opens a page whose errors and warnings are collected. */
async function openPage(path: string): Promise<Page> {
  const page = await context.newPage()
  page.on('pageerror', (error) => problems.push(error.message))
  page.on('console', (message) => {
    // The service has no stream unless it replays a trace. Browsers name the address in either place.
    const isStream = `${message.location().url} ${message.text()}`.includes('/streaming/')
    if (['error', 'warning'].includes(message.type()) && !isStream) problems.push(message.text())
  })
  await page.goto(`${site.url}/${path}`)
  return page
}
