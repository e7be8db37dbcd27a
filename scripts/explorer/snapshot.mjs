// Lets the explorer run after the last state of the page is painted, if this browser has kept one.
import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { buildSync } from 'esbuild'

/** @import { Plugin } from 'vite' */

const entryPoint = join(import.meta.dirname, '../../src/apps/explorer/snapshot/showSnapshot.ts')

/** @param {string} text @param {'hex' | 'base64'} encoding */
const hash = (text, encoding) => createHash('sha256').update(text).digest(encoding)

/**
 * Script of the page. The scripts of the explorer wait in a template: a snapshot is shown before it runs, by code that a
 * first visit does not load. The key is that of snapshot.ts.
 */
const choose = `{const[main,show]=document.querySelector("template").content.children,add=(from)=>{const script=document.importNode(from,!0);script.onerror=()=>from===show&&add(main);document.head.append(script)};let kept=null;try{kept=localStorage.getItem("tonlens-explorer-page "+location.hash)}catch{}add(kept===null?main:show)}`

/**
 * Vite plugin: writes the script that shows snapshots, and the one that chooses it into index.html.
 * @returns {Plugin}
 */
export function showSnapshot() {
  const { outputFiles } = buildSync({
    entryPoints: [entryPoint],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    target: ['es2022'],
  })
  const source = outputFiles[0]?.text ?? ''
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
        const scripts = `<template>${entry}<script src="./${fileName}"></script></template>\n    <script>${choose}</script>`
        return page
          .replace("script-src 'self'", `script-src 'self' 'sha256-${hash(choose, 'base64')}'`)
          .replace(entry, () => `<link rel="modulepreload" crossorigin href="${url}">`)
          .replace('</div>\n', () => `</div>\n    ${scripts}\n`)
      },
    },
  }
}
