import {
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
  type CSSProperties,
  type KeyboardEvent,
  type MouseEvent,
  type RefObject,
} from 'react'
import type { TraceModel } from '../../../meaning/trace/model.ts'
import type { Verdict } from '../../../meaning/trace/verdict.ts'
import { rowsFrom } from '../../parts/window/rowGeometry.ts'
import { useLineMetrics } from '../../values/raw-data/useLineMetrics.ts'
import { useRowWindow } from '../../parts/window/useRowWindow.ts'
import type { ShownLine } from './lineProps.ts'
import { endId, idsAbove, traceRows, type OutlineRow } from './traceRows.ts'

/** Options of {@link useTraceWalk}. */
export interface TraceWalkOptions {
  readonly trace: TraceModel
  readonly verdict: Verdict
  readonly selected: string | undefined
  readonly onSelect: (hash: string) => void
  /** Lines for messages without a transaction. */
  readonly ends: boolean
  /** Lines can be closed. */
  readonly branches: boolean
  /** A head as high as a line stays above the lines. @default false */
  readonly head?: boolean | undefined
}

/** A windowed list of lines with one Tab stop, and where the reader is in it. */
export interface TraceWalk {
  readonly rows: readonly OutlineRow[]
  /** Lines to render, downwards; the reader's own is always among them. */
  readonly shown: readonly ShownLine[]
  /** The element that scrolls, and a hidden line that is measured: `TraceScroller` draws both. */
  readonly scroller: RefObject<HTMLDivElement | null>
  readonly probe: RefObject<HTMLDivElement | null>
  /** Whether the page scrolls, and not that element. */
  readonly isPaged: boolean
  /** Props of the element that holds the lines. */
  readonly lines: {
    readonly 'data-layout': 'flow' | 'placed'
    readonly style: CSSProperties | undefined
  }
  /** Props of the element that takes the focus. */
  readonly list: {
    readonly tabIndex: 0
    readonly 'aria-activedescendant': string | undefined
    readonly onKeyDown: (event: KeyboardEvent<HTMLElement>) => void
    readonly onClick: (event: MouseEvent<HTMLElement>) => void
  }
  readonly closeAll: () => void
  readonly openAll: () => void
}

const serverRows = 30
const nothingClosed: ReadonlySet<string> = new Set()

/**
 * Walks the lines of a trace by keyboard and pointer. The focus stays on the list, so that no line
 * that is scrolled away can take it along; a selection that changes from outside is gone to.
 */
export function useTraceWalk(options: TraceWalkOptions): TraceWalk {
  const { trace, verdict, selected, onSelect, ends, branches, head = false } = options
  const scroller = useRef<HTMLDivElement>(null)
  const probe = useRef<HTMLDivElement>(null)
  const id = useId()
  const [closed, setClosed] = useState(nothingClosed)
  const [at, setAt] = useState<string>()
  const [followed, setFollowed] = useState<string>()
  const rows = useMemo(() => traceRows(trace, { closed, ends }), [trace, closed, ends])
  const rowPlaces = useMemo(() => new Map(rows.map((row, place) => [row.id, place])), [rows])
  const current = rowPlaces.get(at ?? selected ?? '') ?? placeOfArrived(trace, at, rowPlaces)

  const present = trace.transactions.length > 0
  const metrics = useLineMetrics(scroller, probe, present, true)
  const isPaged = metrics?.isPaged ?? false
  const rowHeight = metrics?.rowHeight ?? 0
  const viewHeight = Math.max(0, (metrics?.viewHeight ?? 0) - (head ? rowHeight : 0))
  const view = useRowWindow({
    scrollerRef: scroller,
    isPaged,
    present,
    rowCount: rows.length,
    rowHeight,
    viewHeight,
    perRow: 1,
    overscan: 4,
  })
  const places =
    metrics === undefined
      ? rowsFrom(0, Math.min(serverRows, rows.length), -1)
      : rowsFrom(view.firstRow, view.endRow, rows.length === 0 ? -1 : current)

  const open = (ids: readonly string[]): void => {
    if (!ids.some((above) => closed.has(above))) return
    const above = new Set(ids)
    setClosed(new Set([...closed].filter((other) => !above.has(other))))
  }
  const goToTransaction = (index: number): void => {
    open(idsAbove(trace, index))
    setAt(trace.transactions[index]?.hash)
  }
  if (selected !== followed) {
    setFollowed(selected)
    const index = trace.indexByHash.get(selected ?? '')
    if (index !== undefined) goToTransaction(index)
  }
  const { scrollToRow } = view
  useEffect(() => {
    // The page moves for readers who walk through the lines, not for a line that was selected elsewhere.
    const mayMove = !isPaged || scroller.current?.contains(document.activeElement) === true
    if (at !== undefined && rowHeight > 0 && mayMove) scrollToRow(current)
  }, [at, current, isPaged, rowHeight, scrollToRow])

  const goTo = (place: number): void => setAt(rows[Math.min(rows.length - 1, Math.max(0, place))]?.id)
  const toggle = (row: OutlineRow, close: boolean): void => {
    const next = new Set(closed)
    if (close) next.add(row.id)
    else next.delete(row.id)
    setClosed(next)
  }
  const findParent = (place: number): number => {
    const depth = rows[place]?.depth ?? 0
    for (let above = place - 1; above >= 0; above -= 1) if ((rows[above]?.depth ?? 0) < depth) return above
    return place
  }
  const select = (row: OutlineRow): void => {
    if (row.transaction >= 0) onSelect(row.id)
  }
  const goToFailure = (step: 1 | -1): void => {
    const failed = verdict.failures.map(({ index }) => index)
    const from = rows[current]?.transaction ?? -1
    const next =
      step > 0
        ? (failed.find((index) => index > from) ?? failed[0])
        : (failed.findLast((index) => index < from) ?? failed.at(-1))
    if (next !== undefined) goToTransaction(next)
  }

  const onKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
    const row = rows[current]
    if (row === undefined || event.metaKey || event.ctrlKey || event.altKey) return
    const mirrored = getComputedStyle(event.currentTarget).direction === 'rtl'
    const page = Math.max(1, Math.floor(viewHeight / Math.max(1, rowHeight)) - 1)
    const forward = (): void => {
      if (row.state === 'closed') toggle(row, false)
      else if (row.state === 'open') goTo(current + 1)
    }
    const back = (): void => {
      if (row.state === 'open') toggle(row, true)
      else goTo(findParent(current))
    }
    const actions: Readonly<Record<string, (() => void) | undefined>> = {
      ArrowDown: () => goTo(current + 1),
      ArrowUp: () => goTo(current - 1),
      PageDown: () => goTo(current + page),
      PageUp: () => goTo(current - page),
      Home: () => goTo(0),
      End: () => goTo(rows.length - 1),
      Enter: () => select(row),
      ' ': () => select(row),
      e: () => goToFailure(1),
      E: () => goToFailure(-1),
      ...(branches && {
        ArrowRight: mirrored ? back : forward,
        ArrowLeft: mirrored ? forward : back,
        '*': () => open(siblingIds(rows, current)),
      }),
    }
    const action = Object.hasOwn(actions, event.key) ? actions[event.key] : undefined
    if (action === undefined) return
    event.preventDefault()
    action()
  }
  const onClick = (event: MouseEvent<HTMLElement>): void => {
    const target = event.target as Element
    const row = rows[rowPlaces.get(target.closest<HTMLElement>('[data-id]')?.dataset['id'] ?? '') ?? -1]
    if (row === undefined) return
    setAt(row.id)
    if (target.closest('[part~="trace-toggle"]') !== null) toggle(row, row.state === 'open')
    else select(row)
  }
  const shown = places.flatMap((place): ShownLine[] => {
    const row = rows[place]
    const top = metrics === undefined ? undefined : view.rowTop(place)
    return row === undefined
      ? []
      : [{ id: `${id}${place}`, place, row, top, current: place === current, selected: row.id === selected }]
  })
  return {
    rows,
    shown,
    scroller,
    probe,
    isPaged,
    lines: {
      'data-layout': metrics === undefined ? 'flow' : 'placed',
      style: metrics === undefined ? undefined : { height: view.height },
    },
    list: {
      tabIndex: 0,
      'aria-activedescendant': places.includes(current) ? `${id}${current}` : undefined,
      onKeyDown,
      onClick,
    },
    openAll: () => setClosed(nothingClosed),
    closeAll: () => {
      const all = traceRows(trace, { closed: nothingClosed, ends })
      setClosed(new Set(all.flatMap((row) => (row.state === 'leaf' ? [] : [row.id]))))
    },
  }
}

/** Place of the transaction that a line waited for; the first place when there is none. */
function placeOfArrived(trace: TraceModel, id: string | undefined, rowPlaces: ReadonlyMap<string, number>): number {
  const index = id === undefined ? -1 : trace.messages.findIndex((_, message) => endId(trace, message) === id)
  const hash = trace.transactions[trace.messages[index]?.to ?? -1]?.hash
  return rowPlaces.get(hash ?? '') ?? 0
}

/** Ids of a line and of those that follow from the same one. */
function siblingIds(rows: readonly OutlineRow[], place: number): string[] {
  const depth = rows[place]?.depth ?? 0
  const ids: string[] = []
  for (let at = place; at >= 0 && (rows[at]?.depth ?? 0) >= depth; at -= 1)
    if (rows[at]?.depth === depth) ids.push(rows[at]?.id ?? '')
  for (let at = place + 1; at < rows.length && (rows[at]?.depth ?? 0) >= depth; at += 1)
    if (rows[at]?.depth === depth) ids.push(rows[at]?.id ?? '')
  return ids
}
