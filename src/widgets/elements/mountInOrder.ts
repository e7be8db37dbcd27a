// Views arrive in any order, but the first request of a page belongs to the element that readers see first.

/** An element whose view is being loaded. */
interface Waiting {
  readonly element: Element
  /** Set once the view has arrived, or cannot. */
  mount?: () => void
}

const waiting = new Set<Waiting>()

/**
 * Loads the view of an element and mounts it when the views of all elements before it have arrived: those in the
 * viewport come first, from the top down, then the others in the order of the page.
 * @param load Its rejection is that of the result; elements that follow no longer wait then.
 */
export async function mountInOrder<View>(
  element: Element,
  load: () => Promise<View>,
  mount: (view: View) => void,
): Promise<void> {
  const entry: Waiting = { element }
  waiting.add(entry)
  try {
    const view = await load()
    entry.mount = () => mount(view)
    mountFirst()
  } catch (error) {
    waiting.delete(entry)
    mountFirst()
    throw error
  }
}

/** Mounts what has arrived, up to the first element whose view has not. */
function mountFirst(): void {
  const places = new Map([...waiting].map((entry) => [entry, placeOnScreen(entry.element)]))
  const byPlace = (a: Waiting, b: Waiting) => (places.get(a) ?? 0) - (places.get(b) ?? 0)
  for (const entry of [...waiting].sort(byPlace)) {
    if (!entry.element.isConnected) {
      waiting.delete(entry)
      continue
    }
    if (entry.mount === undefined) return
    waiting.delete(entry)
    entry.mount()
  }
}

/**
 * Returns how soon a reader sees an element, in CSS px: less is sooner. What is in the viewport comes first, from the
 * top down, then what is below it, and what was scrolled past by its distance.
 */
export function placeOnScreen(element: Element): number {
  const { top, bottom } = element.getBoundingClientRect()
  return bottom < 0 ? window.innerHeight - bottom : Math.max(top, 0)
}

/**
 * Creates the slots that show the element's children, such as server output, while its view is not there.
 * Built without `innerHTML`, which pages can forbid by `require-trusted-types-for`.
 */
export function createSlots(): HTMLElement {
  const loading = document.createElement('slot')
  loading.name = 'loading'
  loading.append(document.createElement('slot'))
  return loading
}
