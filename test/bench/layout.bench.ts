import { layoutTop, type LayoutInput } from '../../src/graph/layouts/layoutTop.ts'
import { atLeast, atMost, interleaved, median, type BenchRow } from './bench.ts'
import { createForest, type Shape } from './forest.ts'
import { dagreLayout, flextreeLayout, leafRows } from './peers/peerLayouts.ts'

const shapes: readonly Shape[] = ['random', 'fan', 'chain']
const layouts: Readonly<Record<string, (input: LayoutInput) => unknown>> = {
  ours: layoutTop,
  floor: leafRows,
  dagre: dagreLayout,
  flextree: flextreeLayout,
}

/**
 * The layout against the least that any layout does, and against layouts of others. Cold times come
 * from workers, each of which has compiled nothing yet.
 */
globalThis.bench = async () => {
  const rows: BenchRow[] = []
  for (const shape of shapes) {
    const cold: Record<'ours' | 'floor', number[]> = { ours: [], floor: [] }
    for (let round = 0; round < 9; round += 1) {
      for (const name of ['ours', 'floor'] as const) cold[name].push(await once(name, shape, 10_000))
    }
    const ours = median(cold.ours)
    rows.push(atMost(`Layout of 10,000 ${shape}, cold ÷ one pass that lets nodes overlap`, ours, median(cold.floor), 4))
    rows.push(atLeast(`Layout of 10,000 ${shape}, cold: dagre ÷ ours`, ours, await once('dagre', shape, 10_000), 300))
    rows.push(
      atLeast(`Layout of 10,000 ${shape}, cold: d3-flextree ÷ ours`, ours, await once('flextree', shape, 10_000), 1),
    )
  }
  for (const shape of shapes) {
    const input = createForest(shape, 10_000)
    const { relayout } = await interleaved({ relayout: () => layoutTop(input) }, 25)
    rows.push(atMost(`Layout anew of 10,000 ${shape} after a live batch, against 3 ms`, relayout, 3, 1))
  }
  return rows
}

/** Milliseconds of one layout by a worker of its own; Infinity when its stack overflows. */
function once(layout: string, shape: Shape, count: number): Promise<number> {
  const worker = new Worker('/layout.js', { type: 'module' })
  return new Promise((done, fail) => {
    worker.onmessage = ({ data }: MessageEvent<number | 'ready'>) => {
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- nor has a worker when written to
      if (data === 'ready') return worker.postMessage({ layout, shape, count })
      worker.terminate()
      done(data)
    }
    worker.onerror = (event) => fail(new Error(`${layout} of ${count} ${shape}: ${event.message}`))
  })
}

if (typeof document === 'undefined') {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no target to name
  const reply = (words: number | 'ready'): void => globalThis.postMessage(words)
  globalThis.onmessage = ({ data }: MessageEvent<{ layout: string; shape: Shape; count: number }>) => {
    const input = createForest(data.shape, data.count)
    const start = performance.now()
    try {
      layouts[data.layout]?.(input)
      reply(performance.now() - start)
    } catch (error) {
      if (!(error instanceof RangeError)) throw error
      reply(Infinity)
    }
  }
  reply('ready')
}
