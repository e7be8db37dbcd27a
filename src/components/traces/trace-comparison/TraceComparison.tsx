'use client'
import { forwardRef, useMemo, type ComponentPropsWithoutRef, type ReactElement } from 'react'
import { useDisplay, useTexts } from '../../../react/display/display.ts'
import { comparisonMessages } from '../../../text/en/transactions/comparison.ts'
import { graphMessages } from '../../../text/en/transactions/graph.ts'
import { plainText } from '../../../service/rows/plainText.ts'
import { compareTransactions, type ComparedTransaction } from '../../../meaning/trace/compare/compareTransactions.ts'
import type { PairOptions } from '../../../meaning/trace/compare/pairTransactions.ts'
import { traceTotals } from '../../../meaning/trace/totals.ts'
import { Table, useColumns } from '../../lists/table/Table.tsx'
import type { ColumnProps } from '../../lists/table/tools/toolProps.ts'
import { Card, type CardStateProps } from '../../states/card/Card.tsx'
import { Disclosure } from '../../parts/Disclosure.tsx'
import { lazyPart } from '../../states/lazy-part/lazyPart.tsx'
import { Skeleton } from '../../parts/skeleton/Skeleton.tsx'
import { CoinAmount } from '../../values/coin-amount/CoinAmount.tsx'
import { StatusBadge } from '../../values/status-badge/StatusBadge.tsx'
import { verdictStatus } from '../../../meaning/trace/verdict.ts'
import { type TraceStateProps, useTraceModel } from '../trace-outline/useTraceModel.ts'
import { sideLetters } from './DifferenceMark.tsx'
import { traceComparisonColumns } from './traceComparisonColumns.tsx'

/** Props of {@link TraceComparison}; the rest go to the `<article>`. */
export interface TraceComparisonProps
  extends
    Omit<ComponentPropsWithoutRef<'article'>, 'children'>,
    CardStateProps,
    PairOptions,
    Pick<ColumnProps<ComparedTransaction>, 'columns' | 'exportable'> {
  /** The first trace: a forecast, a failed one, an earlier run of a test. */
  readonly left?: TraceStateProps['trace']
  /** The second trace: what happened, the repeated one, a later run. */
  readonly right?: TraceStateProps['trace']
  /** Name of the first trace. @default the catalogue's */
  readonly leftName?: string | undefined
  /** Name of the second trace. @default the catalogue's */
  readonly rightName?: string | undefined
}

/** Loaded when a reader asks for it. */
const Graphs = lazyPart(async () => (await import('../lazyGraphs.ts')).ComparedGraphs, {
  fallback: <GraphsSkeleton />,
})

/**
 * Two traces side by side, matched by structure: a forecast and what happened, a failed trace and its repetition,
 * two runs of a test. Marks differences in outcome, exit code, value, fees and gas, in a table and in two graphs.
 * Feed it from {@link useTrace} or {@link useEmulation}.
 */
export const TraceComparison = forwardRef<HTMLElement, TraceComparisonProps>(function TraceComparison(props, ref) {
  const {
    left: givenLeft,
    right: givenRight,
    leftName,
    rightName,
    match,
    columns: choice,
    exportable,
    loading = false,
    ...rest
  } = props
  const display = useDisplay()
  const messages = useTexts('comparison', comparisonMessages)
  const left = useTraceModel(givenLeft)
  const right = useTraceModel(givenRight)
  const names = useMemo(
    () => ({ left: nameText(leftName) || messages.sides.left, right: nameText(rightName) || messages.sides.right }),
    [leftName, rightName, messages],
  )
  const rows = useMemo(() => compareTransactions(left.trace, right.trace, { match }), [left.trace, right.trace, match])
  const defaults = useMemo(() => traceComparisonColumns(names, display), [names, display])
  const columns = useColumns(defaults, choice)
  const hasBoth = left.trace.transactions.length > 0 && right.trace.transactions.length > 0
  const malformed = [left, right].reduce((sum, { trace }) => sum + (trace.answer.unreadable ?? 0), 0)
  const differing = rows.filter(({ differences }) => differences.length > 0).length
  return (
    <Card
      {...rest}
      ref={ref}
      kind="trace-comparison"
      label={rest['aria-label'] ?? messages.title}
      entity={hasBoth ? rows : undefined}
      loading={loading}
      malformed={malformed}
      emptyText={messages.empty}
    >
      <header part="trace-comparison-head">
        <p part="trace-comparison-summary">
          {!hasBoth ? (
            <Skeleton like={messages.equal} />
          ) : differing === 0 ? (
            messages.equal
          ) : (
            <bdi>{messages.summary(differing, rows.length, display.locale)}</bdi>
          )}
        </p>
        <Side name={`${sideLetters.left}: ${names.left}`} side={hasBoth ? left : undefined} />
        <Side name={`${sideLetters.right}: ${names.right}`} side={hasBoth ? right : undefined} />
      </header>
      <Table
        part="trace-comparison-table"
        label={messages.title}
        rows={rows}
        columns={columns}
        rowKey={rowKey}
        rowStatus={rowStatus}
        loading={!hasBoth}
        exportable={exportable}
      />
      <Disclosure label={messages.graphs} loading={!hasBoth}>
        {() => <Graphs left={left.trace} right={right.trace} names={names} rows={rows} />}
      </Disclosure>
    </Card>
  )
})

function nameText(name: unknown): string {
  return typeof name === 'string' ? plainText(name, { maximum: 60 }) : ''
}

function rowKey({ id }: ComparedTransaction): string {
  return id
}

function rowStatus({ differences }: ComparedTransaction): string | undefined {
  return differences.length > 0 ? 'failed' : undefined
}

function GraphsSkeleton(): ReactElement {
  return <Skeleton like={useTexts('comparison', comparisonMessages).graphs} />
}

interface SideProps {
  readonly name: string
  /** Undefined while it is loading. */
  readonly side: ReturnType<typeof useTraceModel> | undefined
}

/** The outcome and the fees of one trace. */
function Side({ name, side }: SideProps): ReactElement {
  const messages = useTexts('comparison', comparisonMessages)
  const graph = useTexts('graph', graphMessages)
  return (
    <p part="trace-comparison-side">
      <bdi part="trace-comparison-name">{name}</bdi>{' '}
      {side === undefined ? (
        <Skeleton like="Success · Total fees 0.0123 GRAM" />
      ) : (
        <>
          <StatusBadge status={verdictStatus[side.verdict.status]} label={graph.verdict[side.verdict.status]} />{' '}
          <bdi>
            {messages.totalFees} <CoinAmount amount={traceTotals(side.trace).fees} />
          </bdi>
        </>
      )}
    </p>
  )
}
