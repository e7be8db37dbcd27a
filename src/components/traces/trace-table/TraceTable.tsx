'use client'
import { forwardRef, memo, useId, type ComponentPropsWithoutRef, type ReactElement } from 'react'
import { useDisplay, useTexts } from '../../../react/display/display.ts'
import { useVerification, type Verification } from '../../../react/display/useVerification.ts'
import { useTimeZone } from '../../../react/display/useTime.ts'
import { graphMessages } from '../../../text/en/transactions/graph.ts'
import { traceMessages } from '../../../text/en/transactions/traces.ts'
import { verificationMessages } from '../../../text/en/transactions/verification.ts'
import { formatTime } from '../../../text/format/time.ts'
import type { TraceModel } from '../../../meaning/trace/model.ts'
import { addressLike } from '../../../text/format/address.ts'
import { Skeleton } from '../../parts/skeleton/Skeleton.tsx'
import { VerifiedSummary } from '../../states/verified-mark/VerifiedSummary.tsx'
import { Lead } from '../trace-outline/Lead.tsx'
import { branchProps, lineProps, type ShownLine } from '../trace-outline/lineProps.ts'
import { TraceFrame } from '../trace-outline/TraceFrame.tsx'
import { TraceScroller } from '../trace-outline/TraceScroller.tsx'
import { useLine } from '../trace-outline/useLine.ts'
import {
  useControlledSelection,
  useTraceModel,
  type TraceSelectionProps,
  type TraceStateProps,
} from '../trace-outline/useTraceModel.ts'
import { useTraceWalk } from '../trace-outline/useTraceWalk.ts'

/** Props of {@link TraceTable}; the rest go to the `<section>`. */
export interface TraceTableProps
  extends Omit<ComponentPropsWithoutRef<'section'>, 'children' | 'onSelect'>, TraceStateProps, TraceSelectionProps {
  /** Checks the transactions against their hashes, in this browser. @default the display's `verify` */
  readonly verify?: boolean | undefined
}

const columns = ['account', 'operation', 'outcome', 'value', 'fee', 'time'] as const
/** The head among them. */
const skeletonRows = 7

/**
 * The transactions of a trace as rows with columns, nested as they caused one another. Feed it from
 * {@link useTrace}.
 */
export const TraceTable = forwardRef<HTMLElement, TraceTableProps>(function TraceTable(
  {
    trace: source,
    loading = false,
    error,
    onRetry,
    selected: given,
    defaultSelected,
    onSelect,
    verify: wanted,
    ...rest
  },
  ref,
) {
  const messages = useTexts('trace', traceMessages)
  const help = useId()
  const { verify: isDefault } = useDisplay()
  const verify = wanted ?? isDefault
  const { trace, verdict } = useTraceModel(source)
  const verification = useVerification(trace.transactions, { enabled: verify })
  const [selected, select] = useControlledSelection({ selected: given, defaultSelected, onSelect })
  const walk = useTraceWalk({ trace, verdict, selected, onSelect: select, ends: false, branches: true, head: true })
  return (
    <TraceFrame
      {...rest}
      ref={ref}
      name="trace-table"
      label={rest['aria-label'] ?? messages.table}
      trace={trace}
      loading={loading}
      error={error}
      onRetry={onRetry}
      skeleton={<Bones />}
    >
      <span part="visually-hidden" id={help}>
        {messages.help}
      </span>
      {verify && <VerifiedSummary verification={verification} />}
      <TraceScroller walk={walk}>
        <div
          {...walk.list}
          part="trace-grid"
          role="treegrid"
          aria-label={messages.table}
          aria-describedby={help}
          aria-rowcount={walk.rows.length + 1}
          aria-colcount={columns.length}
        >
          <div role="rowgroup" part="trace-heads">
            <div part="trace-head trace-line" role="row" aria-rowindex={1}>
              {columns.map((column) => (
                <span
                  key={column}
                  role="columnheader"
                  part="trace-cell"
                  data-column={column}
                  title={messages.columns[column]}
                >
                  {messages.columns[column]}
                </span>
              ))}
            </div>
          </div>
          <div role="rowgroup" {...walk.lines} part="trace-lines">
            {walk.shown.map((line) => (
              <TableLine key={line.row.id} trace={trace} resultFor={verification.resultFor} {...line} />
            ))}
          </div>
        </div>
      </TraceScroller>
    </TraceFrame>
  )
})

interface TableLineProps extends ShownLine {
  readonly trace: TraceModel
  readonly resultFor: Verification['resultFor']
}

const TableLine = memo(function TableLine({ trace, resultFor, ...shown }: TableLineProps): ReactElement {
  const { place, row, selected } = shown
  const { locale } = useDisplay()
  const timeZone = useTimeZone()
  const graph = useTexts('graph', graphMessages)
  const line = useLine(trace, row)
  const checks = useTexts('verification', verificationMessages)
  const now = trace.transactions[row.transaction]?.now
  const isWrong = resultFor(trace.transactions[row.transaction])?.status === 'mismatch'
  // That of a transaction without a fault says what it is, not how it went.
  const [kind, reason] = line.status === 'success' ? [line.note, undefined] : [undefined, line.note]
  const cells = {
    account: <Lead row={row} line={line} levels={4} />,
    operation: whole(line.operation ?? line.comment ?? kind ?? graph.transfer),
    outcome: isWrong ? (
      <strong part="verified-alert">{checks.status.mismatch}</strong>
    ) : (
      whole(reason ?? graph.outcome[line.status])
    ),
    // Without a direction of its own, so that number and unit stand as in other tables.
    value: line.amount !== undefined && <span title={line.amount}>{line.amount}</span>,
    fee: line.fee !== undefined && <span title={line.fee}>{line.fee}</span>,
    time: whole(formatTime(now, { locale, timeZone, fields: 'time' })),
  }
  return (
    <div
      {...lineProps(shown, line.status)}
      {...branchProps(row)}
      role="row"
      aria-rowindex={place + 2}
      aria-selected={selected}
    >
      {columns.map((column) => (
        <span key={column} role="gridcell" part="trace-cell" data-column={column}>
          {cells[column]}
        </span>
      ))}
    </div>
  )
})

/** Words that a narrow cell cuts off, and all of them for who points at it. */
function whole(words: string): ReactElement {
  return <bdi title={words}>{words}</bdi>
}

/** Skeleton of the table. */
function Bones(): ReactElement {
  return (
    <div part="trace-grid" aria-hidden="true">
      {Array.from({ length: skeletonRows }, (_, place) => (
        <div key={place} part="trace-line" data-kind="loading">
          <Skeleton like={addressLike} />
          <Skeleton like="Jetton transfer" />
          <Skeleton like="0.05 GRAM" />
        </div>
      ))}
    </div>
  )
}
