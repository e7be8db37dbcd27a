// Lets the explorer run after the last state of the page is painted, if this browser has kept one.
import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { buildSync } from 'esbuild'
import { listFiles } from './preload.mjs'

/** @import { Plugin } from 'vite' */

/** @param {string} text @param {'hex' | 'base64'} encoding */
const hash = (text, encoding) => createHash('sha256').update(text).digest(encoding)

/** Bundles a module for the page. @param {string} file */
function bundle(file) {
  const { outputFiles } = buildSync({
    entryPoints: [join(import.meta.dirname, '../../src/apps/explorer/snapshot', file)],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    target: ['es2022'],
    // Without the words that make a script strict: nothing in these needs them.
    tsconfigRaw: {},
  })
  return outputFiles[0]?.text.trim() ?? ''
}

/**
 * Vite plugin: writes the script that shows snapshots, and the one that chooses it into index.html: before the style
 * sheet, which scripts after it wait for.
 * @param {ReadonlyMap<string, string>} shared Names of files beside the chunks.
 * @returns {Plugin}
 */
export function showSnapshot(shared) {
  const choose = bundle('chooseScript.ts')
  const source = bundle('showSnapshot.ts')
  const fileName = `assets/snapshot-${hash(source, 'hex').slice(0, 8)}.js`
  return {
    name: 'show-snapshot',
    generateBundle() {
      this.emitFile({ type: 'asset', fileName, source })
    },
    transformIndexHtml: {
      order: 'post',
      handler(page, { bundle = {} }) {
        const [entry = ''] = /<script type="module"[^>]* src="[^"]+"><\/script>/.exec(page) ?? []
        const [sheet = ''] = /<link rel="stylesheet"[^>]*>/.exec(page) ?? []
        if (entry === '' || sheet === '') throw new Error('index.html has no script or no style sheet of the explorer.')
        // Asked for before the scripts.
        const early = sheet.replace('rel="stylesheet"', 'rel="preload" as="style"')
        const lists = Object.entries(listFiles(bundle, shared)).map(
          ([name, files]) => `data-${name}="${files.join(' ')}"`,
        )
        const waiting = `<template ${lists.join(' ')}>${entry}<script src="./${fileName}"></script></template>`
        return page
          .replace("script-src 'self'", `script-src 'self' 'sha256-${hash(choose, 'base64')}'`)
          .replace(entry, '')
          .replaceAll(/\s*<link rel="modulepreload"[^>]*>/g, '')
          .replace(sheet, () => `${early}\n    ${waiting}\n    <script>${choose}</script>\n    ${sheet}`)
      },
    },
  }
}
