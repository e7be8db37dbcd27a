// Compiles solutions, bundles them, and opens each in a page whose only network is the embedded chain.
import { execFile } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import type { Plugin } from 'esbuild'
import type { Browser, Page, Route } from 'playwright'
import { EMBEDDED_CHAIN, openWorld } from '../../scripts/service/world.mjs'
import { readJob } from '../../stories/handbook/jobs.ts'
import { bundleModules } from '../helpers/bundleModules.ts'
import type { Shown, Task } from './task.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
/** A host that only these pages know. */
const SITE = 'https://newcomer.example'
const SERVICES = /^\/api\/v3\//

/** The block of a page that solves the task. */
export function readRecorded({ recorded, prompt }: Task): string {
  const page = readFileSync(join(root, 'stories', recorded.page), 'utf8')
  return readJob({ ...recorded, title: prompt }, page).code
}

/**
 * Lets a command solve a task, in a folder of its own with `PROMPT.md` and `docs`.
 * @param command Shell command that writes the file of the task.
 * @returns Text of that file.
 * @throws {Error} The command failed, or wrote no file.
 */
export async function solve(task: Task, command: string): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'tonlens-newcomer-'))
  try {
    for (const document of task.docs) {
      mkdirSync(dirname(join(folder, 'docs', document)), { recursive: true })
      cpSync(join(root, document), join(folder, 'docs', document))
    }
    writeFileSync(join(folder, 'PROMPT.md'), promptText(task))
    await promisify(execFile)('sh', ['-c', command], { cwd: folder, timeout: 600_000, maxBuffer: 1e8 })
    return readFileSync(join(folder, task.file), 'utf8')
  } finally {
    rmSync(folder, { recursive: true })
  }
}

function promptText({ prompt, file, docs }: Task): string {
  return `${prompt}

Use the npm package \`tonlens\`, and write the file \`${file}\` in this folder. TypeScript is strict. Read only:

${docs.map((document) => `- docs/${document}`).join('\n')}
`
}

/**
 * Bundles the applications of a folder: \`<task>/use.tsx\`, or a style sheet or page of its own.
 * @returns Files by their path from the root of the site.
 */
export async function bundleSolutions(folder: string, names: readonly string[]): Promise<ReadonlyMap<string, string>> {
  for (const name of names) writeFileSync(join(folder, name, 'run.tsx'), RUN)
  const files = await bundleModules({
    entryPoints: {
      ...Object.fromEntries(names.map((name) => [`${name}/run`, join(folder, name, 'run.tsx')])),
      tonlens: join(root, 'src/entries/widgets.ts'),
    },
    outdir: folder,
    alias: {
      'tonlens/styles.css': join(root, 'src/components/styles/index.css'),
      tonlens: join(root, 'src/entries'),
    },
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [inlineStyles],
  })
  return new Map(files.map(({ path, text }) => [`/${relative(folder, path)}`, text]))
}

/** Style sheets that elements import as texts. */
const inlineStyles: Plugin = {
  name: 'inline-styles',
  setup(bundle) {
    bundle.onResolve({ filter: /\.css\?inline$/ }, ({ path, resolveDir }) => ({
      path: join(resolveDir, path.replace('?inline', '')),
      namespace: 'inline',
    }))
    bundle.onLoad({ filter: /.*/, namespace: 'inline' }, ({ path }) => ({
      contents: readFileSync(path, 'utf8'),
      loader: 'text',
    }))
  },
}

/** Shows the element of an application, or runs its function. */
const RUN = `import { createElement, isValidElement } from 'react'
import { createRoot } from 'react-dom/client'
import * as used from './use'
const main = used.default
if (isValidElement(main)) createRoot(document.querySelector('main')).render(main)
else globalThis.result = Promise.resolve(main?.())
`

/** Pages of solutions. */
export interface Workshop {
  readonly open: (name: string, task: Task, html?: string) => Promise<Shown>
}

/** Makes pages from the files of {@link bundleSolutions}. */
export async function openWorkshop(browser: Browser, files: ReadonlyMap<string, string>): Promise<Workshop> {
  const index = await openWorld([EMBEDDED_CHAIN])
  return {
    async open(name, task, html) {
      const requests: URL[] = []
      const lines: string[] = []
      let isOffline = false
      // A context for each: the limit of requests is shared by all pages of an origin.
      const context = await browser.newContext()
      await context.route('**', async (route) => {
        const url = new URL(route.request().url())
        if (!SERVICES.test(url.pathname)) return fulfillFile(route, url, files, name, html)
        if (isOffline) return route.abort('internetdisconnected')
        requests.push(url)
        const answer = await index.fetch(url, { headers: new Headers(await route.request().allHeaders()) })
        const { status, body } = (task.change ?? ((_, same) => same))(url, {
          status: answer.status,
          body: await answer.text(),
        })
        return route.fulfill({
          status,
          body,
          headers: { 'access-control-allow-origin': '*' },
          contentType: 'application/json',
        })
      })
      const page = await context.newPage()
      page.on('console', (message) => void lines.push(message.text()))
      page.on('pageerror', (error) => void lines.push(`Error: ${error.message}`))
      page.setDefaultTimeout(20_000)
      await page.goto(`${SITE}/`)
      const result = html === undefined ? await readResult(page) : undefined
      const reloadOffline = async () => {
        isOffline = true
        await page.reload()
      }
      return { page, result, requests, lines, reloadOffline }
    },
  }
}

function readResult(page: Page): Promise<unknown> {
  return page.evaluate(async () => (globalThis as { result?: Promise<unknown> }).result)
}

const TYPES: Readonly<Record<string, string>> = { js: 'text/javascript', css: 'text/css' }

function fulfillFile(route: Route, url: URL, files: ReadonlyMap<string, string>, name: string, html?: string) {
  const sheet = files.has(`/${name}/run.css`) ? `<link rel="stylesheet" href="/${name}/run.css">` : ''
  if (url.pathname === '/')
    return route.fulfill({
      contentType: 'text/html',
      body:
        html ??
        `<!doctype html><html lang="en"><title>Solution</title>${sheet}<main></main><script type="module" src="/${name}/run.js"></script></html>`,
    })
  // Pages of `html` name the host of the prompt.
  const text = files.get(url.pathname.replace(/^\/tonlens\//, '/'))
  if (text === undefined) return route.fulfill({ status: 404 })
  const contentType = TYPES[url.pathname.split('.').at(-1) ?? ''] ?? 'text/plain'
  return route.fulfill({ contentType, body: text, headers: { 'access-control-allow-origin': '*' } })
}
