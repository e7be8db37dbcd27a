// The packed tarball as strangers use it: an empty Vite React app with the README's code, and plain Node.
import { execFile } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startService } from '../../scripts/service.mjs'
import { launchChromium } from '../helpers/chromium.ts'
import { serveFolder } from '../helpers/serveFolder.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const readme = readFileSync(join(root, 'README.md'), 'utf8')
const index = JSON.parse(readFileSync(join(root, 'stories/chain/index.json'), 'utf8')) as {
  showcase: Readonly<Record<string, string>>
}
const versions = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
  devDependencies: Readonly<Record<string, string>>
}

const workshop = mkdtempSync(join(tmpdir(), 'tonlens-consumer-'))
let service: Awaited<ReturnType<typeof startService>>
let tarball = ''

beforeAll(async () => {
  service = await startService({ port: 0, rate: Infinity })
  const [packed] = JSON.parse(
    await npm(root, 'pack', '--json', '--ignore-scripts', '--pack-destination', workshop),
  ) as { filename: string }[]
  tarball = join(workshop, packed?.filename ?? '')
})

afterAll(async () => {
  await service?.close()
  rmSync(workshop, { recursive: true, force: true })
})

describe.each(['19', '18.3'])('an empty Vite app with React %s', (react) => {
  const app = join(workshop, `react-${react}`)

  beforeAll(async () => {
    mkdirSync(join(app, 'src'), { recursive: true })
    write(app, 'package.json', JSON.stringify({ name: 'app', private: true, type: 'module' }))
    write(
      app,
      'index.html',
      '<!doctype html><html lang="en"><title>App</title><link rel="icon" href="data:,"><div id="root"></div><script type="module" src="/src/main.tsx"></script>',
    )
    write(
      app,
      'src/main.tsx',
      `import { createRoot } from 'react-dom/client'\nimport App from './App'\ncreateRoot(document.getElementById('root')!).render(<App />)\n`,
    )
    write(app, 'src/App.tsx', pointedAtService(codeOf('tsx')))
    await npm(
      app,
      'install',
      '--no-audit',
      '--no-fund',
      '--prefer-offline',
      tarball,
      `react@${react}`,
      `react-dom@${react}`,
      `@types/react@${react}`,
      `@types/react-dom@${react}`,
      ...['@tanstack/react-query', 'vite', 'typescript'].map(
        (name) => `${name}@${versions.devDependencies[name] ?? 'latest'}`,
      ),
    )
  })

  test('compiles the code of the README', async () => {
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
          types: ['vite/client'],
        },
        include: ['src'],
      }),
    )
    await npx(app, 'tsc')
  })

  test('builds, runs and shows transactions', async () => {
    await npx(app, 'vite', 'build', '--logLevel', 'error')
    const site = await serveFolder(join(app, 'dist'))
    const browser = await launchChromium()
    try {
      const page = await browser.newPage()
      const problems: string[] = []
      page.on('pageerror', (error) => problems.push(error.message))
      await page.goto(site.url)
      await page.locator('[part~="transaction-card"][data-status="success"]').first().waitFor()
      expect(await page.locator('[part~="transaction-card"]').count()).toBeGreaterThan(3)
      expect(problems).toEqual([])
    } finally {
      await browser.close()
      site.close()
    }
  })
})

test('tonlens/client runs in plain Node without a DOM', async () => {
  const app = join(workshop, 'react-19')
  write(app, 'node.mjs', pointedAtService(codeOf('js')))
  const printed = await run(process.execPath, ['node.mjs'], app)
  expect(printed).toMatch(/\d/)
})

test('the tarball holds what users need and nothing else', () => {
  const packed = join(workshop, 'react-19/node_modules/tonlens')
  expect(readdirSync(packed).toSorted()).toEqual(['CHANGELOG.md', 'LICENSE', 'README.md', 'dist', 'package.json'])
})

/** First code block of a language in the README. */
function codeOf(language: string): string {
  const [, code] = new RegExp(`\`\`\`${language}\\n([\\s\\S]*?)\`\`\``).exec(readme) ?? []
  if (code === undefined) throw new Error(`The README has no block of ${language}.`)
  return code
}

/** The same code, asking the service of this test for an account of the embedded chain. */
function pointedAtService(code: string): string {
  const network = `{ name: 'embedded', baseUrl: '${service.url}' }`
  const pointed = code
    .replace(`network: 'mainnet'`, `network: ${network}, rate: 1000`)
    .replace(/[EU]Q[\w-]{46}/g, index.showcase['wallet'] ?? '')
  if (!pointed.includes(service.url)) throw new Error('The example names no network.')
  return pointed
}

function write(folder: string, file: string, text: string): void {
  writeFileSync(join(folder, file), text)
}

function npm(cwd: string, ...args: string[]): Promise<string> {
  return run('npm', args, cwd)
}

function npx(cwd: string, ...args: string[]): Promise<string> {
  return run('npx', ['--no-install', ...args], cwd)
}

/** Not the synchronous one: the service answers from this process. */
async function run(command: string, args: string[], cwd: string): Promise<string> {
  const { stdout } = await promisify(execFile)(command, args, { cwd, shell: process.platform === 'win32' })
  return stdout
}
