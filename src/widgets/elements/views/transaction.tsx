import type { ReactElement } from 'react'
import card from '../../../components/states/card/card.css?inline'
import transactionCard from '../../../components/transactions/transaction-card/transaction-card.css?inline'
import comment from '../../../components/values/comment/comment.css?inline'
import opcode from '../../../components/values/opcode/opcode.css?inline'
import { TransactionView } from '../../views/TransactionView.tsx'
import type { WidgetProps } from '../defineWidget.ts'

export const styles = [card, comment, opcode, transactionCard]

interface Values {
  readonly hash: string | undefined
  readonly perspective: string | undefined
  readonly compact: boolean | undefined
}

/** One transaction by its hash. */
export default function TransactionContent({
  values: { hash, perspective, compact },
  view,
}: WidgetProps<Values>): ReactElement {
  return <TransactionView {...view} hash={hash} perspective={perspective} compact={compact} />
}
