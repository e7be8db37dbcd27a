// Every way in which one field of a row can surprise: the inputs of the components' conformance suite.

/** A value with one leaf replaced. */
export interface Variant<Value> {
  /** Path of the leaf, such as `in_msg.value`. */
  readonly path: string
  readonly value: Value
}

/** Replaces a leaf; undefined keeps it. */
export type Replace = (leaf: unknown, path: string) => unknown

/** Copies of `root`, each with one leaf replaced; containers that hold others stay as they are. */
export function createVariants<Value>(root: Value, replace: Replace): Variant<Value>[] {
  const found: Variant<Value>[] = []
  const walk = (value: unknown, path: readonly (string | number)[]): void => {
    const name = path.join('.')
    const next = path.length === 0 ? undefined : replace(value, name)
    if (next !== undefined) found.push({ path: name, value: replaced(root, path, next) as Value })
    if (typeof value !== 'object' || value === null) return
    for (const key of Object.keys(value)) {
      walk((value as Record<string, unknown>)[key], [...path, Array.isArray(value) ? Number(key) : key])
    }
  }
  walk(root, [])
  return found
}

function replaced(value: unknown, path: readonly (string | number)[], leaf: unknown): unknown {
  const [key, ...rest] = path
  if (key === undefined) return leaf
  const copy: unknown = Array.isArray(value) ? [...(value as unknown[])] : { ...(value as object) }
  const holder = copy as Record<string | number, unknown>
  holder[key] = replaced(holder[key], rest, leaf)
  return copy
}

/** Null in place of everything, one field at a time. */
export const toNull: Replace = (leaf) => (leaf === null ? undefined : null)

/** A word that no version of the service has sent yet, in place of every word. */
export const toUnknownWord: Replace = (leaf) =>
  typeof leaf === 'string' && /^[a-z][a-z_]*$/.test(leaf) ? 'not_seen_before' : undefined

/** Zero in place of every number and every decimal string. */
export const toZero: Replace = (leaf) => (typeof leaf === 'number' ? 0 : isDecimal(leaf) ? '0' : undefined)

/** The largest that fits, in place of every number and every decimal string. */
export const toHuge: Replace = (leaf) =>
  typeof leaf === 'number' ? 2 ** 53 - 1 : isDecimal(leaf) ? String(2n ** 256n - 1n) : undefined

/** Markup, direction tricks, invisible letters, towers of marks and no place to break. */
export const hostileText = `<img src=x onerror="globalThis.hacked=1"><script>globalThis.hacked=1</script>\u202Egnp.exe\u202C\u200B\u0000\u2066 javascript:hacked Z${'\u0351\u036B\u0343\u0347'.repeat(40)} ${'👩‍👩‍👧‍👦'.repeat(200)}${'W'.repeat(100_000)}`

/** {@link hostileText} in place of every text that is neither a number nor a word of the service. */
export const toHostile: Replace = (leaf) => (typeof leaf === 'string' && !isDecimal(leaf) ? hostileText : undefined)

/** Ids of 2,000 digits, in place of those of currencies and the like. */
export const toLongIds: Replace = (leaf) => {
  if (typeof leaf !== 'object' || leaf === null || Array.isArray(leaf)) return undefined
  const [[key, value] = ['', undefined]] = Object.entries(leaf)
  return isDecimal(key) ? { ['9'.repeat(2000)]: value } : undefined
}

function isDecimal(leaf: unknown): boolean {
  return typeof leaf === 'string' && /^-?\d+$/.test(leaf)
}

const broken = /\bundefined\b|\bNaN\b|\[object|\bnull\b|\bInfinity\b|Invalid Date/
/** Attributes that are read out or pointed at. */
const readable = ['title', 'aria-label', 'href', 'alt', 'placeholder', 'datetime', 'data-status']

/**
 * Text that must not appear on screen: values that lost their meaning on the way to it. Words and
 * the attributes that are read out or pointed at count alike.
 * @param allowed Texts that hold such a word with good reason.
 */
export function unreadableTexts(root: Element, allowed?: RegExp): string[] {
  const texts: string[] = []
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  while (walker.nextNode() !== null) texts.push(walker.currentNode.nodeValue ?? '')
  for (const element of [root, ...root.querySelectorAll('*')]) {
    for (const name of readable) {
      const text = element.getAttribute(name)
      if (text !== null) texts.push(`${name}=${text}`)
    }
  }
  return texts.filter((text) => broken.test(text) && !(allowed?.test(text) ?? false))
}

/**
 * Texts of React's server output, which writes `<`, `>` and quotes of values as entities, and its readable attributes.
 */
const written = new RegExp(`(?<=>)[^<]+|(?<=\\s)(?:${readable.join('|')})="[^"]*"`, 'g')

/** {@link unreadableTexts} of server output. */
export function unreadableHtml(html: string, allowed?: RegExp): string[] {
  const texts = (html.match(written) ?? []).map((text) => text.replaceAll(/"|&(?:quot|#x27|lt|gt|amp);/g, decode))
  return texts.filter((text) => broken.test(text) && !(allowed?.test(text) ?? false))
}

const entities: Readonly<Record<string, string>> = {
  '&quot;': '"',
  '&#x27;': "'",
  '&lt;': '<',
  '&gt;': '>',
  '&amp;': '&',
}

/** A character of an attribute or text; none for the quotes around an attribute. */
function decode(written: string): string {
  return entities[written] ?? ''
}

/**
 * Finds the first unreadable text in the whole of some server output, whose list of wrong types shows `null` as JSON.
 * @returns The text around it; undefined if there is none.
 */
export function misshapenHtml(html: string, allowed?: RegExp): string | undefined {
  const text = html.replaceAll(/<!--.*?-->/g, '')
  const found = unwritten.exec(text)
  if (found === null || (allowed?.test(text) ?? false)) return undefined
  return text.slice(Math.max(0, found.index - 80), found.index + 40)
}

/** {@link broken} without `null`. */
const unwritten = /\bundefined\b|\bNaN\b|\[object|\bInfinity\b|Invalid Date/
