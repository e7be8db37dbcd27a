import { cases } from 'component-cases'
import { createElement, type ReactElement } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import styles from '../../src/components/styles/index.css?inline' with { type: 'text' }
import { DisplayProvider } from '../../src/react/display/DisplayProvider.tsx'
import { createManyNames, lengthenLists } from '../helpers/components/manyEntries.ts'
import { atMost } from './bench.ts'

const entries = 10_000
/** CPU time of the main thread that a list may take at once, ms. */
const most = 200
/** Rows that the table of a run shows. */
const shown = 8
/** Times that a reader asks for more of a list. */
const presses = 10
/** Parts of a component that a reader opens. */
const openings = 5

/** Longest time that the main thread was busy at once, ms of CPU time, by what was done. */
interface Spent {
  readonly shown: number
  readonly opened: number
  readonly continued: number
  readonly scrolled: number
  readonly updated: number
}

/**
 * CPU time of the main thread, from an act to its first frame, for each list of 10,000 entries in each component.
 * With `only`, in components with these names.
 */
globalThis.bench = async (_url, _measured, only) => {
  document.head.append(Object.assign(document.createElement('style'), { textContent: styles }))
  const found: { readonly what: string; readonly spent: number }[] = []
  const add = (what: string, acts: Spent) => {
    for (const [act, spent] of Object.entries(acts) as [string, number][])
      found.push({ what: `${what}, ${act}`, spent })
  }
  let lists = 0
  for (const { name, component, props, display = { now: 1_795_254_867, timeZone: 'UTC' } } of cases) {
    if (only.length > 0 && !only.some((word) => name === word || name.startsWith(`${word},`))) continue
    const wrap = (changed: object, more: object = {}) =>
      createElement(DisplayProvider, { ...display, ...more }, createElement(component, changed))
    // Compiles what the component needs.
    await measure(wrap(props), wrap({ ...props }))
    const again = lengthenLists(props, entries)
    for (const [at, { path, props: long }] of lengthenLists(props, entries).entries()) {
      add(`${name}, ${path}`, await measureTwice(wrap(long), wrap(again[at]?.props ?? {})))
      lists += 1
    }
    add(
      `${name}, names`,
      await measureTwice(
        wrap(props, { names: createManyNames(entries) }),
        wrap(props, { names: createManyNames(entries) }),
      ),
    )
    lists += 1
  }
  found.sort((a, b) => b.spent - a.spent)
  const over = found.filter(({ spent }) => spent > most).length
  return [
    ...found
      .slice(0, Math.max(shown, over))
      .map(({ what, spent }) => atMost(`10,000 entries: ${what}, against ${most} ms`, spent, most, 1)),
    { ...atMost('10,000 entries: lists measured', lists, lists, 1, 'requests'), unit: 'elements', target: '' },
  ]
}

/** The quicker of two: a collection of garbage is no work of the list. */
async function measureTwice(element: ReactElement, update: ReactElement): Promise<Spent> {
  const [first, second] = [await measure(element, update), await measure(element, update)]
  const acts = (Object.keys(first) as (keyof Spent)[]).map((act) => [act, Math.min(first[act], second[act])] as const)
  return Object.fromEntries(acts) as unknown as Spent
}

/** Shows an element, does what a reader can do with its lists, and shows the same data as a service sends it again. */
async function measure(element: ReactElement, update: ReactElement): Promise<Spent> {
  const host = document.body.appendChild(document.createElement('div'))
  host.style.inlineSize = '900px'
  const root = createRoot(host)
  const spent = {
    shown: await spend(() => flushSync(() => root.render(element))),
    opened: await repeat(openings, () =>
      press(host.querySelector('summary:not(details[open] > summary), [aria-expanded="false"]')),
    ),
    continued: await repeat(presses, () => press(host.querySelector('[part~="fold-button"]'))),
    scrolled: await scroll(host),
    updated: await spend(() => flushSync(() => root.render(update))),
  }
  root.unmount()
  host.remove()
  return spent
}

/** Milliseconds of CPU time until what an act changes is painted. */
async function spend(act: () => void): Promise<number> {
  const start = await mainThreadTime()
  act()
  await new Promise(requestAnimationFrame)
  await new Promise((resolve) => setTimeout(resolve))
  return ((await mainThreadTime()) - start) / 1000
}

/** Longest of several acts; an act that finds nothing to do is the last. */
async function repeat(times: number, act: () => Promise<number> | undefined): Promise<number> {
  let longest = 0
  for (let left = times; left > 0; left -= 1) {
    const spent = await act()
    if (spent === undefined) break
    longest = Math.max(longest, spent)
  }
  return longest
}

function press(control: HTMLElement | null): Promise<number> | undefined {
  return control === null ? undefined : spend(() => flushSync(() => control.click()))
}

/** Scrolls every list to its middle and to its end. */
async function scroll(host: HTMLElement): Promise<number> {
  const lists = [...host.querySelectorAll<HTMLElement>('*')].filter(
    (list) => list.scrollHeight > list.clientHeight + 1 && /auto|scroll/.test(getComputedStyle(list).overflowY),
  )
  const places = lists.flatMap((list) => [0.5, 1].map((share) => ({ list, share })))
  return repeat(places.length, () => {
    const place = places.shift()
    return place && spend(() => (place.list.scrollTop = place.share * place.list.scrollHeight))
  })
}
