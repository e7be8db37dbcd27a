'use client'
import { Fragment, forwardRef, memo, useId, type ComponentPropsWithoutRef, type ReactElement } from 'react'
import { useDisplay, useTexts } from '../../../react/display/display.ts'
import { partNames } from '../../../react/display/partNames.ts'
import { formatNumber } from '../../../text/format/intl.ts'
import { graphMessages } from '../../../text/en/transactions/graph.ts'
import { traceMessages } from '../../../text/en/transactions/traces.ts'
import type { TraceModel } from '../../../meaning/trace/model.ts'
import { addressLike } from '../../../text/format/address.ts'
import { Skeleton } from '../../parts/skeleton/Skeleton.tsx'
import { Lead } from './Lead.tsx'
import { branchProps, lineProps, type ShownLine } from './lineProps.ts'
import { TraceFrame } from './TraceFrame.tsx'
import { TraceScroller } from './TraceScroller.tsx'
import { useLine } from './useLine.ts'
import {
  useControlledSelection,
  useTraceModel,
  type TraceSelectionProps,
  type TraceStateProps,
} from './useTraceModel.ts'
import { useTraceWalk } from './useTraceWalk.ts'

/** Props of {@link TraceOutline}; the rest go to the `<section>`. */
export interface TraceOutlineProps
  extends Omit<ComponentPropsWithoutRef<'section'>, 'children' | 'onSelect'>, TraceStateProps, TraceSelectionProps {}

const skeletonRows = 6

/**
 * A trace as text: a tree of lines, each with its account, what was asked of it and what came of
 * it. Says in words all that the graph draws; renders the lines in view. Feed it from
 * {@link useTrace}.
 */
export const TraceOutline = forwardRef<HTMLElement, TraceOutlineProps>(function TraceOutline(
  { trace: source, loading = false, error, onRetry, selected: given, defaultSelected, onSelect, ...rest },
  ref,
) {
  const { locale } = useDisplay()
  const messages = useTexts('trace', traceMessages)
  const graph = useTexts('graph', graphMessages)
  const help = useId()
  const { trace, verdict } = useTraceModel(source)
  const [selected, select] = useControlledSelection({ selected: given, defaultSelected, onSelect })
  const walk = useTraceWalk({ trace, verdict, selected, onSelect: select, ends: true, branches: true })
  const number = (value: number): string => formatNumber(value, locale)
  const failures = verdict.failures.length
  return (
    <TraceFrame
      {...rest}
      ref={ref}
      name="trace-outline"
      label={rest['aria-label'] ?? messages.outline}
      trace={trace}
      loading={loading}
      error={error}
      onRetry={onRetry}
      skeleton={<Bones tools={[messages.openAll, messages.closeAll]} />}
    >
      <div part="trace-tools">
        <button type="button" part="button trace-tool" onClick={walk.openAll}>
          {messages.openAll}
        </button>
        <button type="button" part="button trace-tool" onClick={walk.closeAll}>
          {messages.closeAll}
        </button>
      </div>
      <span part="visually-hidden" id={help}>
        {messages.help}
      </span>
      <TraceScroller walk={walk}>
        <div
          {...walk.list}
          role="tree"
          {...walk.lines}
          part="trace-lines"
          aria-label={graph.tree(
            graph.transactions(trace.transactions.length, locale),
            graph.messages(trace.messages.length, locale),
            failures === 0 ? undefined : number(failures),
          )}
          aria-describedby={help}
        >
          {walk.shown.map((line) => (
            <OutlineLine key={line.row.id} trace={trace} {...line} />
          ))}
        </div>
      </TraceScroller>
    </TraceFrame>
  )
})

interface OutlineLineProps extends ShownLine {
  readonly trace: TraceModel
}

const OutlineLine = memo(function OutlineLine({ trace, ...shown }: OutlineLineProps): ReactElement {
  const { row, selected } = shown
  const line = useLine(trace, row)
  const asked = [line.operation, line.note, line.comment].filter((word) => word !== undefined)
  return (
    <div
      {...lineProps(shown, line.status)}
      {...branchProps(row)}
      role="treeitem"
      aria-label={line.sentence}
      aria-selected={selected}
    >
      <Lead row={row} line={line} levels={8} />{' '}
      <span part="trace-asked">
        {asked.map((word, place) => (
          <Fragment key={place}>
            <bdi
              part={
                place === 0 && line.operation !== undefined
                  ? 'trace-operation'
                  : partNames('trace-note', word === line.comment ? 'comment-line' : undefined)
              }
              title={word}
            >
              {word}
            </bdi>{' '}
          </Fragment>
        ))}
      </span>{' '}
      {line.amount !== undefined && <bdi part="trace-amount">{line.amount}</bdi>}
    </div>
  )
})

/** Skeleton of the outline. */
function Bones({ tools }: { readonly tools: readonly string[] }): ReactElement {
  return (
    <>
      <div part="trace-tools" aria-hidden="true">
        {tools.map((tool) => (
          <span key={tool} part="button trace-tool">
            <Skeleton like={tool} />
          </span>
        ))}
      </div>
      <div part="trace-scroller" aria-hidden="true">
        {Array.from({ length: skeletonRows }, (_, place) => (
          <div key={place} part="trace-line" data-kind="loading">
            <span part="trace-lead">
              {Array.from({ length: Math.min(place, 3) }, (_indent, depth) => (
                <span key={depth} part="trace-indent" />
              ))}
              <Skeleton like={addressLike} />
            </span>
            <span part="trace-asked">
              <Skeleton like="Jetton transfer" />
            </span>
            <Skeleton like="0.05 GRAM" />
          </div>
        ))}
      </div>
    </>
  )
}
