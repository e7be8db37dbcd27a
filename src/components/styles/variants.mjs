// Derives two style sheets from the package's: one without its looks, one without its layer.
import { parse } from 'postcss'

/** Properties that arrange; the others are looks. */
const arranging =
  /^(?:--.*|display|position|z-index|visibility|opacity|order|content|contain|clip-path|box-sizing|aspect-ratio|table-layout|border-spacing|white-space|text-overflow|text-align|list-style|object-fit|vertical-align|pointer-events|touch-action|user-select|unicode-bidi|(?:min-|max-)?(?:inline-size|block-size|width|height)|(?:row-|column-)?gap|(?:inset|overflow|overscroll|scroll|container|grid|flex|align|justify|place|transform|fill|stroke)(?:-.*)?)$/

/** @import { AnyNode, Container, Declaration } from 'postcss' */

/**
 * Removes looks from a style sheet and keeps its layout. Resets stay, and so do the backgrounds of
 * overlays, in system colors, because overlays would be unreadable without them.
 * @param {string} css
 * @returns {string}
 */
export function extractLayout(css) {
  const sheet = parse(css)
  sheet.walkAtRules(/keyframes$/, (rule) => {
    rule.remove()
  })
  /** @type {Declaration[]} */
  const declarations = []
  sheet.walkDecls((declaration) => {
    declarations.push(declaration)
  })
  for (const declaration of declarations) {
    const { prop, value, parent } = declaration
    if (arranging.test(prop) || isReset(prop, value)) continue
    if (prop === 'background' && value !== 'none' && liesAbove(parent)) {
      declaration.replaceWith({ prop, value: 'Canvas' }, { prop: 'color', value: 'CanvasText' })
    } else {
      declaration.remove()
    }
  }
  removeEmpty(sheet)
  return sheet.toString()
}

/**
 * Removes the layer of a style sheet, for pages whose own element rules are unlayered.
 * @param {string} css
 */
export function unlayered(css) {
  const sheet = parse(css)
  sheet.walkAtRules('layer', (layer) => {
    if (layer.params === 'tonlens') layer.replaceWith(layer.nodes ?? [])
  })
  return sheet.toString()
}

/**
 * Nothing where browsers have something, and what is not meant to be seen.
 * @param {string} name
 * @param {string} value
 */
function isReset(name, value) {
  if (/^(?:margin|padding)/.test(name)) return /^(?:0(?:px)?|-\d+px)$/.test(value)
  return name === 'color' && value === 'transparent'
}

/** Whether a rule lifts its element above others. @param {Container | Declaration['parent']} rule */
function liesAbove(rule) {
  return rule?.some(
    (node) =>
      node.type === 'decl' && node.prop === 'position' && /^(?:absolute|fixed|(?:-webkit-)?sticky)$/.test(node.value),
  )
}

/** Blocks of which nothing is left, and comments. @param {Container} container */
function removeEmpty(container) {
  for (const node of Array.from(container.nodes ?? [])) {
    const inside = /** @type {Container} */ (node).nodes
    if (inside !== undefined) removeEmpty(/** @type {Container} */ (node))
    if (node.type === 'comment' || /** @type {Container} */ (node).nodes?.length === 0) node.remove()
  }
}
