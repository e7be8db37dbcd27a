import { cases } from 'component-cases'
import { createElement, type ReactElement } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import styles from '../../src/styles/index.css?inline' with { type: 'text' }
import { DisplayProvider } from '../../src/display/DisplayProvider.tsx'
import { createManyNames, lengthenLists } from '../helpers/manyEntries.ts'
import { atMost } from './bench.ts'

const entries = 10_000
/** CPU time of the main thread that a list may take, ms. */
const most = 200
/** Rows that the table of a run shows. */
const shown = 8

/** CPU time of the main thread from data to first frame, for each list of 10,000 entries in each component. */
globalThis.bench = async () => {
  document.head.append(Object.assign(document.createElement('style'), { textContent: styles }))
  const names = createManyNames(entries)
  const found: { readonly what: string; readonly spent: number }[] = []
  for (const { name, component, props, display = { now: 1_795_254_867, timeZone: 'UTC' } } of cases) {
    const wrap = (changed: object, more: object = {}) => createElement(DisplayProvider, { ...display, ...more }, createElement(component, changed))
    // Compiles what the component needs.
    await measure(wrap(props))
    for (const { path, props: long } of lengthenLists(props, entries)) {
      found.push({ what: `${name}, ${path}`, spent: await measureTwice(wrap(long)) })
    }
    found.push({ what: `${name}, names`, spent: await measureTwice(wrap(props, { names })) })
  }
  found.sort((a, b) => b.spent - a.spent)
  const over = found.filter(({ spent }) => spent > most).length
  return [
    ...found.slice(0, Math.max(shown, over)).map(({ what, spent }) => atMost(`10,000 entries: ${what}, against ${most} ms`, spent, most, 1)),
    { ...atMost('10,000 entries: lists measured', found.length, found.length, 1, 'requests'), unit: 'elements', target: '' },
  ]
}

/** The quicker of two: a collection of garbage is no work of the list. */
async function measureTwice(element: ReactElement): Promise<number> {
  return Math.min(await measure(element), await measure(element))
}

/** Milliseconds of CPU time until the element is painted. */
async function measure(element: ReactElement): Promise<number> {
  const host = document.body.appendChild(document.createElement('div'))
  host.style.inlineSize = '900px'
  const root = createRoot(host)
  const start = await mainThreadTime()
  flushSync(() => root.render(element))
  await new Promise(requestAnimationFrame)
  await new Promise((resolve) => setTimeout(resolve))
  const spent = (await mainThreadTime()) - start
  root.unmount()
  host.remove()
  return spent / 1000
}
