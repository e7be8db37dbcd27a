import { createElement, type ReactElement } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import mediaStyles from '../../src/components/nfts/media/media.css?inline' with { type: 'text' }
import cardStyles from '../../src/components/nfts/nft-grid/nft-card.css?inline' with { type: 'text' }
import gridStyles from '../../src/components/nfts/nft-grid/nft-grid.css?inline' with { type: 'text' }
import { NftGrid } from '../../src/components/nfts/nft-grid/NftGrid.tsx'
import { DisplayProvider } from '../../src/react/display/DisplayProvider.tsx'
import type { MediaResolver } from '../../src/react/display/media.ts'
import type { AddressMetadata } from '../../src/service/rows/names.ts'
import type { NftItem } from '../../src/service/rows/nft.ts'
import tokens from '../../src/components/styles/tokens.css?inline' with { type: 'text' }
import { atMost, median } from './bench.ts'
import { TanstackGrid, VirtuaGrid, VirtuosoPeer } from './peers/gridPeers.tsx'
import { PlainGrid } from './peers/gridPlain.tsx'

const viewHeight = 800
const rowHeight = 314
/** Cards that fill the view, whatever part of a row it begins with. */
const cardsInView = 5 * Math.floor(viewHeight / rowHeight)
// Few steps: in lists that request every picture at once, each takes up to half a second.
const flingSteps = 15
/** CPU time in 200 ms, µs, below which the main thread counts as idle. */
const maximumIdleTime = 8_000
/** Scroll distance of one step, CSS px: no card is in view for two of them. */
const flingStep = 900
const small = createItems(1000)
const large = createItems(100_000)

const peerStyles =
  '.peer-list { display: grid; grid-template-columns: repeat(5, minmax(0, 1fr)); gap: 12px } .peer-item { height: 302px }'
const flingLists = {
  grid: () => createElement(NftGrid, { items: large, metadata, height: viewHeight }),
  plain: () => createElement(PlainGrid, { items: large, metadata, viewHeight }),
  tanstack: () => createElement(TanstackGrid, { items: large, metadata, viewHeight }),
  virtuoso: () => createElement(VirtuosoPeer, { items: large, metadata, viewHeight }),
  virtua: () => createElement(VirtuaGrid, { items: large, metadata, viewHeight }),
}
type List = keyof typeof flingLists

interface FirstFrames {
  /** Milliseconds of each round, for 1,000 and for 100,000 items. */
  readonly small: number[]
  readonly large: number[]
  /** Maximum number of elements in the page. */
  readonly elements: number
}
interface Flings {
  /** CPU time of the main thread in each round, µs, by list. */
  readonly work: Readonly<Record<List, number[]>>
  /** Cards that were painted in each round, by list. */
  readonly cards: Readonly<Record<List, number[]>>
  readonly elements: number
}

globalThis.parts = { 'first frames': firstFrames, flings }

/** First frame of 100,000 items against 1,000, and fast scrolling against other lists. */
globalThis.bench = async (_, measured) => {
  const frames = measured['first frames'] as FirstFrames
  const { work, cards, elements } = measured['flings'] as Flings
  const against = (peer: string, name: List, most: number) =>
    atMost(
      `NftGrid, main thread CPU in a fling of ${flingSteps} steps ÷ ${peer}`,
      median(work.grid),
      median(work[name]),
      most,
      'µs',
    )
  return [
    atMost('NftGrid, first frame: 100,000 items ÷ 1,000', median(frames.large), median(frames.small), 1.2),
    atMost(
      'NftGrid, elements in the page at 100,000 items ÷ 300',
      Math.max(frames.elements, elements),
      300,
      1,
      'elements',
    ),
    against('the same rows with pictures at once', 'plain', 0.2),
    against('@tanstack/react-virtual', 'tanstack', 0.2),
    against('react-virtuoso', 'virtuoso', 0.2),
    against('virtua', 'virtua', 0.2),
    ...(Object.keys(flingLists) as List[])
      .filter((name) => name !== 'grid')
      .map((name) => ({
        ...atMost(`NftGrid, cards painted in a fling ÷ ${name}`, median(cards.grid), median(cards[name])),
        unit: 'elements' as const,
      })),
  ]
}

async function firstFrames(): Promise<FirstFrames> {
  addStyles()
  const frame: Record<'small' | 'large', number[]> = { small: [], large: [] }
  let elements = 0
  for (let round = 0; round <= 9; round += 1) {
    for (const [name, items] of [
      ['small', small],
      ['large', large],
    ] as const) {
      const start = performance.now()
      const page = open(createElement(NftGrid, { items, metadata, height: viewHeight }))
      await afterFrame()
      if (round > 0) frame[name].push(performance.now() - start)
      elements = Math.max(elements, document.body.querySelectorAll('*').length)
      page.close()
      await afterFrame()
    }
  }
  return { ...frame, elements }
}

async function flings(): Promise<Flings> {
  addStyles()
  const work: Record<List, number[]> = { grid: [], plain: [], tanstack: [], virtuoso: [], virtua: [] }
  const cards: Record<List, number[]> = { grid: [], plain: [], tanstack: [], virtuoso: [], virtua: [] }
  const names = Object.keys(flingLists) as List[]
  let elements = 0
  for (let round = 0; round <= 3; round += 1) {
    for (const [at, name] of names.entries()) {
      const page = open(flingLists[name]())
      await afterFrame()
      // Rows of its own for each list: pictures that another one has shown are cached. Only the grid puts off the
      // pictures of cards that rush past.
      const fling = await measureFling(page.scroller(), (round * names.length + at + 1) * 300, name !== 'grid')
      if (round > 0) {
        work[name].push(fling.work)
        cards[name].push(fling.cards)
      }
      if (name === 'grid') elements = Math.max(elements, document.body.querySelectorAll('*').length)
      page.close()
      await afterFrame()
    }
  }
  return { work, cards, elements }
}

function addStyles(): void {
  const textContent = tokens + mediaStyles + cardStyles + gridStyles + peerStyles
  document.head.append(Object.assign(document.createElement('style'), { textContent }))
}

function open(element: ReactElement): { scroller: () => HTMLElement; close: () => void } {
  const host = document.body.appendChild(document.createElement('div'))
  host.style.width = '1280px'
  const root = createRoot(host)
  flushSync(() => root.render(createElement(DisplayProvider, { media: drawn }, element)))
  return {
    scroller: () => host.firstElementChild as HTMLElement,
    close: () => {
      root.unmount()
      host.remove()
    },
  }
}

/**
 * Scrolls step by step. A step ends with the frame that shows all of its cards, so that a list that falls behind paints
 * what the others paint, only later.
 * @param hasPictures Whether the pictures of these cards have to be there, too.
 * @returns Number of cards that were painted.
 */
async function fling(scroller: HTMLElement, step: number, hasPictures: boolean): Promise<number> {
  const isPainted = (shown: readonly Element[]) =>
    shown.length >= cardsInView && (!hasPictures || shown.every(hasPicture))
  let cards = 0
  for (let n = 0; n < flingSteps; n += 1) {
    scroller.scrollTop += step
    let shown: readonly Element[]
    let tries = 0
    do {
      if (++tries > 300) throw new Error('The list did not show the cards that it was scrolled to.')
      await new Promise((resolve) => requestAnimationFrame(resolve))
      shown = findCards(scroller)
    } while (!isPainted(shown))
    cards += shown.length
  }
  return cards
}

/** Cards in view, as far as they are rendered. */
function findCards(scroller: HTMLElement): readonly Element[] {
  const { top, bottom } = scroller.getBoundingClientRect()
  return [...scroller.querySelectorAll('[part~="nft-card"]')].filter((card) => {
    const place = card.getBoundingClientRect()
    return place.bottom > top && place.top < bottom
  })
}

function hasPicture(card: Element): boolean {
  const picture = card.querySelector('img')
  return picture !== null && picture.complete && picture.naturalWidth > 0
}

/** Resolves when the next frame is painted. */
async function afterFrame(): Promise<void> {
  await new Promise((resolve) => requestAnimationFrame(resolve))
  await new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = resolve
    port2.postMessage(0)
  })
}

/**
 * Measures the CPU time of the main thread in a fling, in µs: scripts, layout and paint, without what
 * the same steps cost at rest.
 * @param row Row at which the fling starts. Use each once, since pictures that were shown before are cached.
 * @throws The fling cost nothing or moved nothing, so that it would measure nothing.
 */
async function measureFling(
  scroller: HTMLElement,
  row: number,
  hasPictures: boolean,
): Promise<{ readonly work: number; readonly cards: number }> {
  scroller.scrollTop = row * rowHeight
  // Draw the pictures of the rows that the fling passes in advance: that costs more than showing them.
  const rows = Math.ceil((flingSteps * flingStep + viewHeight) / rowHeight) + 10
  for (const item of large.slice(row * 5, (row + rows) * 5)) drawn(`picture:${item.index}`)
  await becomeIdle()
  const rest = await cpuTime(async () => void (await fling(scroller, 0, hasPictures)))
  const start = scroller.scrollTop
  let cards = 0
  const work = (await cpuTime(async () => void (cards = await fling(scroller, flingStep, hasPictures)))) - rest
  if (scroller.scrollTop <= start) throw new Error('The list did not scroll, so the fling measures nothing.')
  if (!(work > 0)) throw new Error(`The fling used ${work} µs more than resting, so it measures nothing.`)
  return { work, cards }
}

/** Resolves when the main thread is nearly idle: the jump to the first row has been painted. */
async function becomeIdle(): Promise<void> {
  for (let tries = 0; tries < 50; tries += 1) {
    const start = await mainThreadTime()
    await new Promise((resolve) => setTimeout(resolve, 200))
    if ((await mainThreadTime()) - start < maximumIdleTime) return
  }
}

/** CPU time of the main thread until `run` and the frame after it are finished, µs. */
async function cpuTime(run: () => Promise<void>): Promise<number> {
  const start = await mainThreadTime()
  await run()
  await afterFrame()
  return (await mainThreadTime()) - start
}

function createItems(count: number): NftItem[] {
  return Array.from({ length: count }, (_, n) => ({
    address: `0:${n.toString(16).toUpperCase().padStart(64, '0')}`,
    init: true,
    index: String(n),
    collection_address: null,
    owner_address: null,
    content: null,
    last_transaction_lt: '1',
    code_hash: '',
    data_hash: '',
    collection: null,
    on_sale: false,
  }))
}

/** Metadata of every item. */
const metadata = Object.fromEntries(
  large.map((item): [string, AddressMetadata] => [
    item.address,
    {
      is_indexed: true,
      token_info: [{ valid: true, type: 'nft_items', name: `Item #${item.index}`, image: `picture:${item.index}` }],
    },
  ]),
)

const pictures = new Map<string, string>()

/** A picture of its own for each item. */
function drawn(url: string): ReturnType<MediaResolver> {
  let picture = pictures.get(url)
  if (picture === undefined) pictures.set(url, (picture = draw(Number(url.split(':')[1]))))
  return picture
}

function draw(n: number): string {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="180" height="180" viewBox="0 0 9 9"><rect width="9" height="9" fill="hsl(${(n * 37) % 360} 60% 60%)"/><circle cx="4.5" cy="4.5" r="${1 + (n % 3)}" fill="hsl(${(n * 91) % 360} 70% 40%)"/></svg>`
  return URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }))
}
