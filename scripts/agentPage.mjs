// Builds the page that hosts of agents show beside answers: one file that loads nothing.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'vite'
import { bundleNamedStyles } from './styles.mjs'
import { root, webConfig } from './web/options.mjs'

const folder = join(root, 'src/tools/mcp/page')

/** Builds the page. @returns {Promise<string>} HTML. */
export async function buildAgentPage() {
  const entry = { page: join(folder, 'page.tsx') }
  const config = webConfig(join(root, 'dist'), { entry, formats: ['iife'], name: 'tonlensPage' })
  const alias = [
    .../** @type {{ find: RegExp, replacement: string }[]} */ (config.resolve?.alias ?? []),
    { find: /^tonlens$/, replacement: join(root, 'src/entries/index.ts') },
  ]
  const built = await build({
    ...config,
    // Tests build it, too, in which Vite would call the runtime of development.
    oxc: { jsx: { development: false } },
    resolve: { alias },
    build: { ...config.build, write: false },
  })
  const [chunk] = /** @type {import('vite').Rolldown.RolldownOutput[]} */ (built)[0]?.output ?? []
  const script = chunk?.code ?? ''
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  return `<!doctype html>
<html lang="en" data-theme="light" data-version="${version}">
<meta charset="utf-8">
<title>tonlens</title>
<style>${await bundleNamedStyles(script)}${readFileSync(join(folder, 'page.css'), 'utf8')}</style>
<main><p role="status">Waiting for the answer…</p></main>
<script>${script.trim().replaceAll('</script', String.raw`<\/script`)}</script>
</html>
`
}
