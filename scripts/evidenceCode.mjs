// The program of an evidence file, as one text.
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import { oldestBrowsers } from './oldestBrowsers.mjs'

const folder = join(dirname(fileURLToPath(import.meta.url)), '../src/ledger/evidence')

/** @type {Promise<string> | undefined} */
let bundled

/** Bundles the program that an evidence file contains. */
export function bundleEvidenceCode() {
  bundled ??= bundle()
  return bundled
}

async function bundle() {
  const { outputFiles } = await build({
    entryPoints: [join(folder, 'page.ts')],
    bundle: true,
    minify: true,
    format: 'iife',
    target: oldestBrowsers,
    write: false,
  })
  const code = outputFiles[0]?.text.trim() ?? ''
  // The text stands inside a script element, and is compared with what a browser writes back.
  if (code === '' || /<\/script|<!--|\r/i.test(code))
    throw new Error('The program of the evidence file cannot stand in a script element.')
  return code
}

/** Vite plugin: fills `pageCode.ts` of the sources with the program. */
export function evidenceCode() {
  return {
    name: 'evidence-code',
    /** @param {string} id */
    async load(id) {
      if (!id.split('?')[0]?.endsWith('/src/ledger/evidence/pageCode.ts')) return undefined
      return `export const pageCode = ${JSON.stringify(await bundleEvidenceCode())}`
    },
  }
}
