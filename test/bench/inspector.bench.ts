import { createElement } from 'react'
import { createRoot } from 'react-dom/client'
import cardStyles from '../../src/components/values/raw-data/raw-data.css?inline' with { type: 'text' }
import { CellInspector } from '../../src/components/tools/cell-inspector/CellInspector.tsx'
import { bytesToBase64 } from '../../src/ton/cells/bytes.ts'
import tokens from '../../src/components/styles/tokens.css?inline' with { type: 'text' }
import { largeBag } from '../fixtures/tools.ts'
import { atMost, longestWait } from './bench.ts'

const limit = 50
const rounds = 5

/** The longest time for which a page cannot respond while a bag of 100,000 cells is opened and searched. */
globalThis.bench = async () => {
  const bag = largeBag(100_000)
  const text = bytesToBase64(bag)
  document.head.append(Object.assign(document.createElement('style'), { textContent: tokens + cardStyles }))
  const opened: number[] = []
  const pasted: number[] = []
  const searched: number[] = []
  const times: number[] = []
  for (let round = 0; round < rounds; round += 1) {
    const start = performance.now()
    const page = show(bag)
    opened.push(await longestWait(() => until(page.isRead)))
    times.push(performance.now() - start)
    searched.push(await longestWait(() => page.search('f')))
    page.close()
    const other = show(text)
    pasted.push(await longestWait(() => until(other.isRead)))
    other.close()
  }
  // The quietest round: what other processes take of the core is no work of the page.
  const task = (what: string, waits: readonly number[]) =>
    atMost(`${what}: longest task, against ${limit} ms`, Math.min(...waits), limit, 1)
  return [
    task('open 100,000 cells of bytes', opened),
    task('open 100,000 cells of base64', pasted),
    task('search 100,000 cells', searched),
    { ...atMost('time to open 100,000 cells, against 2 s', Math.min(...times), 2000, 1), target: '' },
  ]
}

function show(boc: Uint8Array | string) {
  const host = document.body.appendChild(document.createElement('div'))
  const root = createRoot(host)
  root.render(createElement(CellInspector, { boc }))
  return {
    isRead: () => host.querySelector('[role="tree"]') !== null,
    /** Resolves once the number of matches is shown. */
    async search(words: string) {
      const field = host.querySelector<HTMLInputElement>('[part~="raw-data-search"]')
      if (field === null) throw new Error('The tree has no search field.')
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, words)
      field.dispatchEvent(new Event('input', { bubbles: true }))
      await until(() => /\d/.test(host.querySelector('[part~="raw-data-found"]')?.textContent ?? ''))
    },
    close() {
      root.unmount()
      host.remove()
    },
  }
}

async function until(isTrue: () => boolean): Promise<void> {
  while (!isTrue()) await new Promise((resolve) => setTimeout(resolve, 4))
}
