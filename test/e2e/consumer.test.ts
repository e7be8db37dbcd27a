// The packed tarball as strangers use it, with the code of the documents: an empty Vite React app, a
// server that renders, plain Node, and a plain page.
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startService } from '../../scripts/service.mjs'
import { readDocument } from '../docs/samples.ts'
import { isInShare } from '../helpers/chance.ts'
import { installPackages, packedPackage } from '../helpers/sharedWork.ts'
import { npm, npx, openFolder, readTypeErrors, run, write } from '../helpers/strangers.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const readme = readDocument('README.md')
const recipePage = readDocument('stories/handbook/pages/Recipes.mdx')
const server = readDocument('stories/guides/ServerRendering.mdx')
const index = JSON.parse(readFileSync(join(root, 'stories/chain/index.json'), 'utf8')) as {
  showcase: { readonly wallet: string; readonly traces: Readonly<Record<string, string>> }
}
const chain = JSON.parse(readFileSync(join(root, 'stories/chain/transactions.json'), 'utf8')) as {
  transactions: readonly { readonly hash: string; readonly in_msg: { readonly hash: string } | null }[]
}
/** Hash of the message that a wallet sent, base64. */
const messageHash =
  chain.transactions.find(({ hash }) => hash === index.showcase.traces['swapTrace'])?.in_msg?.hash ?? ''
const versions = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
  devDependencies: Readonly<Record<string, string>>
}

/** The applications among the samples: the others are a part of one. */
const [history = '', nfts = '', sent = '', mirror = ''] = [...readme, ...recipePage]
  .filter(({ language, code }) => language === 'tsx' && code.includes('export default'))
  .map(({ code }) => code)
const recipes = { history, nfts, sent, mirror }
const transaction = chain.transactions[0]?.hash ?? ''
/** An element by the script of dist/web, in a page whose React is of any version. */
const elements = `import { createElement, useEffect, useRef, useState, version } from 'react'
const script = document.createElement('script')
document.head.append(Object.assign(script, { type: 'module', src: './web/tonlens.js' }))
export default function App() {
  const place = useRef<HTMLDivElement>(null)
  const [compact, setCompact] = useState(false)
  const [heard, setHeard] = useState('')
  useEffect(() => {
    const hear = (event: Event) => setHeard((event as CustomEvent).detail.data.transactions.length + ' heard')
    place.current?.addEventListener('tonlens-load', hear)
  }, [])
  const attributes = { hash: '${transaction}', 'base-url': 'SERVICE', compact }
  return (
    <div ref={place}>
      <button onClick={() => setCompact(!compact)}>compact</button>
      <output>{heard} by React {version}</output>
      {createElement('tonlens-transaction', attributes as object)}
    </div>
  )
}
`

const isLong = process.env['TONLENS_LONG'] === '1'
const workshop = mkdtempSync(join(tmpdir(), 'tonlens-consumer-'))
let service: Awaited<ReturnType<typeof startService>>

beforeAll(async () => {
  service = await startService({ port: 0, rate: Infinity })
})

afterAll(async () => {
  await service?.close()
  rmSync(workshop, { recursive: true, force: true })
})

/** An older React in every second gate. */
const reacts = isInShare('React 18.3', 2) ? ['19', '18.3'] : ['19']

describe.each(reacts)('an empty Vite app with React %s', (react) => {
  const app = join(workshop, `react-${react}`)
  // An older React compiles and renders the same code: the gate tries a part of it there.
  const isWhole = isLong || react === '19'

  beforeAll(async () => {
    mkdirSync(join(app, 'src'), { recursive: true })
    if (react === '19') await installPackages(app)
    else await installAlone(app, react)
    write(
      app,
      'index.html',
      '<!doctype html><html lang="en"><meta charset="utf-8"><title>App</title><link rel="icon" href="data:,"><div id="root"></div><script type="module" src="/src/main.tsx"></script>',
    )
    write(
      app,
      'src/main.tsx',
      `import { createRoot } from 'react-dom/client'
const recipes = import.meta.glob<{ default: () => React.ReactNode }>('./recipes/*.tsx')
const { default: App } = await recipes['./recipes/' + location.hash.slice(1) + '.tsx']!()
createRoot(document.getElementById('root')!).render(<App />)
`,
    )
    mkdirSync(join(app, 'src/recipes'))
    for (const [name, code] of Object.entries(recipes)) write(app, `src/recipes/${name}.tsx`, pointedAtService(code))
    write(app, 'src/recipes/elements.tsx', elements.replace('SERVICE', service.url))
  })

  test('compiles the code of the README and the recipes, and refuses a misspelt field of a row', async () => {
    write(
      app,
      'tsconfig.json',
      JSON.stringify({
        compilerOptions: {
          target: 'ES2022',
          lib: ['ES2023', 'DOM', 'DOM.Iterable'],
          module: 'ESNext',
          moduleResolution: 'bundler',
          jsx: 'react-jsx',
          strict: true,
          noEmit: true,
          types: ['vite/client', 'react'],
        },
        include: ['src'],
      }),
    )
    const misspelt = `import { useTransactions } from 'tonlens'
export const useHashes = () => useTransactions({}).data?.transactions.map((t) => t.hsh)
`
    write(app, 'src/misspelt.ts', misspelt)
    expect(await readTypeErrors(app)).toEqual([
      expect.stringMatching(/^src\/misspelt\.ts.*Property 'hsh' does not exist on type 'Transaction'/),
    ])
    rmSync(join(app, 'src/misspelt.ts'))
  })

  test('builds', async () => {
    cpSync(join(app, 'node_modules/tonlens/dist/web'), join(app, 'public/web'), { recursive: true })
    await npx(app, 'vite', 'build', '--logLevel', 'error', '--base', './')
  })

  test('shows the history of an account', () =>
    openFolder(join(app, 'dist'), '#history', async (page) => {
      const rows = page.locator('[part~="table"] tbody tr:not([aria-hidden])')
      await rows.nth(3).waitFor()
      expect(await page.getByRole('alert').count()).toBe(0)
    }))

  test('holds an element, changes it and hears of it', () =>
    openFolder(join(app, 'dist'), '#elements', async (page) => {
      await page.locator('tonlens-transaction article[data-density=full]:not([aria-busy=true])').waitFor()
      expect(await page.locator('output').textContent()).toMatch(`1 heard by React ${react}`)
      await page.getByRole('button', { name: 'compact' }).click()
      await page.locator('tonlens-transaction article[data-density=compact]').waitFor()
      await page.getByRole('button', { name: 'compact' }).click()
      await page.locator('tonlens-transaction article[data-density=full]').waitFor()
    }))

  test.runIf(isWhole)('shows the NFTs of an owner', () =>
    openFolder(join(app, 'dist'), '#nfts', async (page) => {
      await page.locator('[part~="nft-card-name"]').first().waitFor()
    }),
  )

  test('leads from a message to the graph of its trace', () =>
    openFolder(join(app, 'dist'), '#sent', async (page) => {
      await page.locator('textarea').fill(messageHash)
      await page.locator('[part~="message-chain-graph"][data-transactions]').waitFor()
      await page.getByRole('treeitem').first().waitFor()
    }))

  test.runIf(isWhole)('keeps an account in the browser, and shows it without the service', () =>
    openFolder(join(app, 'dist'), '#mirror', async (page) => {
      await page.getByRole('button', { name: 'Keep this account here' }).click()
      await page.locator('[part~="mirror-status-scope"][data-state="complete"]').waitFor({ timeout: 60_000 })
      const rows = page.locator('[part~="table"] tbody tr:not([aria-hidden])')
      await rows.first().waitFor()
      const before = await rows.count()
      await page.route(`${service.url}/**`, (route) => route.abort())
      await page.reload()
      await rows.nth(before - 1).waitFor()
    }),
  )
})

test('a page without a bundler shows the tag of the README', async () => {
  const site = join(workshop, 'plain')
  mkdirSync(site)
  cpSync(join(workshop, 'react-19/node_modules/tonlens/dist/web'), join(site, 'web'), { recursive: true })
  const html = readmeCode('html')
  const pointed = html.replace(/address="[^"]+"/, `address="${index.showcase.wallet}" base-url="${service.url}"`)
  expect(pointed).not.toBe(html)
  write(site, 'index.html', pointed.replace('<title>', '<link rel="icon" href="data:,"><title>'))
  await openFolder(site, '', (page) => page.locator('tonlens-history tbody tr').first().waitFor())
})

test('a server renders what it prefetched, and the browser takes it over without a request', async () => {
  const app = join(workshop, 'react-19')
  mkdirSync(join(app, 'src/ssr'))
  for (const { file, code } of server.filter((sample) => sample.file !== undefined).slice(0, 3))
    write(app, `src/ssr/${file}`, pointedAtService(code))
  await npx(app, 'vite', 'build', '--logLevel', 'error', '--ssr', 'src/ssr/server.tsx', '--outDir', 'ssr')
  const script = `const { render } = await import('./ssr/server.js'); console.log(JSON.stringify(await render('${index.showcase.wallet}')))`
  write(app, 'render.mjs', script)
  const { html, data } = JSON.parse(await run(process.execPath, ['render.mjs'], app)) as Record<'html' | 'data', string>
  expect(html.split('<article').length).toBe(6)
  expect(html).not.toContain(' style=')

  const page = `<!doctype html><html lang="en"><meta charset="utf-8"><title>App</title><link rel="icon" href="data:,"><div id="root">${html}</div><script id="data" type="application/json">${data}</script><script type="module" src="/src/ssr/browser.tsx"></script>`
  write(app, 'index.html', page)
  await npx(app, 'vite', 'build', '--logLevel', 'error', '--outDir', 'hydrated')
  const asked: string[] = []
  await openFolder(join(app, 'hydrated'), '', async (tab) => {
    tab.on('request', (request) => request.url().startsWith(service.url) && asked.push(request.url()))
    await tab.reload()
    await tab.locator('article').first().waitFor()
    await tab.waitForLoadState('networkidle')
  })
  expect(asked).toEqual([])
})

test('tonlens/client runs in plain Node without a DOM', async () => {
  const app = join(workshop, 'react-19')
  write(app, 'node.mjs', pointedAtService(readmeCode('js')))
  const printed = await run(process.execPath, ['node.mjs'], app)
  expect(printed).toMatch(/\d/)
})

test('the tarball holds what users need and nothing else', () => {
  const packed = join(workshop, 'react-19/node_modules/tonlens')
  expect(readdirSync(packed).toSorted()).toEqual([
    'CHANGELOG.md',
    'LICENSE',
    'NOTICES.md',
    'README.md',
    'dist',
    'package.json',
    'skills',
  ])
})

/** Installs the package with an older React, and nothing that it does not ask for. */
async function installAlone(app: string, react: string): Promise<void> {
  write(app, 'package.json', JSON.stringify({ name: 'app', private: true, type: 'module' }))
  await npm(
    app,
    'install',
    '--no-audit',
    '--no-fund',
    '--prefer-offline',
    await packedPackage(),
    `react@${react}`,
    `react-dom@${react}`,
    `@types/react@${react}`,
    `@types/react-dom@${react}`,
    ...['@tanstack/react-query', 'vite', 'typescript'].map(
      (name) => `${name}@${versions.devDependencies[name] ?? 'latest'}`,
    ),
  )
}

/** First block of a language in the README. */
function readmeCode(language: string): string {
  const code = readme.find((sample) => sample.language === language)?.code
  if (code === undefined) throw new Error(`The README has no block of ${language}.`)
  return code
}

/** The same code, asking the service of this test for an account of the embedded chain. */
function pointedAtService(code: string): string {
  const network = `{ name: 'embedded', baseUrl: '${service.url}' }`
  const pointed = code
    .replace(`network: 'mainnet'`, `network: ${network}`)
    .replace(/{ name: 'mainnet', baseUrl: [^}]*}/, network)
    .replace(/createClient\({/g, 'createClient({ rate: 1000,')
    .replace(/[EU]Q[\w-]{46}/g, index.showcase.wallet)
  if (code.includes('mainnet') && !pointed.includes(service.url)) throw new Error('The example names no network.')
  return pointed
}
