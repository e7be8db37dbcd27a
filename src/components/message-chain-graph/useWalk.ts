import { useMemo, useState } from 'react'
import type { TraceModel } from '../../trace/model.ts'
import { cardHeights, drawTrace, idsAbove, type Drawing } from './drawing.ts'

/** An item that the reader asked for. */
export interface Target {
  readonly id: string
  /** Give it the focus, and not only the Tab stop. */
  readonly take: boolean
}

/** Where the reader is in the tree, and which branches are closed. */
export interface Walk {
  readonly drawing: Drawing
  /** Place of the selected transaction; -1 without one, and while a closed item hides it. */
  readonly selectedPlace: number
  /** Place of the item that the Tab key reaches. */
  readonly place: number
  /** What is still to be shown; a new object for every request. */
  readonly target: Target | undefined
  readonly goTo: (place: number, take: boolean) => void
  /** Opens what hides a transaction and goes there. */
  readonly goToTransaction: (index: number, take: boolean) => void
  readonly setBranch: (place: number, state: 'open' | 'closed') => void
}

const nothingClosed: ReadonlySet<string> = new Set()

/**
 * Walks a trace; a selection that changes from outside is gone to, without taking the focus.
 * @param nodeHeight Height of every card; by content when left out.
 */
export function useWalk(
  trace: TraceModel,
  selected: string | undefined,
  nodeHeight: number | undefined,
): Walk {
  const [closed, setClosed] = useState(nothingClosed)
  const [target, setTarget] = useState<Target>()
  const [followed, setFollowed] = useState<string>()
  const drawing = useMemo(
    () => drawTrace(trace, closed, cardHeights(trace, nodeHeight)),
    [trace, closed, nodeHeight],
  )
  const { items, layout, placeById, placeOfTransaction } = drawing
  const selectedIndex = selected === undefined ? undefined : trace.indexByHash.get(selected)
  const selectedPlace = placeOfTransaction[selectedIndex ?? -1] ?? -1
  const first = layout.order[0] ?? 0
  const asked = target === undefined ? undefined : placeById.get(target.id)

  const goToTransaction = (index: number, take: boolean): void => {
    const above = new Set(idsAbove(trace, index))
    if ([...closed].some((id) => above.has(id))) {
      setClosed(new Set([...closed].filter((id) => !above.has(id))))
    }
    const id =
      items[placeOfTransaction[index] ?? -1]?.id ??
      trace.messages[trace.inbound[index] ?? -1]?.message.hash ??
      trace.transactions[index]?.hash
    if (id !== undefined) setTarget({ id, take })
  }
  if (selected !== followed && (selected === undefined || selectedIndex !== undefined)) {
    setFollowed(selected)
    if (selectedIndex !== undefined && asked !== selectedPlace) goToTransaction(selectedIndex, false)
  }

  return {
    drawing,
    selectedPlace,
    place: asked ?? (selectedPlace < 0 ? first : selectedPlace),
    target,
    goTo: (place, take) => {
      const id = items[place]?.id
      if (id !== undefined) setTarget({ id, take })
    },
    goToTransaction,
    setBranch: (place, state) => {
      const id = items[place]?.id
      if (id === undefined) return
      setClosed((ids) => {
        const next = new Set(ids)
        if (state === 'closed') next.add(id)
        else next.delete(id)
        return next
      })
    },
  }
}
