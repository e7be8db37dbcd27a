// The last state of a page, kept in this browser and shown before the explorer itself runs.

/** An element: its name, its attributes, and what it holds. A text is a string. */
export type SnapshotNode =
  | string
  | readonly [name: string, attributes: Readonly<Record<string, string>>, ...children: SnapshotNode[]]

/** Last state of one page. */
export interface Snapshot {
  /** Path of the script of the explorer that drew it: names of scripts say their content. */
  readonly entry: string
  /** Result of {@link readConditions}. */
  readonly conditions: string
  /** Result of `networkKey`. */
  readonly network: string
  /** BCP 47 tag. */
  readonly language: string
  /** Unix milliseconds. */
  readonly at: number
  /** When the page looked like this, in its language. */
  readonly label: string
  /** URLs of its style sheets. */
  readonly sheets: readonly string[]
  /** Custom properties that the configuration sets on the page. */
  readonly colors: string
  readonly page: SnapshotNode
}

/** Start of the keys in `localStorage`; the fragment of the URL follows. */
export const keyStart = 'tonlens-explorer-page '

/** Settings of the reader, as they are kept. */
export function readSavedSettings(): Readonly<Record<string, unknown>> {
  const settings: unknown = JSON.parse(localStorage.getItem('tonlens-explorer-settings') ?? '{}')
  return typeof settings === 'object' && settings !== null ? (settings as Readonly<Record<string, unknown>>) : {}
}

/** Returns the settings that the texts of a page depend on: with others, an earlier state of it is not shown. */
export function readConditions(): string {
  const { language, time, verify, currency } = readSavedSettings()
  return JSON.stringify([language, time, verify, currency, navigator.languages.map((tag) => tag.split('-')[0])])
}

/** Keys of the kept pages. */
export function listKeys(): string[] {
  return Object.keys(localStorage).filter((key) => key.startsWith(keyStart))
}

/** Forgets the states of all pages. */
export function forgetSnapshots(): void {
  try {
    for (const key of listKeys()) localStorage.removeItem(key)
  } catch {
    // A browser that refuses its storage shows nothing of it.
  }
}

/** Tells whether an element or attribute may be in a snapshot: nothing there runs, loads code or has a name. */
export function isKept(element: string, attribute = '', value = ''): boolean {
  return (
    !/^(?:script|style|link|meta|base|iframe|frame|object|embed|dialog|template|video|audio|source|animate\w*|set)$/i.test(
      element,
    ) &&
    !/^(?:on|id$|for$|name$|form|autofocus|tabindex|download|srcdoc|aria-(?:live|busy|labelledby|describedby|controls|owns|activedescendant|details))/i.test(
      attribute,
    ) &&
    // Live regions would be read out twice.
    (attribute !== 'role' || !/^(?:alert|status|log|timer|dialog)/.test(value)) &&
    (!/(?:href|src|srcset|action)$/i.test(attribute) || /^(?:#|\.\/|https:|http:|data:image\/)/.test(value))
  )
}

/** Tells whether a page has its content: nothing in the window is loading. */
export function isComplete(root: Element): boolean {
  const page = root.querySelector('.explorer-page')
  // The explorer could not start, or cannot show the network.
  if (page === null) return root.querySelector('[role="alert"]') !== null
  if (page.childElementCount === 0) return false
  return [...page.querySelectorAll('[aria-busy="true"], [data-state="loading"]')].every((element) => {
    const { top, bottom, height } = element.getBoundingClientRect()
    return height === 0 || bottom <= 0 || top >= innerHeight
  })
}
