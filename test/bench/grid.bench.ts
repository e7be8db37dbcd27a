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
// Few frames: in lists that request every picture at once, each takes up to half a second.
const flingFrames = 15
/** CPU time in 200 ms, µs, below which the main thread counts as idle. */
const maximumIdleTime = 8_000
/** Scroll distance of one frame, CSS px. */
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
  readonly elements: number
}

globalThis.parts = { 'first frames': firstFrames, flings }

/** First frame of 100,000 items against 1,000, and fast scrolling against other lists. */
globalThis.bench = async (_, measured) => {
  const frames = measured['first frames'] as FirstFrames
  const { work, elements } = measured['flings'] as Flings
  const against = (peer: string, name: List, most: number) =>
    atMost(
      `NftGrid, main thread CPU in a fling of ${flingFrames} frames ÷ ${peer}`,
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
  let elements = 0
  for (let round = 0; round <= 3; round += 1) {
    for (const name of Object.keys(flingLists) as List[]) {
      const page = open(flingLists[name]())
      await afterFrame()
      const spent = await measureFling(page.scroller(), (round + 1) * 300)
      if (round > 0) work[name].push(spent)
      if (name === 'grid') elements = Math.max(elements, document.body.querySelectorAll('*').length)
      page.close()
      await afterFrame()
    }
  }
  return { work, elements }
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

async function fling(scroller: HTMLElement, frames: number, step: number): Promise<void> {
  for (let n = 0; n < frames; n += 1) {
    scroller.scrollTop += step
    await new Promise((resolve) => requestAnimationFrame(resolve))
  }
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
 * the same number of frames costs at rest.
 * @param row Row at which the fling starts. Use each once, since pictures that were shown before are cached.
 * @throws The fling cost nothing or moved nothing, so that it would measure nothing.
 */
async function measureFling(scroller: HTMLElement, row: number): Promise<number> {
  scroller.scrollTop = row * rowHeight
  // Draw the pictures of the rows that the fling passes in advance: that costs more than showing them.
  const rows = Math.ceil((flingFrames * flingStep + viewHeight) / rowHeight) + 10
  for (const item of large.slice(row * 5, (row + rows) * 5)) drawn(`picture:${item.index}`)
  await becomeIdle()
  const rest = await cpuTime(() => fling(scroller, flingFrames, 0))
  const start = scroller.scrollTop
  const work = (await cpuTime(() => fling(scroller, flingFrames, flingStep))) - rest
  if (scroller.scrollTop <= start) throw new Error('The list did not scroll, so the fling measures nothing.')
  if (!(work > 0)) throw new Error(`The fling used ${work} µs more than resting, so it measures nothing.`)
  return work
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
