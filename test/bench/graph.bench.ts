import { createElement } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import graphStyles from '../../src/components/message-chain-graph/message-chain-graph.css?inline' with { type: 'text' }
import { MessageChainGraph } from '../../src/components/message-chain-graph/MessageChainGraph.tsx'
import tokens from '../../src/styles/tokens.css?inline' with { type: 'text' }
import type { TraceModel } from '../../src/trace/model.ts'
import { atMost, median, type BenchRow } from './bench.ts'
import { traceOf, type Shape } from './forest.ts'

const shapes: readonly Shape[] = ['random', 'fan', 'chain']

/** The graph of 10,000 transactions: its first frame against that of 10, and what a pan costs. */
globalThis.bench = async () => {
  document.head.append(Object.assign(document.createElement('style'), { textContent: tokens + graphStyles }))
  const small = traceOf('random', 10)
  const rows: BenchRow[] = []
  for (const shape of shapes) {
    const large = traceOf(shape, 10_000)
    const first: Record<'small' | 'large', number[]> = { small: [], large: [] }
    const pans: number[] = []
    for (let round = 0; round <= 9; round += 1) {
      for (const [name, trace] of [['small', small], ['large', large]] as const) {
        const start = performance.now()
        const page = open(trace)
        await afterFrame()
        if (round > 0) first[name].push(performance.now() - start)
        if (name === 'large') pans.push(median(await pan(page.window())))
        page.close()
        await afterFrame()
      }
    }
    rows.push(
      atMost(`Graph, data to first frame: 10,000 ${shape} ÷ 10`, median(first.large), median(first.small), 2),
      atMost(`Graph, main thread per frame of a pan, quietest of 10, 10,000 ${shape}, against 4 ms`, Math.min(...pans), 4, 1),
    )
  }
  return rows
}

function open(trace: TraceModel): { window: () => HTMLElement; close: () => void } {
  const host = document.body.appendChild(document.createElement('div'))
  host.style.width = '1280px'
  const root = createRoot(host)
  flushSync(() => root.render(createElement(MessageChainGraph, { trace, height: 800, firstView: Infinity })))
  return {
    window: () => host.querySelector('[data-layout]') as HTMLElement,
    close: () => {
      root.unmount()
      host.remove()
    },
  }
}

/** Milliseconds of main-thread work in each frame of a drag along both axes. */
async function pan(window: HTMLElement): Promise<number[]> {
  const move = (type: string, x: number, y: number): boolean =>
    window.dispatchEvent(new PointerEvent(type, { pointerId: 1, clientX: x, clientY: y, bubbles: true }))
  // The pointer is not a real one, so there is nothing to capture.
  window.setPointerCapture = () => {}
  const work: number[] = []
  move('pointerdown', 900, 700)
  for (let step = 1; step <= 30; step += 1) {
    move('pointermove', 900 - step * 24, 700 - step * 18)
    const start = performance.now()
    const began = await new Promise<number>((done) => requestAnimationFrame(done))
    // The stage asked for its frame first, so its work lies before ours and the paint after it.
    const scripted = performance.now() - Math.max(start, began)
    const painted = performance.now()
    await message()
    work.push(scripted + performance.now() - painted)
  }
  move('pointerup', 180, 160)
  return work
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
