import { afterEach, describe, expect, test } from 'vitest'
import { chinese } from '../../../src/entries/locales/zh.ts'
import { russian } from '../../../src/entries/locales/ru.ts'
import { picture, type PictureOptions } from '../../../src/entries/picture.ts'
import {
  loadSharedAccount,
  loadSharedPending,
  loadSharedTrace,
  type LoadedSubject,
} from '../../../stories/decorators/subjects.ts'
import drawnInNode from './swap.svg?raw'

/** The picture as the page's own parser reads it. */
function parse(svg: string): SVGSVGElement {
  const parsed = new DOMParser().parseFromString(svg, 'image/svg+xml')
  expect(parsed.querySelector('parsererror')).toBeNull()
  return document.body.appendChild(document.importNode(parsed.documentElement, true)) as unknown as SVGSVGElement
}

/** Texts that leave the picture, and pairs of texts that cover each other. */
function findCollisions(root: SVGSVGElement): string[] {
  const { width, height } = root.viewBox.baseVal
  const texts = [...root.querySelectorAll('text')].map((text) => ({
    words: text.lastChild?.textContent ?? '',
    box: text.getBBox(),
  }))
  const outside = texts.filter(
    ({ box }) => box.x < 0 || box.x + box.width > width || box.y < 0 || box.y + box.height > height,
  )
  const overlaps = texts.flatMap(({ words, box }, at) =>
    texts.slice(at + 1).flatMap((other) => {
      const across = Math.min(box.x + box.width, other.box.x + other.box.width) - Math.max(box.x, other.box.x)
      const down = Math.min(box.y + box.height, other.box.y + other.box.height) - Math.max(box.y, other.box.y)
      return across > 1 && down > Math.min(box.height, other.box.height) * 0.45 ? [`${words} | ${other.words}`] : []
    }),
  )
  return [...outside.map(({ words }) => words), ...overlaps]
}

afterEach(() => document.body.replaceChildren())

const wide = 'W'.repeat(10_000)
const looks: readonly (readonly [string, PictureOptions])[] = [
  ['English', {}],
  ['Russian, on a test network', { locale: 'ru', messages: russian, network: { testOnly: true } }],
  ['Chinese', { locale: 'zh-Hans', messages: chinese }],
  ['right to left', { locale: 'ar-EG' }],
  [
    'texts of ten thousand letters',
    {
      nativeCoin: { symbol: wide, decimals: 0 },
      network: { name: wide },
      verification: 'mismatch',
      link: `https://explorer.example/${wide.slice(0, 1900)}`,
    },
  ],
]
const subjects: readonly (readonly [string, () => Promise<LoadedSubject>])[] = [
  ['a transfer', loadSharedTrace('jettonTransfer')],
  ['a swap', loadSharedTrace('swapTrace')],
  ['a failure', loadSharedTrace('partlyFailed')],
  ['a fan', loadSharedTrace('fanOutTrace')],
  ['hostile comments', loadSharedTrace('bidiComment')],
  ['a pending trace', loadSharedPending],
  ['an account', loadSharedAccount],
]

describe.each(looks)('in %s', (_, options) => {
  test.each(subjects)('%s is well-formed, and no text leaves its place', async (_name, load) => {
    const { subject, names } = await load()
    for (const size of ['og', 'receipt'] as const) {
      const root = parse(picture(subject, { names, ...options, size }))
      expect(findCollisions(root), size).toEqual([])
      expect(root.querySelectorAll('script, style, image, foreignObject, a')).toHaveLength(0)
      root.remove()
    }
  })
})

test('a browser draws the same bytes as Node', async () => {
  const { subject, names } = await loadSharedTrace('swapTrace')()
  expect(picture(subject, { names, size: 'receipt' })).toBe(drawnInNode)
})
