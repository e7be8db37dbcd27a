// The code that the handbook offers to copy, pasted: tags and frames into plain pages, React into an app. Frames have
// the elements of the tags inside, and programs of React are made by one template: a third of both by chance, all of
// them with TONLENS_LONG=1.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { build, type Plugin } from 'esbuild'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { examples } from '../../stories/widgets/examples.ts'
import { otherUses } from '../../stories/widgets/otherUses.ts'
import { reactUses, snippetsFor, createSnippets } from '../../stories/widgets/snippets.ts'
import { chooseShare } from '../helpers/chance.ts'
import { arrived, built, startWidgetSite, type WidgetSite } from './widgets/widgetSite.ts'

let site: WidgetSite

beforeAll(async () => {
  site = await startWidgetSite()
  const networks = JSON.stringify(Object.fromEntries(names.map((name) => [name, { baseUrl: site.ownService(name) }])))
  const page = readFileSync(join(built, 'embed.html'), 'utf8').replace('>{}</script>', `>${networks}</script>`)
  site.write('embed.html', page.replace("'self' https:;", '*;'))
})

afterAll(() => site.close())

const names = Object.keys(arrived)
/** `tonlens-explorer` is a page of its own, and no component. */
const components = chooseShare(
  [...Object.values(reactUses).map(({ component }) => component), ...Object.keys(otherUses)],
  3,
)

function snippetCode(tag: string, name: string, more: Readonly<Record<string, string>>): string {
  return (
    createSnippets(tag, { ...examples[tag], ...more }, site.url).find((snippet) => snippet.name === name)?.code ?? ''
  )
}

test('the tag code of every element works in one plain page', async () => {
  const codes = names.map((name) => snippetCode(`tonlens-${name}`, 'Tag', { 'base-url': site.ownService(name) }))
  const page = await site.open(codes.join('\n'), { head: '' })
  for (const name of names) {
    const element = page.locator(`tonlens-${name}`)
    await element.scrollIntoViewIfNeeded()
    await element
      .locator(arrived[name] ?? '')
      .first()
      .waitFor()
  }
  expect(site.faults).toEqual([])
})

test('the frame code of elements works in one plain page', async () => {
  const framed = chooseShare(names, 3)
  const codes = framed.map((name) => snippetCode(`tonlens-${name}`, 'Frame', { network: name }))
  const page = await site.open(codes.join('\n'), { head: '' })
  for (const [at, name] of framed.entries()) {
    await page.locator('iframe').nth(at).scrollIntoViewIfNeeded()
    const element = page.frameLocator('iframe').nth(at).locator(`tonlens-${name}`)
    await element
      .locator(arrived[name] ?? '')
      .first()
      .waitFor()
  }
  expect(site.faults).toEqual([])
})

test('the React code of components runs in an app', async () => {
  site.write('app.js', await bundled())
  const page = await site.open(
    '<div id="root"></div><link rel="stylesheet" href="/app.css"><script src="/app.js" defer></script>',
    { head: '' },
  )
  await page.waitForFunction(() => 'show' in globalThis)
  const silent: string[] = []
  for (const name of components) {
    const shown = await page.evaluate(
      (each) => (globalThis as unknown as { show: (name: string) => Promise<boolean> }).show(each),
      name,
    )
    if (!shown) silent.push(name)
  }
  expect(silent).toEqual([])
  expect(site.faults).toEqual([])
})

/** All programs in one script: `show(name)` says whether there is something to see within ten seconds. */
async function bundled(): Promise<string> {
  const snippets: Plugin = {
    name: 'snippets',
    setup(bundler) {
      bundler.onResolve({ filter: /^snippet:/ }, ({ path }) => ({ path: path.slice(8), namespace: 'snippet' }))
      bundler.onLoad({ filter: /.*/, namespace: 'snippet' }, ({ path }) => ({
        contents: codeIn(path).replace(
          "network: 'mainnet' })",
          `network: { name: 'here', baseUrl: '${site.service.url}' } })`,
        ),
        loader: 'tsx',
        resolveDir: join(built, '../..'),
      }))
    },
  }
  const { outputFiles } = await build({
    stdin: {
      contents: `
        import { createRoot } from 'react-dom/client'
        ${components.map((name) => `import { App as ${name} } from 'snippet:${name}'`).join('\n')}
        const apps = { ${components.join(', ')} }
        globalThis.show = async (name) => {
          const place = document.querySelector('#root')
          const root = createRoot(place)
          const App = apps[name]
          root.render(<App />)
          const seen = () => document.querySelector('[data-tonlens-devtools]') ?? place.querySelector('[part]:not([aria-busy=true])')
          for (let at = 0; at < 200 && seen() === null; at += 1) await new Promise((over) => setTimeout(over, 50))
          const shown = seen() !== null && place.querySelector('[part~=error-state]') === null
          root.unmount()
          return shown
        }`,
      resolveDir: join(built, '../..'),
      loader: 'jsx',
    },
    bundle: true,
    outdir: '/',
    jsx: 'automatic',
    tsconfigRaw: {},
    plugins: [snippets],
    define: { 'process.env.NODE_ENV': '"production"' },
    write: false,
  })
  site.write('app.css', outputFiles.find(({ path }) => path.endsWith('.css'))?.text ?? '')
  return outputFiles.find(({ path }) => path.endsWith('.js'))?.text ?? ''
}

function codeIn(component: string): string {
  return snippetsFor(component)?.snippets.find(({ name }) => name === 'React')?.code ?? ''
}
