import { createRandom } from './random.mjs'
import { hostileItems } from './hostile.mjs'

/** Host of everything that metadata names; `.example` never resolves. */
const mediaHost = 'https://media.tidal.example'

/**
 * Jettons of the chain. `document` is what lies at the content address, or repeats the on-chain content.
 */
export const jettons = {
  lumen: {
    key: 'lumen',
    symbol: 'LUM',
    decimals: 9,
    onChain: true,
    content: /** @type {Record<string, string>} */ ({
      name: 'Lumen',
      symbol: 'LUM',
      decimals: '9',
      description: 'Light, in small units.',
      image: `${mediaHost}/lumen.svg`,
    }),
    document: /** @type {Record<string, unknown>} */ ({
      name: 'Lumen',
      symbol: 'LUM',
      description: 'Light, in small units.',
      image: `${mediaHost}/lumen.svg`,
      decimals: '9',
    }),
    holders: [
      'alice',
      'bruno',
      'chiara',
      'daniel',
      'elena',
      'farid',
      'greta',
      'hugo',
      'ines',
      'jonas',
      'kaya',
      'liam',
      'mara',
      'nils',
    ],
  },
  tide: {
    key: 'tide',
    symbol: 'tUSD',
    decimals: 6,
    onChain: false,
    content: /** @type {Record<string, string>} */ ({
      uri: 'https://meta.tidal.example/tusd.json',
    }),
    document: /** @type {Record<string, unknown>} */ ({
      name: 'Tide Dollar',
      symbol: 'tUSD',
      description: 'A dollar of the embedded chain. Worth nothing.',
      image: 'ipfs://bafybeigdyrzt5sfp7udm7hu76uh7y26nf3efuylqabf3oclgtqy55fbzdi/tusd.svg',
      decimals: '6',
      websites: ['https://tidal.example/'],
      social: ['https://social.example/tidal'],
    }),
    holders: [
      'alice',
      'bruno',
      'chiara',
      'olga',
      'pablo',
      'quinn',
      'rosa',
      'samir',
      'tessa',
      'umar',
      'vera',
      'wanda',
      'xenia',
      'yusuf',
    ],
  },
  lure: {
    key: 'lure',
    symbol: 'USD₮',
    decimals: 0,
    onChain: false,
    content: /** @type {Record<string, string>} */ ({
      uri: 'https://claim-reward.example/usdt.json',
    }),
    document: /** @type {Record<string, unknown>} */ ({
      name: 'Tether\u202eDSU\u202c <b>official</b>',
      symbol: 'USD₮ claim-reward.example',
      description: 'Visit https://claim-reward.example to unlock <script>alert(1)</script>',
      image: 'https://tracker.example/pixel.gif?wallet=1',
      decimals: 0,
      is_scam: true,
    }),
    holders: ['alice', 'boris', 'zoe'],
  },
}

/** @typedef {typeof jettons[keyof typeof jettons]} Jetton */

/**
 * @typedef {object} Collection
 * @property {string} key
 * @property {string} name
 * @property {string} description
 * @property {string} uri Address of the collection's document.
 * @property {string} base Address that item paths continue.
 * @property {string} image
 * @property {number} size Items to mint.
 */

/** @type {Record<'tides' | 'signals' | 'names', Collection>} */
export const collections = {
  tides: {
    key: 'tides',
    name: 'Tidal Geometry',
    description: 'Seventy-two tides, drawn by the sea and a ruler.',
    uri: 'https://meta.tidal.example/tides.json',
    base: 'https://meta.tidal.example/tides/',
    image: `${mediaHost}/tides.svg`,
    size: 72,
  },
  signals: {
    key: 'signals',
    name: 'Night Signals',
    description: 'Lamps, buoys and stars, seen from the harbour after midnight.',
    uri: 'https://meta.tidal.example/signals.json',
    base: 'https://meta.tidal.example/signals/',
    image: 'ipfs://bafybeihdwdcefgh4dqkjv67uzcmw7ojee6xedzdetojuzjevtenxquvyku/signals.svg',
    size: 62,
  },
  names: {
    key: 'names',
    name: 'Tidal Names',
    description: 'Names under .tidal.ton',
    uri: 'https://meta.tidal.example/names.json',
    base: '',
    image: `${mediaHost}/names.svg`,
    size: 0,
  },
}

const weather = ['Calm', 'Breeze', 'Gale', 'Fog', 'Clear']
const palettes = ['Kelp', 'Dawn', 'Slate', 'Coral', 'Ink', 'Sand']
const lights = ['Fixed', 'Flashing', 'Occulting', 'Quick']

/**
 * The document of an item, as its address would serve it.
 * @param {Collection} collection
 * @param {number} index
 * @returns {Record<string, unknown>}
 */
export function itemDocument(collection, index) {
  const random = createRandom(`${collection.key}/${index}`)
  const file = `${collection.key}-${index}.svg`
  if (collection.key === 'tides') {
    return {
      name: `Tide #${index + 1}`,
      description: `The tide of day ${index + 1}, ${random.between(11, 390)} cm above the stone.`,
      image:
        index % 3 === 0
          ? `ipfs://bafybeigdyrzt5sfp7udm7hu76uh7y26nf3efuylqabf3oclgtqy55fbzdi/${file}`
          : `${mediaHost}/${file}`,
      attributes: [
        { trait_type: 'Weather', value: random.pick(weather) },
        { trait_type: 'Palette', value: palettes[index % palettes.length] },
        { trait_type: 'Height', value: `${random.between(11, 390)} cm` },
      ],
    }
  }
  const hostile = hostileItems[index - (collection.size - hostileItems.length)]
  if (hostile) return hostile.document(index)
  return {
    name: `Signal ${String(index + 1).padStart(3, '0')}`,
    description: 'Seen once, noted, never explained.',
    image: `${mediaHost}/${file}`,
    attributes: [
      { trait_type: 'Light', value: random.pick(lights) },
      { trait_type: 'Period', value: `${random.between(2, 15)} s` },
    ],
  }
}

/** @param {number} index */
export const hostileName = (index) => hostileItems[index - (collections.signals.size - hostileItems.length)]?.name
