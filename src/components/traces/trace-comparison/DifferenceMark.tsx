import type { ReactElement } from 'react'
import { useTexts } from '../../../react/display/display.ts'
import { comparisonMessages } from '../../../text/en/transactions/comparison.ts'
import type { ComparedTransaction } from '../../../meaning/trace/compare/compareTransactions.ts'
import { Icon } from '../../values/icon/Icon.tsx'

/** Names of the two traces. */
export interface ComparedNames {
  readonly left: string
  readonly right: string
}

/** Letters that stand for the traces where their names do not fit. */
export const sideLetters: ComparedNames = { left: 'A', right: 'B' }

interface DifferenceMarkProps {
  readonly row: ComparedTransaction
}

/** Fields in which two transactions differ; null if there are none. */
export function DifferenceMark({ row: { differences, left } }: DifferenceMarkProps): ReactElement | null {
  const messages = useTexts('comparison', comparisonMessages)
  if (differences.length === 0) return null
  const only = messages.only(left === undefined ? sideLetters.right : sideLetters.left)
  const text = differences.map((field) => (field === 'presence' ? only : messages.field[field])).join(', ')
  return (
    <bdi part="trace-comparison-differs" title={text}>
      <Icon name="warning" /> {text}
    </bdi>
  )
}
