// Assembles a new strict application from the code of the handbook's pages alone, compiles and renders it.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { build } from 'esbuild'
import { beforeAll, expect, test } from 'vitest'
import { jobs, readJob } from '../../stories/handbook/jobs.ts'
import { typeErrors } from './typeErrors.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
/** Inside the repository, where the packages that the application imports are found. */
const folder = join(root, 'node_modules/.cache/tonlens-jobs')
const codes = jobs.map((job) => ({
  ...job,
  ...readJob(job, readFileSync(join(root, 'stories', job.page), 'utf8')),
}))
const components = codes.filter(({ language }) => language === 'tsx')

/** Props of the components: what an application knows. */
const props =
  `address="EQCD39VS5jcptHL8vMjEXrzGaRcCVYto7HUn4bpAOg8xqB2N" owner="EQCD39VS5jcptHL8vMjEXrzGaRcCVYto7HUn4bpAOg8xqB2N" hash="BoB7DGEYuRrvmtEam12HpwxzmNV2R2PIsa6qgE85JVQ=" boc="BoB7DGEYuRrvmtEam12HpwxzmNV2R2PIsa6qgE85JVQ=" domain="alice.ton" client={client}`
    .split(/ (?=\w+=)/)
    .map((prop) => [prop.split('=')[0] ?? '', prop] as const)

function writeApp(): string {
  const used = components.map(({ code, name = '' }, at) => {
    const signature = new RegExp(`(?:function ${name}\\(|const ${name} = \\()([^)]*)`).exec(code)?.[1] ?? ''
    const given = props.filter(([prop]) => new RegExp(`\\b${prop}\\b[,: }]`).test(signature.split('}')[0] ?? ''))
    return {
      at,
      name,
      attributes: given.map(([, prop]) => prop).join(' '),
      takesChildren: signature.includes('children'),
    }
  })
  return [
    `import { createClient, TonlensProvider } from 'tonlens'`,
    ...used.map(({ at, name }) => `import { ${name} as Job${at} } from './job${at}'`),
    `const client = createClient({ network: 'mainnet' })`,
    'export const app = (',
    '  <TonlensProvider client={client}>',
    ...used.map(({ at, attributes, takesChildren }) =>
      takesChildren
        ? `    <Job${at} ${attributes}>text</Job${at}>`
        : `    <section data-job="${at}"><Job${at} ${attributes} /></section>`,
    ),
    '  </TonlensProvider>',
    ')',
  ].join('\n')
}

let problems: readonly string[] = []
beforeAll(async () => {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  for (const [at, { code }] of components.entries()) writeFileSync(join(folder, `job${at}.tsx`), code)
  writeFileSync(join(folder, 'app.tsx'), writeApp())
  problems = (await typeErrors(folder)).map(({ file, place, message }) => `${file}:${place} ${message}`)
}, 240_000)

test('there are ten jobs, each in at most 25 lines', () => {
  expect(codes).toHaveLength(10)
  expect(codes.filter(({ lines }) => lines > 25).map(({ title, lines }) => `${title}: ${lines}`)).toEqual([])
})

test('the application compiles in strict TypeScript', () => {
  expect(problems.filter((problem) => /^(?:app|job\d)/.test(problem))).toEqual([])
})

test('the application renders every job', async () => {
  const sources = join(root, 'src/entries')
  await build({
    stdin: {
      contents: `import { renderToString } from 'react-dom/server'; import { app } from './app.tsx'; export const html = renderToString(app)`,
      resolveDir: folder,
      loader: 'tsx',
    },
    outfile: join(folder, 'app.mjs'),
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: 'es2022',
    jsx: 'automatic',
    external: ['react', 'react-dom', 'react/jsx-runtime', '@tanstack/react-query', 'node:*'],
    alias: { tonlens: sources },
    packages: 'external',
    logLevel: 'error',
  })
  const { html } = (await import(pathToFileURL(join(folder, 'app.mjs')).href)) as { readonly html: string }
  const rendered = components.flatMap((_, at) => (html.includes(`data-job="${at}"><`) ? [at] : []))
  const wrapping = components.flatMap(({ code }, at) => (code.includes('ReactNode') ? [at] : []))
  expect(new Set([...rendered, ...wrapping])).toEqual(new Set(components.keys()))
})

test('the markup and the styles name what the package has', () => {
  const markup = codes.find(({ language }) => language === 'html')?.code ?? ''
  const table = readFileSync(join(root, 'src/widgets/elements/table.ts'), 'utf8')
  for (const [, tag = ''] of markup.matchAll(/<(tonlens-[\w-]+)/g)) expect(table).toContain(`tag: '${tag}'`)
  const tokens = readFileSync(join(root, 'src/components/styles/tokens.css'), 'utf8')
  const styles = codes.find(({ language }) => language === 'css')?.code ?? ''
  for (const [variable] of styles.matchAll(/--tonlens-[\w-]+/g)) expect(tokens).toContain(`${variable}:`)
})
