import flowStyles from '@xyflow/react/dist/style.css?inline' with { type: 'text' }
import { createElement } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import graphStyles from '../../src/components/traces/message-chain-graph/message-chain-graph.css?inline' with { type: 'text' }
import { MessageChainGraph } from '../../src/components/traces/message-chain-graph/MessageChainGraph.tsx'
import tokens from '../../src/components/styles/tokens.css?inline' with { type: 'text' }
import { assembleTrace } from '../../src/meaning/trace/assemble.ts'
import { layoutTop } from '../../src/graph/layouts/layoutTop.ts'
import type { TraceModel } from '../../src/meaning/trace/model.ts'
import { atLeast, atMost, median, type BenchRow } from './bench.ts'
import { openFlow, type OpenGraph } from './peers/flow.tsx'
import { createForest, createTrace, type Shape } from './forest.ts'
import { dagreLayout, type Corners } from './peers/peerLayouts.ts'

const shapes: readonly Shape[] = ['random', 'fan', 'chain']
const panFrames = 24
/** Frames of a graph that takes a tenth of a second for each. */
const slowFrames = 5

const large = 10_000
const counts = [10, 100, 1000] as const

/** Milliseconds to the first frame, and per frame of a pan. */
interface Shown {
  readonly time: number
  readonly panned: number
}
interface Ours extends Shown {
  /** First frame of ten transactions, in turn with the large one. */
  readonly small: number
  readonly elements: number
  /** Per cent of the cards on screen that a live batch moves. */
  readonly moved: number
}
interface Pair {
  readonly ours: number
  readonly flow: number
}

/** The graph against React Flow with dagre, and against itself with ten transactions. */
globalThis.parts = Object.fromEntries(
  shapes.flatMap((shape): [string, () => Promise<unknown>][] => [
    ...counts.map((count): [string, () => Promise<Pair>] => [`${count} ${shape}`, () => firstFrames(shape, count)]),
    [`ours of ${shape}`, () => ours(shape)],
    [`dagre of ${shape}`, () => dagreTime(shape)],
    [`React Flow culled of ${shape}`, () => flow(shape, true, panFrames)],
    [`React Flow of ${shape}`, () => flow(shape, false, slowFrames)],
  ]),
)

globalThis.bench = async (_, measured) => shapes.flatMap((shape) => measureRows(shape, measured))

function measureRows(shape: Shape, measured: Readonly<Record<string, unknown>>): BenchRow[] {
  const own = measured[`ours of ${shape}`] as Ours
  // A page hands on no Infinity: null stands for a layout that ran out of stack.
  const laidOut = (measured[`dagre of ${shape}`] as number | null) ?? Infinity
  const culled = measured[`React Flow culled of ${shape}`] as Shown
  const all = measured[`React Flow of ${shape}`] as Shown
  const name = `Graph of 10,000 ${shape}`
  return [
    ...counts.map((count) => {
      const pair = measured[`${count} ${shape}`] as Pair
      const what = `Graph of ${count.toLocaleString('en')} ${shape}, data to first frame: React Flow culled + dagre ÷ ours`
      return atLeast(what, pair.ours, pair.flow, 1)
    }),
    atMost(`${name}, data to first frame ÷ the same of 10`, own.time, own.small, 2),
    atLeast(`${name}, data to first frame: React Flow culled + dagre ÷ ours`, own.time, laidOut + culled.time, 100),
    atLeast(`${name}, data to first frame: React Flow + dagre ÷ ours`, own.time, laidOut + all.time, 100),
    atMost(`${name}, main thread per frame of a pan, against 4 ms`, own.panned, 4, 1),
    atLeast(`${name}, main thread per frame of a pan: React Flow ÷ ours`, own.panned, all.panned, 20),
    atLeast(`${name}, main thread per frame of a pan: React Flow culled ÷ ours`, own.panned, culled.panned, 1),
    atMost(`${name}, elements at any zoom, against 1,000`, own.elements, 1000, 1, 'elements'),
    atMost(`${name}, cards on screen that a live batch of 100 moves, against 1 %`, own.moved, 1, 1, '%'),
  ]
}

function addStyles(): void {
  document.head.append(
    Object.assign(document.createElement('style'), { textContent: tokens + graphStyles + flowStyles }),
  )
}

/** Data to first frame of a trace that React Flow can bear as well. */
async function firstFrames(shape: Shape, count: number): Promise<Pair> {
  addStyles()
  const trace = createTrace(shape, count)
  const input = createForest(shape, count)
  const times: Record<keyof Pair, number[]> = { ours: [], flow: [] }
  for (let round = 0; round <= 3; round += 1) {
    const ours = await timed(() => open(trace))
    // Too deep a chain has no layout by dagre: it is shown in ours.
    const flow = await timed(() => openFlow(input, dagreOr(input) ?? layoutTop(input), true))
    if (round === 0) continue
    times.ours.push(ours.time)
    times.flow.push(flow.time)
  }
  return { ours: median(times.ours), flow: median(times.flow) }
}

async function ours(shape: Shape): Promise<Ours> {
  addStyles()
  const traces = { small: createTrace('random', 10), large: createTrace(shape, large) }
  const first: Record<keyof typeof traces, number[]> = { small: [], large: [] }
  const pans: number[] = []
  for (let round = 0; round <= 7; round += 1) {
    for (const name of ['small', 'large'] as const) {
      const graph = await timed(
        () => open(traces[name]),
        name === 'large' ? (shown) => pan(shown, panFrames) : undefined,
      )
      if (round === 0) continue
      first[name].push(graph.time)
      if (graph.panned !== undefined) pans.push(graph.panned)
    }
  }
  return {
    time: median(first.large),
    small: median(first.small),
    // A busy machine only ever adds to it.
    panned: Math.min(...pans),
    elements: await elements(shape),
    moved: await growth(shape),
  }
}

/** Milliseconds of one layout; null when the stack overflows. */
async function dagreTime(shape: Shape): Promise<number | null> {
  const input = createForest(shape, large)
  const start = performance.now()
  return dagreOr(input) === undefined ? null : performance.now() - start
}

/** React Flow with the places of our own layout: those of dagre would take each page as long again. */
async function flow(shape: Shape, culled: boolean, frames: number): Promise<Shown> {
  addStyles()
  const input = createForest(shape, large)
  const places = layoutTop(input)
  const { time, panned } = await timed(
    () => openFlow(input, places, culled),
    (shown) => pan(shown, frames),
  )
  return { time, panned: panned ?? Number.NaN }
}

/** Elements while the drawing is zoomed from one end of its scale to the other. */
async function elements(shape: Shape): Promise<number> {
  const shown = open(createTrace(shape, large))
  let most = 0
  for (const deltaY of [60, -60]) {
    for (let step = 0; step < 40; step += 1) {
      const place = { clientX: 640, clientY: 400, bubbles: true, cancelable: true }
      shown.window().dispatchEvent(new WheelEvent('wheel', { ...place, ctrlKey: true, deltaY }))
      await afterFrame()
      most = Math.max(most, shown.window().querySelectorAll('*').length)
    }
  }
  shown.close()
  await afterFrame()
  return most
}

/** Share of the cards on screen that move when a batch arrives, over batches that end at 10,000. */
async function growth(shape: Shape): Promise<number> {
  const { transactions } = createTrace(shape, large)
  const grown = (count: number): TraceModel => assembleTrace(transactions.slice(0, count))
  const shown = open(grown(9000))
  // Somewhere in the middle: at the root nothing ever moves.
  for (let step = 0; step < 12; step += 1) {
    shown.pan(-300, -250)
    await afterFrame()
  }
  let seen = 0
  let moved = 0
  for (let count = 9100; count <= 10_000; count += 100) {
    const before = shown.places()
    shown.show(grown(count))
    await afterFrame()
    for (const [id, place] of shown.places()) {
      const old = before.get(id)
      if (old === undefined) continue
      seen += 1
      if (Math.hypot(place.x - old.x, place.y - old.y) > 1) moved += 1
    }
  }
  shown.close()
  await afterFrame()
  return (100 * moved) / Math.max(1, seen)
}

interface OurGraph extends OpenGraph {
  readonly window: () => HTMLElement
  readonly show: (trace: TraceModel) => void
  /** Positions of the visible cards, by id. */
  readonly places: () => Map<string, { readonly x: number; readonly y: number }>
}

function open(trace: TraceModel): OurGraph {
  const host = document.body.appendChild(document.createElement('div'))
  host.style.width = '1280px'
  const root = createRoot(host)
  const show = (next: TraceModel): void =>
    flushSync(() => root.render(createElement(MessageChainGraph, { trace: next, height: 800, firstView: Infinity })))
  show(trace)
  const window = (): HTMLElement => host.querySelector('[data-layout]') as HTMLElement
  // The pointer is not a real one, so there is nothing to capture.
  window().setPointerCapture = () => {}
  let pressed = false
  const at = { x: 900, y: 700 }
  const send = (type: string): boolean =>
    window().dispatchEvent(new PointerEvent(type, { pointerId: 1, clientX: at.x, clientY: at.y, bubbles: true }))
  return {
    window,
    show,
    pan: (x, y) => {
      if (!pressed) send('pointerdown')
      pressed = true
      at.x += x
      at.y += y
      send('pointermove')
    },
    isDrawn: () => host.querySelector('[data-layout="placed"] [role="treeitem"]') !== null,
    places: () => {
      const view = window().getBoundingClientRect()
      const cards = [...host.querySelectorAll<HTMLElement>('[data-id]')].map((card) => {
        const { x, y } = card.getBoundingClientRect()
        return [card.dataset['id'] ?? '', { x, y }] as const
      })
      return new Map(cards.filter(([, { x, y }]) => x < view.right && x > view.left && y < view.bottom && y > view.top))
    },
    close: () => {
      root.unmount()
      host.remove()
    },
  }
}

/** Milliseconds until the first frame, and whatever `then` measures before the graph is taken away. */
async function timed<Shown extends OpenGraph>(
  show: () => Shown,
  then?: (shown: Shown) => Promise<number>,
): Promise<{ time: number; panned: number | undefined }> {
  const start = performance.now()
  const shown = show()
  do await afterFrame()
  while (!shown.isDrawn())
  const time = performance.now() - start
  const panned = await then?.(shown)
  shown.close()
  await afterFrame()
  return { time, panned }
}

/** Mean milliseconds of main-thread work in the frames of a drag along both axes. */
async function pan(shown: OpenGraph, frames: number): Promise<number> {
  let work = 0
  for (let step = 0; step < frames; step += 1) {
    const moved = performance.now()
    shown.pan(-24, -18)
    work += performance.now() - moved
    const start = performance.now()
    const began = await new Promise<number>((done) => requestAnimationFrame(done))
    // The graph requested its frame callback first, so its work precedes this callback and the paint follows it.
    work += performance.now() - Math.max(start, began)
    const painted = performance.now()
    await message()
    work += performance.now() - painted
  }
  return work / frames
}

function dagreOr(input: Parameters<typeof dagreLayout>[0]): Corners | undefined {
  try {
    return dagreLayout(input)
  } catch (error) {
    if (error instanceof RangeError) return undefined
    throw error
  }
}

async function afterFrame(): Promise<void> {
  await new Promise((done) => requestAnimationFrame(done))
  await message()
}

function message(): Promise<void> {
  return new Promise((done) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => done()
    port2.postMessage(0)
  })
}
