import { useMemo, useState, type RefObject } from 'react'
import { groupsHiding, groupSiblings, type FoldOptions } from '../../../../graph/tree/folding.ts'
import { cardHeights } from '../../../../graph/tree/cardHeights.ts'
import {
  buildTraceGraph,
  itemId,
  pathTo,
  type GraphItem,
  type GraphLayout,
  type TraceGraph,
} from '../../../../graph/tree/traceGraph.ts'
import type { TraceModel } from '../../../../meaning/trace/model.ts'
import type { Verdict } from '../../../../meaning/trace/verdict.ts'
import { useRovingFocus, type RovingFocus } from '../../../parts/roving-focus/useRovingFocus.ts'

/** Options of {@link useTreeNavigation}. */
export interface TreeNavigationOptions {
  /** Hash of the selected transaction. */
  readonly selected: string | undefined
  /** Height of every card. @default by content */
  readonly nodeHeight: number | undefined
  readonly layout: GraphLayout | undefined
  /** Most items that a first view opens. */
  readonly firstView: number
  /** Fold the jetton wallets between the sender and the recipient of a transfer. */
  readonly hops: boolean
  /** Fold all steps that only serve a transfer. */
  readonly plumbing: boolean
  /** Element that contains the cards. */
  readonly container: RefObject<HTMLElement | null>
  /** Moves the camera to an item. */
  readonly reveal: (place: number) => void
}

/** The open part of a trace, the reader's position in it, and the ways to move. */
export interface TreeNavigation {
  readonly graph: TraceGraph
  /** Place of the selected transaction, or of the item that it is folded into; -1 for neither. */
  readonly selectedPlace: number
  /** Index of the selected transaction while it is folded into the hop before `selectedPlace`. */
  readonly selectedInHop: number | undefined
  /** Place of the item with the Tab stop. */
  readonly place: number
  /** Handlers that keep the Tab stop at the focused card. */
  readonly handlers: Pick<RovingFocus['handlers'], 'onFocus' | 'onBlur'>
  /** Moves the Tab stop to an item, and with `focus` also the focus. */
  readonly goTo: (place: number, focus: boolean) => void
  /** Opens everything that hides a transaction and goes there. */
  readonly goToTransaction: (index: number, focus: boolean) => void
  readonly setBranches: (places: readonly number[], state: 'open' | 'closed') => void
  /** Opens everything that follows from an item. */
  readonly openAll: (place: number) => void
  /** Unfolds a group, or folds the one that starts here. */
  readonly toggleGroup: (place: number) => void
}

/** Most rows below one sender in a first view. */
const maxRows = 24
/** Failed transactions that are visible in a first view, whatever its size. */
const visibleFailures = 12
type Choices = ReadonlyMap<string, 'open' | 'closed'>

const noChoices: Choices = new Map()
const graphItemId = ({ id }: GraphItem): string => id

/**
 * Builds the graph of a trace and keeps which branches and groups are open. A selection that changes
 * from outside is opened and revealed, without taking the focus.
 */
export function useTreeNavigation(trace: TraceModel, verdict: Verdict, options: TreeNavigationOptions): TreeNavigation {
  const { selected, nodeHeight, layout: layoutOption, firstView, hops, plumbing, container, reveal } = options
  const [choices, setChoices] = useState(noChoices)
  const [groups, setGroups] = useState(noChoices)
  const [followed, setFollowed] = useState<string>()
  // A first view without a limit has no groups either.
  const all = firstView === Infinity
  const hasFolds = !all || hops || plumbing
  const folds = useMemo<FoldOptions>(
    () => ({ expanded: openGroups(groups), hops, plumbing, ...(all && { siblings: 0, chain: 0 }) }),
    [groups, hops, plumbing, all],
  )
  const wanted = useMemo(() => {
    const marks = new Uint8Array(trace.transactions.length)
    for (const { index } of verdict.failures.slice(0, visibleFailures)) {
      for (const at of pathTo(trace, index)) marks[at] = at === index ? Math.max(1, marks[at] ?? 0) : 2
    }
    return marks
  }, [trace, verdict])
  const inputs = [trace, choices, groups, wanted, nodeHeight, folds, firstView, layoutOption] as const
  const build = (before: TraceGraph | undefined): TraceGraph => {
    const expanded = keepVisible(trace, folds, groups, before)
    return buildTraceGraph(trace, {
      choices,
      opened: openGroups(groups),
      wanted,
      layout: layoutOption,
      before,
      cardHeight: cardHeights(trace, nodeHeight),
      folding: hasFolds ? groupSiblings(trace, { ...folds, expanded }) : undefined,
      budget: firstView,
      rows: all ? Infinity : maxRows,
    })
  }
  // A graph depends on the one before it: everything that was visible stays visible.
  const [built, setBuilt] = useState(() => ({ inputs, graph: build(undefined) }))
  let { graph } = built
  if (built.inputs.some((input, at) => !Object.is(input, inputs[at]))) {
    graph = build(built.graph)
    setBuilt({ inputs, graph })
  }

  const { items, layout, placeOfTransaction } = graph
  const { active, moveTo, handlers } = useRovingFocus({
    container,
    items,
    itemKey: graphItemId,
    orientation: 'vertical',
    reveal,
    keepIndex: false,
  })
  const selectedIndex = selected === undefined ? undefined : trace.indexByHash.get(selected)
  const selectedPlace = placeOfTransaction[selectedIndex ?? -1] ?? -1
  const shown = items[selectedPlace]
  const selectedInHop = shown?.via === undefined || shown.transaction === selectedIndex ? undefined : selectedIndex
  const first = layout.order[0] ?? 0

  const goToId = (id: string | undefined, focus: boolean): void => {
    if (id !== undefined) moveTo(id, { focus })
  }
  const choose = (ids: readonly string[], state: 'open' | 'closed'): void => {
    setChoices((known) => withChoices(known, ids, state))
  }
  const goToTransaction = (index: number, focus: boolean): void => {
    const item = items[placeOfTransaction[index] ?? -1]
    if (item?.transaction === index && item.group === undefined) return goToId(item.id, focus)
    const path = pathTo(trace, index)
    const ids = path.map((at) => itemId(trace, trace.inbound[at] ?? -1, at))
    choose(ids.slice(1), 'open')
    const hiding = hasFolds ? groupsHiding(trace, index, folds) : []
    setGroups((known) => withChoices(known, [...hiding, ...ids.map((id) => `rest ${id}`)], 'open'))
    goToId(itemId(trace, trace.inbound[index] ?? -1, index), focus)
  }
  if (selected !== followed && (selected === undefined || selectedIndex !== undefined)) {
    setFollowed(selected)
    // A hop names it: opening it would push the rest of the graph out of view.
    if (selectedInHop !== undefined) goToId(shown?.id, false)
    else if (selectedIndex !== undefined && active !== selectedPlace) goToTransaction(selectedIndex, false)
  }

  return {
    graph,
    selectedPlace,
    selectedInHop,
    place: active ?? (selectedPlace < 0 ? first : selectedPlace),
    handlers,
    goTo: (place, focus) => goToId(items[place]?.id, focus),
    goToTransaction,
    setBranches: (places, state) =>
      choose(
        places.flatMap((place) => items[place]?.id ?? []),
        state,
      ),
    openAll: (place) => {
      const inside = new Uint8Array(trace.transactions.length)
      const ids: string[] = []
      for (let index = Math.max(0, items[place]?.transaction ?? 0); index < inside.length; index += 1) {
        if (ids.length > 0 && inside[trace.parent[index] ?? -1] !== 1) continue
        inside[index] = 1
        ids.push(itemId(trace, trace.inbound[index] ?? -1, index))
      }
      choose(ids, 'open')
    },
    toggleGroup: (place) => {
      const item = items[place]
      const folded = item?.group ?? item?.via
      const id = folded?.id ?? item?.headOf
      if (item === undefined || id === undefined) return
      setGroups((known) => withChoices(known, [id], folded === undefined ? 'closed' : 'open'))
      // The item of a group has another id than its first member: the focus moves between them.
      if (folded !== undefined) return goToId(itemId(trace, item.via?.message ?? item.message, item.transaction), true)
      const { recipient = -1 } = groupSiblings(trace, folds).groups.find((group) => group.id === id) ?? {}
      goToId(recipient < 0 ? id : itemId(trace, trace.inbound[recipient] ?? -1, recipient), true)
    },
  }
}

function withChoices(known: Choices, ids: readonly string[], state: 'open' | 'closed'): Choices {
  return new Map([...known, ...ids.map((id) => [id, state] as const)])
}

function openGroups(groups: Choices): ReadonlySet<string> {
  return new Set([...groups].flatMap(([id, state]) => (state === 'open' ? [id] : [])))
}

/** Ids of the open groups, and of those that would hide transactions that were visible before the trace grew. */
function keepVisible(
  trace: TraceModel,
  folds: FoldOptions,
  chosen: Choices,
  before: TraceGraph | undefined,
): ReadonlySet<string> {
  const open = new Set(folds.expanded)
  if (before === undefined || before.trace === trace) return open
  for (const { id, kind, members } of groupSiblings(trace, folds).groups) {
    if (kind === 'plumbing' || chosen.get(id) === 'closed') continue
    const wasVisible = members.some((at) => before.placeById.has(itemId(trace, trace.inbound[at] ?? -1, at)))
    if (wasVisible) open.add(id)
  }
  return open
}
