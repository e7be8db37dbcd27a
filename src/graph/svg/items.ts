import { groupSiblings, type FoldOptions, type TraceGroup } from '../folding.ts'
import { isUnconsumed, messagesFrom, type TraceModel } from '../../trace/model.ts'

/** Something that has a place in the picture. */
export type PictureItem =
  | { readonly kind: 'transaction'; readonly index: number; readonly message: number; readonly parent: number }
  | { readonly kind: 'group'; readonly group: TraceGroup; readonly message: number; readonly parent: number }
  /** A message to outside the chain, or one that waits for its transaction. */
  | { readonly kind: 'log' | 'waiting'; readonly message: number; readonly parent: number }

/** What a picture shows, parents before children; groups stand for what they hide. */
export function pictureItems(trace: TraceModel, fold: FoldOptions | false): PictureItem[] {
  const { groups, groupOf } = groupSiblings(trace, fold === false ? { siblings: 0, chain: 0 } : fold)
  const items: PictureItem[] = []
  const placeOf = new Int32Array(trace.transactions.length)
  const placeOfGroup = new Map<number, number>()
  trace.transactions.forEach((_, index) => {
    const above = trace.parent[index] ?? -1
    const parent = above < 0 ? -1 : (placeOf[above] ?? -1)
    const message = trace.inbound[index] ?? -1
    const group = groups[groupOf[index] ?? -1]
    const known = placeOfGroup.get(groupOf[index] ?? -1)
    placeOf[index] = known ?? items.length
    if (known !== undefined) return
    if (group === undefined) items.push({ kind: 'transaction', index, message, parent })
    else {
      placeOfGroup.set(groupOf[index] ?? -1, items.length)
      items.push({ kind: 'group', group, message, parent })
    }
  })
  trace.transactions.forEach((_, index) => {
    if (groupOf[index] !== -1) return
    messagesFrom(trace, index).forEach((edge, order) => {
      if (edge.to >= 0) return
      const kind = isUnconsumed(edge) ? 'waiting' : 'log'
      items.push({ kind, message: (trace.outStart[index] ?? 0) + order, parent: placeOf[index] ?? -1 })
    })
  })
  return items
}
