// Lets the explorer run after the last state of the page is painted, if this browser has kept one.
import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { buildSync } from 'esbuild'

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
 * Vite plugin: writes the script that shows snapshots, and the one that chooses it into index.html.
 * @returns {Plugin}
 */
export function showSnapshot() {
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
      handler(page) {
        const [entry = '', url = ''] = /<script type="module"[^>]* src="([^"]+)"><\/script>/.exec(page) ?? []
        if (entry === '') throw new Error('index.html has no script of the explorer.')
        const waiting = `<template>${entry}<script src="./${fileName}"></script></template>`
        return page
          .replace("script-src 'self'", `script-src 'self' 'sha256-${hash(choose, 'base64')}'`)
          .replace(entry, () => `<link rel="modulepreload" crossorigin href="${url}">`)
          .replace('</div>\n', () => `</div>\n    ${waiting}\n    <script>${choose}</script>\n`)
      },
    },
  }
}
