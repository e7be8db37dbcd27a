import { assembleTrace } from '../../src/meaning/trace/assemble.ts'
import type { LayoutInput } from '../../src/graph/layouts/layoutTop.ts'
import type { TraceModel } from '../../src/meaning/trace/model.ts'
import { message, randomFrom, transaction } from '../meaning/trace/build.ts'

/** Shapes that traces take: hops in a row, airdrops, and everything in between. */
export type Shape = 'chain' | 'fan' | 'random'

/** Parents of `count` nodes; the same for the same arguments. At most 250 children each. */
export function createParents(shape: Shape, count: number): Int32Array {
  const random = randomFrom(7)
  const parents = new Int32Array(count).fill(-1)
  let open = 0
  for (let node = 1; node < count;) {
    const children = shape === 'chain' ? 1 : shape === 'fan' ? 250 : 1 + Math.floor(random() * 4)
    for (let child = 0; child < children && node < count; child += 1) parents[node++] = open
    open += 1
  }
  return parents
}

/** A forest to lay out, with cards of several heights. */
export function createForest(shape: Shape, count: number): LayoutInput {
  const random = randomFrom(11)
  const parent = createParents(shape, count)
  const height = Float64Array.from(parent, () => 44 + 16 * Math.floor(random() * 4))
  return { parent, height, nodeWidth: 176, columnGap: 120, rowGap: 14 }
}

/** A trace of that shape. */
export function createTrace(shape: Shape, count: number): TraceModel {
  const parents = createParents(shape, count)
  const sent = Array.from(parents, (): ReturnType<typeof message>[] => [])
  parents.forEach((parent, child) => sent[parent]?.push(message(`m${child}`)))
  return assembleTrace(
    Array.from(parents, (parent, at) =>
      transaction({
        hash: String(at),
        lt: String(1_000_000 + at),
        ...(parent >= 0 && { in_msg: message(`m${at}`) }),
        out_msgs: sent[at] ?? [],
      }),
    ),
  )
}
