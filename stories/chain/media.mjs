import { collections, itemDocument, jettons } from './catalogue.mjs'
import { previews } from './indexer/metadata.mjs'
import { createRandom } from './random.mjs'

/**
 * Pictures of the chain: drawn from the same seeds as the items, so that stories need no network.
 *
 * @import { Random } from './random.mjs'
 */

/** Sky, sun and four waters, from far to near. */
const tidePalettes = /** @type {[string, string, string[]][]} */ ([
  ['#d8e2d0', '#f2efdc', ['#9db48c', '#6f9270', '#44705c', '#234a42']],
  ['#ffd9c2', '#fff4df', ['#f2a68a', '#d57a72', '#8f5470', '#473a5e']],
  ['#cfd8e0', '#f4f6f7', ['#9fb0bf', '#73889c', '#4c6177', '#2a3a4d']],
  ['#ffe3dc', '#fffaf2', ['#ffab96', '#f27a70', '#b84f63', '#5f3150']],
  ['#20243a', '#e9e4c9', ['#2f3a5f', '#34507f', '#3c6f9e', '#4f97b8']],
  ['#f3e9d4', '#ffffff', ['#dcc79b', '#bfa273', '#8fa39a', '#4d7c83']],
])

/** @param {number} value */
const short = (value) => String(Math.round(value * 10) / 10)

/**
 * @param {string} body
 */
const picture = (body) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 240" width="480" height="480">${body}</svg>\n`

/**
 * A wave from edge to edge, closed at the bottom.
 * @param {Random} random
 * @param {number} level
 * @param {number} height
 */
function wave(random, level, height) {
  const parts = 2 + random.between(0, 2)
  const width = 240 / parts
  let path = `M0 ${short(level)}`
  for (let part = 0; part < parts; part += 1) {
    const lift = height * (0.6 + random.between(0, 8) / 10)
    const x = part * width
    path += `C${short(x + width * 0.35)} ${short(level - lift)} ${short(x + width * 0.65)} ${short(level + lift)} ${short(x + width)} ${short(level)}`
  }
  return `${path}V240H0Z`
}

/** @param {number} index */
function drawTide(index) {
  const random = createRandom(`tide ${index}`)
  const [sky, sun, waters] = tidePalettes[index % tidePalettes.length] ?? /** @type {[string, string, string[]]} */ ([
    '#fff',
    '#000',
    [],
  ])
  const radius = random.between(18, 46)
  const x = random.between(50, 190)
  const y = random.between(44, 104)
  const rulers = Array.from(
    { length: random.between(3, 7) },
    (_, line) => `M${short(x - radius - 14)} ${short(y - radius + line * 11)}h${short(2 * radius + 28)}`,
  ).join('')
  const first = random.between(96, 128)
  const sea = waters
    .map(
      (water, layer) =>
        `<path d="${wave(random, first + layer * random.between(24, 31), 9 + layer * 3)}" fill="${water}"/>`,
    )
    .join('')
  return picture(
    `<path fill="${sky}" d="M0 0h240v240H0z"/><circle cx="${x}" cy="${y}" r="${radius}" fill="${sun}"/>` +
      `<path d="${rulers}" stroke="${waters[1]}" stroke-width="1" stroke-opacity=".5"/>${sea}`,
  )
}

/** @param {string} seed */
function drawSignal(seed) {
  const random = createRandom(`signal ${seed}`)
  const hue = random.between(190, 280)
  const stars = Array.from(
    { length: random.between(18, 34) },
    () => `M${random.between(4, 236)} ${random.between(4, 168)}h.01`,
  ).join('')
  const x = random.between(60, 180)
  const top = random.between(92, 126)
  const angle = random.between(-38, 38)
  const lamp = random.pick(['#ffd27a', '#ff8f70', '#9fe3c4', '#f6f1d5'])
  const shore = wave(random, 196, 6)
  return picture(
    `<path fill="hsl(${hue} 42% 13%)" d="M0 0h240v240H0z"/><path fill="hsl(${hue - 24} 40% 20%)" d="M0 132h240v108H0z"/>` +
      `<path d="${stars}" stroke="#fff" stroke-opacity=".8" stroke-width="1.6" stroke-linecap="round"/>` +
      `<path d="M${x} ${top}L${x - 240} ${top - 30}V${top + 46}z" fill="${lamp}" fill-opacity=".22" transform="rotate(${angle} ${x} ${top})"/>` +
      `<path d="M${x - 7} ${top}h14l5 100h-24z" fill="hsl(${hue} 20% 82%)"/><path d="M${x - 9} ${top + 34}h18v14h-18zM${x - 11} ${top + 64}h22v14h-22z" fill="hsl(${hue - 40} 46% 44%)"/>` +
      `<circle cx="${x}" cy="${top - 6}" r="7" fill="${lamp}"/><path d="${shore}" fill="hsl(${hue} 44% 8%)"/>`,
  )
}

/**
 * @param {string} letter
 * @param {[string, string]} colours
 */
const drawCoin = (letter, [from, to]) =>
  picture(
    `<defs><linearGradient id="a" x2="1" y2="1"><stop stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient></defs>` +
      '<circle cx="120" cy="120" r="112" fill="url(#a)"/><circle cx="120" cy="120" r="92" fill="none" stroke="#fff" stroke-opacity=".45" stroke-width="4"/>' +
      `<text x="120" y="154" font-family="Georgia,serif" font-size="96" fill="#fff" text-anchor="middle">${letter}</text>`,
  )

/**
 * All pictures and the addresses that lead to them.
 * @returns {{ files: Map<string, string>, addresses: Record<string, string> }}
 */
export function drawMedia() {
  /** @type {Map<string, string>} */
  const files = new Map()
  /** @type {Record<string, string>} */
  const addresses = {}
  /** @param {unknown} image @param {string} file @param {string} drawing */
  const add = (image, file, drawing) => {
    files.set(file, drawing)
    if (typeof image !== 'string' || image === '') return
    addresses[image] = file
    for (const preview of Object.values(previews(image))) addresses[preview] = file
  }
  add(jettons.lumen.document['image'], 'lumen.svg', drawCoin('L', ['#f4b942', '#d9643a']))
  add(jettons.tide.document['image'], 'tusd.svg', drawCoin('$', ['#3c9d8f', '#1f5f78']))
  add(collections.tides.image, 'tides.svg', drawTide(4))
  add(collections.signals.image, 'signals.svg', drawSignal('cover'))
  add(collections.names.image, 'names.svg', drawCoin('n', ['#6f7fd6', '#8b4fb0']))
  for (let index = 0; index < collections.tides.size; index += 1) {
    add(itemDocument(collections.tides, index)['image'], `tides-${index}.svg`, drawTide(index))
  }
  for (let index = 0; index < collections.signals.size; index += 1) {
    const { image } = itemDocument(collections.signals, index)
    const file =
      typeof image === 'string'
        ? /^https:\/\/media\.tidal\.example\/(signals-[a-z0-9]+\.svg)$/.exec(image)?.[1]
        : undefined
    if (file) add(image, file, drawSignal(file))
  }
  return { files, addresses }
}
