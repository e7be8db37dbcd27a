// Puts the static pages of the repository together in `site/`: the handbook, the explorer in `explorer/` and the
// registry for the shadcn tool in `registry/`. Needs `npm run build` and `npm run build:storybook`.
import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = join(dirname(fileURLToPath(import.meta.url)), '..')
const site = join(root, 'site')
for (const folder of ['storybook-static', 'dist/registry'])
  if (!existsSync(join(root, folder)))
    throw new Error(`There is no ${folder}: run npm run build and npm run build:storybook first.`)

const { 'tonlens.js': hash } = JSON.parse(readFileSync(join(root, 'dist/web/integrity.json'), 'utf8'))
const assets = join(root, 'storybook-static/assets')
if (!readdirSync(assets).some((file) => readFileSync(join(assets, file), 'utf8').includes(hash)))
  throw new Error('The handbook shows a script of another build: run npm run build:storybook after npm run build.')

rmSync(site, { recursive: true, force: true })
cpSync(join(root, 'storybook-static'), site, { recursive: true })
cpSync(join(root, 'dist/registry'), join(site, 'registry'), { recursive: true })
const networks = ['mainnet', 'testnet', 'embedded'].flatMap((network) => ['--network', network])
execFileSync(
  process.execPath,
  [join(root, 'dist/tools/cli/tonlens.js'), 'explorer', join(site, 'explorer'), ...networks],
  {
    stdio: 'inherit',
  },
)
// Without this file, GitHub leaves out files whose names begin with an underscore.
writeFileSync(join(site, '.nojekyll'), '')
console.log('Wrote site/.')
