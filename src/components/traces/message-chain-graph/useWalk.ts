import { useMemo, useState } from 'react'
import { groupsHiding, groupSiblings, type FoldOptions } from '../../../graph/folding.ts'
import type { TraceModel } from '../../../trace/model.ts'
import type { Verdict } from '../../../trace/verdict.ts'
import { cardHeights, drawTrace, idOf, pathTo, type Drawing, type GraphLayout } from './drawing.ts'

/** An item that the reader asked for. */
export interface Target {
  readonly id: string
  /** Give it the focus, and not only the Tab stop. */
  readonly take: boolean
}

/** What decides about a walk besides what the reader does. */
export interface WalkOptions {
  readonly selected: string | undefined
  /** Height of every card; by content when left out. */
  readonly nodeHeight: number | undefined
  readonly layout: GraphLayout | undefined
  /** Items that a first view opens at most. */
  readonly firstView: number
  /** Fold what only serves a transfer. */
  readonly plumbing: boolean
}

/** Where the reader is in the tree, and what of it is open. */
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
  readonly setBranches: (places: readonly number[], state: 'open' | 'closed') => void
  /** Opens all that follows from an item. */
  readonly openAll: (place: number) => void
  /** Unfolds a group, or folds the one that begins here. */
  readonly turnGroup: (place: number) => void
}

/** Most rows below one sender in a first view. */
const rows = 24
/** So many failed transactions are in a first view whatever their number. */
const failuresShown = 12
type Choices = ReadonlyMap<string, 'open' | 'closed'>

const noChoices: Choices = new Map()

/** Walks a trace; a selection that changes from outside is gone to, without taking the focus. */
export function useWalk(trace: TraceModel, verdict: Verdict, options: WalkOptions): Walk {
  const { selected, nodeHeight, layout: place, firstView, plumbing } = options
  const [choices, setChoices] = useState(noChoices)
  const [groups, setGroups] = useState(noChoices)
  const [target, setTarget] = useState<Target>()
  const [followed, setFollowed] = useState<string>()
  // Whoever wants to see everything wants no groups either.
  const all = firstView === Infinity
  const folds = useMemo<FoldOptions>(
    () => ({ expanded: openIn(groups), plumbing, ...(all && { siblings: 0, chain: 0 }) }),
    [groups, plumbing, all],
  )
  const wanted = useMemo(() => {
    const marks = new Uint8Array(trace.transactions.length)
    for (const { index } of verdict.failures.slice(0, failuresShown)) {
      for (const at of pathTo(trace, index)) marks[at] = at === index ? Math.max(1, marks[at] ?? 0) : 2
    }
    return marks
  }, [trace, verdict])
  const inputs = [trace, choices, groups, wanted, nodeHeight, folds, firstView, place] as const
  const draw = (before: Drawing | undefined): Drawing => {
    const expanded = stillOpen(trace, folds, groups, before)
    return drawTrace(trace, {
      choices,
      opened: openIn(groups),
      wanted,
      layout: place,
      before,
      heightOf: cardHeights(trace, nodeHeight),
      folding: all && !plumbing ? undefined : groupSiblings(trace, { ...folds, expanded }),
      budget: firstView,
      rows: all ? Infinity : rows,
    })
  }
  // A drawing depends on the one before it: what was shown stays shown.
  const [made, setMade] = useState(() => ({ inputs, drawing: draw(undefined) }))
  let { drawing } = made
  if (made.inputs.some((input, at) => !Object.is(input, inputs[at]))) {
    drawing = draw(made.drawing)
    setMade({ inputs, drawing })
  }

  const { items, layout, placeById, placeOfTransaction } = drawing
  const selectedIndex = selected === undefined ? undefined : trace.indexByHash.get(selected)
  const selectedPlace = placeOfTransaction[selectedIndex ?? -1] ?? -1
  const first = layout.order[0] ?? 0
  const asked = target === undefined ? undefined : placeById.get(target.id)

  const ask = (id: string | undefined, take: boolean): void => {
    if (id !== undefined) setTarget({ id, take })
  }
  const choose = (ids: readonly string[], state: 'open' | 'closed'): void => {
    setChoices((known) => chosen(known, ids, state))
  }
  const goToTransaction = (index: number, take: boolean): void => {
    const item = items[placeOfTransaction[index] ?? -1]
    if (item !== undefined && item.group === undefined) return ask(item.id, take)
    const path = pathTo(trace, index)
    choose(path.slice(1).map((at) => idOf(trace, trace.inbound[at] ?? -1, at)), 'open')
    const rests = path.map((at) => `rest ${idOf(trace, trace.inbound[at] ?? -1, at)}`)
    const hiding = all && !plumbing ? [] : groupsHiding(trace, index, folds)
    setGroups((known) => chosen(known, [...hiding, ...rests], 'open'))
    ask(idOf(trace, trace.inbound[index] ?? -1, index), take)
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
    goTo: (place, take) => ask(items[place]?.id, take),
    goToTransaction,
    setBranches: (places, state) => choose(places.flatMap((place) => items[place]?.id ?? []), state),
    openAll: (place) => {
      const inside = new Uint8Array(trace.transactions.length)
      const ids: string[] = []
      for (let index = Math.max(0, items[place]?.transaction ?? 0); index < inside.length; index += 1) {
        if (ids.length > 0 && inside[trace.parent[index] ?? -1] !== 1) continue
        inside[index] = 1
        ids.push(idOf(trace, trace.inbound[index] ?? -1, index))
      }
      choose(ids, 'open')
    },
    turnGroup: (place) => {
      const item = items[place]
      const id = item?.group?.id ?? item?.headOf
      if (id === undefined) return
      const folds = item?.group === undefined
      setGroups((known) => chosen(known, [id], folds ? 'closed' : 'open'))
      // The item that stands for the others has another id: the reader stays with what it stands for.
      ask(folds ? id : idOf(trace, item?.message ?? -1, item?.transaction ?? -1), true)
    },
  }
}

function chosen(known: Choices, ids: readonly string[], state: 'open' | 'closed'): Choices {
  return new Map([...known, ...ids.map((id) => [id, state] as const)])
}

function openIn(groups: Choices): ReadonlySet<string> {
  return new Set([...groups].flatMap(([id, state]) => (state === 'open' ? [id] : [])))
}

/** Groups that are open, and those that would hide what a growing trace has shown already. */
function stillOpen(
  trace: TraceModel,
  folds: FoldOptions,
  chosen: Choices,
  before: Drawing | undefined,
): ReadonlySet<string> {
  const open = new Set(folds.expanded)
  if (before === undefined || before.trace === trace) return open
  for (const { id, kind, members } of groupSiblings(trace, folds).groups) {
    if (kind === 'plumbing' || chosen.get(id) === 'closed') continue
    const shown = members.some((at) => before.placeById.has(idOf(trace, trace.inbound[at] ?? -1, at)))
    if (shown) open.add(id)
  }
  return open
}
