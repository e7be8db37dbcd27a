// Finds forged texts in server output that have no mark near them.

interface Open {
  readonly tag: string
  readonly part: string
  /** Account of this element, or of the one around it. */
  readonly address: string
  /** Texts that wait for a mark of this element. */
  readonly waiting: { readonly path: string; readonly depth: number }[]
  isMarked: boolean
}

const parts = /<!--.*?-->|<(\/?)([\w-]+)((?:"[^"]*"|[^">])*?)(\/?)>|([^<]+)/gs
const single = /^(?:input|img|br|hr|path|use|line|circle|rect|source|wbr|col|meta|link)$/
/** Start of an address whose end stands beside it, where there is no room for all. */
const lineStart = /<span part="line-start">([^<]*)<\/span>/g
const marks = /data-kind="imitates"|jetton-mark|comment-warning|data-state="doubtful"/

/**
 * Lists the places of texts that have no mark within the elements around them.
 * @param isForged Tells whether a text, with its entities read, is a deception; `address` is the account that it names.
 * @param near How many elements around a text may hold its mark.
 */
export function findUnmarked(
  html: string,
  isForged: (text: string, address: string) => boolean,
  near = 4,
): readonly string[] {
  const open: Open[] = [{ tag: '', part: '', address: '', waiting: [], isMarked: false }]
  const missing: string[] = []
  const close = () => {
    const { isMarked, waiting } = open.pop() ?? { isMarked: false, waiting: [] }
    const parent = open.at(-1)
    if (parent === undefined || isMarked) {
      if (parent !== undefined) parent.isMarked = true
      return
    }
    for (const each of waiting) {
      if (each.depth >= near) missing.push(each.path)
      else parent.waiting.push({ ...each, depth: each.depth + 1 })
    }
  }
  for (const [, ending, tag = '', attributes = '', closed, text] of html.replaceAll(lineStart, '$1').matchAll(parts)) {
    if (text !== undefined) {
      const read = text
        .replaceAll('&#x27;', "'")
        .replaceAll('&quot;', '"')
        .replaceAll('&lt;', '<')
        .replaceAll('&amp;', '&')
      const path = open.slice(-4).map((each) => each.part || each.tag)
      if (isForged(read, open.at(-1)?.address ?? '')) open.at(-1)?.waiting.push({ path: path.join(' > '), depth: 0 })
    } else if (ending === '/') close()
    else if (tag !== '') {
      const part = /\spart="([^"]*)"/.exec(attributes)?.[1] ?? ''
      const address = /\sdata-address="([^"]*)"/.exec(attributes)?.[1] ?? open.at(-1)?.address ?? ''
      open.push({ tag, part, address, waiting: [], isMarked: marks.test(attributes) })
      if (closed === '/' || single.test(tag)) close()
    }
  }
  while (open.length > 0) {
    const root = open.at(-1)
    if (open.length === 1 && root?.isMarked === false) missing.push(...root.waiting.map(({ path }) => path))
    close()
  }
  return missing
}
