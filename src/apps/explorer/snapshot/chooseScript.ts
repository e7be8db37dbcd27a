// Script in the page itself. The scripts of the explorer wait in a template: where this browser has kept the last state
// of the page, the one that shows it runs before the explorer; a first visit does not load it.
import { keyStart } from './snapshot.ts'

const template = document.querySelector('template') as HTMLTemplateElement
const [explorer, show] = template.content.children as Iterable<Element> as [Element, Element]

function run(waiting: Element): void {
  const script = document.importNode(waiting, true) as HTMLScriptElement
  script.onerror = () => waiting === show && run(explorer)
  document.head.append(script)
}

let kept
try {
  kept = localStorage.getItem(keyStart + location.hash)
} catch {
  // A browser that refuses its storage has kept nothing.
}
run(kept ? show : explorer)
