import flowStyles from '@xyflow/react/dist/style.css?inline' with { type: 'text' }
import { createElement } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import graphStyles from '../../src/components/message-chain-graph/message-chain-graph.css?inline' with { type: 'text' }
import { MessageChainGraph } from '../../src/components/message-chain-graph/MessageChainGraph.tsx'
import tokens from '../../src/styles/tokens.css?inline' with { type: 'text' }
import { assembleTrace } from '../../src/trace/assemble.ts'
import { layoutTop } from '../../src/trace/layout.ts'
import type { TraceModel } from '../../src/trace/model.ts'
import { atLeast, atMost, median, type BenchRow } from './bench.ts'
import { openFlow, type OpenGraph } from './flow.tsx'
import { forestOf, traceOf, type Shape } from './forest.ts'
import { dagreLayout, type Corners } from './peerLayouts.ts'

const shapes: readonly Shape[] = ['random', 'fan', 'chain']
const panFrames = 24
/** Frames of a graph that takes a tenth of a second for each. */
const slowFrames = 5

/** The graph against React Flow with dagre, and against itself with ten transactions. */
globalThis.bench = async () => {
  document.head.append(Object.assign(document.createElement('style'), { textContent: tokens + graphStyles + flowStyles }))
  const rows: BenchRow[] = []
  for (const shape of shapes) {
    for (const count of [10, 100, 1000]) rows.push(await firstFrames(shape, count))
    rows.push(...(await tenThousand(shape)), await elements(shape), await growth(shape))
  }
  return rows
}

/** Data to first frame of a trace that React Flow can bear as well. */
async function firstFrames(shape: Shape, count: number): Promise<BenchRow> {
  const trace = traceOf(shape, count)
  const input = forestOf(shape, count)
  const times: Record<'ours' | 'flow', number[]> = { ours: [], flow: [] }
  for (let round = 0; round <= 3; round += 1) {
    const ours = await timed(() => open(trace))
    // Too deep a chain has no layout by dagre: it is shown in ours.
    const flow = await timed(() => openFlow(input, dagreOr(input) ?? layoutTop(input), true))
    if (round === 0) continue
    times.ours.push(ours.time)
    times.flow.push(flow.time)
  }
  const what = `Graph of ${count.toLocaleString('en')} ${shape}, data to first frame: React Flow culled + dagre ÷ ours`
  return atLeast(what, median(times.ours), median(times.flow), 1)
}

async function tenThousand(shape: Shape): Promise<BenchRow[]> {
  const [small, large] = [traceOf('random', 10), traceOf(shape, 10_000)]
  const input = forestOf(shape, 10_000)
  const first: Record<'small' | 'large', number[]> = { small: [], large: [] }
  const pans: number[] = []
  for (let round = 0; round <= 7; round += 1) {
    for (const [name, trace] of [['small', small], ['large', large]] as const) {
      const graph = await timed(() => open(trace), name === 'large' ? (shown) => pan(shown, panFrames) : undefined)
      if (round > 0) first[name].push(graph.time)
      if (graph.panned !== undefined && round > 0) pans.push(graph.panned)
    }
  }
  const start = performance.now()
  const corners = dagreOr(input)
  const laidOut = corners === undefined ? Infinity : performance.now() - start
  const places = corners ?? layoutTop(input)
  const culled = await timed(() => openFlow(input, places, true), (shown) => pan(shown, panFrames))
  const all = await timed(() => openFlow(input, places, false), (shown) => pan(shown, slowFrames))
  const ours = median(first.large)
  // A busy machine only ever adds to it.
  const panned = Math.min(...pans)
  const name = `Graph of 10,000 ${shape}`
  return [
    atMost(`${name}, data to first frame ÷ the same of 10`, ours, median(first.small), 2),
    atLeast(`${name}, data to first frame: React Flow culled + dagre ÷ ours`, ours, laidOut + culled.time, 100),
    atLeast(`${name}, data to first frame: React Flow + dagre ÷ ours`, ours, laidOut + all.time, 100),
    atMost(`${name}, main thread per frame of a pan, against 4 ms`, panned, 4, 1),
    atLeast(`${name}, main thread per frame of a pan: React Flow ÷ ours`, panned, all.panned ?? Number.NaN, 20),
    atLeast(`${name}, main thread per frame of a pan: React Flow culled ÷ ours`, panned, culled.panned ?? Number.NaN, 1),
  ]
}

/** Elements while the drawing is zoomed from one end of its scale to the other. */
async function elements(shape: Shape): Promise<BenchRow> {
  const shown = open(traceOf(shape, 10_000))
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
  return { ...atMost(`Graph of 10,000 ${shape}, elements at any zoom, against 1,000`, most, 1000, 1, 'elements') }
}

/** Share of the cards on screen that move when a batch arrives, over batches that end at 10,000. */
async function growth(shape: Shape): Promise<BenchRow> {
  const { transactions } = traceOf(shape, 10_000)
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
  const what = `Graph of 10,000 ${shape}, cards on screen that a live batch of 100 moves, against 1 %`
  return atMost(what, (100 * moved) / Math.max(1, seen), 1, 1, '%')
}

interface OurGraph extends OpenGraph {
  readonly window: () => HTMLElement
  readonly show: (trace: TraceModel) => void
  /** Where the cards in the window are, by id. */
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
    // What the graph asked to do in the frame was asked for first, so it lies before this and the paint after it.
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
