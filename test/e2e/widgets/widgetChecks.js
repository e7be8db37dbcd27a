// @ts-nocheck -- sent to pages as it is
// Runs in a page with elements and leaves its findings in `globalThis.checks`, for any driver of any browser.
const faults = []
addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) =>
  faults.push(`${violatedDirective} ${blockedURI} ${sample}`),
)
addEventListener('error', ({ message }) => faults.push(message))
addEventListener('unhandledrejection', ({ reason }) => faults.push(String(reason)))

/** The elements of the page and everything in their shadow roots. */
function* everyNode(root) {
  for (const node of root.childNodes) {
    yield node
    if (node.shadowRoot) yield* everyNode(node.shadowRoot)
    yield* everyNode(node)
  }
}

const numbers = (color) => (color.match(/-?[\d.]+(e-?\d+)?/g) ?? []).map(Number)
/** Red, green and blue from 0 to 255, and alpha. */
function readColor(color) {
  const [red = 0, green = 0, blue = 0, alpha = 1] = numbers(color.replace(/^color\(srgb/, ''))
  const scale = color.startsWith('rgb') ? 1 : 255
  return [red * scale, green * scale, blue * scale, alpha]
}
const over = ([r, g, b, a], [br, bg, bb]) => [r * a + br * (1 - a), g * a + bg * (1 - a), b * a + bb * (1 - a), 1]
const findParent = (node) => node.assignedSlot ?? node.parentElement ?? node.getRootNode().host ?? null

/** Returns the color behind an element, down to the canvas of the page. */
function findGround(element, canvas) {
  const layers = []
  for (let at = element; at !== null; at = findParent(at)) {
    const layer = readColor(getComputedStyle(at).backgroundColor)
    if (layer[3] > 0) layers.push(layer)
    if (layer[3] === 1) break
  }
  return layers.reduceRight((ground, layer) => over(layer, ground), canvas)
}

function luminance([red, green, blue]) {
  const linear = (part) => (part / 255 <= 0.04045 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4)
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
}

function contrast(one, other) {
  const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a)
  return (light + 0.05) / (dark + 0.05)
}

const isHidden = (element) => {
  const box = element.getBoundingClientRect()
  return (
    !element.checkVisibility({ visibilityProperty: true }) ||
    box.width <= 1 ||
    box.height <= 1 ||
    element.closest('[aria-hidden=true], :disabled, [aria-disabled=true]') !== null
  )
}

globalThis.checks = {
  faults,
  /** Selectors by tag that have not appeared. */
  missing: (arrived) =>
    Object.entries(arrived)
      .filter(
        ([name, selector]) => document.querySelector(`tonlens-${name}`)?.shadowRoot?.querySelector(selector) == null,
      )
      .map(([name]) => name),
  /** Texts of elements whose contrast with what lies behind them is below that of WCAG AA. */
  unreadable(canvas) {
    const found = []
    let measured = 0
    for (const node of everyNode(document.querySelector('main'))) {
      const element = node.parentElement
      if (node.nodeType !== Node.TEXT_NODE || node.data.trim() === '' || element === null || isHidden(element)) continue
      if (!(element.getRootNode() instanceof ShadowRoot)) continue
      const { color, fontSize, fontWeight } = getComputedStyle(element)
      const ground = findGround(element, canvas)
      const ratio = contrast(over(readColor(color), ground), ground)
      const isLarge = parseFloat(fontSize) >= (Number(fontWeight) >= 700 ? 18.66 : 24)
      measured += 1
      if (ratio < (isLarge ? 3 : 4.5)) {
        found.push(
          `${element.getRootNode().host.localName} ${element.getAttribute('part')} "${node.data.trim().slice(0, 30)}" ${color} on ${ground.map(Math.round).slice(0, 3)}: ${ratio.toFixed(2)}`,
        )
      }
    }
    return { measured, found: [...new Set(found)] }
  },
}
