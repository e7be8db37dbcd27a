'use client'
import {
  forwardRef,
  useDeferredValue,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
  type ComponentPropsWithoutRef,
  type KeyboardEvent,
  type MouseEvent,
} from 'react'
import { useTexts } from '../../../react/display/display.ts'
import { partNames } from '../../../react/display/partNames.ts'
import { rawDataMessages } from '../../../text/en/transactions/messages.ts'
import { focusTarget } from '../../parts/roving-focus/focusTarget.ts'
import { useSteps } from '../../parts/useSteps.ts'
import { clamp } from '../../parts/window/rowGeometry.ts'
import { useRowWindow } from '../../parts/window/useRowWindow.ts'
import { bagText, rootNode } from './rawNodes.ts'
import { useCell } from '../useCell.ts'
import { RawLine } from './RawLine.tsx'
import { RawSearch } from './RawSearch.tsx'
import { RawValue } from './RawValue.tsx'
import { ancestorIds, findRows, initiallyOpen, rowPath, visibleRows } from './rawRows.ts'
import { useLineMetrics } from './useLineMetrics.ts'

/** Props of {@link RawData}; the rest go to the `<div>`. */
export interface RawDataProps extends Omit<ComponentPropsWithoutRef<'div'>, 'children'> {
  /** Any JSON value, a cell, or a bag of cells in base64 or hex. */
  readonly value: unknown
  /** Levels that are open at first, unless they have too many lines. @default 2 */
  readonly defaultOpenDepth?: number | undefined
  /** Line that is selected: indices of children from the root, `0/3/1`, empty for the root. */
  readonly selected?: string | undefined
  /** Called with the line that a reader selects. */
  readonly onSelectedChange?: ((selected: string) => void) | undefined
  /** Whether the selected value is shown in full below the tree. @default true */
  readonly pane?: boolean | undefined
  /** Name of the tree for screen readers. @default the catalogue's "Raw data" */
  readonly label?: string | undefined
}

/** Lines in the server's output, which cannot measure. */
const serverLines = 30

/**
 * Tree of raw data that can be opened, searched and copied. Bags of cells open into their cells.
 * Only the lines in view are rendered, so the data may be of any size.
 */
export const RawData = forwardRef<HTMLDivElement, RawDataProps>(function RawData(
  { value, defaultOpenDepth = 2, selected: given, onSelectedChange, pane = true, label, part, ...rest },
  ref,
) {
  const messages = useTexts('rawData', rawDataMessages)
  const id = useId()
  const bag = useCell(bagText(value))
  const root = useMemo(() => rootNode(value, bag), [value, bag])
  const opened = useMemo(() => initiallyOpen(root, defaultOpenDepth), [root, defaultOpenDepth])
  const [choice, setChoice] = useState({ root, open: opened, selected: '' })
  const { open: chosen, selected: own } = choice.root === root ? choice : { open: opened, selected: '' }
  const selected = given ?? own
  // A host can select a line that is inside closed ones.
  const open = useMemo(
    () => (given === undefined ? chosen : new Set([...chosen, ...ancestorIds(given)])),
    [chosen, given],
  )
  const [query, setQuery] = useState('')
  const wanted = useDeferredValue(query)
  const startSearch = useMemo(() => () => findRows(root, wanted), [root, wanted])
  const search = useSteps(startSearch)
  const found = search.status === 'done' ? search.result : undefined
  const matches = useMemo(() => new Set(found?.ids), [found])
  const rows = useMemo(() => visibleRows(root, open), [root, open])

  const scroller = useRef<HTMLDivElement>(null)
  const probe = useRef<HTMLDivElement>(null)
  const metrics = useLineMetrics(scroller, probe)
  const { rowHeight = 0, viewHeight = 0 } = metrics ?? {}
  const view = useRowWindow({
    scrollerRef: scroller,
    rowCount: rows.length,
    rowHeight,
    viewHeight,
    perRow: 1,
    overscan: 4,
  })
  const [first, end] = metrics === undefined ? [0, Math.min(serverLines, rows.length)] : [view.firstRow, view.endRow]
  const current = Math.max(
    0,
    rows.findIndex((row) => row.id === selected),
  )
  const row = rows[current]

  const revealed = useRef('')
  useEffect(() => {
    if (given === undefined || metrics === undefined || given === revealed.current) return
    revealed.current = given
    view.scrollToRow(current)
  })

  const choose = (next: ReadonlySet<string>, target: string) => {
    setChoice({ root, open: next, selected: target })
    if (target === selected) return
    revealed.current = target
    onSelectedChange?.(target)
  }
  const select = (next: string) => {
    const above = new Set([...open, ...ancestorIds(next)])
    const all = above.size === open.size ? open : above
    choose(all, next)
    const place = (all === open ? rows : visibleRows(root, all)).findIndex((row) => row.id === next)
    if (place >= 0) view.scrollToRow(place)
  }
  const toggle = (target: string, toOpen = !open.has(target)) => {
    const next = new Set(open)
    if (toOpen) next.add(target)
    else next.delete(target)
    choose(next, target)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (row === undefined || event.metaKey || event.ctrlKey || event.altKey) return
    const isOpen = open.has(row.id)
    const goTo = (index: number) => select(rows[clamp(index, 0, rows.length - 1)]?.id ?? '')
    const pageRows = Math.max(1, Math.floor(viewHeight / Math.max(1, rowHeight)) - 1)
    const target = focusTarget(event, current, { count: rows.length, orientation: 'vertical', pageRows })
    const actions: Readonly<Record<string, (() => void) | undefined>> = {
      ArrowRight: () => (row.node.size > 0 && !isOpen ? toggle(row.id, true) : goTo(current + 1)),
      ArrowLeft: () => (isOpen ? toggle(row.id, false) : select(ancestorIds(row.id).at(-1) ?? '')),
      Enter: row.node.size > 0 ? () => toggle(row.id) : undefined,
      ' ': row.node.size > 0 ? () => toggle(row.id) : undefined,
    }
    const ownAction = Object.hasOwn(actions, event.key) ? actions[event.key] : undefined
    const action = target === undefined ? ownAction : () => goTo(target)
    if (action === undefined) return
    event.preventDefault()
    action()
  }
  const onClick = (event: MouseEvent) => {
    const line = (event.target as Element).closest<HTMLElement>('[data-id]')
    const target = line?.dataset['id']
    if (target === undefined) return
    if (line?.getAttribute('aria-expanded') === null || target !== selected) select(target)
    if (line?.getAttribute('aria-expanded') !== null) toggle(target)
  }
  const tree = { onKeyDown, onClick }
  return (
    <div {...rest} ref={ref} part={partNames('raw-data', part)} aria-busy={bag.status === 'reading' || undefined}>
      <RawSearch
        query={query}
        found={found}
        selected={selected}
        copy={() => root.copy()}
        onQuery={setQuery}
        onSelect={select}
      />
      <div ref={scroller} part="raw-data-scroller" dir="ltr">
        <div
          role="tree"
          tabIndex={0}
          part="raw-data-tree"
          aria-label={label ?? messages.label}
          aria-activedescendant={current >= first && current < end ? `${id}${row?.id ?? ''}` : undefined}
          style={metrics === undefined ? undefined : { height: view.height }}
          {...tree}
        >
          {rows.slice(first, end).map((line, at) => (
            <RawLine
              key={line.id}
              id={`${id}${line.id}`}
              row={line}
              open={open.has(line.id)}
              selected={line.id === row?.id}
              matched={matches.has(line.id)}
              top={metrics === undefined ? undefined : view.rowTop(first + at)}
              messages={messages}
            />
          ))}
        </div>
      </div>
      <div ref={probe} part="raw-data-line raw-data-probe" aria-hidden="true">
        0
      </div>
      {pane && row !== undefined && row.node.kind !== 'object' && row.node.kind !== 'list' && (
        <RawValue node={row.node} path={rowPath(root, row.id)} />
      )}
    </div>
  )
})
