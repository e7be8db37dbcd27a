// Script in the page itself. The scripts of the explorer wait in a template: where this browser has kept the last state
// of the page, the one that shows it runs before the explorer; a first visit does not load it, and loads the files of
// its page beside the explorer.
import { keyStart } from './snapshot.ts'

const template = document.querySelector('template') as HTMLTemplateElement
const [explorer, show] = template.content.children as Iterable<Element> as [Element, Element]

function run(waiting: Element): void {
  const script = document.importNode(waiting, true) as HTMLScriptElement
  script.onerror = () => waiting === show && run(explorer)
  document.head.append(script)
}

/** Begins to load the files of a list. */
function preload(name: string, priority: 'auto' | 'low'): void {
  for (const file of template.getAttribute(`data-${name}`)?.split(' ') ?? []) {
    const link = document.createElement('link')
    const isSheet = file.endsWith('.css')
    link.rel = isSheet ? 'preload' : 'modulepreload'
    if (isSheet) link.as = 'style'
    link.crossOrigin = ''
    link.fetchPriority = priority
    link.href = `./assets/${file}`
    document.head.append(link)
  }
}

let kept
try {
  kept = localStorage.getItem(keyStart + location.hash)
} catch {
  // A browser that refuses its storage has kept nothing.
}
if (kept) run(show)
else {
  preload('first', 'auto')
  run(explorer)
  // Files of the network and the page, which the explorer would ask for only when it runs: after the first frame, which
  // they would delay.
  requestAnimationFrame(() =>
    setTimeout(() => {
      const [, network = '', page = ''] = location.hash.split(/[/?|]/)
      for (const name of [network, page || 'home']) preload(name, 'low')
    }),
  )
}
