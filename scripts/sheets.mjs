// The other forms of the package's style sheet: without its looks, and without its layer.

/** Properties that arrange; the others are looks. */
const arranging =
  /^(?:--.*|display|position|z-index|visibility|opacity|order|content|contain|clip-path|box-sizing|aspect-ratio|table-layout|border-spacing|white-space|text-overflow|text-align|list-style|object-fit|vertical-align|pointer-events|touch-action|user-select|unicode-bidi|(?:min-|max-)?(?:inline-size|block-size|width|height)|(?:row-|column-)?gap|(?:inset|overflow|overscroll|scroll|container|grid|flex|align|justify|place|transform|fill|stroke)(?:-.*)?)$/

/**
 * Leaves out of a style sheet whatever is a look. Resets stay, and so does the ground of what lies
 * above other things, in the system's colours, since it could not be read without.
 * @param {string} css
 * @returns {string}
 */
export function layoutOf(css) {
  const pieces = piecesOf(withoutComments(css))
  const above = pieces.some(({ text }) => /^position:\s*(?:absolute|fixed|(?:-webkit-)?sticky)$/.test(text))
  return pieces
    .map(({ text, body }) => {
      if (body === undefined) return text.startsWith('@') ? `${text};` : layoutOfDeclaration(text, above)
      const inside = /^@(?:-webkit-)?keyframes/.test(text) ? '' : layoutOf(body)
      return inside === '' ? '' : `${text}{${inside}}`
    })
    .join('')
}

/**
 * Takes a style sheet out of its layer, for pages whose own rules for elements are in none.
 * @param {string} css
 */
export function unlayered(css) {
  return piecesOf(withoutComments(css))
    .map(({ text, body }) => {
      if (text === '@layer tonlens') return body ?? ''
      return body === undefined ? `${text};` : `${text}{${body}}`
    })
    .join('')
}

/** @param {string} text @param {boolean} above Whether the rule lifts its element above others. */
function layoutOfDeclaration(text, above) {
  const [name = '', value = ''] = text.split(/:\s*(.*)/s)
  if (arranging.test(name) || isReset(name, value)) return `${name}:${value};`
  return above && name === 'background' && value !== 'none' ? 'background:Canvas;color:CanvasText;' : ''
}

/** Nothing where browsers have something, and what is not meant to be seen. @param {string} name @param {string} value */
function isReset(name, value) {
  if (/^(?:margin|padding)/.test(name)) return /^(?:0(?:px)?|-\d+px)$/.test(value)
  return name === 'color' && value === 'transparent'
}

/** @param {string} css */
function withoutComments(css) {
  return css.replaceAll(/\/\*[\s\S]*?\*\//g, '')
}

/**
 * The declarations, statements and blocks of one level.
 * @param {string} css
 * @returns {{ text: string, body?: string }[]}
 */
function piecesOf(css) {
  const pieces = []
  for (let at = 0; at < css.length; at += 1) {
    const end = markAfter(css, at)
    const text = css.slice(at, end).trim()
    at = css[end] === '{' ? blockEnd(css, end + 1) : end
    if (css[end] === '{') pieces.push({ text, body: css.slice(end + 1, at) })
    else if (text !== '') pieces.push({ text })
  }
  return pieces
}

/** Where the block ends that begins at `from`. @param {string} css @param {number} from */
function blockEnd(css, from) {
  let depth = 0
  for (let at = markAfter(css, from); at < css.length; at = markAfter(css, at + 1)) {
    if (css[at] === '{') depth += 1
    if (css[at] === '}' && depth-- === 0) return at
  }
  return css.length
}

/** Where the next `{`, `}` or `;` stands outside of texts and brackets. @param {string} css @param {number} from */
function markAfter(css, from) {
  const mark = /\\.|"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'|[()[\]{};]/gs
  mark.lastIndex = from
  let depth = 0
  for (let found = mark.exec(css); found !== null; found = mark.exec(css)) {
    const [letter] = found
    if (letter === '(' || letter === '[') depth += 1
    else if (letter === ')' || letter === ']') depth -= 1
    else if (depth === 0 && '{};'.includes(letter)) return found.index
  }
  return css.length
}
