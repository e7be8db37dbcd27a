import { useMemo, type ReactElement } from 'react'
import type { ComparedTransaction } from '../../../meaning/trace/compare/compareTransactions.ts'
import type { TraceModel } from '../../../meaning/trace/model.ts'
import { Address } from '../../values/address/Address.tsx'
import { MessageChainGraph } from '../message-chain-graph/MessageChainGraph.tsx'
import type { GraphNode } from '../message-chain-graph/tree/GraphCard.tsx'
import { type ComparedNames, DifferenceMark, sideLetters } from './DifferenceMark.tsx'

interface ComparedGraphsProps {
  readonly left: TraceModel
  readonly right: TraceModel
  readonly names: ComparedNames
  readonly rows: readonly ComparedTransaction[]
}

/** The graphs of two traces, one beside the other; cards name what differs. */
export function ComparedGraphs({ left, right, names, rows }: ComparedGraphsProps): ReactElement {
  return (
    <div part="trace-comparison-graphs">
      <ComparedGraph trace={left} side="left" names={names} rows={rows} />
      <ComparedGraph trace={right} side="right" names={names} rows={rows} />
    </div>
  )
}

interface ComparedGraphProps extends Omit<ComparedGraphsProps, 'left' | 'right'> {
  readonly trace: TraceModel
  readonly side: keyof ComparedNames
}

function ComparedGraph({ trace, side, names, rows }: ComparedGraphProps): ReactElement {
  const renderNode = useMemo(() => {
    const byHash = new Map(rows.map((row) => [row[side]?.hash, row]))
    return ({ trace: { transactions }, index }: GraphNode): ReactElement => {
      const transaction = transactions[index]
      const row = byHash.get(transaction?.hash)
      return (
        <span
          part="trace-comparison-node"
          data-differs={(row !== undefined && row.differences.length > 0) || undefined}
        >
          <Address value={transaction?.account} copy={false} href={false} />
          {row !== undefined && <DifferenceMark row={row} />}
        </span>
      )
    }
  }, [rows, side])
  return (
    <div part="trace-comparison-graph">
      <h4 part="trace-comparison-name">
        <bdi>
          {sideLetters[side]}: {names[side]}
        </bdi>
      </h4>
      <MessageChainGraph
        trace={trace}
        renderNode={renderNode}
        defaultView="messages"
        height={360}
        aria-label={names[side]}
      />
    </div>
  )
}
